import type { MoneyFormat } from '../../../src/core/money';
import { readNotation } from './notation';
import { digitsOf, numberOf, roundUnits, unitsOf } from './units';

/**
 * A price without its currency: `12.5` → `12,50`, `5` → `5`, `1234567` → `1234.567`; empty for what is no number. One
 * thousands separator, never more. Source: spec product-table 9.3; contract 29.2.
 */
export function formatFigure(value: number | string, notation: MoneyFormat = readNotation()): string {
  const { decimals, decimalSeparator, thousandSeparator } = notation;
  const units = unitsOf(value);
  if (units === undefined) return '';
  const [whole = '', fraction] = digitsOf(roundUnits(units, decimals)).split('.');
  const grouped = whole.replace(/\d(?=\d{3}$)/, digit => digit + thousandSeparator);
  return fraction ? grouped + decimalSeparator + fraction.padEnd(decimals, '0') : grouped;
}

/** A price with its currency, as text: `12,50 €`. Source: contract product-table 29.2. */
export function formatPrice(value: number | string, notation: MoneyFormat = readNotation()): string {
  const figure = formatFigure(value, notation);
  if (!figure) return '';
  const isBelowZero = figure.startsWith('-');
  const parts: Record<string, string> = { '%1$s': notation.symbol, '%2$s': isBelowZero ? figure.slice(1) : figure };
  return (isBelowZero ? '-' : '') + notation.priceFormat.replace(/%[12]\$s/g, part => parts[part] ?? part);
}

/**
 * Reads a price of a variation or an attribute: a number, or a text in the shop's notation or with a point. In `"1.234"` the
 * point is a thousands separator, in `"12.5"` it is not, unless the shop's own decimals have a point.
 * Source: contract product-table 26.1, "Trap, prices".
 * @returns undefined for what is no price
 */
export function parsePrice(value: unknown, notation: MoneyFormat = readNotation()): number | undefined {
  const units = unitsOf(typeof value === 'string' ? plainText(value.trim(), notation) : value);
  return units === undefined ? undefined : numberOf(units);
}

function plainText(price: string, { decimalSeparator, thousandSeparator }: MoneyFormat): string {
  if (decimalSeparator !== '.' && /^-?\d+(?:\.\d*)?$/.test(price)) return price.replace(/\.(?=\d{3}$)/, '');
  const ungrouped =
    thousandSeparator && thousandSeparator !== decimalSeparator ? price.replaceAll(thousandSeparator, '') : price;
  return decimalSeparator ? ungrouped.replace(decimalSeparator, () => '.') : ungrouped;
}
