/** Limits of a quantity; undefined when there is none. */
export interface QuantityLimits {
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Default 1. */
  readonly step: number;
}

/** A number of an attribute or field: empty, missing and odd ones are undefined. */
export function parseQuantity(text: string | null | undefined): number | undefined {
  const trimmed = text?.trim().replace(',', '.');
  if (!trimmed) return undefined;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : undefined;
}

/** `value` within the limits; a value that is no number becomes the minimum (else 1). Source: spec storefront 5. */
export function clampQuantity(value: number | undefined, { min, max }: Omit<QuantityLimits, 'step'>): number {
  if (value === undefined) return min ?? 1;
  if (max !== undefined && value > max) return max;
  return min !== undefined && value < min ? min : value;
}

/** Whether a quantity is to be raised: it is below its minimum, and no row of the cart. Source: spec storefront 5, contract 5.2. */
export function isBelowMinimum(input: HTMLInputElement): boolean {
  const min = parseQuantity(input.min);
  const value = parseQuantity(input.value);
  return min !== undefined && value !== undefined && min >= 0 && value < min && !input.closest('.product-quantity');
}
