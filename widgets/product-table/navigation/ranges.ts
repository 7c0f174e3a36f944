import { tTable } from '../messages';
import { reportPart } from '../onTable';
import { makePlain, makePressable, pressWithKeys } from '../pressable';
import { navigations } from '../query/serialise';
import { own, owns, type Table } from '../table';
import { headingText, refreshHeadings } from './headingFeedback';
import { copyState } from './keepNavigation';
import { navigationChange } from './navigationChange';
import { clampToMax, followRange, isRangeControl, rangeOf, sayWrong, swapLimits } from './rangeFields';

const SUBMIT = '.wcpt-range-submit-button';
const FIELDS = '.wcpt-range-input-min, .wcpt-range-input-max';

/** Has ranges follow what is typed and dragged, and ask for rows on their button or Enter. Source: contract product-table 4.8. */
export function startRanges(table: Table): void {
  const { container, signal } = table;
  const submit = (part: Element, event: Event) => {
    const range = rangeOf(part);
    if (!range) return;
    if (sayWrong([range.min, range.max])) return;
    swapLimits(range);
    copyState(table, part);
    refreshHeadings(table);
    // Enter stands for the button, which an Apply button does not hold back.
    navigationChange(table, { target: part, event, apply: true });
  };
  const isOwn = (target: EventTarget | null): target is Element =>
    target instanceof Element && owns(table, target) && target.closest('.wcpt-navigation') !== null;
  container.addEventListener(
    'input',
    ({ target }) => {
      if (!isOwn(target) || !isRangeControl(target)) return;
      followRange(target);
      copyState(table, target);
    },
    { signal },
  );
  container.addEventListener(
    'click',
    event => {
      const button = isOwn(event.target) && event.target.closest(SUBMIT);
      if (button) submit(button, event);
    },
    { signal },
  );
  container.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Enter' || !isOwn(event.target) || !event.target.matches(FIELDS)) return;
      // A form around the table is not to be sent.
      event.preventDefault();
      submit(event.target, event);
    },
    { signal },
  );
  pressWithKeys(container, `${SUBMIT}[role="button"]`, signal);
  signal.addEventListener('abort', () => makePlain(own(table, SUBMIT)));
}

/** Readies the ranges of a load. Source: contract product-table 1.4 step 9. */
export function setUpRanges(table: Table): void {
  for (const navigation of navigations(table)) readyRanges(table, navigation);
}

/** Names fields and button, keeps fields to their limits, and gives sliders their second thumb. */
export function readyRanges(table: Table, root: Element): void {
  for (const field of root.querySelectorAll<HTMLInputElement>(FIELDS)) {
    for (const most of [field.getAttribute('data-wcpt-actual-max'), field.max]) clampToMax(field, most);
    if (field.min && field.value && Number(field.value) < Number(field.min)) field.value = field.min;
    if (!field.hasAttribute('aria-label') && !field.labels?.length) nameField(field);
  }
  for (const button of root.querySelectorAll(SUBMIT)) makePressable(button, tTable('product-table.search'));
  if (root.querySelector('.wcpt-range-slider:not(.wcpt__multirange)')) void loadSliders(table, root);
}

async function loadSliders(table: Table, root: Element): Promise<void> {
  try {
    const { readySliders } = await import('./rangeSlider');
    if (!table.signal.aborted) readySliders(root, table.signal);
  } catch (cause) {
    reportPart(table, 'the code for sliders did not load', 'Ranges have their fields only.', cause);
  }
}

function nameField(field: HTMLInputElement): void {
  const end = tTable(field.matches('.wcpt-range-input-min') ? 'product-table.from' : 'product-table.to');
  field.setAttribute('aria-label', `${headingText(field)}: ${field.placeholder || end}`);
}
