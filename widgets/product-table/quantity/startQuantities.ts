import { listenDom, raiseDom } from '../../../src/core/bus/dom';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { digitsOf, ONE, type Units, unitsOf } from '../../../src/core/decimal';
import { inSlices } from '../later';
import { onRow, onTable } from '../onTable';
import { followTotals, onAmount } from '../price/totals';
import { inFreshRows } from '../rows/freshRows';
import { own, owns, type Table } from '../table';
import { isInStock } from '../variations/selection';
import {
  changeFor,
  onQuantityChange,
  readyQuantity,
  refreshQuantity,
  STEP,
  setOff,
  setUpQuantity,
} from './changeQuantity';
import { initialMode, isQuantity, positive, QUANTITY, type QuantityControl, rowQuantities } from './quantity';

/** Readies quantities; limits and totals follow them. Source: spec product-table 5.1; contract 27, 29.1. */
export function startQuantities(table: Table): void {
  const { container, signal } = table;
  onTable(table, 'wcpt_after_every_load', () => {
    const controls = inFreshRows(table, QUANTITY).filter(isQuantity);
    inSlices(controls, control => control.isConnected && setUpQuantity(control), signal, { laysOut: true });
  });
  table.rows.onArrival(row => rowQuantities(row).forEach(readyQuantity));
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
    for (const button of own(table, STEP)) {
      for (const name of ['role', 'tabindex', 'aria-label', 'aria-disabled']) button.removeAttribute(name);
    }
  });
}

/** Where a variation and the table set no maximum. */
const MOST_OPTIONS = 100;

interface VariationLimits {
  readonly min: Units;
  readonly max: Units | undefined;
  readonly step: Units | undefined;
}

/** Source: spec product-table 5.1; contract 27.6. */
function limitByVariation(table: Table): void {
  onRow(table, 'select_variation', (row, selection) => {
    for (const control of rowQuantities(row)) {
      setUpQuantity(control);
      if (selection.variation_id) limit(control, selection);
      else clearLimits(control);
    }
  });
}

function limit(control: QuantityControl, selection: TableSelection): void {
  const { variation = {}, variation_qty } = selection;
  const limits: VariationLimits = {
    min: positive(variation.min_qty) ?? ONE,
    max: positive(variation.max_qty),
    step: positive(variation.step),
  };
  setOff(control, !isInStock(selection));
  if (control instanceof HTMLSelectElement) rebuildOptions(control, limits);
  else setLimits(control, limits);
  if (variation_qty !== undefined) control.value = String(variation_qty);
  changeFor(control, 'variation', () => raiseDom(control, 'change'));
}

function setLimits(input: HTMLInputElement, { min, max, step }: VariationLimits): void {
  const mode = initialMode(input);
  const least = digitsOf(min);
  input.setAttribute('data-wcpt-min', least);
  input.min = mode === '0' ? '0' : least;
  input.max = max === undefined ? '' : digitsOf(max);
  input.step = step === undefined ? '' : digitsOf(step);
  const isReset = input.getAttribute('data-wcpt-reset-on-variation-change') === '1';
  if (mode === 'min' && (isReset || !unitsOf(input.value))) input.value = least;
}

function rebuildOptions(select: HTMLSelectElement, { min, max, step = ONE }: VariationLimits): void {
  const chosen = select.value;
  const label = select.getAttribute('data-wcpt-qty-label') ?? '';
  const last = max ?? positive(select.getAttribute('data-wcpt-max-qty')) ?? min + step * BigInt(MOST_OPTIONS - 1);
  const numbers: string[] = [];
  for (let n = min; n <= last && numbers.length < 1000; n += step) numbers.push(digitsOf(n));
  select.setAttribute('min', digitsOf(min));
  const options = numbers.map(value =>
    Object.assign(document.createElement('option'), { value, textContent: label + value }),
  );
  select.replaceChildren(...options);
  if (numbers.includes(chosen)) select.value = chosen;
}

function clearLimits(control: QuantityControl): void {
  setOff(control, true);
  if (control instanceof HTMLSelectElement) return;
  for (const name of ['min', 'max', 'step']) control.setAttribute(name, '');
  control.value = initialMode(control) === 'empty' ? '' : '0';
  refreshQuantity(control);
}
