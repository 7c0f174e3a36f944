import { Live } from '../../../../src/hydrate';
import { keyOf } from '../../../../src/ui/elements';
import { type QuantityControl, quantityControls } from '../rows/quantity';
import { rowView } from '../rows/Rows';
import type { RowState } from '../rows/rowState';

/** See contract/product-table.md#quantities. */
export const Quantities = rowView(['faults', 'isQuantityOff'], ({ part, state: { faults, isQuantityOff } }) => {
  if (!faults && isQuantityOff === undefined) return null;
  return quantityControls(part).map(control => {
    const box = control.closest('.wcpt-quantity');
    const classes = { 'wcpt-disabled': isQuantityOff, ...faultClasses(faults, control, 'wcpt-quantity-error') };
    return box && <Live key={keyOf(control)} of={box} classes={classes} />;
  });
});

/** Returns the error classes of the element around a field. */
export function faultClasses(faults: RowState['faults'], field: QuantityControl, name: string, end = '') {
  const is = (kind?: string) => faults && faults.get(field) === kind;
  const kinds = ['min', 'max', 'step'].map(kind => [`${name}--${kind}${end}`, is(kind)]);
  return { [name]: faults && !is(), ...Object.fromEntries(kinds) };
}
