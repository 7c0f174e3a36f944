import { parseFragment } from '../../../../src/core/html';
import { parsePrice } from '../../price/figure';
import type { Table } from '../../table';
import { copyTemplate } from '../templates';
import { among } from './among';
import { fillAmounts } from './amounts';
import { isChanged, putContent, restoreContent } from './printed';
import { textOf, type Variation } from './variation';

const PRICE = '.wcpt-price.wcpt-variable-switch';
const SHOP_PRICE = '.wcpt-variable-price-default-woocommerce-template';
const KINDS = ['highest', 'lowest', 'sale', 'regular'] as const;
const RANGE = '.wcpt-lowest-price, .wcpt-highest-price';
const printedSale = new WeakMap<Element, boolean>();
/** Prices of variations in the shop's own form, as they were put in. */
const inserted = new WeakMap<Element, readonly ChildNode[]>();

/** Whether a variation costs less than its regular price. Source: spec product-table 4.5. */
export function isOnSale({ display_price, display_regular_price }: Variation): boolean {
  const [price, regular] = [parsePrice(display_price), parsePrice(display_regular_price)];
  return price !== undefined && regular !== undefined && price < regular;
}

/** Shows the price of a variation, or what the product's prices are. Source: contract product-table 26.5. */
export function showPrices(table: Table, elements: readonly Element[], variation: Variation | undefined): void {
  for (const element of among(elements, PRICE)) {
    if (variation) showPrice(table, element, variation);
    else resetPrice(table, element);
  }
  for (const element of among(elements, SHOP_PRICE)) showShopPrice(element, variation);
}

function showPrice(table: Table, element: Element, variation: Variation): void {
  const isSale = isOnSale(variation);
  const id = element.getAttribute('data-wcpt-element-id') ?? '';
  const template = copyTemplate(table, 'price-type', id, isSale ? 'sale' : 'regular');
  if (!template) return;
  fillAmounts(template, 'regular', variation.display_regular_price);
  fillAmounts(template, 'sale', variation.display_price);
  if (!printedSale.has(element)) printedSale.set(element, element.classList.contains('wcpt-product-on-sale'));
  element.classList.toggle('wcpt-product-on-sale', isSale);
  putContent(element, template);
}

function resetPrice(table: Table, element: Element): void {
  if (!isChanged(element)) return;
  restoreContent(element);
  element.classList.toggle('wcpt-product-on-sale', printedSale.get(element) === true);
  const text = (attribute: string) => element.getAttribute(`data-wcpt-${attribute}`) ?? '';
  const template = copyTemplate(table, 'price-type', text('element-id'), text('variable-template'));
  if (!template) return;
  // The server had printed the price of a variation, and not the range of all.
  if (!template.querySelector(RANGE) || element.querySelector(RANGE)) return;
  for (const kind of KINDS) fillAmounts(template, kind, text(`${kind}-price`));
  element.replaceChildren(template);
}

function showShopPrice(element: Element, variation: Variation | undefined): void {
  const own = element.querySelector('.wcpt-variable-switch__default');
  const html = textOf(variation?.price_html);
  for (const node of inserted.get(element) ?? []) node.remove();
  own?.classList.toggle('wcpt-hide', html !== '');
  const nodes = html ? [...parseFragment(html).childNodes] : [];
  inserted.set(element, nodes);
  if (own) own.after(...nodes);
  else element.append(...nodes);
}
