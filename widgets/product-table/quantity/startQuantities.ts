import { bus } from '../../../src/core/bus/bus';
import { listenDom } from '../../../src/core/bus/dom';
import { inFreshRows } from '../rows/freshRows';
import { inSlices } from '../slices';
import { own, owns, type Table } from '../table';
import { onQuantityChange, refreshQuantity, setUpQuantity } from './changeQuantity';
import { isQuantity, QUANTITY, type QuantityControl } from './quantityLimits';
import { showLimits } from './showLimits';
import { limitByVariation } from './variationLimits';

/** How long later slices of work on a long table take, ms. */
const LATER = 30;
/** The same for what has the browser lay it out anew, which takes longer than the work itself. */
const LAYING_OUT = 100;

/** Readies the quantities of a table's rows, and follows what is typed in them; presses and keys are `rows/Quantity`'s. Source: spec product-table 5.1; contract 27. */
export function startQuantities(table: Table): void {
  const { container, signal } = table;
  const ownQuantity = (element: EventTarget | null): QuantityControl | undefined =>
    element instanceof Element && isQuantity(element) && owns(table, element) ? element : undefined;

  bus.on(
    'wcpt_after_every_load',
    (_, { target }) => {
      if (target !== container) return;
      const controls = inFreshRows(table, QUANTITY).filter(isQuantity);
      const unlimited: QuantityControl[] = [];
      const over = () => inSlices(unlimited, showLimits, signal, { time: LAYING_OUT });
      const ready = (control: QuantityControl, isLate: boolean) => {
        if (!control.isConnected) return;
        setUpQuantity(control);
        if (isLate) unlimited.push(control);
        else showLimits(control);
      };
      inSlices(controls, ready, signal, { time: LATER, over });
    },
    { target: container, signal },
  );
  // One that is touched before its turn does not get its first value afterwards.
  const setUpNow = ({ target }: Event) => {
    const wrapper = target instanceof Element && owns(table, target) ? target.closest('.wcpt-quantity') : null;
    const control = wrapper?.querySelector('input.qty') ?? target;
    if (!(control instanceof Element && isQuantity(control))) return;
    setUpQuantity(control);
    showLimits(control);
  };
  for (const type of ['pointerdown', 'focusin', 'click'])
    container.addEventListener(type, setUpNow, { capture: true, signal });

  listenDom(
    container,
    'change',
    element => {
      const control = ownQuantity(element);
      if (control) onQuantityChange(control);
    },
    signal,
  );
  for (const type of ['input', 'keyup']) {
    const onTyping = (element: Element) => {
      const control = ownQuantity(element);
      if (control) refreshQuantity(control);
    };
    listenDom(container, type, onTyping, signal);
  }
  limitByVariation(table);
  signal.addEventListener('abort', () => {
    for (const button of own(table, '.wcpt-qty-controller')) {
      for (const name of ['role', 'tabindex', 'aria-label', 'aria-disabled']) button.removeAttribute(name);
    }
  });
}
