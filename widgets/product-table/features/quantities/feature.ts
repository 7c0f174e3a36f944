import { bus } from '../../../../src/core/bus/bus';
import { raiseDom } from '../../../../src/core/bus/dom';
import { clickWithKeys, runAfterListeners } from '../../../../src/ui/press';
import { announceQuantity } from '../../../../src/ui/Stepper';
import type { RowPart } from '../../table/feature';
import { caretToEnd } from '../../table/keepFocus';
import { inSlices } from '../../table/later';
import { PRICE_FIELD } from '../../table/price/prices';
import { followTotals, onAmount } from '../../table/price/totals';
import {
  isAtEnd,
  isPlus,
  nameQuantity,
  onQuantityChange,
  readyQuantity,
  refreshLimits,
  refreshQuantity,
  STEP,
  setUpQuantity,
  stepQuantity,
} from '../../table/quantity/changeQuantity';
import { isQuantity, QUANTITY, type QuantityControl, rowQuantities } from '../../table/rows/quantity';
import { refuse } from '../../table/rows/refusal';
import { CART_BUTTON, firstInRow, productRows, rowOf } from '../../table/rows/row';
import type { Feature, Table } from '../../table/table';

/** Sets up the quantities, and totals that follow them. See contract/product-table.md#quantities. */
function startQuantities(table: Table): void {
  table.rows.onArrival(row => rowQuantities(row).forEach(readyQuantity));
  followTotals(table);
}

/** See contract/product-table.md#variations-in-rows. */
function quantityParts(table: Table): readonly RowPart[] {
  const hold = createHold(step, table.signal);
  /** The field that a finger is about to enter. */
  let entered: HTMLElement | undefined;
  const ready = (control: QuantityControl) => {
    if (!control.isConnected) return;
    setUpQuantity(control);
    nameQuantity(control);
  };
  const refresh = (control: HTMLElement) => isQuantity(control) && refreshQuantity(control);
  return [
    {
      selector: `.wcpt-quantity ${STEP}`,
      on: {
        pointerdown: hold.press,
        click(button, event) {
          hold.click(button, event);
          const field = fieldOf(button);
          // A disabled plus shows the reason.
          if (field && isPlus(button) && isAtEnd(field, true)) refuse(table, button, event);
        },
        keydown: (button, event) => clickWithKeys(button, event, true),
        // Two quick taps would zoom the page.
        dblclick: (_, event) => event.preventDefault(),
      },
    },
    {
      selector: QUANTITY,
      ready: controls => inSlices(controls.filter(isQuantity), ready, table.signal, { laysOut: true }),
      onValue: {
        change: control => isQuantity(control) && onQuantityChange(control),
        input: refresh,
        keyup: refresh,
      },
      on: {
        focusin: field => field instanceof HTMLInputElement && refreshLimits(field),
        pointerdown(field, { pointerType }) {
          entered = pointerType === 'touch' && field !== document.activeElement ? field : undefined;
        },
        click(field) {
          if (field === entered && field instanceof HTMLInputElement) caretToEnd(field, field.value);
          entered = undefined;
        },
        keydown: (field, event) => field instanceof HTMLInputElement && onKey(field, event),
      },
    },
    // After the part that corrects quantities.
    { selector: `${QUANTITY}, ${PRICE_FIELD}`, onValue: { change: onAmount, input: onAmount, keyup: onAmount } },
  ];
}

const fieldOf = (button: Element) => button.closest('.wcpt-quantity')?.querySelector<HTMLInputElement>('input.qty');

function step(button: HTMLElement): void {
  const field = fieldOf(button);
  if (!field) return;
  // Other scripts may have written a value without an event.
  refreshLimits(field);
  const isUp = isPlus(button);
  stepQuantity(field, button, isUp);
  announceQuantity(field.value, isUp, isAtEnd(field, isUp));
}

function onKey(field: HTMLInputElement, event: KeyboardEvent): void {
  const { key, isComposing } = event;
  if (isComposing) return;
  if (key === 'Enter') addWith(field, event);
  else if (key === 'ArrowUp' || key === 'ArrowDown') {
    event.preventDefault();
    const isUp = key === 'ArrowUp';
    stepQuantity(field, field.parentElement?.querySelector(isUp ? '.wcpt-plus' : '.wcpt-minus') ?? null, isUp);
  }
}

function addWith(field: HTMLInputElement, event: KeyboardEvent): void {
  const row = rowOf(field);
  if (!row) return;
  // A key whose default another script has prevented is not typed.
  runAfterListeners(event, () => {
    // The typed value is corrected, with its events, before the quantity is added.
    raiseDom(field, 'change');
    const button = productRows(row).map(one => firstInRow<HTMLElement>(one, CART_BUTTON));
    button.find(Boolean)?.click();
  });
}

/** Ticks of 10 ms: the 50th is the first repeat, then every fifth. */
const FIRST_REPEAT = 500;
const REPEAT = 50;
/** Class of the body while steps are repeated, so that no text is selected. Not on each press: style sheets may restyle all rows by it. */
const HELD = 'wcpt-noselect--qty-increment';

/**
 * Steps at once, then repeatedly. A touch may scroll: its first step comes with the click. The click that ends a press does not
 * step.
 */
function createHold(step: (button: HTMLElement) => void, signal: AbortSignal) {
  let press: AbortController | undefined;
  /** The button whose press has stepped, so that the click that follows does not. */
  let stepped: HTMLElement | undefined;
  signal.addEventListener('abort', () => press?.abort());

  return {
    press(button: HTMLElement, { button: which, pointerType }: PointerEvent) {
      press?.abort();
      stepped = undefined;
      if (which !== 0) return;
      const held = new AbortController();
      press = held;
      const act = () => {
        stepped = button;
        step(button);
      };
      if (pointerType !== 'touch') act();
      repeat(button, act, held);
      const options = { signal: held.signal };
      const end = () => held.abort();
      for (const type of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(type, end, options);
      button.addEventListener('pointerleave', end, options);
      // The context menu of a long press would end the press.
      button.addEventListener('contextmenu', menu => menu.preventDefault(), options);
    },
    click(button: HTMLElement, { detail }: MouseEvent) {
      // Clicks of the keyboard and of scripts have no detail.
      const isEnd = detail > 0 && stepped === button;
      stepped = undefined;
      if (!isEnd) step(button);
    },
  };
}

function repeat(button: HTMLElement, act: () => void, held: AbortController): void {
  let isRepeating = false;
  const tick = () => {
    if (!button.isConnected) {
      held.abort();
      return;
    }
    if (!isRepeating) {
      isRepeating = true;
      document.body.classList.add(HELD);
      bus.emit('wcptTouchHoldStart', {}, button);
    }
    timer = window.setTimeout(tick, REPEAT);
    bus.emit('wcptPressing', {}, button);
    act();
  };
  let timer = window.setTimeout(tick, FIRST_REPEAT);
  held.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    if (!isRepeating) return;
    document.body.classList.remove(HELD);
    bus.emit('wcptTouchHoldStop', {}, button);
  });
}

export const quantities: Feature = { rowParts: quantityParts, start: startQuantities };
