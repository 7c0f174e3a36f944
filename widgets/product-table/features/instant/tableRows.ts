import { anySignal } from '../../../../src/core/abortSignals';
import { inSlices } from '../../table/later';
import { objectFields, readPrinted } from '../../table/printed';
import { productId, setStripe, stripesOf } from '../../table/rows/row';
import type { Table } from '../../table/table';
import { placeRows, type RowGroup, readGroups } from './placeRows';
import type { SortProps } from './sortParams';

export type TableRows = ReturnType<typeof createTableRows>;

/** Reads a table's rows once, until they change. A MutationObserver notices changes by other scripts, variations and the cart. */
export function createTableRows(table: Table) {
  const texts = new WeakMap<Element, string>();
  const props = new WeakMap<Element, SortProps>();
  let body: Element | undefined;
  let groups: readonly RowGroup[] | undefined;
  let stripes = new Map<Element, boolean>();
  let placing: AbortController | undefined;

  const observer = new MutationObserver(take);
  table.signal.addEventListener('abort', () => observer.disconnect());

  function take(changes: readonly MutationRecord[]): void {
    if (!body) return;
    for (const { target } of changes) {
      if (target === body) groups = undefined;
      let at: Node | null = target;
      while (at && at.parentNode !== body) at = at.parentNode;
      if (at instanceof Element) texts.delete(at);
    }
  }

  /** Takes in all changes up to now, also another table of an answer. */
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

  /** The lower-cased text of a row, a line for each cell. */
  function textOf(row: Element): string {
    const text = texts.get(row) ?? readText(row);
    texts.set(row, text);
    return text;
  }

  function propsOf(row: Element): SortProps {
    const read = props.get(row) ?? readProps(row);
    props.set(row, read);
    return read;
  }

  const blocks = () => current().flatMap(group => group.blocks);
  const shownRows = () => blocks().flatMap(({ rows, isHidden }) => (isHidden ? [] : rows));

  /** Runs own changes without noticing them, and keeps the focus, which moving removes. */
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
    textOf,
    propsOf,
    readAhead(read: (row: HTMLElement) => unknown): void {
      const rows = blocks().flatMap(block => block.rows);
      inSlices(rows, read, table.signal);
    },
    /** Puts the rows into another order, and gives them their stripes. */
    reorder(next: readonly RowGroup[]): void {
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
      const isPlain = next.every(({ heading, blocks }) => !heading && blocks.every(({ rows }) => rows.length === 1));
      if (!body) return;
      placeRows({ body, rows: elements(false), shown: elements(true), isPlain, settle, part: quietly }, signal);
    },
    stripe(): void {
      stripes = stripesOf(shownRows());
      for (const [row, isOdd] of stripes) setStripe(row, isOdd);
    },
  };
}

/** Returns the properties that a row has for sorting; none where they are missing or can't be read. */
const readProps = (row: Element): SortProps =>
  readPrinted(row, 'data-wcpt-instant-sort-props', {
    check: objectFields,
    form: 'JSON object',
    consequence: 'Such rows are sorted as if they had no properties.',
    owner: `product ${productId(row)}`,
    // A fault of the shop is in every row.
    key: `instant-sort-props ${row.closest('.wcpt')?.id}`,
  }) ?? {};

/** Parts of a cell that are not searched: hidden text, and the options of quantities. */
const UNSEEN = 'script, style, template, .wcpt-quantity';

function readText(row: Element): string {
  const unseen = [...row.querySelectorAll(UNSEEN)].map(({ textContent }) => textContent);
  let text = [...row.children].map(cell => cell.textContent).join('\n');
  for (const one of unseen) if (one) text = text.replace(one, () => '');
  return text.toLowerCase();
}
