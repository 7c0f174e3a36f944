import { bus } from '../../../src/core/bus/bus';
import { navigations, serialise } from '../query/serialise';
import type { Table } from '../table';

/** What a shopper chose, and where. */
export interface NavigationChange {
  /** The control, or the button that applies. */
  readonly target: Element;
  readonly event?: unknown;
  /** What holds the choices; default: the table's navigations. */
  readonly roots?: readonly Element[];
  /** Sends also where an Apply button would hold it back. */
  readonly apply?: boolean;
}

/** Asks for the rows that fit the choices. Source: spec product-table 2.4, 4.2; contract 4.4. */
export function navigationChange(table: Table, { event, roots }: NavigationChange): void {
  const change = {
    callback: () =>
      void table.query({ changes: serialise(roots ?? navigations(table)), append: false, purpose: 'filter' }),
    proceed: true,
    event,
  };
  bus.emit('wcpt_after_navigation_change', change, table.container);
  if (change.proceed) change.callback();
}
