import { ONE, roundUnits, timesUnits, type Units, unitsOf } from '../../src/core/decimal';

export interface Priced {
  readonly price: Units;
  readonly quantity: Units;
}

/** Discounts of a bundle, as the page has them; `discountOf` chooses the one that counts. */
export interface Discounts {
  readonly percent: Units | undefined;
  readonly amount: Units | undefined;
  /** Whether a discounted unit price is rounded before it is multiplied; else the sum is rounded. */
  readonly roundsUnits: boolean;
  /** Decimals of the currency. */
  readonly places: number;
}

type Discount =
  | { readonly kind: 'none' }
  | { readonly kind: 'amount'; readonly amount: Units }
  | { readonly kind: 'percent'; readonly percent: Units };

export interface BundlePrice {
  readonly total: Units;
  readonly sale: Units;
  readonly discount: Discount;
}

const HUNDRED = 100n * ONE;

export function validPercent(percent: Units | undefined): Units | undefined {
  return percent && percent > 0n && percent < HUNDRED ? percent : undefined;
}

/** Returns the discount: an amount above zero and below the total wins over the percentage. */
function discountOf(total: Units, { percent, amount }: Discounts): Discount {
  if (amount && amount > 0n && amount < total) return { kind: 'amount', amount };
  const valid = validPercent(percent);
  return valid ? { kind: 'percent', percent: valid } : { kind: 'none' };
}

/** Returns the price of a bundle without a fixed price. Exact; rounded half up, on the digits. */
export function priceOf(items: readonly Priced[], discounts: Discounts): BundlePrice {
  const sum = items.reduce((all, { price, quantity }) => all + timesUnits(price, quantity), 0n);
  const discount = discountOf(sum, discounts);
  const round = (value: Units) => roundUnits(value, discounts.places);
  const total = round(sum);
  if (discount.kind === 'none') return { total, sale: total, discount };
  if (discount.kind === 'amount') return { total, sale: round(sum - discount.amount), discount };
  const sale = items.reduce((all, item) => all + lineOf(item, discount.percent, discounts), 0n);
  return { total, sale: round(sale), discount };
}

export function lineOf(
  { price, quantity }: Priced,
  percent: Units,
  { roundsUnits, places }: Pick<Discounts, 'roundsUnits' | 'places'>,
): Units {
  const unit = timesUnits(price, ONE - percent / 100n);
  return timesUnits(roundsUnits ? roundUnits(unit, places) : unit, quantity);
}

/** Returns a limit; undefined for 0, negative, empty and invalid texts. */
export function limitOf(text: string | null): Units | undefined {
  const limit = unitsOf(text);
  return limit && limit > 0n ? limit : undefined;
}
