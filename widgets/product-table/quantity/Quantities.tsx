import { Live } from '../../../src/hydrate';
import { keyOf } from '../../../src/ui/elements';
import { rowView } from '../rows/Rows';
import { quantityControls } from './quantity';

const ERROR = 'wcpt-quantity-error';

/** Source: contract product-table 27.4, 27.6. */
export const Quantities = rowView(['faults', 'isQuantityOff'], ({ part, state: { faults, isQuantityOff } }) => {
  if (!faults && isQuantityOff === undefined) return null;
  return quantityControls(part).map(control => {
    const box = control.closest('.wcpt-quantity');
    const fault = faults?.get(control);
    const is = (kind: string) => faults && fault === kind;
    const classes = {
      'wcpt-disabled': isQuantityOff,
      [ERROR]: faults && fault !== undefined,
      [`${ERROR}--min`]: is('min'),
      [`${ERROR}--max`]: is('max'),
      [`${ERROR}--step`]: is('step'),
    };
    return box && <Live key={keyOf(control)} of={box} classes={classes} />;
  });
});
