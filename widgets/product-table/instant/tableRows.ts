import { anySignal } from '../../../src/core/abortSignals';
import { warnOnce } from '../../../src/core/report';
import { productId } from '../rows/row';
import { setStripe, stripesOf } from '../rows/stripe';
import { inSlices } from '../slices';
import type { Table } from '../table';
import { createTextIndex } from './instantSearch';
import { placeRows, type RowGroup, readGroups } from './placeRows';
import type { SortProps } from './sortParams';

/** A table's rows, read once, until they change. */
export interface TableRows {
  readonly groups: () => readonly RowGroup[];
  readonly textOf: (row: Element) => string;
  /** Reads something of each row ahead, in moments that nobody waits for. */
  readonly readAhead: (read: (row: HTMLElement) => unknown) => void;
  /** Puts the rows into another order, and gives them their stripes. */
  readonly reorder: (groups: readonly RowGroup[]) => void;
  /** Gives stripes to the rows that are shown. */
  readonly stripe: () => void;
}

/** What another script, a choice of a variation or the cart writes into rows is noticed by the browser's own watch. */
export function createTableRows(table: Table): TableRows {
  const index = createTextIndex();
  let body: Element | undefined;
  let groups: readonly RowGroup[] | undefined;
  let stripes = new Map<Element, boolean>();
  let placing: AbortController | undefined;

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
  const shownRows = () => blocks().flatMap(({ rows, isHidden }) => (isHidden ? [] : rows));

  /** What the bundle does itself is no change to notice; the focus stays, which moving takes away. */
  function quietly(run: () => void): void {
    take(observer.takeRecords());
    const { activeElement } = document;
    run();
    observer.takeRecords();
    if (activeElement instanceof HTMLElement && activeElement !== document.activeElement) {
      activeElement.focus({ preventScroll: true });
    }
  }

  return {
    groups: current,
    textOf: index.textOf,
    readAhead: read =>
      inSlices(
        blocks().flatMap(({ rows }) => rows),
        read,
        table.signal,
      ),
    reorder(next) {
      placing?.abort();
      placing = new AbortController();
      groups = next;
      stripes = stripesOf(shownRows());
      const elements = (onlyShown: boolean) =>
        next.flatMap(group => [
          ...(group.heading && !(onlyShown && group.isHidden) ? [group.heading] : []),
          ...group.blocks.flatMap(({ rows, isHidden }) => (onlyShown && isHidden ? [] : rows)),
        ]);
      const settle = (row: HTMLElement) => {
        const isOdd = stripes.get(row);
        if (isOdd !== undefined) setStripe(row, isOdd);
      };
      const signal = anySignal(placing.signal, table.signal);
      if (body) placeRows({ body, rows: elements(false), shown: elements(true), settle, part: quietly }, signal);
    },
    stripe() {
      stripes = stripesOf(shownRows());
      for (const [row, isOdd] of stripes) setStripe(row, isOdd);
    },
  };
}

const cache = new WeakMap<Element, SortProps>();

/** The properties that a row has for sorting; none where they are missing or can't be read. Source: contract 32.2. */
export function rowProps(row: Element): SortProps {
  const known = cache.get(row);
  if (known) return known;
  const props = read(row);
  cache.set(row, props);
  return props;
}

function read(row: Element): SortProps {
  const printed = row.getAttribute('data-wcpt-instant-sort-props');
  if (!printed) return {};
  try {
    const value: unknown = JSON.parse(printed);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Said below.
  }
  const container = row.closest('.wcpt');
  const problem = {
    where: 'product-table',
    element: container,
    found: `data-wcpt-instant-sort-props of product ${productId(row)} is no JSON object: ${printed.slice(0, 100)}`,
    consequence: 'Such rows are sorted as if they had no properties.',
  };
  // A fault of the shop is in every row.
  warnOnce(problem, `instant-sort-props ${container?.id}`);
  return {};
}
