import { bus } from '../../../src/core/bus/bus';
import { raiseDom } from '../../../src/core/bus/dom';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { reportError } from '../../../src/core/report';
import { inRow, productId } from '../rows/row';
import { tVariation } from './messages';
import { attributeSelects, formVariationId } from './readChoice';
import { FORM, LIST, RADIO, RADIO_BOX } from './selection';

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

const told = new WeakSet<Element>();

/**
 * Says at a control that what was chosen can't be had, as its data are broken. Other rows, and the control's other choices,
 * go on working.
 */
export function setAside(row: HTMLElement, control: Element, cause: unknown): void {
  const place = control.closest('.wcpt-select-variation-dropdown-wrapper') ?? control;
  if (!row.querySelector('.sw-set-aside')) {
    const text = document.createElement('div');
    text.className = 'sw-set-aside sw-table-set-aside';
    text.setAttribute('role', 'alert');
    place.after(text);
    text.textContent = tVariation('product-table.set_aside');
  }
  if (told.has(row)) return;
  told.add(row);
  const reason = cause instanceof Error ? cause.message : String(cause);
  reportError({
    where: 'product-table',
    element: row,
    found: `variations of product ${productId(row)} can’t be read: ${reason}`,
    consequence: 'They can’t be chosen in this row; all other rows work.',
    cause,
  });
}

/** Takes the text back. */
export function takeBack(scope: ParentNode): void {
  for (const text of scope.querySelectorAll('.sw-set-aside')) text.remove();
}
