import { readGlobal } from '../../src/core/config/shopGlobals';
import { isOn, text } from '../../src/core/guards';
import { decodeEntities } from '../../src/core/html/text';
import { EURO, type MoneyFormat } from '../../src/core/money';

export type BundleSettings = ReturnType<typeof readSettings>;

/** Reads the page's current `woosb_vars`; missing or invalid settings have the shop's defaults. See contract/bundles.md#settings. */
export function readSettings() {
  const vars = readGlobal('woosb_vars') ?? {};
  const money = (key: string, otherwise: string): string => {
    const value = vars[key] ?? vars[`wc_${key}`];
    return typeof value === 'string' ? decodeEntities(value) : otherwise;
  };
  const format = money('price_format', EURO.priceFormat);
  const decimals = Number.parseInt(String(vars.price_decimals ?? vars.wc_price_decimals), 10);
  const changesPrice = text(vars.change_price) || 'yes';
  const custom = changesPrice === 'yes_custom' ? text(vars.price_selector) : '';
  const moneyFormat: MoneyFormat = {
    symbol: money('currency_symbol', EURO.symbol),
    priceFormat: format.includes('%2$s') ? format : EURO.priceFormat,
    decimals: decimals >= 0 && decimals < 9 ? decimals : EURO.decimals,
    decimalSeparator: money('price_decimal_separator', EURO.decimalSeparator) || EURO.decimalSeparator,
    thousandSeparator: money('price_thousand_separator', EURO.thousandSeparator),
  };
  return {
    format: moneyFormat,
    /** Whether `.00` is left out. */
    trimsZeros: isOn(vars.trim_zeros),
    showsSubtotal: text(vars.bundled_price).startsWith('subtotal'),
    fromRegular: vars.bundled_price_from === 'regular_price',
    /** Selector of the page's price; undefined: the bundle's own; empty: none. */
    priceSelector: changesPrice === 'no' ? '' : custom || undefined,
    changesImage: vars.change_image !== 'no',
    roundsUnits: isOn(vars.round_price ?? true),
    /** Whether bundles without any choice are computed as well. */
    recalculates: isOn(vars.recalc_price),
    own: (key: string) => text(vars[key]),
  };
}
