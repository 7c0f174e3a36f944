import { parseFragment } from '../../src/core/html';
import { complain } from './complain';
import { nearest, type Places } from './places';
import { escapeHtml } from './priceHtml';
import type { UndoList } from './undoList';

const ELSEWHERE = '.woosb-wrap, .related, .upsells, .up-sells, li.product';

/**
 * The element with the bundle's price: the page's own choice, else the one with the bundle's id, else the first price of
 * its product's summary. Source: add-on contract 1.3, 1.8.
 * @param selector the page's own; empty: none
 */
export function mainPrices(
  wrap: Element,
  id: string,
  { forms }: Places,
  selector: string | undefined,
): readonly Element[] {
  if (selector !== undefined) return selector ? find(selector) : [];
  const own = nearest(wrap, `.woosb-price-${id}`);
  if (own.length > 0) return own;
  const product = forms[0]?.closest('.product');
  const prices = [...(product?.querySelectorAll('.summary .price') ?? [])];
  return prices.filter(price => !price.closest(ELSEWHERE)).slice(0, 1);

  function find(all: string): readonly Element[] {
    try {
      return [...document.querySelectorAll(all)];
    } catch {
      complain(wrap, 'selector', all);
      return [];
    }
  }
}

/**
 * Shows a bundle's price, or without one the element's own content, which is kept as text in `data-o_price`.
 * Source: add-on contract 1.6.
 */
export function showMainPrice(element: Element, html: string | undefined, undo: UndoList): void {
  if (!element.hasAttribute('data-o_price')) undo.set(element, 'data-o_price', escapeHtml(element.innerHTML));
  undo.fill(element, html === undefined ? html : parseFragment(html));
}
