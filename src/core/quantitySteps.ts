import { addExactly } from './decimal';
import { parseQuantity, type QuantityLimits } from './quantity';

/** Limits that an input carries. A missing, `any` or senseless step is 1. Source: contract 5.1, 5.3. */
export function limitsOf(input: HTMLInputElement): QuantityLimits {
  const step = parseQuantity(input.getAttribute('step'));
  return {
    min: parseQuantity(input.getAttribute('min')),
    max: parseQuantity(input.getAttribute('max')),
    step: step !== undefined && step > 0 ? step : 1,
  };
}

/** One step up, to the minimum at least; at or above the maximum it is the maximum. Source: spec storefront 5. */
export function stepUp(value: number | undefined, { min, max, step }: QuantityLimits): number {
  const current = value ?? 0;
  if (max !== undefined && current >= max) return max;
  const next = Math.max(addExactly(current, step), min ?? -Infinity);
  return max !== undefined && next > max ? max : next;
}

/** One step down, only from above 1: at or below the minimum (else 0) it is the minimum. Source: spec storefront 5. */
export function stepDown(value: number | undefined, { min, step }: QuantityLimits): number {
  const current = value ?? 0;
  if (min !== undefined && current <= min) return min;
  if (current <= 1) return current;
  const next = addExactly(current, -step);
  return Math.max(next, min ?? 0);
}
