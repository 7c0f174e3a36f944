import { clampQuantity, parseQuantity } from '../../src/core/quantity';
import { addExactly, limitsOf } from '../../src/core/quantitySteps';

/**
 * Brings a field's value within its limits: empty and no number are 0 at first. Source: spec storefront 5.
 * @returns the quantity; of a field that is disabled 0
 */
export function settleQuantity(input: HTMLInputElement): number {
  const given = parseQuantity(input.value);
  const quantity = clampQuantity(given ?? 0, limitsOf(input));
  if (quantity !== given) input.value = String(quantity);
  return input.disabled ? 0 : quantity;
}

/** The quantity that one step gives, within its limits. Source: spec storefront 5, add-on contract 1.8 "Plus/minus". */
export function nextQuantity(input: HTMLInputElement, isUp: boolean): number {
  const { min = 0, max = Infinity, step } = limitsOf(input);
  const value = parseQuantity(input.value) ?? 0;
  return isUp ? Math.min(Math.max(addExactly(value, step), min), max) : Math.max(addExactly(value, -step), min, 0);
}

/** A quantity with as many decimals as its step has. */
export function printQuantity(quantity: number, step: string): string {
  return quantity.toFixed(/^\d+\.(\d{1,10})$/.exec(step)?.[1]?.length ?? 0);
}
