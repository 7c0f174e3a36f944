/** How the shop prints amounts. */
export interface MoneyFormat {
  readonly symbol: string;
  /** `%1$s` is the symbol, `%2$s` the amount. */
  readonly priceFormat: string;
  /** Digits of the minor unit: 2 for cents. */
  readonly decimals: number;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
}

/** Euros as this shop prints them: `12.90 €` with a non-breaking space. Source: spec storefront 9. */
export const EURO: MoneyFormat = {
  symbol: '€',
  priceFormat: '%2$s\u00a0%1$s',
  decimals: 2,
  decimalSeparator: '.',
  thousandSeparator: '',
};

/** The currency fields of Store API answers. Source: contract storefront 26.3. */
export interface CurrencyBlock {
  readonly currency_symbol: string;
  readonly currency_minor_unit: number;
  readonly currency_decimal_separator: string;
  readonly currency_thousand_separator: string;
  readonly currency_prefix: string;
  readonly currency_suffix: string;
}

/** The format of a Store API answer. Its ordinary spaces become non-breaking, as in the shop's own HTML. */
export function formatOf(currency: CurrencyBlock): MoneyFormat {
  return {
    symbol: currency.currency_symbol,
    priceFormat: `${currency.currency_prefix}%2$s${currency.currency_suffix}`.replaceAll(' ', '\u00a0'),
    decimals: currency.currency_minor_unit,
    decimalSeparator: currency.currency_decimal_separator,
    thousandSeparator: currency.currency_thousand_separator,
  };
}

/**
 * Prints an amount: `1290` → `12.90 €`. A minus sign stands before everything. Exact: no fractions are computed.
 * @param minor integer in minor units
 * @throws RangeError when `minor` is no safe integer
 */
export function formatMoney(minor: number, format: MoneyFormat = EURO): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`money: ${minor} is not an amount in minor units`);
  const { decimals } = format;
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, () => format.thousandSeparator);
  const amount = decimals ? whole + format.decimalSeparator + digits.slice(-decimals) : whole;
  const parts: Record<string, string> = { '%1$s': format.symbol, '%2$s': amount };
  return (minor < 0 ? '-' : '') + format.priceFormat.replace(/%[12]\$s/g, part => parts[part] ?? part);
}

/**
 * Reads an amount in minor units, as Store API answers have it: `"1290"` or `1290`.
 * @returns undefined for anything but a safe integer: `"12.90"`, `""`, `null` (shipping not calculated yet)
 */
export function parseMinor(value: unknown): number | undefined {
  if (typeof value === 'string' && !/^-?\d+$/.test(value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const minor = Number(value) + 0; // makes -0 a plain 0
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/**
 * Minor units of a decimal amount, as page attributes have it: `"12.9"` or `12.9` → `1290`. More digits than the currency
 * has are rounded, half away from zero, on the digits as written. Exact: no fractions are computed.
 * @param decimals digits of the minor unit
 * @returns undefined for anything but a plain decimal number with a point
 */
export function minorOfDecimal(value: unknown, decimals: number = EURO.decimals): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(String(value).trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const kept = parseMinor(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (kept === undefined) return undefined;
  const minor = kept + (fraction.charAt(decimals) >= '5' ? 1 : 0);
  return sign && minor ? -minor : minor;
}
