import type { TablePurpose } from '../../../../src/core/bus/events/productTable';
import type { WithSettings } from '../defineSettings';
import { tableSetting } from '../settings';
import type { Pairs } from './pairs';

/** Rows that the server is asked for. */
export interface Asked {
  readonly purpose: TablePurpose;
  /** Without parameters that are not the shopper's choice. */
  readonly query: Pairs;
  /** When it was first asked, as `performance.now()` says it, ms. */
  readonly since: number;
}

/**
 * What a table does about rows of the server. An answer belongs to the status that was set when it was asked for: where the table
 * has another one by then, the answer is dropped. `more`: infinite scroll waits for its next page.
 */
export type Status =
  | { readonly is: 'idle' }
  | ({ readonly is: 'asking' | 'more' } & Asked)
  | ({ readonly is: 'failed'; readonly why: 'offline' | 'unusable'; readonly again: () => void } & Asked);

export const IDLE: Status = { is: 'idle' };

export const ask = (asked: Asked): Status => ({
  is: asked.purpose === 'infinite_scroll' ? 'more' : 'asking',
  ...asked,
});

/** Whether an answer is on its way. */
export const isWaiting = ({ is }: Status): boolean => is === 'asking' || is === 'more';

/** Whether other rows than the shown ones were asked for, and what for: they are on their way, or have not come. */
export function wantedPurpose(status: Status): TablePurpose | null {
  switch (status.is) {
    case 'asking':
    case 'failed':
      return status.purpose;
    case 'idle':
    case 'more':
      return null;
  }
}

/** How a call for the cart holds the table back, by its settings: the table waits, or is asked for anew after a change as well. */
export type Hold = 'none' | 'block' | 'refresh';

export function holdOf(table: WithSettings): Hold {
  if (tableSetting(table, 'refresh_table')) return 'refresh';
  return tableSetting(table, 'block_table') ? 'block' : 'none';
}

/** Returns the classes of a table, those that say what it waits for on. See contract/product-table.md#container. */
export function waitingClasses(status: Status, hold: Hold): Readonly<Record<string, boolean>> {
  const isAsking = status.is === 'asking';
  return {
    'wcpt-loading': isAsking || hold !== 'none',
    'wcpt-refreshing': (isAsking && status.purpose === 'refresh_table') || hold === 'refresh',
    'wcpt-infinite-scroll-loading-results': status.is === 'more',
  };
}
