import { bus } from '../../../src/core/bus/bus';
import { tTable } from '../messages';
import { ownFrame, type Table } from '../table';

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

/** The shade at the edge of a table that goes on beyond it; placed anew by `place`, taken away by `remove`. */
interface EdgeShade {
  place(): void;
  remove(): void;
}

/**
 * Shades the edge of a scrolling element behind which its table goes on, as the shop’s own script does, so that a shopper
 * on a phone sees that there are more columns.
 */
function edgeShade(scroller: HTMLElement): EdgeShade {
  const shade = document.createElement('div');
  shade.className = 'sw-table-shade';
  shade.setAttribute('aria-hidden', 'true');
  scroller.after(shade);

  const follow = () => {
    const { clientWidth, scrollWidth, scrollLeft } = scroller;
    // From right to left it counts down from zero.
    shade.hidden = Math.abs(scrollLeft) + clientWidth > scrollWidth - 1;
  };
  const place = () => {
    shade.hidden = false;
    shade.style.inset = '0 auto auto 0';
    const from = shade.getBoundingClientRect();
    const { left, right, top } = scroller.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
    const edge = isRightToLeft ? left + scroller.clientLeft : right - scroller.clientLeft - from.width;
    shade.style.inset = `${top + scroller.clientTop - from.top}px auto auto ${edge - from.left}px`;
    shade.style.height = `${scroller.clientHeight}px`;
    shade.style.rotate = isRightToLeft ? '180deg' : '';
    follow();
  };
  scroller.addEventListener('scroll', follow, { passive: true });
  place();

  return {
    place,
    remove() {
      scroller.removeEventListener('scroll', follow);
      shade.remove();
    },
  };
}

const WRAPPER = '.wcpt-table-scroll-wrapper';
const OUTER = '.wcpt-table-scroll-wrapper-outer';

/**
 * The element that scrolls a table sideways, if there is something to scroll: shops’ style sheets have the outer one of two
 * do it, frozen columns the inner one.
 */
export function scrollerOf(table: Element): HTMLElement | undefined {
  const around = [WRAPPER, OUTER].map(selector => table.closest<HTMLElement>(selector));
  return (
    around.find(
      element =>
        element !== null &&
        element.scrollWidth > element.clientWidth + 1 &&
        /^(?:auto|scroll)$/.test(getComputedStyle(element).overflowX),
    ) ?? undefined
  );
}

const ROW = '.wcpt-filter-row.wcpt-ratio-flex_justified';

/** Has menus that begin right of their row's middle open to the left. Source: contract product-table 3.3. */
export function openLeft(table: Table): void {
  const dropdowns = ownFrame(table, ROW).flatMap(row => {
    const { left, width } = row.getBoundingClientRect();
    const middle = left + width / 2;
    return [...row.querySelectorAll('.wcpt-dropdown')].map(dropdown => ({
      dropdown,
      isRight: width > 0 && dropdown.getBoundingClientRect().left > middle,
    }));
  });
  for (const { dropdown, isRight } of dropdowns) dropdown.classList.toggle('wcpt-dropdown-open-left', isRight);
}
