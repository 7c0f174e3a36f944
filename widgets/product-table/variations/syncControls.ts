import { bus } from '../../../src/core/bus/bus';
import { raiseDom } from '../../../src/core/bus/dom';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { inRow } from '../rows/inRow';
import { FORM, LIST, RADIO, RADIO_BOX } from './controls';
import { attributeSelects, formVariationId } from './readForm';

const syncing = new WeakSet<Element>();
/** Boxes that are shown as chosen, of parts that were searched for them once: there may be hundreds. */
const marked = new WeakMap<Element, readonly Element[]>();

/** Whether a form is being set to what was chosen elsewhere: what it tells meanwhile is no choice. */
export const isSyncing = (form: Element): boolean => syncing.has(form);

/** Has all of a row's controls show what was chosen with one of them, or by another script. Source: contract product-table 26.3. */
export function syncControls(part: Element, selection: TableSelection): void {
  syncOptions(part, selection.variation_id);
  for (const form of inRow<HTMLElement>(part, FORM)) syncForm(form, selection);
}

/** Has a row's list and radio buttons show a variation; an empty id is none. */
export function syncOptions(part: Element, id: string): void {
  for (const list of inRow<HTMLSelectElement>(part, LIST)) if (list.value !== id) setList(list, id);
  syncRadios(part, id);
}

/** A variation that a list does not have leaves it empty. */
function setList(list: HTMLSelectElement, id: string): void {
  list.value = id;
  if (list.selectedIndex < 0) list.value = '';
}

function syncRadios(part: Element, id: string): void {
  const radios = id ? inRow<HTMLInputElement>(part, `${RADIO}[value="${CSS.escape(id)}"]`) : [];
  const boxes = radios.flatMap(radio => radio.closest(RADIO_BOX) ?? []);
  for (const other of marked.get(part) ?? inRow(part, `${RADIO_BOX}.wcpt-selected`)) {
    if (!boxes.includes(other)) other.classList.remove('wcpt-selected');
  }
  marked.set(part, boxes);
  // The others of a group go off with it.
  for (const radio of radios.length ? radios : inRow<HTMLInputElement>(part, `${RADIO}:checked`)) {
    const isOn = radios.length > 0;
    if (radio.checked !== isOn) radio.checked = isOn;
  }
  for (const box of boxes) box.classList.add('wcpt-selected');
}

function syncForm(form: HTMLElement, { variation_id: id, attributes }: TableSelection): void {
  if (syncing.has(form) || formVariationId(form) === id) return;
  syncing.add(form);
  try {
    const selects = attributeSelects(form);
    clear(selects);
    if (!id || !selects.length) return;
    for (const select of selects) select.value = attributes[select.name] ?? '';
    bus.emit('check_variations', { chosen: undefined }, form);
  } finally {
    syncing.delete(form);
  }
}

/** As the reset link does, but without its announcement, and with the focus left where it is. */
function clear(selects: readonly HTMLSelectElement[]): void {
  const chosen = selects.filter(({ value }) => value);
  for (const select of chosen) select.value = '';
  const [first] = chosen;
  if (first) raiseDom(first, 'change');
}
