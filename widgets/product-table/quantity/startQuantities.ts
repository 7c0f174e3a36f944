import { bus } from '../../../src/core/bus/bus';
import { listenDom, raiseDom } from '../../../src/core/bus/dom';
import { inFreshRows } from '../rows/freshRows';
import { productRows, rowOf } from '../rows/row';
import { inSlices } from '../slices';
import { own, owns, type Table } from '../table';
import { caretToEnd } from './caretToEnd';
import { onQuantityChange, refreshQuantity, stepQuantity } from './changeQuantity';
import { holdButtons } from './holdButtons';
import { isQuantity, QUANTITY, type QuantityControl } from './quantityControls';
import { isPlus, setUpQuantity } from './setUpQuantity';
import { limitByVariation } from './variationLimits';

/** How long the later slices of a long table take, ms: each has the browser lay it out anew, which takes longer. */
const LATER = 30;

/** Takes over the quantities of a table's rows. Source: spec product-table 5.1; contract 27. */
export function startQuantities(table: Table): void {
  const { container, signal } = table;
  const ownQuantity = (element: EventTarget | null): QuantityControl | undefined =>
    element instanceof Element && isQuantity(element) && owns(table, element) ? element : undefined;

  bus.on(
    'wcpt_after_every_load',
    (_, { target }) => {
      if (target !== container) return;
      const controls = inFreshRows(table, QUANTITY).filter(isQuantity);
      inSlices(controls, control => control.isConnected && setUpQuantity(control), signal, LATER);
    },
    { target: container, signal },
  );
  // One that is touched before its turn does not get its first value afterwards.
  const setUpNow = ({ target }: Event) => {
    const wrapper = target instanceof Element && owns(table, target) ? target.closest('.wcpt-quantity') : null;
    const control = wrapper?.querySelector('input.qty') ?? target;
    if (control instanceof Element && isQuantity(control)) setUpQuantity(control);
  };
  for (const type of ['pointerdown', 'focusin', 'click'])
    container.addEventListener(type, setUpNow, { capture: true, signal });

  holdButtons(table, button => {
    const input = button.closest('.wcpt-quantity')?.querySelector<HTMLInputElement>('input.qty');
    if (input) stepQuantity(input, button, isPlus(button));
  });
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
  container.addEventListener('keydown', event => onKey(table, event), { signal });
  caretToEnd(table);
  limitByVariation(table);
  signal.addEventListener('abort', () => {
    for (const button of own(table, '.wcpt-qty-controller')) {
      for (const name of ['role', 'tabindex', 'aria-label', 'aria-disabled']) button.removeAttribute(name);
    }
  });
}

/** Arrows step, Enter adds to the cart, and a focused plus or minus is a button. Source: contract product-table 27.2, 27.5. */
function onKey(table: Table, event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || !owns(table, target) || event.isComposing) return;
  if (target.matches('.wcpt-qty-controller')) {
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    target.click();
  } else if (isQuantity(target) && target instanceof HTMLInputElement) {
    if (key === 'Enter') addWith(target, event);
    else if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      const isUp = key === 'ArrowUp';
      const button = target.parentElement?.querySelector(isUp ? '.wcpt-plus' : '.wcpt-minus') ?? null;
      stepQuantity(target, button, isUp);
    }
  }
}

function addWith(input: HTMLInputElement, event: Event): void {
  const row = rowOf(input);
  if (!row) return;
  event.preventDefault();
  // What was typed is put right, and heard, before it is added.
  raiseDom(input, 'change');
  const button = productRows(row).map(one => one.querySelector<HTMLElement>('[data-wcpt-link-code^="cart"]'));
  button.find(Boolean)?.click();
}
