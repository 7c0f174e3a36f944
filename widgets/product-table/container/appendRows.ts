import { ownFrame } from '../ownFrame';
import { mergeRowData } from '../rows/mergeRowData';
import { own, type Table } from '../table';

/** Attributes that describe the rows that are there now. */
const STATE = /^data-wcpt-(?:query-string|encrypted-.*|result-count-context)$/;

/**
 * Adds the rows of the next page after those that are there, and takes over what the server says of it. A group whose
 * heading is there already gets the rows only. Source: spec product-table 4.1; contract 13, 14.
 */
export function appendRows(table: Pick<Table, 'container'>, fresh: ParentNode & Node): void {
  const { container } = table;
  const body = container.querySelector<HTMLTableElement>('.wcpt-table:not(.frzTbl-clone-table)')?.tBodies[0];
  const isHeading = (row: Element) => row.classList.contains('wcpt-row--category-heading');
  const rows = [...fresh.querySelectorAll('.wcpt-row')];
  const groups = new Set(rows.some(isHeading) ? own(table, '.wcpt-row--category-heading').map(slugOf) : []);
  mergeRowData(ownFrame(table, '.wcpt-nav-main')[0] ?? container, fresh);
  body?.append(...rows.filter(row => !isHeading(row) || !groups.has(slugOf(row))));
  if (fresh instanceof Element) {
    for (const { name, value } of fresh.attributes) if (STATE.test(name)) container.setAttribute(name, value);
  }
  if (!fresh.querySelector('.wcpt-infinite-scroll-dots')) {
    for (const dots of ownFrame(table, '.wcpt-infinite-scroll-dots')) dots.remove();
  }
}

const slugOf = (row: Element) => row.getAttribute('data-wcpt-group-by-category-slug');
