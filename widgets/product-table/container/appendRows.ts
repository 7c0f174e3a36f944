import { mergeRowData } from '../rows/mergeRowData';
import { own, type Table } from '../table';

/** Attributes that describe the rows that are there now. */
const STATE = /^data-wcpt-(?:query-string|encrypted-.*|result-count-context)$/;

/**
 * Adds the rows of the next page after those that are there, and takes over what the server says of it. A group whose
 * heading is there already gets the rows only. Source: spec product-table 4.1; contract 13, 14.
 */
export function appendRows(table: Table, fresh: ParentNode & Node): void {
  const { container } = table;
  const body = own<HTMLTableElement>(table, '.wcpt-table:not(.frzTbl-clone-table)')[0]?.tBodies[0];
  const groups = new Set(own(table, '.wcpt-row--category-heading').map(slugOf));
  const rows = [...fresh.querySelectorAll('.wcpt-row')].filter(
    row => !(row.matches('.wcpt-row--category-heading') && groups.has(slugOf(row))),
  );
  mergeRowData(own(table, '.wcpt-nav-main')[0] ?? container, fresh);
  body?.append(...rows);
  if (fresh instanceof Element) {
    for (const { name, value } of fresh.attributes) if (STATE.test(name)) container.setAttribute(name, value);
  }
  if (!fresh.querySelector('.wcpt-infinite-scroll-dots')) {
    for (const dots of own(table, '.wcpt-infinite-scroll-dots')) dots.remove();
  }
}

const slugOf = (row: Element) => row.getAttribute('data-wcpt-group-by-category-slug');
