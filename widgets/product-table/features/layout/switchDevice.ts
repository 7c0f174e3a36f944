import { bus } from '../../../../src/core/bus/bus';
import { isRecord } from '../../../../src/core/guards';
import { html, parseFragment } from '../../../../src/core/html';
import { warnOnce } from '../../../../src/core/report';
import { sessionStore } from '../../../../src/core/storage';
import { ownPath } from '../../../../src/core/url';
import { type Device, devices, type WithSettings } from '../../table/defineSettings';
import { tableSlice } from '../../table/feature';
import { keepFocus } from '../../table/keepFocus';
import { ownFrame } from '../../table/own';
import { readPrinted } from '../../table/printed';
import { currentQuery } from '../../table/query/buildQuery';
import { formatQuery, lastValue, override, type Pairs, parseQuery, without } from '../../table/query/pairs';
import { isWaiting } from '../../table/query/status';
import { tableSetting } from '../../table/settings';
import { shownDevice, type Table, wantedDevice } from '../../table/table';
import { deviceSetting, layoutSetting } from './settings';

const OUTER = '.wcpt-table-scroll-wrapper-outer';
/** Elements in place of rows, with the device view in an attribute. */
const WITHOUT_ROWS =
  '.wcpt-no-results[data-wcpt-device], .wcpt-required-but-missing-nav-filter-message[data-wcpt-device], .wcpt-infinite-scroll-dots';
const LOADER = html`<span class="wcpt-icon wcpt-icon-loader wcpt-device-view-loading-icon"><svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" class="feather feather-loader" aria-hidden="true"><path d="M12 2v4M12 18v4M4.93 4.93l2.83 2.83M16.24 16.24l2.83 2.83M2 12h4M18 12h4M4.93 19.07l2.83-2.83M16.24 7.76l2.83-2.83"/></svg></span>`;

interface Devices {
  /** The device view that the server was asked for last, until it is shown. */
  readonly refused?: Device | undefined;
}

const askedDevices = tableSlice<Devices>(() => ({}));

/** Returns whether the layout may go on: other columns are asked for. See contract/product-table.md#devices. */
export function switchDevice(table: Table): boolean {
  const { store } = table;
  const wanted = wantedDevice();
  if (!wanted || isWaiting(store.getState().status)) return true;
  const [outer] = ownFrame(table, OUTER);
  if (!outer) {
    showDevice(table, ownFrame(table, WITHOUT_ROWS), wanted);
    return true;
  }
  const shown = shownDevice(table);
  const isEmpty = isPlaceholder(wrapperOf(outer));
  if (shown === wanted) {
    askedDevices(table).setState({ refused: undefined });
    if (loadsPage(table)) sessionStore.remove(keyOf(table));
  }
  if (shown === wanted && !isEmpty) return true;
  if (!isEmpty && sameColumns(table, shown, wanted)) {
    showDevice(table, [outer, ...ownFrame(table, '.wcpt-infinite-scroll-dots')], wanted);
    return true;
  }
  // Another call would get the same answer, again and again.
  if (askedDevices(table).getState().refused === wanted) return true;
  askedDevices(table).setState({ refused: wanted });
  void askForDevice(table, outer, wanted, shown);
  return false;
}

const loadsPage = (table: Table): boolean => layoutSetting(table, '_only_loop') || tableSetting(table, 'disable_ajax');

async function askForDevice(table: Table, outer: HTMLElement, wanted: Device, shown: Device): Promise<void> {
  if (loadsPage(table)) {
    if (wasLoadedFor(table, wanted)) {
      warnOnce({
        where: 'product-table',
        element: table.container,
        found: `the page was loaded with a ${table.id}_device and has another device view`,
        consequence: 'The table stays as it is.',
      });
      return;
    }
    sessionStore.set(keyOf(table), wanted);
  }
  if (layoutSetting(table, '_only_loop')) {
    goToDevice(table, wanted);
    return;
  }
  const wrapper = wrapperOf(outer);
  const before = isPlaceholder(wrapper) ? [] : [...wrapper.childNodes];
  const { activeElement } = document;
  const giveFocus = keepFocus(table);
  const changes = queryFor(table, wanted);
  showDevice(table, [outer], wanted);
  // The page keeps its height, and its scroll position with it.
  wrapper.style.minHeight = `${wrapper.offsetHeight}px`;
  wrapper.replaceChildren(...parseFragment(LOADER).childNodes);
  await table.query({ changes, append: false, purpose: 'device_switch' });
  wrapper.style.minHeight = '';
  if (wrapper.isConnected && isPlaceholder(wrapper) && !isWaiting(table.store.getState().status)) {
    // No answer came: the rows before are better than none.
    wrapper.replaceChildren(...before);
    showDevice(table, [outer], shown);
    if (activeElement instanceof HTMLElement && wrapper.contains(activeElement)) {
      activeElement.focus({ preventScroll: true });
    }
    // The selection's bar does not count these rows yet, and they have to be laid out for this window.
    bus.emit('wcpt_layout', { source: 'device_switch' }, table.container);
  } else if (document.activeElement === document.body) giveFocus();
}

