import { bus } from '../../../../src/core/bus/bus';
import {
  backgroundBehind,
  bothSides,
  type FreezeOptions,
  frozenStyles,
  headingOffset,
  tableWidth,
} from './frozenColumns';
import { holdHeading } from './holdHeading';

/** The elements of a table that scrolls sideways. */
export interface TableParts {
  readonly outer: HTMLElement;
  readonly wrapper: HTMLElement;
  readonly table: HTMLTableElement;
}

const MARK = 'data-sw-freeze';
let count = 0;

/**
 * Keeps columns and the heading in view for as long as the table lives; nothing is built where nothing would scroll away.
 * Sizes are read after the browser's own layout. Source: spec product-table 2.3; contract 31.
 * @returns takes it all back
 */
export function freezeTable({ outer, wrapper, table }: TableParts, options: FreezeOptions): () => void {
  const sheet = new CSSStyleSheet();
  const id = String(++count);
  const background = backgroundBehind(wrapper);
  let release: (() => void) | undefined;
  let isBuilt = false;

  function measure(): void {
    const room = wrapper.clientWidth;
    const head = options.heading ? table.tHead : null;
    const width = tableWidth(options.width, room);
    const scrolls = Math.max(width, table.offsetWidth) > room + 1;
    // A table in a closed tab has no size yet.
    if (!room || (!scrolls && !head)) {
      tearDown();
      return;
    }
    const cells = [...((table.querySelector('.wcpt-heading-row') ?? table.rows[0])?.children ?? [])];
    const widths = cells.map(cell => cell.getBoundingClientRect().width);
    const sides = scrolls ? bothSides(widths, options, room) : { left: [], right: [] };
    const isShared = getComputedStyle(table).borderCollapse === 'collapse';
    const border = isShared ? (cells[0]?.clientLeft ?? 0) : 0;
    const offset = head ? Math.max(headingOffset(options.offset), stickyEdge(outer)) : 0;
    const height = head?.offsetHeight ?? 0;
    const isFirst = !isBuilt;
    if (isFirst) bus.emit('before_freeze_table_build', {}, table);
    isBuilt = true;
    sheet.replaceSync(
      frozenStyles(`[${MARK}="${id}"]`, {
        ...sides,
        width,
        border,
        heading: head ? { offset, height } : undefined,
        background,
      }),
    );
    wrapper.setAttribute(MARK, id);
    if (isFirst) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    release?.();
    release = head ? holdHeading({ head, table, outer, offset }) : undefined;
    if (isFirst) bus.emit('after_freeze_table_build', {}, table);
  }

  function tearDown(): void {
    if (!isBuilt) return;
    isBuilt = false;
    release?.();
    release = undefined;
    wrapper.removeAttribute(MARK);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet);
  }

  // In a frame of its own: what it changes here would be told to the observer once more in this one.
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => keepInView({ outer, wrapper, table }, measure));
  });
  for (const element of [wrapper, table, ...(table.tHead?.rows[0]?.cells ?? [])]) observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    tearDown();
  };
}

/** The cell that a shopper is at. */
const cellInUse = (table: Element): Element | null | undefined =>
  table.querySelector('td:focus-within') ?? table.querySelector('td .wcpt-open')?.closest('td');

/**
 * Does what changes the sizes of rows and columns, and leaves in view what the shopper is at, else the row under the pointer
 * or in the middle of the window: browsers do not, where widths change besides.
 */
function keepInView({ wrapper, table }: TableParts, change: () => void): void {
  const used = cellInUse(table);
  const middle = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('tr');
  const isAbove = table.getBoundingClientRect().top < 0;
  const kept = used ?? (isAbove ? (table.querySelector('tbody > tr:hover') ?? middle()) : undefined);
  const before = kept?.getBoundingClientRect();
  change();
  if (!kept || !before) return;
  const { left, top } = kept.getBoundingClientRect();
  if (top !== before.top) scrollBy({ top: top - before.top, behavior: 'instant' });
  if (used && left !== before.left) wrapper.scrollBy({ left: left - before.left, behavior: 'instant' });
}

/** The lower edge of the table's own navigation, where that stays in view, px from the window's edge. */
function stickyEdge(outer: Element): number {
  const areas = outer.closest('.wcpt')?.querySelectorAll<HTMLElement>('.wcpt-navigation.wcpt-header.wcpt-sticky') ?? [];
  const edges = [...areas].map(area => {
    const { position, top } = getComputedStyle(area);
    return position === 'sticky' ? (Number.parseFloat(top) || 0) + area.offsetHeight : 0;
  });
  return Math.max(0, ...edges);
}
