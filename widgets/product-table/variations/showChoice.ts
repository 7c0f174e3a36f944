import { inRow } from '../rows/row';
import { memoryOf } from '../rows/rowState';
import { LIST, RADIO, RADIO_BOX } from './selection';

/** Shows which variation is chosen in the lists and radio buttons of a row. @param id empty: none. Source: contract product-table 26.3. */
export function showChoice(part: Element, id: string): void {
  for (const list of inRow<HTMLSelectElement>(part, LIST)) if (list.value !== id) setList(list, id);
  showRadios(part, id);
}

function setList(list: HTMLSelectElement, id: string): void {
  list.value = id;
  if (list.selectedIndex < 0) list.value = '';
}

function showRadios(part: Element, id: string): void {
  const radios = id ? inRow<HTMLInputElement>(part, `${RADIO}[value="${CSS.escape(id)}"]`) : [];
  const boxes = radios.flatMap(radio => radio.closest(RADIO_BOX) ?? []);
  const memory = memoryOf(part);
  for (const other of memory.chosenBoxes ?? inRow(part, `${RADIO_BOX}.wcpt-selected`)) {
    if (!boxes.includes(other)) other.classList.remove('wcpt-selected');
  }
  memory.chosenBoxes = boxes;
  // The others of a group go off with it.
  for (const radio of radios.length ? radios : inRow<HTMLInputElement>(part, `${RADIO}:checked`)) {
    const isOn = radios.length > 0;
    if (radio.checked !== isOn) radio.checked = isOn;
  }
  for (const box of boxes) box.classList.add('wcpt-selected');
}
