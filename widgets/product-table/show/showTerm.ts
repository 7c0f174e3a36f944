import { onTable } from '../onTable';
import { inFreshRows } from '../rows/freshRows';
import { own, type Table } from '../table';

/** A term in a row that filters the table. */
export const FILTERING_TERM = '.wcpt-trigger_filter > [data-wcpt-slug]';
/** The same, and a term that leads to its archive and is no link by itself. */
export const TERM = `${FILTERING_TERM}, .wcpt-archive_redirect > [data-wcpt-slug]:not(a)`;

/** Shows a term as the button that it is, pressed while the table is filtered by it; in cold rows too. Source: contract product-table 4.6. */
export function showTerm(term: Element): void {
  term.setAttribute('role', 'button');
  term.setAttribute('tabindex', '0');
  const filtering = term.getAttribute('data-wcpt-filtering');
  if (filtering) term.setAttribute('aria-pressed', String(filtering === 'true'));
}

/** Shows the terms of rows that nobody has touched yet, with every load, and takes that back at the end. */
export function startTerms(table: Table): void {
  onTable(table, 'wcpt_after_every_load', () => inFreshRows(table, TERM).forEach(showTerm));
  table.signal.addEventListener('abort', () => {
    for (const term of own(table, TERM)) {
      for (const name of ['role', 'tabindex', 'aria-pressed']) term.removeAttribute(name);
    }
  });
}
