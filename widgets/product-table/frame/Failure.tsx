import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TablePurpose } from '../../../src/core/bus/events/productTable';
import { Adopted, added, type SlotProps } from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import { restoreFocus } from '../container/keepFocus';
import { tTable } from '../messages';
import { ownFrame, type Table } from '../table';
import { useTable } from './tableContext';

/** Rows that did not come; those that are there stay. */
export interface TableFailure {
  readonly purpose: TablePurpose;
  readonly isOffline: boolean;
  /** Of the query that failed. */
  readonly turn: number;
  /** Asks for them again. */
  readonly again: () => void;
}

/** Tells the shopper that rows did not come; with undefined, that they have. */
export function tellFailure({ store }: Pick<Table, 'store'>, failure: TableFailure | undefined): void {
  if (failure !== store.getState().failure) flushSync(() => store.setState({ failure }));
}

/** What rows stand in: a failure is told above it. */
export function RowsArea({ element, children }: SlotProps): ReactNode {
  return (
    <>
      <Failure above={element} />
      <Adopted of={element}>{children}</Adopted>
    </>
  );
}

/** What says that there are no rows. */
export function NoRows({ element }: SlotProps): ReactNode {
  return (
    <>
      <Failure above={element} />
      <Adopted of={element} />
    </>
  );
}

/**
 * Why rows did not come, with a button that asks again.
 * @param above what this stands above; without it all of the table, where that has no other place for it
 */
export function Failure({ above }: { readonly above?: Element }): ReactNode {
  const table = useTable();
  const failure = useStore(table.store, ({ failure: told }) =>
    told && placeOf(table, told) === above ? told : undefined,
  );
  // Another one is another message, which screen readers say.
  return failure && <Message key={failure.turn} failure={failure} />;
}

function Message({ failure }: { readonly failure: TableFailure }): ReactNode {
  const table = useTable();
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: message } = own;
    added(message);
    // The button goes with the message: the next Tab is to go on from the rows.
    return () => {
      if (message?.contains(document.activeElement)) restoreFocus(table);
    };
  }, [table]);
  const again = () => {
    tellFailure(table, undefined);
    failure.again();
  };
  return (
    <div ref={own} className="sw-table-failure" role="alert">
      <span>{textOf(failure)}</span>{' '}
      <button type="button" onClick={again}>
        {tTable('product-table.again')}
      </button>
    </div>
  );
}

function textOf({ purpose, isOffline }: TableFailure): string {
  if (isOffline) return tTable('product-table.offline');
  return tTable(purpose === 'infinite_scroll' ? 'product-table.more_failed' : 'product-table.failed');
}

/** Rows that were to be added are missed at the end of those that are there, others above them. */
function placeOf(table: Pick<Table, 'container'>, { purpose }: TableFailure): Element | undefined {
  const end = purpose === 'infinite_scroll' ? ownFrame(table, '.wcpt-infinite-scroll-dots')[0] : undefined;
  return end ?? ownFrame(table, '.wcpt-table-scroll-wrapper-outer, .wcpt-no-results[data-wcpt-device]')[0];
}
