import { isSeen } from '../../src/core/findElements';
import { markupOf, parseFragment } from '../../src/core/html';
import { decodeEntities, wordsOf } from '../../src/core/html/text';
import { plugins, resetContent, setNodes } from './originals';
import type { Variation } from './variation';

const ELSEWHERE = '.related, .upsells, .up-sells, .grouped_form, li.product, .woosb-wrap';
const SKU = '.product_meta .sku';
const WEIGHT =
  '.product_weight, .woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value';
const DIMENSIONS =
  '.product_dimensions, .woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value';

/** Returns the product or bundle item around a form; in a table, whose row shows the variation, the form. */
export function productOf(form: Element): Element {
  const around = form.closest('.woosb-product, .product, .wcpt');
  return around && !around.matches('.wcpt') ? around : form;
}

/** The product's own price: the first in its summary that belongs to nothing else. */
function mainPrice(product: Element, form: Element): Element | undefined {
  // A picker of one part of a product, which is no form, does not say what the product costs.
  if (!(form instanceof HTMLFormElement) && !product.matches('.woosb-product')) return undefined;
  const scope = product.querySelector('.summary') ?? product;
  return [...scope.querySelectorAll('.price')].find(price => !form.contains(price) && !isElsewhere(price, product));
}

function isElsewhere(price: Element, product: Element): boolean {
  const other = price.closest(ELSEWHERE);
  return other !== null && other !== product && product.contains(other);
}

/** Shows a price, by default the product's own: an empty `price_html` means that all variations cost the same. */
export function showPrice(product: Element, form: Element, html = ''): void {
  const price = mainPrice(product, form);
  if (!price) return;
  if (!html) {
    resetContent(price);
    return;
  }
  const content = parseFragment(markupOf('variation', html));
  const { firstElementChild: first, childElementCount } = content;
  const wrapper = childElementCount === 1 && first?.matches('.price') ? first : content;
  setNodes(price, [...wrapper.childNodes]);
}

/** Whether the product's price is visible and has the same text as a variation's price in its form. */
export function saysSame(product: Element, form: Element, copy: Element): boolean {
  const price = mainPrice(product, form);
  return price !== undefined && isSeen(price) && wordsOf(price) === wordsOf(copy);
}

function show(product: Element, selector: string, text: string | undefined): void {
  for (const element of product.querySelectorAll(selector)) {
    if (text === undefined) plugins.resetContent(element);
    else plugins.setContent(element, text);
  }
}

/** Puts a variation's SKU, weight and dimensions into the product's meta area; without one, the product's own. */
export function showMeta(product: Element, variation?: Variation): void {
  const { sku, weight, weightHtml = '', dimensionsHtml } = variation ?? {};
  show(product, SKU, sku || undefined);
  show(product, WEIGHT, weight ? decodeEntities(weightHtml) : undefined);
  show(product, DIMENSIONS, dimensionsHtml === undefined ? undefined : decodeEntities(dimensionsHtml));
}
