import { addExactly } from '../../src/core/decimal';
import { clampQuantity, limitsOf, parseQuantity } from '../../src/core/quantity';
import type { BundleItem } from './items';

/** Brings a field's value within its limits and returns it; 0 for a disabled field. */
export function settleQuantity(input: HTMLInputElement): number {
  const given = parseQuantity(input.value);
  const quantity = clampQuantity(given ?? 0, limitsOf(input));
  if (quantity !== given) input.value = String(quantity);
  return input.disabled ? 0 : quantity;
}

/** Returns a field's value after a step; undefined if it stays. */
export function nextQuantity(input: HTMLInputElement, isUp: boolean): string | undefined {
  const { min = 0, max = Infinity, step } = limitsOf(input);
  const value = parseQuantity(input.value) ?? 0;
  const next = isUp
    ? Math.min(Math.max(addExactly(value, step), min), max)
    : Math.max(addExactly(value, -step), min, 0);
  const printed = next.toFixed(/^\d+\.(\d{1,10})$/.exec(input.step)?.[1]?.length ?? 0);
  return Number(printed) === parseQuantity(input.value) ? undefined : printed;
}

/** Returns how many bundles the stock of the chosen items allows; undefined when none of them is limited. */
export function stockLimit(items: readonly BundleItem[]): number | undefined {
  const limits = items.flatMap(({ stock, quantity }) =>
    stock !== undefined && quantity > 0n ? [Number(stock / quantity)] : [],
  );
  return limits.length > 0 ? Math.min(...limits) : undefined;
}
