import { wordsOf } from '../../../core/html/text';
import { minorOfDecimal } from '../../../core/money';
import type { TrackedProduct } from './item';
import { structuredProduct } from './structuredData';

/** `12.90 €`, `1.290,00 €`, `1.290 €`: the last separator with one or two digits after it is the decimal one. */
export function centsOf(shown: string): number | undefined {
  const [digits] = /\d[\d.,\s']*/.exec(shown) ?? [];
  if (digits === undefined) return undefined;
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits.trim()) ?? [];
  return Number(whole.replace(/\D/g, '') + fraction.padEnd(2, '0'));
}

const AMOUNT = '.amount, .wcpt-amount';

/** The price in a part of the page: the reduced one, else the first. */
export const shownPrice = (part: Element | null | undefined): number | undefined =>
  centsOf((part?.querySelector(`ins :is(${AMOUNT})`) ?? part?.querySelector(AMOUNT))?.textContent ?? '');

const nothing: TrackedProduct = {
  id: '',
  sku: '',
  name: '',
  categories: [],
  price: undefined,
  decimals: 2,
  quantity: 1,
  variant: '',
};

const attribute = (element: Element | null | undefined, name: string): string => element?.getAttribute(name) ?? '';
const classNumber = (element: Element, prefix: string): string =>
  new RegExp(`(?:^|\\s)${prefix}-(\\d+)(?:\\s|$)`).exec(element.className)?.[1] ?? '';
const piecesIn = (input: HTMLInputElement | null | undefined): number => Number(input?.value) || 1;

export function listedProduct(row: Element): TrackedProduct | undefined {
  const button = row.querySelector('[data-product_id]');
  const isRow = row.matches('.wcpt-row');
  const title = row.querySelector('.woocommerce-loop-product__title, .wcpt-title, .wp-block-post-title, h2, h3');
  const name = wordsOf(title);
  if (!name) return undefined;
  return {
    ...nothing,
    id: attribute(row, 'data-wcpt-product-id') || attribute(button, 'data-product_id') || classNumber(row, 'post'),
    sku: attribute(button, 'data-product_sku') || wordsOf(row.querySelector('.wcpt-sku')),
    name,
    price: minorOfDecimal(attribute(row, 'data-wcpt-price')) ?? shownPrice(row.querySelector('.price, .wcpt-price')),
    quantity: isRow ? piecesIn(row.querySelector<HTMLInputElement>('input.qty')) : 1,
  };
}

let chosen: Partial<TrackedProduct> = {};

export function choose(variation: Partial<TrackedProduct>): void {
  chosen = variation;
}

export function productOfPage(): TrackedProduct | undefined {
  const product = document.querySelector('.product[id^="product-"]');
  if (!document.body.matches('.single-product') || !product) return undefined;
  const data = structuredProduct();
  const summary = product.querySelector('.summary') ?? product;
  return {
    ...nothing,
    id: product.id.replace('product-', ''),
    sku: data?.sku || wordsOf(product.querySelector('.product_meta .sku')),
    name: wordsOf(product.querySelector('.product_title')) || (data?.name ?? ''),
    categories: [...product.querySelectorAll('.product_meta .posted_in a')].map(wordsOf),
    price: data?.price ?? shownPrice(summary.querySelector('.price')),
    ...chosen,
  };
}

/** The children of a group, or the items of a bundle, which cost nothing beside it. */
function partsOf(form: HTMLFormElement): readonly TrackedProduct[] {
  return [...form.querySelectorAll('.woocommerce-grouped-product-list-item, .woosb-product')].flatMap(part => {
    const isBundled = part.matches('.woosb-product');
    const input = part.querySelector<HTMLInputElement>('input.qty');
    const quantity = Number(input?.value ?? attribute(part, 'data-qty'));
    const name = wordsOf(
      part.querySelector('.woosb-title a, .woosb-title, [class*="item__label"] a, [class*="item__label"]'),
    );
    if (!(quantity > 0) || !name) return [];
    const id = isBundled ? attribute(part, 'data-id') : part.id.replace('product-', '');
    return [{ ...nothing, id, name, quantity, price: isBundled ? 0 : shownPrice(part) }];
  });
}

export function addedProducts(button: HTMLElement | null): readonly TrackedProduct[] {
  const row = button?.closest('li.product, .wcpt-row');
  if (row) {
    const product = listedProduct(row);
    const pieces = Number(attribute(button, 'data-quantity'));
    return product ? [{ ...product, ...(pieces > 0 && { quantity: pieces }) }] : [];
  }
  const form = button?.closest('form');
  const product = form && productOfPage();
  if (!product) return [];
  const parts = partsOf(form);
  if (form.matches('.grouped_form')) return parts;
  const quantity = piecesIn(form.querySelector<HTMLInputElement>('input[name="quantity"]'));
  return [{ ...product, quantity }, ...parts];
}

/** Returns the product that a link has removed from the cart; the line may have left the page already. */
export function removedProduct(link: HTMLElement | null): TrackedProduct | undefined {
  const line = link?.closest('.mini_cart_item, .cart_item');
  const name = wordsOf(line?.querySelector('.product-name a, .product-name, a:not(.remove)'));
  if (!link || !line || !name) return undefined;
  const shown = wordsOf(line.querySelector('span.quantity'));
  const input = line.querySelector<HTMLInputElement>('input.qty');
  return {
    ...nothing,
    id: attribute(link, 'data-product_id'),
    sku: attribute(link, 'data-product_sku'),
    name,
    price: shownPrice(line.querySelector('.product-price, span.quantity')),
    quantity: input ? piecesIn(input) : Number.parseInt(shown, 10) || 1,
  };
}