/** Whether a page load was in vain: the server ignores the device, or redirects to the address without it. */
function wasLoadedFor(table: Table, wanted: Device): boolean {
  if (sessionStore.get(keyOf(table)) === wanted) return true;
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && lastValue(parseQuery(new URL(visit.name).search), `${table.id}_device`) === wanted;
}

const keyOf = ({ id }: Table) => `sw_table_device_${id}_${location.pathname}`;

const wrapperOf = (outer: HTMLElement): HTMLElement =>
  outer.querySelector<HTMLElement>('.wcpt-table-scroll-wrapper') ?? outer;

const isPlaceholder = (wrapper: Element): boolean =>
  [...wrapper.children].some(child => child.classList.contains('wcpt-device-view-loading-icon'));

/** Returns the table's own state, and the other parameters of the page's address. */
function queryFor(table: Table, wanted: Device): Pairs {
  const { id } = table;
  const page = parseQuery(location.search);
  // With infinite scroll the page number is that of the last of several pages.
  const dropped = [`${id}_device`, ...(ownFrame(table, '.wcpt-infinite-scroll-dots').length ? [`${id}_paged`] : [])];
  const foreign = page.filter(([name]) => !name.startsWith(`${id}_`));
  const state = without(override(foreign, currentQuery(table)), dropped);
  const asks = state.length > 0 || page.length > 0 || !tableSetting(table, 'disable_url_update');
  return asks ? [...state, [`${id}_device`, wanted]] : [];
}

/** Archives print their table with the page. Their address has all of its state. */
function goToDevice(table: Table, wanted: Device): void {
  if (!location.search && tableSetting(table, 'disable_url_update')) return;
  const search = formatQuery(override(parseQuery(location.search), [[`${table.id}_device`, wanted]]));
  // Back would lead to a page that leads here again.
  location.replace(`${ownPath()}?${search}${location.hash}`);
}

function showDevice({ store }: Table, elements: readonly Element[], device: Device): void {
  store.setState({ device });
  for (const element of elements) {
    element.classList.remove(...devices.map(name => `wcpt-device-${name}`));
    element.classList.add(`wcpt-device-${device}`);
    if (element.hasAttribute('data-wcpt-device')) element.setAttribute('data-wcpt-device', device);
  }
}

/** Whether two device views have the same columns, child rows and groups, so that they differ only by a class. */
export const sameColumns = (table: WithSettings, one: Device, other: Device): boolean => {
  const map = readSourceMap(table.container);
  const isGrouped = (device: Device) => deviceSetting(table, device, 'group_by_category');
  return (
    map !== undefined &&
    map[one] === map[other] &&
    childRowSignature(table, one, map) === childRowSignature(table, other, map) &&
    isGrouped(one) === isGrouped(other)
  );
};

/** Returns the device whose columns each device view has; undefined where it can't be read. */
const readSourceMap = (container: Element): Readonly<Record<string, unknown>> | undefined =>
  readPrinted(container, 'data-wcpt-column-layout-source-map', {
    check: json => (isRecord(json) && 'laptop' in json ? json : undefined),
    form: 'map of devices',
    consequence: 'The server is asked for each device view.',
  });

/** A phone without own columns has those of the tablet. */
export function childRowSignature(table: WithSettings, device: Device, map: Readonly<Record<string, unknown>>): string {
  const isPhone = device === 'phone';
  const isOwn = !isPhone || map.phone === 'phone' || deviceSetting(table, 'phone', 'child_row_columns') !== '';
  const from = isOwn ? device : 'tablet';
  const columns = deviceSetting(table, from, 'child_row_columns');
  const side = deviceSetting(table, from, 'child_row_trigger_position') || (isPhone ? 'right' : 'left');
  return columns && [map[device], from, side, columns].join(' ');
}
