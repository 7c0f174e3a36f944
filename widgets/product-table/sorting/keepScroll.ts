import { bus } from '../../../src/core/bus/bus';
import { ownFrame } from '../ownFrame';
import type { Table } from '../table';

/** What may scroll a table sideways: its wrappers, or that of another script's frozen table. */
const SCROLLER = '.frzTbl-scroll-overlay, .wcpt-table-scroll-wrapper, .wcpt-table-scroll-wrapper-outer';

/**
 * Remembers how far a table is scrolled sideways; the returned function scrolls what took its place as far: at once, and
 * where columns are frozen when those stand. Source: contract product-table 5.2.
 */
export function keepScroll(table: Pick<Table, 'container' | 'signal'>): () => void {
  const { container, signal } = table;
  const left = scrolledBy(table);
  return () => {
    if (!left) return;
    scrollTo(table, left);
    const built = new AbortController();
    const ended = AbortSignal.any([built.signal, signal]);
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
