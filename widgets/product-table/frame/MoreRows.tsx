import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { reportError } from '../../../src/core/report';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import type { Table } from '../table';
import { Failure } from './Failure';
import { useTable } from './tableContext';

/** Rows that come on scrolling, page by page. */
export interface EndlessRows {
  /** The page that the next one was asked for after. */
  readonly page: number;
  /** Whether the next page was asked for and has not come. */
  readonly hasFailed: boolean;
  /** Whether there are no more. */
  readonly isOver: boolean;
}

export const setEndless = ({ store }: Pick<Table, 'store'>, change: Partial<EndlessRows>): void =>
  store.setState(({ endless }) => ({ endless: { ...endless, ...change } }));

/** There are no more rows to come. */
export const endRows = (table: Pick<Table, 'store'>): void => flushSync(() => setEndless(table, { isOver: true }));

/** The sign at the end of the rows: the next ones come when it is near, until there are none. Source: contract product-table 13. */
export function MoreRows({ element }: SlotProps): ReactNode {
  const table = useTable();
  const isOver = useStore(table.store, ({ endless }) => endless.isOver);
  useEffect(() => {
    const ended = new AbortController();
    void follow(table, element, ended.signal);
    return () => ended.abort();
  }, [table, element]);
  return (
    <>
      <Failure above={element} />
      {!isOver && <Adopted of={element} />}
    </>
  );
}

async function follow(table: Table, dots: HTMLElement, signal: AbortSignal): Promise<void> {
  try {
    const { followEnd } = await import('../paging/infiniteScroll');
    if (!signal.aborted) followEnd(table, dots, signal);
  } catch (cause) {
    reportError({
      where: 'product-table',
      element: table.container,
      found: 'the code that loads more rows did not come',
      consequence: 'The table shows its first rows only.',
      advice: 'Check that the folder of shop-widgets.js was uploaded whole.',
      cause,
    });
  }
}
