import { cleanHtml, escapeHtml } from '../../src/core/cleanHtml';
import { type Decimal, digitsOf, isLess, parseDecimal, roundTo, times } from './decimal';
import { wording } from './messages';
import { type BundlePrice, lineOf, validPercent } from './pricing';
import type { BundleSettings } from './settings';
import type { BundleTerms } from './terms';

type Printing = Pick<BundleSettings, 'format' | 'trimsZeros'>;

const ONE: Decimal = { units: 1n, places: 0 };

/** An amount with its symbol, as the page's format says: `12.90 €`. */
export function priceText(value: Decimal, settings: Printing): string {
  return fill(value, settings, settings.format.symbol);
}

/** The same as price markup of the shop. Source: add-on contract 1.6. */
export function priceHtml(value: Decimal, settings: Printing): string {
  const symbol = `<span class="woocommerce-Price-currencySymbol">${escapeHtml(settings.format.symbol)}</span>`;
  return `<span class="woocommerce-Price-amount amount">${fill(value, settings, symbol, escapeHtml)}</span>`;
}

/** One price, or the old and the new one where the new one, rounded, is lower. */
export function saleHtml(regular: Decimal, sale: Decimal, settings: Printing): string {
  const { decimals } = settings.format;
  const now = priceHtml(sale, settings);
  const isLower = isLess(roundTo(sale, decimals), roundTo(regular, decimals));
  return isLower ? `<del>${priceHtml(regular, settings)}</del> <ins>${now}</ins>` : now;
}

/** A bundle's price with what is saved: `(saved 10%)`. Source: spec storefront 9, add-on contract 1.8. */
export function bundleHtml({ total, sale, discount }: BundlePrice, settings: BundleSettings): string {
  const html = saleHtml(total, sale, settings);
  if (discount.kind === 'none' || !isLess(sale, total)) return html;
  const saved =
    discount.kind === 'amount' ? priceHtml(discount.amount, settings) : percentText(discount.percent, settings);
  const text = escapeHtml(wording('saved_text', settings, { d: '[d]' }));
  return `${html} <small class="woocommerce-price-suffix">${text.replace('[d]', () => saved)}</small>`;
}

/** What is known of an item's price besides its attributes: that of its variation. */
export interface ChosenPrice {
  readonly regular: Decimal | undefined;
  /** The shop's own markup of one piece. */
  readonly html: string;
}

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
  const suffix = cleanHtml(product.getAttribute('data-price-suffix') ?? '');
  if (percent) {
    const sale = lineOf({ price, quantity }, percent, { roundsUnits, places: format.decimals });
    return saleHtml(times(price, quantity), sale, settings) + suffix;
  }
  if (chosen?.html && !showsSubtotal) return chosen.html;
  const regular = chosen?.regular && isLess(price, chosen.regular) ? chosen.regular : price;
  return saleHtml(times(regular, quantity), times(price, quantity), settings) + suffix;
}

function percentText(percent: Decimal, { format }: Printing): string {
  const digits = digitsOf(roundTo(percent, 2)).replace(/\.?0+$/, '');
  return `${digits.replace('.', format.decimalSeparator)}%`;
}

function fill(value: Decimal, { format, trimsZeros }: Printing, symbol: string, safe = (text: string) => text): string {
  const [whole = '', fraction = ''] = digitsOf(roundTo(value, format.decimals)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => format.thousandSeparator);
  const amount =
    fraction && !(trimsZeros && /^0+$/.test(fraction)) ? grouped + format.decimalSeparator + fraction : grouped;
  const parts: Record<string, string> = { '%1$s': symbol, '%2$s': safe(amount) };
  // The format's own text is safe before the parts go in: the placeholders hold nothing that is escaped.
  return safe(format.priceFormat).replace(/%[12]\$s/g, part => parts[part] ?? '');
}

/** A text and a value beside it, as the bundle's total and count show them. Source: add-on contract 1.6. */
export const labelledHtml = (kind: 'total' | 'count', label: string, html: string): string =>
  `<span class="woosb-${kind}-label">${escapeHtml(label)}</span> <span class="woosb-${kind}-value">${html}</span>`;
