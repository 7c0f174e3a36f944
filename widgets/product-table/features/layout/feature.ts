import { bus } from '../../../../src/core/bus/bus';
import { pageGlobal } from '../../../../src/core/config/pageGlobal';
import { devices } from '../../table/defineSettings';
import { debounce } from '../../table/later';
import { lazyPart } from '../../table/lazyPart';
import { onTable } from '../../table/onTable';
import { offerModuleSwitch } from '../../table/pageSwitches';
import { tableCache } from '../../table/query/answers';
import { type Feature, forgetWidth, type Table, wantedDevice } from '../../table/table';
import { openLeft, watchRegion } from './ScrollRegion';
import { layoutSetting, readFreezeOptions } from './settings';
import { switchDevice } from './switchDevice';

/** Lays the table out after loads, on another width, and with `wcpt_layout`. */
function startLayout(table: Table): void {
  const { container, signal, store } = table;
  offerModuleSwitch();
  watchWindow(container, signal);
  const layOut = () => {
    const goesOn = switchDevice(table);
    // More rows do not change what there is room for.
    if (store.getState().answered.purpose !== 'infinite_scroll') forgetWidth();
    if (!goesOn) return;
    openLeft(table);
    watchRegion(table);
    const options = devices.map(device => readFreezeOptions(table, device));
    if (layoutSetting(table, 'grab_and_scroll') || options.some(({ isFrozen }) => isFrozen)) scrolling.run(table);
    if (container.closest(BUILDERS)) pageBuilders.run(table);
  };
  onTable(table, 'wcpt_layout', layOut);
}

/** Elements that page builders open. See contract/product-table.md#page-builders. */
const BUILDERS =
  '.elementor-widget-container, .et_pb_all_tabs, .et_pb_toggle_content, .fl-accordion-item, .fl-tabs-panel, .su-tabs-panes, .su-spoiler, .vce-classic-tabs-panels, .vce-classic-accordion-panel, .vc_tta-panel, .wpsm_panel-collapse, .kc_accordion_content, .accordion__body, .tab-content, .tabcontent, .kt-tabs-wrap';

const scrolling = lazyPart({
  load: async () => (await import('./freeze/startScrolling')).startScrolling,
  found: 'the code for its layout (freeze) did not come',
  consequence: 'Columns and heading scroll with the table.',
});

const pageBuilders = lazyPart({
  load: async () => (await import('./pageBuilders')).watchPageBuilders,
  found: 'the code for its layout (builders) did not come',
  consequence: 'The table is laid out when the window changes its width.',
});

/** ms. */
const DEBOUNCE = 250;

/** Empties the cache of answers with each resize, and announces another device view to other scripts. */
export function watchWindow(container: HTMLElement, signal: AbortSignal): void {
  let { innerWidth } = window;
  forgetWidth();
  window.addEventListener('resize', forgetWidth, { capture: true, signal });
  tellDevice(true);
  const layOut = () => {
    if (innerWidth === window.innerWidth) return;
    innerWidth = window.innerWidth;
    bus.emit('wcpt_layout', { source: 'resize' }, container);
  };
  const layOutLater = debounce(layOut, DEBOUNCE, signal);
  const onResize = () => {
    tableCache().data = {};
    tellDevice(false);
    layOutLater();
  };
  window.addEventListener('resize', onResize, { signal });
}

/** Keeps `wcpt_current_device` and `wcpt_previous_device`, which scripts of the page read. */
function tellDevice(isStart: boolean): void {
  const current = wantedDevice();
  const known = pageGlobal('wcpt_current_device');
  if (!current || current === known) return;
  Reflect.set(window, 'wcpt_current_device', current);
  if (isStart) return;
  Reflect.set(window, 'wcpt_previous_device', known);
  bus.emit('wcpt_device_change', { previous: String(known ?? ''), current }, window);
}

/** Device views, frozen columns and headings, and tables that go on sideways. */
export const layout: Feature = { prepare: hideEmptyColumns, start: startLayout };

const HIDE = 'wcpt-hide';
const NO_COLUMNS = '.wcpt-child-row, .wcpt-row--category-heading';

/** Hides empty columns; rows that are added may show one again. See contract/product-table.md#set-up. */
export function hideEmptyColumns(table: Table): void {
  if (!layoutSetting(table, 'hide_empty_columns')) return;
  const found = table.container.querySelector('.wcpt-table:not(.frzTbl-clone-table)');
  const body = found?.querySelector(':scope > tbody');
  const rows = [...(body?.children ?? [])].filter(row => !row.matches(NO_COLUMNS));
  const known = rows.filter(row => table.ready.has(row));
  const fresh = rows.filter(row => !table.ready.has(row));
  const headings = [...(found?.querySelector('.wcpt-heading-row')?.children ?? [])];
  const columns = fresh.length && Math.max(headings.length, ...fresh.map(row => row.children.length));
  for (let index = 0; index < columns; index++) {
    if (known.length && !isEmpty(known, index)) continue;
    const hides = isEmpty(fresh, index);
    for (const row of hides ? fresh : rows) row.children[index]?.classList.toggle(HIDE, hides);
    headings[index]?.classList.toggle(HIDE, hides);
  }
}

const isEmpty = (rows: readonly Element[], index: number): boolean =>
  rows.every(({ children }) => !children[index]?.childElementCount && !children[index]?.textContent?.trim());
