import { onTable } from '../onTable';
import { makePlain, makePressable, pressWithKeys } from '../pressable';
import { ownFrame, owns, type Table } from '../table';
import { copyState } from './keepNavigation';
import { navigationChange } from './navigationChange';

const FIELD = '.wcpt-filter-date-picker';
const SUBMIT = '.wcpt-date-picker-submit-button';
const RESET = '.wcpt-date-picker-reset-button';
const BUTTONS = `${SUBMIT}:not(button, a[href]), ${RESET}:not(button, a[href])`;

/** Has dates ask for rows on their button or Enter, and be taken back. Source: spec product-table 2.4, 5.5; contract 4.10. */
export function startDates(table: Table): void {
  const { container, signal } = table;
  const send = (part: Element, event: Event) => {
    copyState(table, part);
    navigationChange(table, { target: part, event });
  };
  container.addEventListener(
    'click',
    event => {
      const button = event.target instanceof Element ? event.target.closest(`${SUBMIT}, ${RESET}`) : null;
      if (!button || !owns(table, button)) return;
      event.preventDefault();
      if (button.matches(RESET)) emptyDates(button);
      else swapDates(button);
      send(button, event);
    },
    { signal },
  );
  container.addEventListener(
    'keydown',
    event => {
      const { target, key } = event;
      if (key !== 'Enter' || !(target instanceof Element) || !target.matches(FIELD) || !owns(table, target)) return;
      event.preventDefault();
      swapDates(target);
      send(target, event);
    },
    { signal },
  );
  for (const type of ['keyup', 'input']) {
    container.addEventListener(type, ({ target }) => target instanceof HTMLInputElement && flagDate(target), {
      signal,
    });
  }
  pressWithKeys(container, `:is(${BUTTONS})[role="button"]`, signal);
  onTable(table, 'wcpt_after_every_load', () => {
    for (const button of ownFrame(table, BUTTONS)) makePressable(button);
  });
  signal.addEventListener('abort', () => makePlain(ownFrame(table, BUTTONS)));
}

const datesOf = (part: Element): HTMLInputElement[] => [
  ...(part.closest('.wcpt-filter')?.querySelectorAll<HTMLInputElement>(FIELD) ?? []),
];

/** Takes dates back. */
export function emptyDates(part: Element): void {
  for (const field of datesOf(part)) {
    field.value = '';
    flagDate(field);
  }
}

/** Swaps a start that is later than the end. Source: spec product-table 5.5. */
export function swapDates(part: Element): void {
  const [start, end] = datesOf(part);
  if (start?.value && end?.value && start.value > end.value) [start.value, end.value] = [end.value, start.value];
  for (const field of [start, end]) if (field) flagDate(field);
}

/** Flags a typed date that can't be one; an empty field is none. Source: spec product-table 5.5; contract 4.10. */
function flagDate(field: HTMLInputElement): void {
  if (!field.matches(FIELD)) return;
  const isWrong = field.value !== '' && (field.value.length > 10 || !/^[12]/.test(field.value));
  field.style.borderColor = isWrong ? 'red' : '';
  if (isWrong) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}
