import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Appended, useAttributes } from '../../../../src/hydrate';
import { keyOf } from '../../../../src/ui/elements';
import { useBus, useDomEvent } from '../../../../src/ui/useBus';
import { tTable } from '../../table/messages';
import { ownFrame } from '../../table/own';
import type { Table } from '../../table/table';

const WRAPPER = '.wcpt-table-scroll-wrapper';
const OUTER = '.wcpt-table-scroll-wrapper-outer';

/** Names a table where it scrolls, and shades its edge. */
export function watchRegion(table: Table): void {
  const [inner] = ownFrame(table, '.wcpt-table');
  if (inner && !table.rows.hasAddition(inner)) table.rows.add(inner, <ScrollRegion table={inner} />);
}

/** Measures after the browser's own layout, so that none is forced. */
function ScrollRegion({ table }: { readonly table: Element }): ReactNode {
  const [region, setRegion] = useState<{ readonly scroller: HTMLElement | undefined }>();
  const measure = useCallback(() => flushSync(() => setRegion({ scroller: scrollerOf(table) })), [table]);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    for (const element of [table.closest(WRAPPER), table]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [table, measure]);
  // Frozen columns may have another element scroll, of the same size.
  useBus('after_freeze_table_build', measure, table);
  const { scroller } = region ?? {};
  if (!scroller) return null;
  return (
    <>
      <NamedRegion key={keyOf(scroller)} scroller={scroller} />
      {!scroller.closest('[data-sw-freeze]') && <EdgeShade key={`shade ${keyOf(scroller)}`} scroller={scroller} />}
    </>
  );
}

interface RegionProps {
  readonly scroller: HTMLElement;
}

/** Makes a scrolling element a region, unless the theme has given it a role or a tab stop. */
function NamedRegion({ scroller }: RegionProps): ReactNode {
  const [isFree] = useState(() => !scroller.hasAttribute('role') && scroller.tabIndex < 0);
  const attributes = { 'data-sw-scrolls': '', role: 'region', 'aria-label': nameOf(scroller), tabindex: '0' };
  useAttributes(scroller, isFree ? attributes : {});
  return null;
}

function nameOf(scroller: Element): string {
  const caption = scroller.querySelector('.wcpt-table > caption')?.textContent?.trim();
  if (caption) return caption;
  const tables = [...document.querySelectorAll(WRAPPER)];
  const n = tables.findIndex(one => scroller.contains(one)) + 1;
  return n > 1 ? `${tTable('product-table.region')} ${n}` : tTable('product-table.region');
}

/** The shade at the edge of a scrolling element where columns are hidden, as the shop’s own script has it. */
function EdgeShade({ scroller }: RegionProps): ReactNode {
  const [shade] = useState(createShade);
  const [nodes] = useState(() => [shade]);
  const placed = useRef('');
  useLayoutEffect(() => {
    const { offsetTop, offsetLeft, clientWidth, clientHeight } = scroller;
    const place = [offsetTop, offsetLeft, clientWidth].join();
    // A row's change alters the height alone: measuring anew would lay the table out once more.
    if (placed.current !== place) putAtEdge(shade, scroller);
    placed.current = place;
    showAtEdge(shade, scroller);
    shade.style.height = `${clientHeight}px`;
  });
  useDomEvent(scroller, 'scroll', () => showAtEdge(shade, scroller));
  return <Appended after={scroller} nodes={nodes} />;
}

function putAtEdge(shade: HTMLElement, scroller: HTMLElement): void {
  shade.hidden = false;
  shade.style.inset = '0 auto auto 0';
  const from = shade.getBoundingClientRect();
  const { left, right, top } = scroller.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
  const edge = isRightToLeft ? left + scroller.clientLeft : right - scroller.clientLeft - from.width;
  shade.style.inset = `${top + scroller.clientTop - from.top}px auto auto ${edge - from.left}px`;
  shade.style.rotate = isRightToLeft ? '180deg' : '';
}

function createShade(): HTMLElement {
  const shade = document.createElement('div');
  shade.className = 'sw-table-shade';
  shade.setAttribute('aria-hidden', 'true');
  return shade;
}

function showAtEdge(shade: HTMLElement, { clientWidth, scrollWidth, scrollLeft }: Element): void {
  // From right to left `scrollLeft` counts down from zero.
  shade.hidden = Math.abs(scrollLeft) + clientWidth > scrollWidth - 1;
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

/** Makes menus that begin right of their row's middle open to the left. See contract/product-table.md#devices. */
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
