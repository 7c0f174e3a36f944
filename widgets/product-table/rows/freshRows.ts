import { own, ownOf, type Table } from '../table';

const READY = 'wcpt-row--init';

/**
 * Rows that came with the last answer, from its `wcpt_before_every_load` until its `wcpt_layout`. Those of infinite scroll
 * are at the end, so that the others need not be looked at. Source: contract product-table 1.4 steps 1 and 15.
 */
export function freshRows(table: Pick<Table, 'container'>): readonly HTMLElement[] {
  const { container } = table;
  const body = container.querySelector('.wcpt-table > tbody');
  if (!body?.firstElementChild?.classList.contains(READY)) return own(table, `.wcpt-row:not(.${READY})`);
  const fresh: HTMLElement[] = [];
  for (let row = body.lastElementChild; row && !row.classList.contains(READY); row = row.previousElementSibling) {
    if (row instanceof HTMLElement && row.classList.contains('wcpt-row')) fresh.unshift(row);
  }
  return fresh;
}

/** Elements of the rows that came with the last answer. */
export const inFreshRows = (table: Pick<Table, 'container'>, selector: string): readonly HTMLElement[] =>
  ownOf(
    table,
    freshRows(table).flatMap(row => [...row.querySelectorAll<HTMLElement>(selector)]),
  );
