import type { TablePurpose } from '../../../../src/core/bus/events/productTable';
import type { WithSettings } from '../defineSettings';
import { tableSetting } from '../settings';

interface Asked {
  readonly query: string;
  readonly purpose: TablePurpose;
}

interface Asking extends Asked {
  /** How often answers had become outdated by then. */
  readonly since: number;
}

interface Failed extends Asked {
  readonly why: 'offline' | 'unusable';
  readonly again: () => void;
}

/**
 * What a table does about rows of the server. An answer belongs to the status that was set when it was asked for: where the table
 * has another one by then, the answer is dropped. `more`: infinite scroll waits for its next page.
 */
export type Status =
  | { readonly is: 'idle' }
  | ({ readonly is: 'asking' | 'more' } & Asking)
  | ({ readonly is: 'failed' } & Failed);

export const IDLE: Status = { is: 'idle' };

export const ask = (asking: Asking): Status => ({
  is: asking.purpose === 'infinite_scroll' ? 'more' : 'asking',
  ...asking,
});

export const fail = (failed: Failed): Status => ({ is: 'failed', ...failed });

const WAITS: Readonly<Record<Status['is'], boolean>> = { idle: false, asking: true, more: true, failed: false };

/** Whether an answer is on its way. */
export const isWaiting = (status: Status): boolean => WAITS[status.is];

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

/** Classes of a container that waits. See contract/product-table.md#container. */
export const WAITING = ['wcpt-loading', 'wcpt-refreshing', 'wcpt-infinite-scroll-loading-results'] as const;

type WaitingClass = (typeof WAITING)[number];

const REFRESHING: readonly WaitingClass[] = ['wcpt-loading', 'wcpt-refreshing'];

const OF_HOLD: Readonly<Record<Hold, readonly WaitingClass[]>> = {
  none: [],
  block: ['wcpt-loading'],
  refresh: REFRESHING,
};

/** Returns the classes of a table that waits for an answer or for the cart; none where it waits for nothing. */
export const waitingClasses = (status: Status, hold: Hold): readonly WaitingClass[] => [
  ...OF_HOLD[hold],
  ...classesOf(status),
];

function classesOf(status: Status): readonly WaitingClass[] {
  switch (status.is) {
    case 'asking':
      return status.purpose === 'refresh_table' ? REFRESHING : ['wcpt-loading'];
    case 'more':
      return ['wcpt-infinite-scroll-loading-results'];
    case 'idle':
    case 'failed':
      return [];
  }
}
