import { bus } from '../../../src/core/bus/bus';
import { listenDom } from '../../../src/core/bus/dom';
import { followTotals, onAmount } from '../price/totals';
import { inFreshRows } from '../rows/freshRows';
import { STEP, unnameStep } from '../show/showQuantity';
import { inSlices } from '../slices';
import { own, owns, type Table } from '../table';
import { onQuantityChange, refreshLimits, refreshQuantity, setUpQuantity } from './changeQuantity';
import { isQuantity, QUANTITY, type QuantityControl } from './quantityLimits';
import { limitByVariation } from './variationLimits';

/** How long later slices of work on a long table take, ms. */
const LATER = 30;
/** The same for what has the browser lay it out anew, which takes longer than the work itself. */
const LAYING_OUT = 100;

/**
 * Readies the quantities of a table's rows, and has limits and totals follow what is put into them; presses and keys are
 * `rows/Quantity`'s. Source: spec product-table 5.1; contract 27, 29.1.
 */
export function startQuantities(table: Table): void {
  const { container, signal } = table;
  bus.on(
    'wcpt_after_every_load',
    (_, { target }) => {
      if (target !== container) return;
      const controls = inFreshRows(table, QUANTITY).filter(isQuantity);
      const unlimited: QuantityControl[] = [];
      const over = () => inSlices(unlimited, refreshLimits, signal, { time: LAYING_OUT });
      const ready = (control: QuantityControl, isLate: boolean) => {
        if (!control.isConnected) return;
        setUpQuantity(control);
        if (isLate) unlimited.push(control);
        else refreshLimits(control);
      };
      inSlices(controls, ready, signal, { time: LATER, over });
    },
    { target: container, signal },
  );
  // Also what scripts raise with jQuery, in rows that are markup.
  for (const type of ['change', 'input', 'keyup']) {
    const onInput = (element: Element) => {
      if (isQuantity(element) && owns(table, element))
        (type === 'change' ? onQuantityChange : refreshQuantity)(element);
      // After what puts quantities right.
      onAmount(table, element);
    };
    listenDom(container, type, onInput, signal);
  }
  limitByVariation(table);
  followTotals(table);
  signal.addEventListener('abort', () => {
    for (const button of own(table, STEP)) unnameStep(button);
  });
}
