import { pageGlobal } from '../../../src/core/config/pageGlobal';
import { readGlobal } from '../../../src/core/config/shopGlobals';
import { digitsOf, numberOf, type Units, unitsOf } from '../../../src/core/decimal';
import { text } from '../../../src/core/guards';
import { plainText } from '../../../src/core/html/text';
import { formatPrice, priceField } from '../price/prices';
import { tRows } from '../rows/messages';
import { mainRow } from '../rows/row';
import { rowState } from '../rows/rowState';

/** `limit`: digits. */
export interface PriceProblem {
  readonly error: 'min' | 'max' | 'none';
  readonly limit: string;
}

interface PriceFault {
  readonly error: 'empty' | 'min' | 'max';
  readonly limit: Units;
}

/** A minimum of 0 is none. Source: spec product-table 5.4. */
function faultOf(field: HTMLInputElement): PriceFault | undefined {
  const read = (name: string, other: string) => unitsOf(field.getAttribute(name) || field.getAttribute(other));
  const value = unitsOf(field.value);
  const min = read('min', 'data-wcpt-nyp-minimum-price') ?? 0n;
  const max = read('max', 'data-wcpt-nyp-maximum-price');
  if (value === undefined) return { error: 'empty', limit: min };
  if (value < min) return { error: 'min', limit: min };
  return max !== undefined && value > max ? { error: 'max', limit: max } : undefined;
}

/** An empty price is wrong only where the row is checked and there is a minimum. */
export function problemOf(field: HTMLInputElement, row: HTMLElement): PriceProblem {
  const fault = faultOf(field);
  const isMissed = fault?.error === 'empty' && rowState(row)?.checked && fault.limit > 0n;
  if (!fault || (fault.error === 'empty' && !isMissed)) return { error: 'none', limit: '' };
  return { error: fault.error === 'max' ? 'max' : 'min', limit: digitsOf(fault.limit) };
}

const TEXTS: Readonly<Record<PriceFault['error'], readonly [name: string, placeholder: string]>> = {
  empty: ['empty', ''],
  min: ['minimum_js', '%%MINIMUM%%'],
  max: ['maximum_js', '%%MAXIMUM%%'],
};

/** The problem as text for an alert. Source: spec product-table 5.4; contract 28. */
export function nypProblem(row: HTMLElement): string | undefined {
  const field = priceField(mainRow(row));
  const fault = field && faultOf(field);
  if (!fault) return undefined;
  const { error, limit } = fault;
  const price = error === 'empty' ? '' : formatNamed(limit);
  const [name, placeholder] = TEXTS[error];
  const template = text(readGlobal('wcpt_nyp_error_message_templates')?.[name]);
  if (!template) return tRows(`product-table.price_${error}`, { price });
  return plainText(placeholder ? template.replaceAll(placeholder, () => price) : template);
}

/** As the shop's plugin prints it, else as tables do. */
function formatNamed(value: Units): string {
  const format = pageGlobal('woocommerce_nyp_format_price');
  const symbol = readGlobal('woocommerce_nyp_params')?.currency_format_symbol;
  if (typeof format !== 'function') return formatPrice(digitsOf(value));
  // Alerts show text only.
  return plainText(String(format(numberOf(value), symbol, true)));
}
