import { bus } from '../../../src/core/bus/bus';
import { createDomPatch } from '../../../src/core/domPatch';
import { tTable } from '../messages';
import { ownFrame, type Table } from '../table';

const WRAPPER = '.wcpt-table-scroll-wrapper';
const OUTER = '.wcpt-table-scroll-wrapper-outer';

interface Addition {
  readonly scroller: HTMLElement;
  readonly remove: () => void;
}

/** Names a table that scrolls, and shades its edge. Measures after the browser's own layout, so that none is forced. */
export function scrollRegion(table: Table): () => void {
  let watched: Element | undefined;
  let region: Addition | undefined;
  let shade: EdgeShade | undefined;
  const update = () => {
    const scroller = watched && scrollerOf(watched);
    if (region?.scroller !== scroller) {
      region?.remove();
      region = scroller && nameRegion(scroller);
    }
    const shaded = scroller?.closest('[data-sw-freeze]') ? undefined : scroller;
    if (shade?.scroller !== shaded) {
      shade?.remove();
      shade = shaded && edgeShade(shaded);
    }
    shade?.place();
  };
  const observer = new ResizeObserver(update);
  table.signal.addEventListener('abort', () => {
    observer.disconnect();
    region?.remove();
    shade?.remove();
  });
  // Frozen columns may have another element scroll, of the same size.
  bus.on('after_freeze_table_build', update, { target: table.container, signal: table.signal });
  return () => {
    const inner = ownFrame(table, '.wcpt-table')[0];
    if (inner === watched) return;
    observer.disconnect();
    watched = inner;
    const wrapper = inner?.closest(WRAPPER);
    if (wrapper) observer.observe(wrapper);
    if (inner) observer.observe(inner);
  };
}

/** Makes a scrolling element a region, unless the theme has given it a role or a tab stop. */
function nameRegion(scroller: HTMLElement): Addition {
  const { attributes, restore } = createDomPatch();
  const isFree = !scroller.hasAttribute('role') && scroller.tabIndex < 0;
  const wanted = { 'data-sw-scrolls': '', role: 'region', 'aria-label': nameOf(scroller), tabindex: '0' };
  if (isFree) for (const [name, value] of Object.entries(wanted)) attributes.set(scroller, name, value);
  return { scroller, remove: restore };
}

function nameOf(scroller: Element): string {
  const caption = scroller.querySelector('.wcpt-table > caption')?.textContent?.trim();
  if (caption) return caption;
  const tables = [...document.querySelectorAll(WRAPPER)];
  const n = tables.findIndex(one => scroller.contains(one)) + 1;
  return n > 1 ? `${tTable('product-table.region')} ${n}` : tTable('product-table.region');
}

interface EdgeShade extends Addition {
  readonly place: () => void;
}

/** Makes the shade at the edge of a scrolling element where columns are hidden, as the shop’s own script does. */
function edgeShade(scroller: HTMLElement): EdgeShade {
  const shade = document.createElement('div');
  shade.className = 'sw-table-shade';
  shade.setAttribute('aria-hidden', 'true');
  scroller.after(shade);

  const follow = () => {
    const { clientWidth, scrollWidth, scrollLeft } = scroller;
    // From right to left `scrollLeft` counts down from zero.
    shade.hidden = Math.abs(scrollLeft) + clientWidth > scrollWidth - 1;
  };
  const putAtEdge = () => {
    shade.hidden = false;
    shade.style.inset = '0 auto auto 0';
    const from = shade.getBoundingClientRect();
    const { left, right, top } = scroller.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
    const x = isRightToLeft ? left + scroller.clientLeft : right - scroller.clientLeft - from.width;
    shade.style.inset = `${top + scroller.clientTop - from.top}px auto auto ${x - from.left}px`;
    shade.style.rotate = isRightToLeft ? '180deg' : '';
  };
  let edge = '';
  // Rows change the height alone: measuring anew would lay the table out once more with each of their changes.
  const place = () => {
    const { offsetTop, offsetLeft, clientWidth, clientHeight } = scroller;
    const now = [offsetTop, offsetLeft, clientWidth].join();
    if (now !== edge) putAtEdge();
    edge = now;
    follow();
    const height = `${clientHeight}px`;
    if (shade.style.height !== height) shade.style.height = height;
  };
  const remove = () => {
    scroller.removeEventListener('scroll', follow);
    shade.remove();
  };
  scroller.addEventListener('scroll', follow, { passive: true });
  return { scroller, place, remove };
}

/** Shops’ style sheets have the outer one of two wrappers scroll, frozen columns the inner one. */
export function scrollerOf(table: Element): HTMLElement | undefined {
  const around = [WRAPPER, OUTER].map(selector => table.closest<HTMLElement>(selector));
  return around
    .filter(element => element !== null)
    .find(
      element =>
        element.scrollWidth > element.clientWidth + 1 && /^(?:auto|scroll)$/.test(getComputedStyle(element).overflowX),
    );
}

const ROW = '.wcpt-filter-row.wcpt-ratio-flex_justified';

/** Makes menus that begin right of their row's middle open to the left. Source: contract product-table 3.3. */
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
