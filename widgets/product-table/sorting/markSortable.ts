import { ownFrame } from '../frame';
import { tTable } from '../messages';
import { makePlain, makePressable } from '../pressable';
import type { Table } from '../table';
import { HEADING, ICONS, shownOrder } from './headingSort';

const SORTABLE = 'wcpt-sortable';
/** What of a heading is a control of its own. */
const INNER = 'a, button, input, select, .wcpt-tooltip, [tabindex]';

/**
 * Marks headings that sort, and tells the keyboard and screen readers of them: the heading stays a heading, what is in it
 * becomes a button. Source: contract product-table 1.4 step 3, 5.1.
 */
export function markSortable(table: Pick<Table, 'container'>): void {
  for (const icons of ownFrame(table, `${HEADING} ${ICONS}`)) {
    const heading = icons.closest(HEADING);
    if (!heading || !icons.querySelector('.wcpt-sorting-icon')) continue;
    heading.classList.add(SORTABLE);
    const control = controlOf(icons, heading);
    const column = heading.textContent.trim() || (heading.getAttribute('data-wcpt-column-name') ?? '');
    makePressable(control, tTable('product-table.sort', { column }));
    const order = shownOrder(icons);
    if (order) heading.setAttribute('aria-sort', `${order}ending`);
    else heading.removeAttribute('aria-sort');
  }
}

/** The name of the column and its icons, where there is no other control among them; else the icons. */
function controlOf(icons: Element, heading: Element): Element {
  const around = icons.parentElement;
  return around && around !== heading && !around.querySelector(INNER) ? around : icons;
}

/** Takes back what `markSortable` did. */
export function unmarkSortable(table: Pick<Table, 'container'>): void {
  for (const heading of ownFrame(table, `.${SORTABLE}`)) {
    heading.classList.remove(SORTABLE);
    heading.removeAttribute('aria-sort');
    const icons = heading.querySelector(ICONS);
    if (icons) makePlain([controlOf(icons, heading)]);
  }
}
