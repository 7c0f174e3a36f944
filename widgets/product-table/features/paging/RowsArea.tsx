import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { bus } from '../../../../src/core/bus/bus';
import { Adopted, markInjected, type SlotProps, useDisplay, useHydrated } from '../../../../src/hydrate';
import { useStore } from '../../../../src/ui/useStore';
import { Failure } from '../../table/Failure';
import { focusableIn, restoreFocus } from '../../table/keepFocus';
import { tTable } from '../../table/messages';
import { own, ownFrame } from '../../table/own';
import { linkNames } from '../../table/rows/linkNames';
import { type Table, useTable, waitsForButton } from '../../table/table';
import { followEnd } from './startPaging';

const DOTS = '.wcpt-infinite-scroll-dots';

/** The rows, or the box in place of missing ones. Before rows that come on scrolling there is a link past them. */
export function RowsArea({ element, children }: SlotProps): ReactNode {
  return (
    <>
      <SkipLink />
      <Failure above={element} />
      <Adopted of={element}>{children}</Adopted>
    </>
  );
}

function SkipLink(): ReactNode {
  const table = useTable();
  const isHydrated = useHydrated();
  if (!isHydrated || !ownFrame(table, DOTS).length) return null;
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(endId(table.id))?.focus();
  };
  return (
    <a ref={markInjected} className="sw-skip-link" href={`#${endId(table.id)}`} onClick={skip}>
      {tTable('product-table.skip')}
    </a>
  );
}

const endId = (id: string) => `sw-table-end-${id}`;

/** The sign at the end of the rows: the next ones come when it is near, until there are none. */
export function MoreRows({ element }: SlotProps): ReactNode {
  const table = useTable();
  const isHydrated = useHydrated();
  const isOver = useStore(table.store, state => state.isOver);
  const isPaused = useStore(table.store, waitsForButton);
  const isLoading = useStore(table.store, ({ status }) => status.is === 'more');
  useEffect(() => {
    const ended = new AbortController();
    followEnd(table, element, ended.signal);
    return () => ended.abort();
  }, [table, element]);
  useDisplay(element, isPaused && !isLoading ? false : undefined);
  return (
    <>
      <Failure above={element} />
      {!isOver && <Adopted of={element} />}
      {isPaused && !isOver && <MoreButton />}
      {isHydrated && <span ref={markInjected} id={endId(table.id)} tabIndex={-1} />}
    </>
  );
}

/** Has the next page come. The focus goes on to the first of its rows. */
function MoreButton(): ReactNode {
  const table = useTable();
  const { container, store } = table;
  const added = useStore(store, state => state.added);
  const button = useRef<HTMLButtonElement>(null);
  const rowsBefore = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each added page ends a press
  useLayoutEffect(() => {
    const { current: own } = button;
    markInjected(own);
    // Runs after each page, and before the button leaves with the last one.
    return () => {
      const { current: at } = rowsBefore;
      rowsBefore.current = undefined;
      if (at !== undefined && own === document.activeElement) focusRow(table, at);
    };
  }, [table, added]);
  const press = () => {
    rowsBefore.current = own(table, ROWS).length;
    bus.emit('wcpt_infinite_scroll', {}, container);
  };
  return (
    <button ref={button} type="button" className="sw-table-more" onClick={press}>
      {tTable('product-table.load_more')}
    </button>
  );
}

const ROWS = '.wcpt-row:not(.wcpt-child-row, .wcpt-row--category-heading)';

function focusRow(table: Table, at: number): void {
  const row = own(table, ROWS)[at];
  if (row) linkNames(row);
  const target = row && focusableIn(row);
  if (target) target.focus();
  else restoreFocus(table);
}
