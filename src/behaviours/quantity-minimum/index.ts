import { defineBehaviour } from '../../core/behave';
import { isBelowMinimum } from '../../core/quantity';

/** Raises a quantity to its minimum, and tells nobody. See contract/product.md#quantity. */
export const mount = defineBehaviour('quantity-minimum', input => {
  if (input instanceof HTMLInputElement && isBelowMinimum(input)) input.value = input.min;
});
