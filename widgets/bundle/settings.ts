import { readGlobal, text } from '../../src/core/config/shopGlobals';
import { decodeEntities } from '../../src/core/html';
import { EURO, type MoneyFormat } from '../../src/core/money';

/** Settings of bundles, as the page has them now. Source: add-on contract 1.3. */
export interface BundleSettings {
  readonly format: MoneyFormat;
  /** Whether `.00` is left out. */
  readonly trimsZeros: boolean;
  /** Price of an item that is shown: of one piece, or of all. */
  readonly showsSubtotal: boolean;
  /** Whether discounts start from the regular price. */
  readonly fromRegular: boolean;
  /** Selector of the page's price; undefined: the bundle's own; empty: none. */
  readonly priceSelector: string | undefined;
  readonly changesImage: boolean;
  readonly roundsUnits: boolean;
  /** Whether bundles without any choice are computed as well. */
  readonly recalculates: boolean;
  /** The page's own text for a key; empty when it has none. */
  own(key: string): string;
}

const isOn = (value: unknown): boolean => /^(?:1|true|yes|on)$/.test(String(value));

/** Reads `woosb_vars`; what is missing or senseless is as the shop has it by default. */
export function readSettings(): BundleSettings {
  const vars = readGlobal('woosb_vars') ?? {};
  const money = (key: string, otherwise: string): string => {
    const value = vars[key] ?? vars[`wc_${key}`];
    return typeof value === 'string' ? decodeEntities(value) : otherwise;
  };
  const format = money('price_format', EURO.priceFormat);
  const decimals = Number.parseInt(String(vars.price_decimals ?? vars.wc_price_decimals), 10);
  const changesPrice = text(vars.change_price) || 'yes';
  const custom = changesPrice === 'yes_custom' ? text(vars.price_selector) : '';
  return {
    format: {
      symbol: money('currency_symbol', EURO.symbol),
      priceFormat: format.includes('%2$s') ? format : EURO.priceFormat,
      decimals: decimals >= 0 && decimals < 9 ? decimals : EURO.decimals,
      decimalSeparator: money('price_decimal_separator', EURO.decimalSeparator) || EURO.decimalSeparator,
      thousandSeparator: money('price_thousand_separator', EURO.thousandSeparator),
    },
    trimsZeros: isOn(vars.trim_zeros),
    showsSubtotal: text(vars.bundled_price).startsWith('subtotal'),
    fromRegular: vars.bundled_price_from === 'regular_price',
    priceSelector: changesPrice === 'no' ? '' : custom || undefined,
    changesImage: vars.change_image !== 'no',
    roundsUnits: isOn(vars.round_price ?? true),
    recalculates: isOn(vars.recalc_price),
    own: key => text(vars[key]),
  };
}
