import { bus } from '../../../src/core/bus/bus';
import { tTable } from '../messages';
import { ownFrame } from '../ownFrame';
import type { Table } from '../table';
import { type EdgeShade, edgeShade } from './edgeShade';
import { scrollerOf } from './scroller';

const MARK = 'data-sw-scrolls';
const ADDED = [MARK, 'role', 'aria-label', 'tabindex'];

/**
 * Lets the keyboard scroll a table that is wider than its place, and shows that it is: the scrolling element gets the focus, a
 * name, and a shaded edge (frozen columns have edges of their own), for as long as there is something to scroll. Measured after
 * the browser's own layout, so that none is forced.
 */
export function scrollRegion(table: Table): () => void {
  let watched: Element | undefined;
  let marked: HTMLElement | undefined;
  let shaded: HTMLElement | undefined;
  let shade: EdgeShade | undefined;
  const observer = new ResizeObserver(() => update());
  const update = () => {
    const scroller = watched && scrollerOf(watched);
    shadeEdge(scroller);
    if (scroller === marked) return;
    if (marked) unmark(marked);
    marked = scroller && mark(scroller) ? scroller : undefined;
  };
  const shadeEdge = (scroller: HTMLElement | undefined) => {
    const wanted = scroller?.closest('[data-sw-freeze]') ? undefined : scroller;
    if (wanted === shaded) return shade?.place();
    shade?.remove();
    shaded = wanted;
    shade = wanted && edgeShade(wanted);
  };
  const stop = () => {
    observer.disconnect();
    shadeEdge(undefined);
    if (marked) unmark(marked);
  };
  table.signal.addEventListener('abort', stop);
  // Frozen columns may have another element scroll, of the same size.
  bus.on('after_freeze_table_build', update, { target: table.container, signal: table.signal });
  return () => {
    const inner = ownFrame(table, '.wcpt-table')[0];
    if (inner === watched) return;
    observer.disconnect();
    watched = inner;
    const wrapper = inner?.closest('.wcpt-table-scroll-wrapper');
    if (wrapper) observer.observe(wrapper);
    if (inner) observer.observe(inner);
  };
}

/** @returns whether it is ours to name: a role of the theme's own stays */
function mark(scroller: HTMLElement): boolean {
  if (scroller.hasAttribute('role') || scroller.tabIndex >= 0) return false;
  scroller.setAttribute(MARK, '');
  scroller.setAttribute('role', 'region');
  scroller.setAttribute('aria-label', nameOf(scroller));
  scroller.tabIndex = 0;
  return true;
}

function unmark(scroller: HTMLElement): void {
  for (const name of ADDED) scroller.removeAttribute(name);
}

/** Regions need names of their own; tables of one page are told apart by number. */
function nameOf(scroller: Element): string {
  const caption = scroller.querySelector('.wcpt-table > caption')?.textContent?.trim();
  if (caption) return caption;
  const tables = [...document.querySelectorAll('.wcpt-table-scroll-wrapper')];
  const n = tables.findIndex(one => scroller.contains(one)) + 1;
  return n > 1 ? `${tTable('product-table.region')} ${n}` : tTable('product-table.region');
}
