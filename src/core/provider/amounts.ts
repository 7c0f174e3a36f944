import { parseMinor } from '../money';

/**
 * An amount of the Store API in the minor units that the provider counts in, an integer. Digits that it has not are rounded,
 * half away from zero. Source: add-on contract 8.2 "Amount".
 * @param amount `"1990"` or `1990`; anything else, as the `null` of shipping that is not known yet, is 0
 * @param minorUnit digits of the amount's minor unit, `currency_minor_unit`
 * @param decimals digits that the provider counts in, `checkout.currency_decimals`
 */
export function toProviderUnits(amount: unknown, minorUnit: number, decimals: number): number {
  const minor = parseMinor(amount) ?? 0;
  const shift = decimals - minorUnit;
  if (shift >= 0) return minor * 10 ** shift;
  const scaled = Math.round(Math.abs(minor) / 10 ** -shift);
  return minor < 0 && scaled ? -scaled : scaled;
}
