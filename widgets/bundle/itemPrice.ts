import { bus } from '../../src/core/bus/bus';
import { parseFragment } from '../../src/core/html';
import { type Decimal, isLess, parseDecimal, times } from './decimal';
import { saleHtml } from './priceHtml';
import { lineOf, validPercent } from './pricing';
import type { BundleSettings } from './settings';
import type { BundleTerms } from './terms';
import type { UndoList } from './undoList';

/** What is known of an item's price besides its attributes: that of its variation. */
export interface ChosenPrice {
  readonly regular: Decimal | undefined;
  /** The shop's own markup of one piece. */
  readonly html: string;
}

const ONE: Decimal = { units: 1n, places: 0 };

/**
 * Price of an item as the bundle shows it: with the bundle's percentage, of one piece or of all; never with its discount
 * amount. Source: add-on contract 1.8.
 * @returns undefined when the item has no price that can be read
 */
export function itemPriceHtml(
  product: Element,
  chosen: ChosenPrice | undefined,
  terms: BundleTerms,
  settings: BundleSettings,
): string | undefined {
  const price = parseDecimal(product.getAttribute('data-price'));
  if (!price) return undefined;
  const { showsSubtotal, roundsUnits, format } = settings;
  const quantity = (showsSubtotal ? parseDecimal(product.getAttribute('data-qty')) : ONE) ?? ONE;
  const percent = terms.isFixed ? undefined : validPercent(terms.percent);
  const suffix = product.getAttribute('data-price-suffix') ?? '';
  if (percent) {
    const sale = lineOf({ price, quantity }, percent, { roundsUnits, places: format.decimals });
    return saleHtml(times(price, quantity), sale, settings) + suffix;
  }
  if (chosen?.html && !showsSubtotal) return chosen.html;
  const regular = chosen?.regular && isLess(price, chosen.regular) ? chosen.regular : price;
  return saleHtml(times(regular, quantity), times(price, quantity), settings) + suffix;
}

/** Shows an item's price anew, or the server's own again. */
export function showItemPrice(product: HTMLElement, html: string | undefined, undo: UndoList): void {
  const now = product.querySelector<HTMLElement>('.woosb-price-new');
  const before = product.querySelector<HTMLElement>('.woosb-price-ori');
  if (!now || !before) return;
  undo.fill(now, parseFragment(html ?? ''));
  undo.show(before, html === undefined);
  undo.show(now, html !== undefined);
  if (html !== undefined) bus.emit('woosb_change_price', { product, html }, document);
}
