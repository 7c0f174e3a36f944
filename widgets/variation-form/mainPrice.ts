import { parseFragment } from '../../src/core/html';
import { resetContent, setNodes } from './keepContent';

const ELSEWHERE = '.related, .upsells, .up-sells, .grouped_form, li.product, .woosb-wrap';

/** The product's own price: the first in its summary that belongs to nothing else. Source: contract 4. */
function mainPrice(product: Element, form: Element): Element | undefined {
  const scope = product.querySelector('.summary') ?? product;
  return [...scope.querySelectorAll('.price')].find(price => !form.contains(price) && !isElsewhere(price, product));
}

function isElsewhere(price: Element, product: Element): boolean {
  const other = price.closest(ELSEWHERE);
  return other !== null && other !== product && product.contains(other);
}

/**
 * Shows a variation's price in place of the product's; an empty one says that all variations cost the same.
 * Source: spec storefront 2, contract 4.
 * @param html the variation's `price_html`, with its `span.price` around it
 */
export function showPrice(product: Element, form: Element, html: string): void {
  const price = mainPrice(product, form);
  if (!price) return;
  if (!html) {
    resetContent(price);
    return;
  }
  const content = parseFragment(html);
  const { firstElementChild: first, childElementCount } = content;
  const wrapper = childElementCount === 1 && first?.matches('.price') ? first : content;
  setNodes(price, [...wrapper.childNodes]);
}

/** Shows the product's own price again. */
export function resetPrice(product: Element, form: Element): void {
  const price = mainPrice(product, form);
  if (price) resetContent(price);
}
