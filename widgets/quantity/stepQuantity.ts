import { raiseDom } from '../../src/core/bus/dom';
import { parseQuantity } from '../../src/core/quantity';
import { limitsOf, stepDown, stepUp } from '../../src/core/quantitySteps';

/** One step of a quantity field within its limits; `change` tells other scripts. Source: spec storefront 5. */
export function stepQuantity(input: HTMLInputElement, isUp: boolean): void {
  const before = input.value;
  const step = isUp ? stepUp : stepDown;
  input.value = String(step(parseQuantity(before), limitsOf(input)));
  if (input.value !== before) raiseDom(input, 'change');
}
