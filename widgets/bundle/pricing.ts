import { type Decimal, isLess, minus, parseDecimal, plus, roundTo, times, ZERO } from './decimal';

/** An item as far as it costs something. */
export interface Priced {
  readonly price: Decimal;
  readonly quantity: Decimal;
}

/** What lowers a bundle's price. Discounts are as the page has them; see `discountOf` for which counts. */
export interface Discounts {
  /** Percent. */
  readonly percent: Decimal | undefined;
  /** Money. */
  readonly amount: Decimal | undefined;
  /** Whether a discounted unit price is rounded before it is multiplied; else the sum is rounded. */
  readonly roundsUnits: boolean;
  /** Decimals of the currency. */
  readonly places: number;
}

/** Discount that counts. */
export type Discount =
  | { readonly kind: 'none' }
  | { readonly kind: 'amount'; readonly amount: Decimal }
  | { readonly kind: 'percent'; readonly percent: Decimal };

/** Price of a bundle; rounded. */
export interface BundlePrice {
  /** Without the discount. */
  readonly total: Decimal;
  /** What is paid. */
  readonly sale: Decimal;
  readonly discount: Discount;
}

const HUNDRED: Decimal = { units: 100n, places: 0 };
const CENTI: Decimal = { units: 1n, places: 2 };

/** A percentage that counts: strictly between 0 and 100. Source: spec storefront 9. */
export function validPercent(percent: Decimal | undefined): Decimal | undefined {
  return percent && isLess(ZERO, percent) && isLess(percent, HUNDRED) ? percent : undefined;
}

/** An amount above zero and below the total wins over the percentage. Source: spec storefront 9, add-on contract 1.2. */
function discountOf(total: Decimal, { percent, amount }: Discounts): Discount {
  if (amount && isLess(ZERO, amount) && isLess(amount, total)) return { kind: 'amount', amount };
  const valid = validPercent(percent);
  return valid ? { kind: 'percent', percent: valid } : { kind: 'none' };
}

/** Price of a bundle without a fixed price. Exact; rounded half up, on the digits. Source: add-on contract 1.8. */
export function priceOf(items: readonly Priced[], discounts: Discounts): BundlePrice {
  const sum = items.reduce((all, { price, quantity }) => plus(all, times(price, quantity)), ZERO);
  const discount = discountOf(sum, discounts);
  const round = (value: Decimal) => roundTo(value, discounts.places);
  const total = round(sum);
  if (discount.kind === 'none') return { total, sale: total, discount };
  if (discount.kind === 'amount') return { total, sale: round(minus(sum, discount.amount)), discount };
  const sale = items.reduce((all, item) => plus(all, lineOf(item, discount.percent, discounts)), ZERO);
  return { total, sale: round(sale), discount };
}

/** Price of an item after a percentage; of one piece, or of `quantity` pieces. */
export function lineOf(
  { price, quantity }: Priced,
  percent: Decimal,
  { roundsUnits, places }: Pick<Discounts, 'roundsUnits' | 'places'>,
): Decimal {
  const unit = times(times(price, minus(HUNDRED, percent)), CENTI);
  return times(roundsUnits ? roundTo(unit, places) : unit, quantity);
}

/** A sum that only counts above zero: limits, where 0, -1, an empty one and nonsense are none. */
export function limitOf(text: string | null): Decimal | undefined {
  const limit = parseDecimal(text);
  return limit && isLess(ZERO, limit) ? limit : undefined;
}
