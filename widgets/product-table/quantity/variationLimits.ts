import { bus } from '../../../src/core/bus/bus';
import { raiseDom } from '../../../src/core/bus/dom';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { digitsOf, ONE, type Units, unitsOf } from '../price/prices';
import { mainRow, rowOf, rowParts } from '../rows/row';
import { owns, type Table } from '../table';
import { refreshQuantity, setUpQuantity } from './changeQuantity';
import { initialMode, type QuantityControl, quantityControls } from './quantityLimits';

/** Most options that a list gets where a variation and the table set no maximum. */
const MOST_OPTIONS = 100;

let limiting = 0;

/** Whether a quantity changes right now because its variation did: nobody has chosen it. */
export const isLimiting = (): boolean => limiting > 0;

/** Limits of a variation; undefined where it has none. */
interface VariationLimits {
  readonly min: Units;
  readonly max: Units | undefined;
  readonly step: Units | undefined;
}

/** Has quantities follow the variation that is chosen in their row. Source: spec product-table 5.1; contract 27.6. */
export function limitByVariation(table: Table): void {
  const { container, signal } = table;
  bus.on(
    'select_variation',
    (selection, { target }) => {
      const row = target instanceof Element && owns(table, target) ? rowOf(target) : undefined;
      for (const control of row ? rowParts(mainRow(row)).flatMap(quantityControls) : []) {
        setUpQuantity(control);
        if (selection.variation_id) limit(control, selection);
        else close(control);
      }
    },
    { target: container, signal },
  );
}

function limit(control: QuantityControl, { variation = {}, variation_available, variation_qty }: TableSelection): void {
  const limits: VariationLimits = {
    min: positive(variation.min_qty) ?? ONE,
    max: positive(variation.max_qty),
    step: positive(variation.step),
  };
  const isInStock = variation.is_in_stock === undefined ? variation_available : Boolean(variation.is_in_stock);
  setOff(control, !isInStock);
  if (control instanceof HTMLSelectElement) rebuildOptions(control, limits);
  else setLimits(control, limits);
  if (variation_qty !== undefined) control.value = String(variation_qty);
  limiting++;
  raiseDom(control, 'change');
  limiting--;
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
  select.replaceChildren(...numbers.map(number => optionOf(number, label + number)));
  if (numbers.includes(chosen)) select.value = chosen;
}

function optionOf(value: string, text: string): HTMLOptionElement {
  const option = document.createElement('option');
  option.value = value;
  option.textContent = text;
  return option;
}

/** Nothing is chosen: there is no quantity, and no limit of the last variation stays. */
function close(control: QuantityControl): void {
  setOff(control, true);
  if (control instanceof HTMLSelectElement) return;
  for (const name of ['min', 'max', 'step']) control.setAttribute(name, '');
  control.value = initialMode(control) === 'empty' ? '' : '0';
  refreshQuantity(control);
}

function setOff(control: QuantityControl, isOff: boolean): void {
  control.disabled = isOff;
  control.closest('.wcpt-quantity')?.classList.toggle('wcpt-disabled', isOff);
}

function positive(value: unknown): Units | undefined {
  const units = unitsOf(value);
  return units !== undefined && units > 0n ? units : undefined;
}
