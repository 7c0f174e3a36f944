import { inRow } from '../rows/row';
import { LIST, RADIO, RADIO_BOX } from '../variations/selection';

/** Boxes that are shown as chosen, of parts that were searched for them once: there may be hundreds. */
const marked = new WeakMap<Element, readonly Element[]>();

/** Has a part's list and radio buttons show a variation; an empty id is none. Source: contract product-table 26.3. */
export function showChoice(part: Element, id: string): void {
  for (const list of inRow<HTMLSelectElement>(part, LIST)) if (list.value !== id) setList(list, id);
  showRadios(part, id);
}

/** A variation that a list does not have leaves it empty. */
function setList(list: HTMLSelectElement, id: string): void {
  list.value = id;
  if (list.selectedIndex < 0) list.value = '';
}

function showRadios(part: Element, id: string): void {
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
