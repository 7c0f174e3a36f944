import { pageGlobal } from '../../../src/core/config/pageGlobal';
import { readGlobal, text } from '../../../src/core/config/shopGlobals';
import { plainText } from '../../../src/core/html';
import { digitsOf, formatPrice, numberOf, priceField, type Units, unitsOf } from '../price/prices';
import { tRows } from '../rows/messages';
import { mainRow } from '../rows/row';
import { rowState } from '../rows/rowState';
import type { PriceProblem } from './priceStore';

/** What is wrong with a named price. */
type PriceError = 'empty' | 'min' | 'max';

/** The limits of a named price; a minimum of 0 is none. Source: spec product-table 5.4. */
function priceLimits(field: HTMLInputElement): { readonly min: Units; readonly max: Units | undefined } {
  const read = (name: string, other: string) => unitsOf(field.getAttribute(name) || field.getAttribute(other));
  return {
    min: read('min', 'data-wcpt-nyp-minimum-price') ?? 0n,
    max: read('max', 'data-wcpt-nyp-maximum-price'),
  };
}

/** What is wrong with a price; an empty one is always. */
function priceError(field: HTMLInputElement): PriceError | undefined {
  const value = unitsOf(field.value);
  const { min, max } = priceLimits(field);
  if (value === undefined) return 'empty';
  if (value < min) return 'min';
  return max !== undefined && value > max ? 'max' : undefined;
}

/** What is said at a price: an empty one is wrong only where the row is checked and there is a minimum. */
export function problemOf(field: HTMLInputElement, row: HTMLElement): PriceProblem {
  const { min, max = 0n } = priceLimits(field);
  const found = priceError(field);
  const isMissed = found === 'empty' && rowState(row)?.checked && min > 0n;
  const error = isMissed ? 'min' : found === 'empty' || !found ? 'none' : found;
  return { error, limit: error === 'none' ? '' : digitsOf(error === 'min' ? min : max) };
}

/** Names of the page's own texts, and what stands for the limit in them. */
const TEXTS: Readonly<Record<PriceError, readonly [name: string, placeholder: string]>> = {
  empty: ['empty', ''],
  min: ['minimum_js', '%%MINIMUM%%'],
  max: ['maximum_js', '%%MAXIMUM%%'],
};

/**
 * Why a row can't be added as far as the price is concerned that the shopper names, as text for an alert; undefined when
 * nothing is wrong, or no price is asked for. Source: spec product-table 5.4; contract 28.
 */
export function nypProblem(row: HTMLElement): string | undefined {
  const field = priceField(mainRow(row));
  const error = field && priceError(field);
  if (!error) return undefined;
  const { min, max = 0n } = priceLimits(field);
  const price = error === 'empty' ? '' : formatNamed(error === 'min' ? min : max);
  const [name, placeholder] = TEXTS[error];
  const template = text(readGlobal('wcpt_nyp_error_message_templates')?.[name]);
  if (!template) return tRows(`product-table.price_${error}`, { price });
  return plainText(placeholder ? template.replaceAll(placeholder, () => price) : template);
}

/** A price as the shop's plugin prints it, else as tables do. */
function formatNamed(value: Units): string {
  const format = pageGlobal('woocommerce_nyp_format_price');
  const symbol = readGlobal('woocommerce_nyp_params')?.currency_format_symbol;
  if (typeof format !== 'function') return formatPrice(digitsOf(value));
  // Alerts show text only.
  return plainText(String(format(numberOf(value), symbol, true)));
}
