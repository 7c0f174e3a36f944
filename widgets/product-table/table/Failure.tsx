import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { markInjected } from '../../../src/hydrate';
import { keyOf } from '../../../src/ui/elements';
import { useStore } from '../../../src/ui/useStore';
import { restoreFocus } from './keepFocus';
import { tTable } from './messages';
import { ownFrame } from './own';
import { lastValue } from './query/pairs';
import type { Status } from './query/status';
import { type Table, useTable } from './table';

/** A failed query; the current rows stay. */
type TableFailure = Extract<Status, { is: 'failed' }>;

/** @param above the element below the message; default: the table, where it has no such element */
export function Failure({ above }: { readonly above?: Element }): ReactNode {
  const table = useTable();
  const failure = useStore(table.store, ({ status }) =>
    status.is === 'failed' && placeOf(table, status) === above ? status : undefined,
  );
  // Another failure is a new message, which screen readers announce.
  return failure && <Message key={keyOf(failure)} failure={failure} />;
}

function Message({ failure }: { readonly failure: TableFailure }): ReactNode {
  const table = useTable();
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: message } = own;
    markInjected(message);
    // The button disappears with the message: the next Tab goes on from the rows.
    return () => {
      if (message?.contains(document.activeElement)) restoreFocus(table);
    };
  }, [table]);
  return (
    <div ref={own} className="sw-table-failure" role="alert">
      <span>{textOf(failure)}</span>{' '}
      <button type="button" onClick={failure.again}>
        {tTable('product-table.again')}
      </button>
    </div>
  );
}

function textOf({ purpose, why }: TableFailure): string {
  if (why === 'offline') return tTable('product-table.offline');
  return tTable(purpose === 'infinite_scroll' ? 'product-table.more_failed' : 'product-table.failed');
}

/** Returns the element below the message: the control at the end of the rows if the shopper used it, else the rows. */
function placeOf(table: Table, failure: TableFailure): Element | undefined {
  return (
    endOf(table, failure) ?? ownFrame(table, '.wcpt-table-scroll-wrapper-outer, .wcpt-no-results[data-wcpt-device]')[0]
  );
}

/** Returns the control at the end of the rows that was used. A message above the rows would be out of sight there. */
function endOf(table: Table, { purpose, query }: TableFailure): Element | undefined {
  if (purpose === 'infinite_scroll') return ownFrame(table, '.wcpt-infinite-scroll-dots')[0];
  // The page of a choice that was on its way is asked for like that choice.
  if (purpose !== 'paginate' && !(purpose === 'filter' && lastValue(query, `${table.id}_paged`))) return undefined;
  const [pages, ...others] = ownFrame(table, '.wcpt-pagination');
  return others.length || pages?.closest('.wcpt-navigation') ? undefined : pages;
}
