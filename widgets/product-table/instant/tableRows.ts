import { stripeRows } from '../rows/stripe';
import { inSlices } from '../slices';
import type { Table } from '../table';
import { type RowGroup, readGroups } from './rowGroups';
import { createTextIndex } from './textIndex';

/** A table's rows, read once, until they change. */
export interface TableRows {
  readonly groups: () => readonly RowGroup[];
  readonly textOf: (row: Element) => string;
  /** Reads texts ahead, in moments that nobody waits for. */
  readonly readAhead: () => void;
  /** Puts the rows into another order. */
  readonly reorder: (groups: readonly RowGroup[]) => void;
  /** Gives stripes to the rows that are shown. */
  readonly stripe: () => void;
}

/** What another script, a choice of a variation or the cart writes into rows is noticed by the browser's own watch. */
export function createTableRows(table: Table): TableRows {
  const index = createTextIndex();
  let body: Element | undefined;
  let groups: readonly RowGroup[] | undefined;

  const observer = new MutationObserver(take);
  table.signal.addEventListener('abort', () => observer.disconnect());

  function take(changes: readonly MutationRecord[]): void {
    if (!body) return;
    index.forget(changes, body);
    if (changes.some(({ target }) => target === body)) groups = undefined;
  }

  /** Follows what has changed up to now, also where an answer has put another table in. */
  function refresh(): void {
    take(observer.takeRecords());
    if (body?.isConnected) return;
    observer.disconnect();
    groups = undefined;
    body = table.container.querySelector<HTMLTableElement>('.wcpt-table:not(.frzTbl-clone-table)')?.tBodies[0];
    if (body) observer.observe(body, { childList: true, characterData: true, subtree: true });
  }

  function current(): readonly RowGroup[] {
    refresh();
    groups ??= body ? readGroups(body) : [];
    return groups;
  }

  const blocks = () => current().flatMap(group => group.blocks);

  return {
    groups: current,
    textOf: index.textOf,
    readAhead: () =>
      inSlices(
        blocks().flatMap(({ rows }) => rows),
        row => void index.textOf(row),
        table.signal,
      ),
    reorder(next) {
      const focused = document.activeElement;
      const hadFocus = body?.contains(focused);
      const fragment = document.createDocumentFragment();
      for (const { heading, blocks } of next) {
        if (heading) fragment.append(heading);
        for (const { rows } of blocks) fragment.append(...rows);
      }
      body?.replaceChildren(fragment);
      // What is moved loses the focus.
      if (hadFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      observer.takeRecords();
      groups = next;
    },
    stripe: () => stripeRows(blocks().flatMap(({ rows, isHidden }) => (isHidden ? [] : rows))),
  };
}
