import { readGlobal, text } from '../../../src/core/config/shopGlobals';
import { EURO, type MoneyFormat } from '../../../src/core/money';
import { rowParts } from '../rows/row';

/**
 * An exact decimal: how many 10⁻¹² it holds. Sums and differences are those of whole numbers. Source: spec product-table
 * 9.3, scale 1e12; contract 38, whose limit of precision it does not have.
 */
export type Units = bigint;

const PLACES = 12;

/** 1 in units. */
export const ONE: Units = 1_000_000_000_000n;

/**
 * Reads a number as fields, attributes and JSON have it: `12.5`, `"12.5"`, `"12,5"`, `"1e9"`. Digits beyond the twelfth
 * decimal are rounded away, binary noise with them.
 * @returns undefined for what is no finite number: `""`, `"abc"`, `null`
 */
export function unitsOf(value: unknown): Units | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? parseUnits(plainDigits(value)) : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(',', '.');
  return parseUnits(text) ?? (/^[+-]?\d*(?:\.\d*)?e[+-]?\d{1,3}$/i.test(text) ? unitsOf(Number(text)) : undefined);
}

/** `a × b`, rounded to units half away from zero. */
export const timesUnits = (a: Units, b: Units): Units => divideRounded(a * b, ONE);

/** Rounded to so many decimals, half away from zero: 1.005 → 1.01. */
export function roundUnits(value: Units, decimals: number): Units {
  const unit = 10n ** BigInt(PLACES - Math.min(Math.max(decimals, 0), PLACES));
  return divideRounded(value, unit) * unit;
}

/** All digits without trailing zeros: `0.3`, `-12.5`, `7`. */
export function digitsOf(value: Units): string {
  const digits = String(value < 0n ? -value : value).padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '');
  return (value < 0n ? '-' : '') + digits.slice(0, -PLACES) + (fraction && `.${fraction}`);
}

/** All digits of a number, for the page. */
export const numberDigits = (value: number): string => digitsOf(unitsOf(value) ?? 0n);

/** The nearest number. */
export const numberOf = (value: Units): number => Number(digitsOf(value));

/** What texts were read as: hundreds of rows have the same few limits, steps and prices. */
const known = new Map<string, Units | undefined>();
const KNOWN_AT_MOST = 1000;

function parseUnits(text: string): Units | undefined {
  if (known.has(text)) return known.get(text);
  if (known.size === KNOWN_AT_MOST) known.clear();
  const units = readUnits(text);
  known.set(text, units);
  return units;
}

function readUnits(text: string): Units | undefined {
  const [, sign, whole = '', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (!whole && !fraction) return undefined;
  const units = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  const rounded = fraction.charAt(PLACES) >= '5' ? units + 1n : units;
  return sign === '-' ? -rounded : rounded;
}

/** Digits of a number without an exponent. */
function plainDigits(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return Math.abs(value) < 1 ? value.toFixed(PLACES) : String(BigInt(value));
}

function divideRounded(value: bigint, by: bigint): bigint {
  const half = value < 0n ? -by / 2n : by / 2n;
  return (value + half) / by;
}

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

/** How the shop writes prices in its tables, as it stands now. Source: contract product-table 34, `wcpt_params`. */
export function readNotation(): MoneyFormat {
  const params = readGlobal('wcpt_params');
  const local = localSeparator();
  if (!params) return { ...EURO, decimalSeparator: local };
  const decimals = Number(params.price_decimals ?? EURO.decimals);
  return {
    symbol: text(params.currency_symbol) || EURO.symbol,
    priceFormat: text(params.price_format) || EURO.priceFormat,
    decimals: Number.isInteger(decimals) && decimals >= 0 && decimals <= 12 ? decimals : EURO.decimals,
    decimalSeparator: text(params.price_decimal_separator) || local,
    thousandSeparator: text(params.price_thousand_separator),
  };
}

let separator: { readonly lang: string; readonly is: string } | undefined;

/** What the page's language writes between units and cents: a comma in Slovenian. */
function localSeparator(): string {
  const { lang } = document.documentElement;
  if (separator?.lang === lang) return separator.is;
  let found: string | undefined;
  try {
    found = new Intl.NumberFormat(lang || 'sl').formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  } catch {
    // No language that there is.
  }
  separator = { lang, is: found ?? ',' };
  return separator.is;
}

/** Where the shopper names a price. */
export const PRICE_FIELD = 'input.wcpt-name-your-price--input';

/** The field in which the shopper names a row's price; undefined while none is asked for. Source: contract product-table 28. */
export function priceField(row: HTMLElement): HTMLInputElement | undefined {
  const fields = rowParts(row).flatMap(part => [...part.querySelectorAll<HTMLInputElement>(PRICE_FIELD)]);
  return fields.find(field => !field.parentElement?.classList.contains('wcpt-hide'));
}

/** The price that the shopper has named; empty when none. */
export const namedPrice = (row: HTMLElement): string => priceField(row)?.value.trim() ?? '';
