import { bus } from '../../../../../src/core/bus/bus';
import { onTable } from '../../../table/onTable';
import { own } from '../../../table/own';
import { isModuleDisabled, unfrozenTables } from '../../../table/pageSwitches';
import { newId } from '../../../table/pressable';
import { readLength } from '../../../table/settings';
import { shownDevice, type Table } from '../../../table/table';
import { type FreezeOptions, layoutSetting, readFreezeOptions } from '../settings';
import { backgroundBehind, bothSides, frozenStyles } from './frozenColumns';
import { type GrabbedParts, grabAndScroll } from './grabAndScroll';
import { holdHeading } from './holdHeading';

/** Begins anew with each table element and device view; rests while the phone's dialog is open. */
export function startScrolling(table: Table): void {
  const { container, signal } = table;
  let running: { readonly element: Element; readonly key: string; readonly ended: AbortController } | undefined;
  let isPaused = false;

  const stop = () => {
    running?.ended.abort();
    running = undefined;
  };
  const update = () => {
    if (isPaused) return;
    const parts = partsOf(table);
    const options = readFreezeOptions(table, shownDevice(table));
    const grabs = layoutSetting(table, 'grab_and_scroll');
    const key = JSON.stringify({ options, grabs });
    const isOff = isModuleDisabled('freeze-table', container) || (parts && unfrozenTables.has(parts.table));
    const isWanted = (options.isFrozen || grabs) && !isOff;
    if (running && parts?.table === running.element && key === running.key && isWanted) return;
    stop();
    if (!parts || !isWanted) return;
    const ended = new AbortController();
    running = { element: parts.table, key, ended };
    if (options.isFrozen) freezeTable(parts, options, ended.signal);
    if (grabs) grabAndScroll(parts, ended.signal);
  };

  onTable(table, 'wcpt_layout', update);
  bus.on('wcpt_before_ajax_container_replace', answer => answer.container === container && stop(), { signal });
  const pause = (paused: boolean) => () => {
    isPaused = paused;
    update();
  };
  bus.on('wcpt-nav-modal-on', pause(true), { signal });
  bus.on('wcpt-nav-modal-off', pause(false), { signal });
  signal.addEventListener('abort', stop);
  update();
}

interface TableParts extends GrabbedParts {
  readonly outer: HTMLElement;
}

function partsOf(table: Table): TableParts | undefined {
  const element = own<HTMLTableElement>(table, '.wcpt-table')[0];
  const wrapper = element?.closest<HTMLElement>('.wcpt-table-scroll-wrapper');
  const outer = wrapper?.closest<HTMLElement>('.wcpt-table-scroll-wrapper-outer') ?? wrapper;
  return element && wrapper && outer ? { outer, wrapper, table: element } : undefined;
}

const MARK = 'data-sw-freeze';

/** Reads sizes after the browser's own layout. */
function freezeTable(parts: TableParts, options: FreezeOptions, signal: AbortSignal): void {
  const { outer, wrapper, table } = parts;
  const sheet = new CSSStyleSheet();
  const id = newId('sw-table-freeze-');
  const background = backgroundBehind(wrapper);
  let release: (() => void) | undefined;
  let isBuilt = false;

  function measure(): void {
    const room = wrapper.clientWidth;
    const head = options.heading ? table.tHead : null;
    const { px = 0, isMore = false } = options.width ?? {};
    const width = px + (isMore ? room : 0);
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
    const offset = head ? Math.max(readLength(options.offset, 0), stickyEdge(outer)) : 0;
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

  // In the next frame: the observer would report changes of this one again.
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => keepInView(parts, measure));
  });
  for (const element of [wrapper, table, ...(table.tHead?.rows[0]?.cells ?? [])]) observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    tearDown();
  });
}

/** Keeps the used cell in view, else the row under the pointer or in the middle: browsers do not where widths change. */
function keepInView({ wrapper, table }: TableParts, change: () => void): void {
  const used = table.querySelector('td:focus-within') ?? table.querySelector('td .wcpt-open')?.closest('td');
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

/** Returns the lower edge of the table's own sticky navigation, px from the window's edge. */
function stickyEdge(outer: Element): number {
  const areas = outer.closest('.wcpt')?.querySelectorAll<HTMLElement>('.wcpt-navigation.wcpt-header.wcpt-sticky') ?? [];
  const edges = [...areas].map(area => {
    const { position, top } = getComputedStyle(area);
    return position === 'sticky' ? (Number.parseFloat(top) || 0) + area.offsetHeight : 0;
  });
  return Math.max(0, ...edges);
}
