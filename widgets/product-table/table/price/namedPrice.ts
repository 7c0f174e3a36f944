import { pageGlobal } from '../../../../src/core/config/pageGlobal';
import { readGlobal } from '../../../../src/core/config/shopGlobals';
import { digitsOf, numberOf, type Units, unitsOf } from '../../../../src/core/decimal';
import { text } from '../../../../src/core/guards';
import { plainText } from '../../../../src/core/html/text';
import { tRow } from '../rows/messages';
import { rowState } from '../rows/rowState';
import { formatPrice, priceField } from './prices';

/** A minimum of 0 is none. */
export function faultOf(field: HTMLInputElement) {
  const read = (name: string, other: string) => unitsOf(field.getAttribute(name) || field.getAttribute(other));
  const value = unitsOf(field.value);
  const min = read('min', 'data-wcpt-nyp-minimum-price') ?? 0n;
  const max = read('max', 'data-wcpt-nyp-maximum-price');
  if (value === undefined) return { error: 'empty', limit: min } as const;
  if (value < min) return { error: 'min', limit: min } as const;
  return max !== undefined && value > max ? ({ error: 'max', limit: max } as const) : undefined;
}

/** Returns the fault that the field shows: an empty price is wrong only where the row is checked and there is a minimum. */
export function shownFault(field: HTMLInputElement, row: HTMLElement) {
  const { error, limit = 0n } = faultOf(field) ?? {};
  if (error !== 'empty') return error && ({ error, limit } as const);
  return rowState(row)?.checked && limit > 0n ? ({ error: 'min', limit } as const) : undefined;
}

/** The problem as text for an alert. See contract/product-table.md#named-prices. */
export function nypProblem(row: HTMLElement): string | undefined {
  const field = priceField(row);
  const fault = field && faultOf(field);
  if (!fault) return undefined;
  const { error, limit } = fault;
  const price = error === 'empty' ? '' : formatNamed(limit);
  const word = error === 'min' ? 'minimum' : 'maximum';
  const name = error === 'empty' ? error : `${word}_js`;
  const template = text(readGlobal('wcpt_nyp_error_message_templates')?.[name]);
  if (!template) return tRow(`product-table.price_${error}`, { price });
  return plainText(template.replaceAll(`%%${word.toUpperCase()}%%`, () => price));
}

/** Formats a price as the shop's plugin does, else as tables do. */
export function formatNamed(value: Units): string {
  const format = pageGlobal('woocommerce_nyp_format_price');
  const symbol = readGlobal('woocommerce_nyp_params')?.currency_format_symbol;
  if (typeof format !== 'function') return formatPrice(digitsOf(value));
  // Alerts show text only.
  return plainText(String(format(numberOf(value), symbol, true)));
}
