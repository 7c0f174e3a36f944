import { pageJQuery } from '../../src/core/bus/jquery';
import { digitsOf, parseDecimal, plus, ZERO } from './decimal';
import { saleHtml } from './priceHtml';
import type { BundlePrice } from './pricing';
import type { BundleSettings } from './settings';
import type { UndoList } from './undoList';

/**
 * Tells the add-on of products that are bought together what the bundle costs, and lets it compute anew.
 * Source: add-on contract 1.8.
 * @param html the bundle's price as the page shows it
 * @returns price of the bundle with what is bought together with it, for the page's main price
 */
export function tellBoughtTogether(
  together: Element,
  { total, sale }: BundlePrice,
  html: string,
  settings: BundleSettings,
  undo: UndoList,
): string | undefined {
  const list = together.querySelector('.woobt-products');
  const own = together.querySelector('.woobt-product-this');
  if (list) undo.set(list, 'data-product-price-html', html);
  if (own) {
    undo.set(own, 'data-price', digitsOf(sale));
    undo.set(own, 'data-regular-price', digitsOf(total));
  }
  const init: unknown = Reflect.get(window, 'woobt_init');
  const $ = pageJQuery();
  if (typeof init === 'function') init($ ? $(together) : together);
  const others = parseDecimal(list?.getAttribute('data-total')) ?? ZERO;
  return others.units > 0n ? saleHtml(plus(total, others), plus(sale, others), settings) : undefined;
}
