import { digitsOf, fixedDigits, ONE, roundUnits, timesUnits, type Units, unitsOf } from '../../src/core/decimal';
import { escapeHtml, html, type Markup, replaceIn } from '../../src/core/html';
import { wording } from './messages';
import { type BundlePrice, lineOf, validPercent } from './pricing';
import type { BundleSettings } from './settings';
import { type BundleTerms, suffixOf } from './terms';

type Printing = Pick<BundleSettings, 'format' | 'trimsZeros'>;

const PARTS = /%[12]\$s/g;
const SYMBOL = '%1$s';

export function priceText(value: Units, settings: Printing): string {
  const { priceFormat, symbol } = settings.format;
  const amount = amountText(value, settings);
  return priceFormat.replace(PARTS, part => (part === SYMBOL ? symbol : amount));
}

/** The same as price markup of the shop. See contract/bundles.md#price. */
function priceHtml(value: Units, settings: Printing): Markup {
  const symbol = html`<span class="woocommerce-Price-currencySymbol">${escapeHtml(settings.format.symbol)}</span>`;
  const amount = escapeHtml(amountText(value, settings));
  // The format's own text is safe before the parts go in: the placeholders hold nothing that is escaped.
  const filled = replaceIn(escapeHtml(settings.format.priceFormat), PARTS, part => (part === SYMBOL ? symbol : amount));
  return html`<span class="woocommerce-Price-amount amount">${filled}</span>`;
}

export function saleHtml(regular: Units, sale: Units, settings: Printing): Markup {
  const { decimals } = settings.format;
  const now = priceHtml(sale, settings);
  const isLower = roundUnits(sale, decimals) < roundUnits(regular, decimals);
  return isLower ? html`<del>${priceHtml(regular, settings)}</del> <ins>${now}</ins>` : now;
}

/** A bundle's price with the saving: `(saved 10%)`. */
export function bundleHtml({ total, sale, discount }: BundlePrice, settings: BundleSettings): Markup {
  const price = saleHtml(total, sale, settings);
  if (discount.kind === 'none' || sale >= total) return price;
  const saved =
    discount.kind === 'amount'
      ? priceHtml(discount.amount, settings)
      : escapeHtml(percentText(discount.percent, settings));
  const text = escapeHtml(wording('saved_text', settings, { d: '[d]' }));
  return html`${price} <small class="woocommerce-price-suffix">${replaceIn(text, /\[d\]/, () => saved)}</small>`;
}

export interface ChosenPrice {
  readonly regular: Units | undefined;
  /** The shop's own markup of one piece; empty for none. */
  readonly html: Markup;
}

/**
 * With the bundle's percentage, never with its amount.
 * @returns undefined without a price that can be read, and for 0 as long as no variation is chosen
 */
export function itemPriceHtml(
  product: Element,
  chosen: ChosenPrice | undefined,
  terms: BundleTerms,
  settings: BundleSettings,
): Markup | undefined {
  const price = unitsOf(product.getAttribute('data-price'));
  if (price === undefined || (!chosen && price <= 0n)) return undefined;
  const { showsSubtotal, roundsUnits, format } = settings;
  const quantity = (showsSubtotal ? unitsOf(product.getAttribute('data-qty')) : ONE) ?? ONE;
  const percent = terms.isFixed ? undefined : validPercent(terms.percent);
  const suffix = suffixOf(product);
  if (percent) {
    const sale = lineOf({ price, quantity }, percent, { roundsUnits, places: format.decimals });
    return html`${saleHtml(timesUnits(price, quantity), sale, settings)}${suffix}`;
  }
  if (chosen?.html && !showsSubtotal) return chosen.html;
  const regular = chosen?.regular && price < chosen.regular ? chosen.regular : price;
  return html`${saleHtml(timesUnits(regular, quantity), timesUnits(price, quantity), settings)}${suffix}`;
}

function percentText(percent: Units, { format }: Printing): string {
  return `${digitsOf(roundUnits(percent, 2)).replace('.', format.decimalSeparator)}%`;
}

function amountText(value: Units, { format, trimsZeros }: Printing): string {
  const [whole = '', fraction = ''] = fixedDigits(value, format.decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => format.thousandSeparator);
  return fraction && !(trimsZeros && /^0+$/.test(fraction)) ? grouped + format.decimalSeparator + fraction : grouped;
}

/** A text and a value beside it, as the bundle's total and count show them. */
export const labelledHtml = (kind: 'total' | 'count', label: string, value: Markup): Markup => {
  const name = escapeHtml(`woosb-${kind}`);
  return html`<span class="${name}-label">${escapeHtml(label)}</span> <span class="${name}-value">${value}</span>`;
};
