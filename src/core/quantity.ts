import { addExactly } from './decimal';
import { isTouched } from './fields';

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

/** `value` within the limits; a value that is no number becomes the minimum (else 1). */
export function clampQuantity(value: number | undefined, { min, max }: Omit<QuantityLimits, 'step'>): number {
  if (value === undefined) return min ?? 1;
  if (max !== undefined && value > max) return max;
  return min !== undefined && value < min ? min : value;
}

/**
 * Whether a quantity is to be raised: it is below its minimum, nobody is typing it, and it is no row of the cart.
 */
export function isBelowMinimum(input: HTMLInputElement): boolean {
  const min = parseQuantity(input.min);
  const value = parseQuantity(input.value);
  const isBelow = min !== undefined && value !== undefined && min >= 0 && value < min;
  const isTyped = input === document.activeElement && isTouched(input);
  return isBelow && !isTyped && !input.closest('.product-quantity');
}

/** Limits that an input carries. A missing, `any` or senseless step is 1. See contract/product.md#quantity. */
export function limitsOf(input: HTMLInputElement): QuantityLimits {
  const step = parseQuantity(input.getAttribute('step'));
  return {
    min: parseQuantity(input.getAttribute('min')),
    max: parseQuantity(input.getAttribute('max')),
    step: step !== undefined && step > 0 ? step : 1,
  };
}

/** One step up, to the minimum at least; at or above the maximum it is the maximum. */
export function stepUp(value: number | undefined, { min, max, step }: QuantityLimits): number {
  const next = Math.max(addExactly(value ?? 0, step), min ?? -Infinity);
  return Math.min(next, max ?? Infinity);
}

/**
 * One step down, never below the minimum, nor below 1 where there is none above 0; at or below the minimum it is the minimum.
 */
export function stepDown(value: number | undefined, { min, step }: QuantityLimits): number {
  const current = value ?? 0;
  if (min !== undefined && current <= min) return min;
  const least = min !== undefined && min > 0 ? min : 1;
  return current <= least ? current : Math.max(addExactly(current, -step), least);
}
