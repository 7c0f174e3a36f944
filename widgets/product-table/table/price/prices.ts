import type { TableSelection } from '../../../../src/core/bus/events/tableRows';
import { readGlobal } from '../../../../src/core/config/shopGlobals';
import { digitsOf, fixedDigits, numberOf, unitsOf } from '../../../../src/core/decimal';
import { isSet, text } from '../../../../src/core/guards';
import { EURO, type MoneyFormat } from '../../../../src/core/money';
import { inParts, isVariableRow } from '../rows/row';
import { rowState } from '../rows/rowState';

/**
 * Without currency: `12.5` → `12,50`, `5` → `5`, `1234567` → `1234.567`: one thousands separator, never more.
 */
export function formatFigure(value: number | string): string {
  const { decimals, decimalSeparator, thousandSeparator } = readNotation();
  const units = unitsOf(value);
  if (units === undefined) return '';
  const [whole = '', fraction = ''] = fixedDigits(units, decimals).split('.');
  const grouped = whole.replace(/\d(?=\d{3}$)/, digit => digit + thousandSeparator);
  return Number(fraction) ? grouped + decimalSeparator + fraction : grouped;
}

/** `12,50 €`. See contract/product-table.md#totals. */
export function formatPrice(value: number | string): string {
  const figure = formatFigure(value);
  if (!figure) return '';
  const { symbol, priceFormat } = readNotation();
  const isBelowZero = figure.startsWith('-');
  const parts: Record<string, string> = { '%1$s': symbol, '%2$s': isBelowZero ? figure.slice(1) : figure };
  return (isBelowZero ? '-' : '') + priceFormat.replace(/%[12]\$s/g, part => parts[part] ?? part);
}

/**
 * Reads a number, or a text in the shop's notation or with a point: in `"1.234"` the point separates thousands, in `"12.5"` it
 * does not, unless the shop's decimals have a point.
 */
export function parsePrice(value: unknown): number | undefined {
  const units = unitsOf(typeof value === 'string' ? plainText(value.trim()) : value);
  return units === undefined ? undefined : numberOf(units);
}

function plainText(price: string): string {
  const { decimalSeparator, thousandSeparator } = readNotation();
  if (decimalSeparator !== '.' && /^-?\d+(?:\.\d*)?$/.test(price)) return price.replace(/\.(?=\d{3}$)/, '');
  const ungrouped =
    thousandSeparator && thousandSeparator !== decimalSeparator ? price.replaceAll(thousandSeparator, '') : price;
  return decimalSeparator ? ungrouped.replace(decimalSeparator, () => '.') : ungrouped;
}

export function readNotation(): MoneyFormat {
  const params = readGlobal('wcpt_params');
  if (!params) return { ...EURO, decimalSeparator: localSeparator() };
  const decimals = Number(params.price_decimals ?? EURO.decimals);
  return {
    symbol: text(params.currency_symbol) || EURO.symbol,
    priceFormat: text(params.price_format) || EURO.priceFormat,
    decimals: Number.isInteger(decimals) && decimals >= 0 && decimals <= 12 ? decimals : EURO.decimals,
    decimalSeparator: text(params.price_decimal_separator) || localSeparator(),
    thousandSeparator: text(params.price_thousand_separator),
  };
}

function localSeparator(): string {
  try {
    // Browsers cache the data of the last language, so this may be called for each price.
    return /\P{Nd}+/u.exec((0.5).toLocaleString(document.documentElement.lang || 'sl'))?.[0] ?? ',';
  } catch {
    // No language that there is.
    return ',';
  }
}

export const PRICE_FIELD = 'input.wcpt-name-your-price--input';

/** Class of a row whose price the shopper names. */
export const NAMED = 'wcpt-product-has-name-your-price';

export const isPriceNamed = ({ variation }: TableSelection): boolean => isSet(variation?.is_nyp);

/** @param kind `minimum`, `maximum` or `suggested`. @returns digits; empty where the variation has its price not named */
export function askedPrice(selection: TableSelection, kind: string): string {
  const units = isPriceNamed(selection) ? unitsOf(selection.variation?.[`${kind}_price`]) : undefined;
  return units === undefined ? '' : digitsOf(units);
}

/** Undefined where nothing was chosen: as the server printed it. */
export function asksPrice(row: HTMLElement): boolean | undefined {
  const selection = isVariableRow(row) ? rowState(row)?.selection : undefined;
  return selection && isPriceNamed(selection);
}

/** Undefined while no price is asked for. */
export function priceField(row: HTMLElement): HTMLInputElement | undefined {
  const isAsked = asksPrice(row);
  return inParts<HTMLInputElement>(row, PRICE_FIELD).find(
    field => isAsked ?? !field.parentElement?.classList.contains('wcpt-hide'),
  );
}

export const namedPrice = (row: HTMLElement): string => priceField(row)?.value.trim() ?? '';
