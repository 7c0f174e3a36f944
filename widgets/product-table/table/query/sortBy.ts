import { anySignal } from '../../../../src/core/abortSignals';
import { bus } from '../../../../src/core/bus/bus';
import { tableAction } from '../feature';
import { ownFrame } from '../own';
import { shownDevice, type Table } from '../table';
import { nextOrder, type SortHeading, type SortOrder, sortPairs } from './orders';

export type SortRequest =
  | { readonly heading: Element; readonly order: SortOrder }
  | { readonly option: Element }
  /** From another script, in the shop's fields. */
  | { readonly spec: unknown };

/** Sorts in the browser where settings and data allow it, else calls `otherwise`. */
export const sortHere = tableAction((_: SortRequest, otherwise: () => void): void => otherwise());

/** Sorts the table by a heading: in the browser where settings and data allow it, else on the server. */
export function sortBy(table: Table, sorting: SortHeading): void {
  const { heading } = sorting;
  const order = nextOrder(table, sorting);
  if (order) sortHere.call(table, { heading, order }, () => askServer(table, heading, order));
}

function askServer(table: Table, heading: Element, order: SortOrder): void {
  const { id } = table;
  const sort = sortPairs(heading, id, order);
  if (!sort) return;
  const restoreScroll = keepScroll(table);
  const changes = [...sort, [`${id}_device`, shownDevice(table)], [`${id}_paged`, '1']] as const;
  void table.query({ changes, append: true, purpose: 'column_heading_sort' }).then(restoreScroll);
}

/** Elements that may scroll a table sideways: its wrappers, or another script's frozen table. */
const SCROLLER = '.frzTbl-scroll-overlay, .wcpt-table-scroll-wrapper, .wcpt-table-scroll-wrapper-outer';

/** Returns a function that scrolls the answer's table as far, also when its columns are frozen. */
function keepScroll(table: Pick<Table, 'container' | 'signal'>): () => void {
  const { container, signal } = table;
  const left = scrolledBy(table);
  return () => {
    if (!left) return;
    scrollTo(table, left);
    const built = new AbortController();
    const ended = anySignal(built.signal, signal);
    const onBuilt = () => {
      built.abort();
      scrollTo(table, left);
    };
    bus.on('after_freeze_table_build', onBuilt, { target: container, signal: ended });
    // The shopper's own scrolling wins.
    for (const type of ['wheel', 'pointerdown', 'keydown']) {
      container.addEventListener(type, () => built.abort(), { passive: true, signal: ended });
    }
  };
}

const scrolledBy = (table: Pick<Table, 'container'>): number =>
  Math.max(0, ...ownFrame(table, SCROLLER).map(({ scrollLeft }) => scrollLeft));

function scrollTo(table: Pick<Table, 'container'>, left: number): void {
  for (const scroller of ownFrame(table, SCROLLER)) scroller.scrollLeft = left;
}
