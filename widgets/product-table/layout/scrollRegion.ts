import { ownFrame } from '../frame';
import { tTable } from '../messages';
import type { Table } from '../table';

const ADDED = ['role', 'aria-label', 'tabindex'];

/**
 * Lets the keyboard scroll a table that is wider than its place: the scrolling element gets the focus and a name, for as
 * long as there is something to scroll. Measured after the browser's own layout, so that none is forced.
 */
export function scrollRegion(table: Table): () => void {
  let watched: HTMLElement | undefined;
  const observer = new ResizeObserver(() => watched && mark(watched));
  const stop = () => {
    observer.disconnect();
    if (watched?.hasAttribute('data-sw-scrolls')) unmark(watched);
  };
  table.signal.addEventListener('abort', stop);
  return () => {
    const wrapper = ownFrame(table, '.wcpt-table-scroll-wrapper')[0];
    if (wrapper === watched) return;
    observer.disconnect();
    watched = wrapper;
    const inner = wrapper?.querySelector('.wcpt-table');
    if (wrapper) observer.observe(wrapper);
    if (inner) observer.observe(inner);
  };
}

function mark(wrapper: HTMLElement): void {
  const scrolls = wrapper.scrollWidth > wrapper.clientWidth + 1 && getComputedStyle(wrapper).overflowX !== 'visible';
  const isMarked = wrapper.hasAttribute('data-sw-scrolls');
  if (scrolls === isMarked) return;
  if (!scrolls) {
    unmark(wrapper);
    return;
  }
  // A role of the theme's own stays.
  if (wrapper.hasAttribute('role') || wrapper.tabIndex >= 0) return;
  wrapper.setAttribute('data-sw-scrolls', '');
  wrapper.setAttribute('role', 'region');
  wrapper.setAttribute('aria-label', nameOf(wrapper));
  wrapper.tabIndex = 0;
}

function unmark(wrapper: HTMLElement): void {
  wrapper.removeAttribute('data-sw-scrolls');
  for (const name of ADDED) wrapper.removeAttribute(name);
}

/** Regions need names of their own; tables of one page are told apart by number. */
function nameOf(wrapper: Element): string {
  const caption = wrapper.querySelector('.wcpt-table > caption')?.textContent?.trim();
  if (caption) return caption;
  const n = [...document.querySelectorAll('.wcpt-table-scroll-wrapper')].indexOf(wrapper) + 1;
  return n > 1 ? `${tTable('product-table.region')} ${n}` : tTable('product-table.region');
}
