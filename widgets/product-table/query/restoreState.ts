import type { Table } from '../table';
import { currentQuery } from './currentQuery';
import { formatQuery, type Pairs, parseQuery } from './pairs';

/**
 * Follows the browser's history where a script of the page has added entries to it: the table shows what the address says.
 * The table itself adds none: Back leaves the page, and on return the server answers the address that was left.
 * Source: spec product-table 2.2; contract 37.
 */
export function restoreState(table: Table): void {
  const { id, signal } = table;
  const onPopState = () => {
    const wanted = stateIn(parseQuery(location.search), id);
    if (sameState(wanted, stateIn(currentQuery(table), id))) return;
    void table.query({ changes: wanted, append: false, purpose: 'lazy_load' });
  };
  window.addEventListener('popstate', onPopState, { signal });
}

/** What an address says of one table. */
const stateIn = (pairs: Pairs, id: string): Pairs =>
  pairs.filter(
    ([name, value]) =>
      name.startsWith(`${id}_`) && !name.endsWith('_device') && !(name === `${id}_paged` && value === '1'),
  );

const sameState = (one: Pairs, other: Pairs): boolean =>
  formatQuery([...one].sort(byName)) === formatQuery([...other].sort(byName));

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]) => one.localeCompare(other);
