import { toMinor, unitsOf } from './decimal';

export interface MoneyFormat {
  readonly symbol: string;
  /** `%1$s` is the symbol, `%2$s` the amount. */
  readonly priceFormat: string;
  /** Digits of the minor unit: 2 for cents. */
  readonly decimals: number;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
}

/** Euros as this shop prints them: `12.90 €` with a non-breaking space. */
export const EURO: MoneyFormat = {
  symbol: '€',
  priceFormat: '%2$s\u00a0%1$s',
  decimals: 2,
  decimalSeparator: '.',
  thousandSeparator: '',
};

/** `"1290"` or `1290` of Store API answers; undefined for anything but a safe integer: `"12.90"`, `""`, `null`. */
export function parseMinor(value: unknown): number | undefined {
  if (typeof value === 'string' && !/^-?\d+$/.test(value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const minor = Number(value) + 0; // makes -0 a plain 0
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/** `"12.9"` or `12.9` → `1290`; further digits are rounded, half away from zero, on the digits as written. */
export function minorOfDecimal(value: unknown, decimals: number = EURO.decimals): number | undefined {
  const units = String(value).includes(',') ? undefined : unitsOf(value);
  return units === undefined ? undefined : parseMinor(toMinor(units, decimals));
}
