import { type Units, unitsOf } from '../price/units';

/** What is wrong with a named price. */
export type PriceError = 'empty' | 'min' | 'max';

/** The limits of a named price; a minimum of 0 is none. Source: spec product-table 5.4. */
export function priceLimits(field: HTMLInputElement): { readonly min: Units; readonly max: Units | undefined } {
  const read = (name: string, other: string) => unitsOf(field.getAttribute(name) || field.getAttribute(other));
  return {
    min: read('min', 'data-wcpt-nyp-minimum-price') ?? 0n,
    max: read('max', 'data-wcpt-nyp-maximum-price'),
  };
}

/** What is wrong with a price; an empty one is always. */
export function priceError(field: HTMLInputElement): PriceError | undefined {
  const value = unitsOf(field.value);
  const { min, max } = priceLimits(field);
  if (value === undefined) return 'empty';
  if (value < min) return 'min';
  return max !== undefined && value > max ? 'max' : undefined;
}
