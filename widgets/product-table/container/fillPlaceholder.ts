import { currentQuery } from '../query/currentQuery';
import type { Table } from '../table';

/** Makes a placeholder a table and has its rows fetched. Source: spec product-table 7; contract 1.3. */
export function fillPlaceholder(table: Table): void {
  const { id, container } = table;
  container.classList.add('wcpt', `wcpt-${id}`);
  container.classList.remove('wcpt-lazy-load');
  container.id = `wcpt-${id}`;
  void table.query({ changes: currentQuery(table), append: false, purpose: 'lazy_load' });
}
