import { readGlobal, text } from '../../../src/core/config/shopGlobals';
import { parseFragment } from '../../../src/core/html';
import { digitsOf, formatPrice, numberOf, priceField, type Units } from '../price/prices';
import { mainRow } from '../rows/row';
import { tPrice } from './messages';
import { type PriceError, priceError, priceLimits } from './priceError';

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
  if (!template) return tPrice(`product-table.price_${error}`, { price });
  return plain(placeholder ? template.replaceAll(placeholder, () => price) : template);
}

/** A price as the shop's plugin prints it, else as tables do. */
function formatNamed(value: Units): string {
  const format: unknown = Reflect.get(globalThis, 'woocommerce_nyp_format_price');
  const symbol = readGlobal('woocommerce_nyp_params')?.currency_format_symbol;
  if (typeof format !== 'function') return formatPrice(digitsOf(value));
  return plain(String(format(numberOf(value), symbol, true)));
}

/** Alerts show text only. */
const plain = (html: string): string => parseFragment(html).textContent ?? '';
