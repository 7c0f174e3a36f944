import { behave } from '../../core/behave';
import type { HydrateOptions, Mounted } from '../../core/mountOptions';
import { isBelowMinimum } from '../../core/quantity';

/** Raises a quantity to its minimum, and tells nobody. Source: spec storefront 5, contract 5.2. */
function mountQuantityMinimum(input: Element, options: HydrateOptions = {}): Mounted {
  const raise = () => {
    if (input instanceof HTMLInputElement && isBelowMinimum(input)) input.value = input.min;
  };
  return behave('quantity-minimum', input, raise, options);
}

export { mountQuantityMinimum as mount };
