import { raiseDom } from '../../../../src/core/bus/dom';
import type { TableSelection } from '../../../../src/core/bus/events/tableRows';
import { digitsOf, ONE, type Units, unitsOf } from '../../../../src/core/decimal';
import { refreshQuantity, setUpQuantity } from '../../table/quantity/changeQuantity';
import { changeRow } from '../../table/rows/changeRow';
import { initialMode, positive, type QuantityControl, rowQuantities } from '../../table/rows/quantity';
import { inRow } from '../../table/rows/row';
import { changeFor } from '../../table/rows/rowState';
import { isInStock, LIST, RADIO, RADIO_BOX } from '../../table/rows/variationChoice';

/** Shows which variation is chosen in the lists and radio buttons of a row. @param id empty: none. */
export function showChoice(part: Element, id: string): void {
  for (const list of inRow<HTMLSelectElement>(part, LIST)) {
    if (list.value !== id) list.value = id;
    if (list.selectedIndex < 0) list.value = '';
  }
  showRadios(part, id);
}

function showRadios(part: Element, id: string): void {
  const radios = id ? inRow<HTMLInputElement>(part, `${RADIO}[value="${CSS.escape(id)}"]`) : [];
  const boxes = radios.flatMap(radio => radio.closest(RADIO_BOX) ?? []);
  for (const other of inRow(part, `${RADIO_BOX}.wcpt-selected`)) {
    if (!boxes.includes(other)) other.classList.remove('wcpt-selected');
  }
  // The others of a group go off with it.
  for (const radio of radios.length ? radios : inRow<HTMLInputElement>(part, `${RADIO}:checked`)) {
    const isOn = radios.length > 0;
    if (radio.checked !== isOn) radio.checked = isOn;
  }
  for (const box of boxes) box.classList.add('wcpt-selected');
}

/** Most options of a list, where a variation and the table set no maximum. */
const MOST_OPTIONS = 100;

/** Sets the limits of the choice on the quantities; without a choice there is no quantity. */
export function limitQuantities(row: HTMLElement, selection: TableSelection): void {
  const controls = rowQuantities(row);
  if (!controls.length) return;
  controls.forEach(setUpQuantity);
  changeRow(row, { isQuantityOff: !selection.variation_id || !isInStock(selection) });
  const change = selection.variation_id ? limit : clearLimits;
  for (const control of controls) change(control, selection);
}

function limit(control: QuantityControl, { variation = {}, variation_qty }: TableSelection): void {
  const min = positive(variation.min_qty) ?? ONE;
  const max = positive(variation.max_qty);
  const step = positive(variation.step);
  if (control instanceof HTMLSelectElement) rebuildOptions(control, min, max, step);
  else {
    const mode = initialMode(control);
    const least = digitsOf(min);
    control.setAttribute('data-wcpt-min', least);
    control.min = mode === '0' ? '0' : least;
    control.max = max === undefined ? '' : digitsOf(max);
    control.step = step === undefined ? '' : digitsOf(step);
    const isReset = control.getAttribute('data-wcpt-reset-on-variation-change') === '1';
    if (mode === 'min' && (isReset || !unitsOf(control.value))) control.value = least;
  }
  if (variation_qty !== undefined) control.value = String(variation_qty);
  changeFor(control, 'variation', () => raiseDom(control, 'change'));
}

function rebuildOptions(select: HTMLSelectElement, min: Units, max: Units | undefined, step = ONE): void {
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
  if (control instanceof HTMLSelectElement) return;
  for (const name of ['min', 'max', 'step']) control.setAttribute(name, '');
  control.value = initialMode(control) === 'empty' ? '' : '0';
  refreshQuantity(control);
}
