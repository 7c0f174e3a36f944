import { readGlobal, text } from '../../../src/core/config/shopGlobals';
import { EURO, type MoneyFormat } from '../../../src/core/money';

/** How the shop writes prices in its tables, as it stands now. Source: contract product-table 34, `wcpt_params`. */
export function readNotation(): MoneyFormat {
  const params = readGlobal('wcpt_params');
  if (!params) return EURO;
  const decimals = Number(params.price_decimals ?? EURO.decimals);
  return {
    symbol: text(params.currency_symbol) || EURO.symbol,
    priceFormat: text(params.price_format) || EURO.priceFormat,
    decimals: Number.isInteger(decimals) && decimals >= 0 && decimals <= 12 ? decimals : EURO.decimals,
    decimalSeparator: text(params.price_decimal_separator) || EURO.decimalSeparator,
    thousandSeparator: text(params.price_thousand_separator),
  };
}
