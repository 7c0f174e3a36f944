import { bus } from '../../../../src/core/bus/bus';
import { TABLE_PURPOSES } from '../../../../src/core/bus/events/productTable';
import { elementOf, pageJQuery } from '../../../../src/core/bus/jquery';
import { putGlobals } from '../../../../src/core/config/pageGlobal';
import { importWithRetry, whenLoaded } from '../../../../src/core/connection/importWithRetry';
import { isRecord, text } from '../../../../src/core/guards';
import { offerPlugins } from '../../../../src/core/pagePlugins';
import { tableSlice } from '../../table/feature';
import { addonsOfRow, collect, measurementOfRow } from '../../table/forms/formFields';
import { own } from '../../table/own';
import { unfrozenTables } from '../../table/pageSwitches';
import { formatFigure, namedPrice } from '../../table/price/prices';
import { askServer, encryptedAttributes, tableCache } from '../../table/query/answers';
import { hasEndlessRows, showTableAddress } from '../../table/query/browserUrl';
import { buildQuery, currentPage } from '../../table/query/buildQuery';
import { HEADING, sortHeadings } from '../../table/query/orders';
import { asSearch, formatQuery, parseQuery } from '../../table/query/pairs';
import { sortBy, sortHere } from '../../table/query/sortBy';
import { refreshBar } from '../../table/rows/changeRow';
import { freshRows } from '../../table/rows/freshRows';
import { HIDDEN, mainRow, rowKey, rowOf, setStripe, siblingRows, stripesOf } from '../../table/rows/row';
import { settingsOf, shownDevice, type Table, tables } from '../../table/table';

/** Names, or functions, of code that other scripts have run once for a table. */
const ranOnce = tableSlice(() => new Set<unknown>());

type Functions = Readonly<Record<string, (...args: unknown[]) => unknown>>;

const askRow = (read: (row: HTMLElement | undefined) => unknown) => (found: unknown) => {
  const element = elementOf(found);
  return read(element ? rowOf(element) : undefined);
};

/** @throws TypeError when a table or a purpose is missing: callers rely on it. */
function read(found: unknown, query: unknown, append: unknown, given: unknown) {
  const table = tableOf(found);
  const purpose = TABLE_PURPOSES.find(one => one === (given === 'device_view' ? 'device_switch' : given));
  if (!table) throw new TypeError('product table: there is no such table');
  if (!purpose) throw new TypeError(`product table: “${String(given)}” is no purpose`);
  return { table, change: { changes: parseQuery(text(query)), append: Boolean(append), purpose } };
}

async function answerTo(table: Table, query: string, purpose: unknown): Promise<string> {
  const { forgotten } = table.store.getState();
  const cached = purpose === 'refresh_table' ? undefined : tableCache().get(query);
  const answer = cached ?? (await askServer(table, query));
  if (table.store.getState().forgotten !== forgotten) return answerTo(table, query, purpose);
  if (!answer.includes('wcpt-table')) throw new Error('the answer has no table');
  tableCache().set(query, answer);
  return answer;
}

/** The first change of the cart loads its code. */
const loadCart = () =>
  importWithRetry(
    () => import('../../table/cart/runCart'),
    () => {},
  );

const functions: Functions = {
  wcpt_attempt_ajax(found, query, append, purpose) {
    const { table, change } = read(found, query, append, purpose);
    void table.query(change);
  },
  wcpt_build_ajax_query_string(found, query, append, purpose) {
    const { table, change } = read(found, query, append, purpose);
    return asSearch(formatQuery(buildQuery(table, change)));
  },
  wcpt_fetch_markup_and_apply_callback(found, query, purpose, callback) {
    const { table } = read(found, '', true, purpose);
    if (typeof callback !== 'function') return;
    void answerTo(table, asSearch(text(query)), purpose).then(
      answer => callback(answer, wrapped(table.container), purpose),
      () => {
        // biome-ignore lint/suspicious/noConsole: the very line that callers know. See contract/product-table.md#reload.
        console.log('wcpt notice: query fail');
      },
    );
  },
  wcpt_cart: params => whenLoaded(loadCart(), cart => cart.change(params)),
  wcpt_update_cart_items: items => whenLoaded(loadCart(), cart => cart.showItems(items)),
  wcpt_get_sibling_rows: askRow(row => wrapped(row ? siblingRows(row) : [])),
  wcpt_get_original_row: askRow(row => wrapped(row ? mainRow(row) : [])),
  wcpt_get_row_key: askRow(row => (row ? rowKey(row) : '')),
  wcpt_get_addons: askRow(row => (row ? addonsOfRow(mainRow(row)) : {})),
  wcpt_get_measurement: askRow(row => (row ? measurementOfRow(mainRow(row)) : {})),
  wcpt_get_nyp: askRow(row => (row ? namedPrice(mainRow(row)) : '')),
  wcpt_instant_sort(spec, found) {
    const table = tableOf(found);
    if (table) sortHere.call(table, { spec }, () => {});
  },
  /** A handler of clicks on headings; also called with a heading. */
  wcpt_column_heading_sort_handler(event) {
    const target = isRecord(event) || event instanceof Event ? (event.currentTarget ?? event.target) : undefined;
    const heading = (elementOf(target) ?? elementOf(event))?.closest(HEADING);
    const table = heading && tableOf(heading);
    const sorting = table && sortHeadings(table).find(one => one.heading === heading);
    if (sorting) sortBy(table, sorting);
  },
  wcpt_checkbox_trigger_init: () => void [...tables].some(table => refreshBar.call(table)),
};

/** Offers the functions that other scripts call, where the page has none of that name. */
export function offerGlobals(): void {
  const ours = { ...functions, wcpt_util: tableUtil };
  for (const one of Object.values(ours)) Object.assign(one, { isShopWidgets: true });
  // Forms that another script has for products are shown as well.
  putGlobals({ ...ours, wcpt_product_form: {} });
  const $ = pageJQuery();
  if ($) offerPlugins($, { freezeTable });
}

/** Freezes a table by its settings, lays it out again, or unfreezes it. */
function freezeTable(element: Element, action: unknown): void {
  if (action === 'destroy' || action === 'pause') unfrozenTables.add(element);
  else unfrozenTables.delete(element);
  const table = tableOf(element);
  if (table) bus.emit('wcpt_layout', { source: 'freeze_table' }, table.container);
}

/** @param found an element of the table, with jQuery or without */
function tableOf(found: unknown): Table | undefined {
  const container = elementOf(found)?.closest('.wcpt');
  return [...tables].find(table => table.container === container);
}

const wrapped = (elements: HTMLElement | readonly HTMLElement[]): unknown => pageJQuery()?.(elements) ?? elements;

function once(found: unknown, ...rest: unknown[]): void {
  const table = tableOf(found);
  const run = rest.find(one => typeof one === 'function');
  if (!table || !run) return;
  const key = rest.find(one => typeof one === 'string') ?? run;
  const known = ranOnce(table).getState();
  if (known.has(key)) return;
  known.add(key);
  Reflect.apply(run, undefined, [wrapped(table.container)]);
}

const ask =
  <T>(read: (table: Table) => T) =>
  (found: unknown): T | undefined => {
    const table = tableOf(found);
    return table && read(table);
  };

const tableUtil = {
  get_table_id: ask(({ id }) => id),
  get_sc_attrs: ask(settingsOf),
  get_device: ask(shownDevice),
  get_uninit_rows: ask(table => wrapped(freshRows(table))),
  parse_query_string: (query: unknown) => collect(parseQuery(text(query)).map(([name, value]) => [name, value, false])),
  /** @param given a table, and an address other than its own, in any order */
  update_url(...given: unknown[]): void {
    const table = given.map(tableOf).find(one => one !== undefined);
    if (table)
      showTableAddress(
        table,
        given.find(one => typeof one === 'string'),
      );
  },
  get_freeze_table: ask(table => {
    const [element] = own(table, '.wcpt-table');
    return element && pageJQuery()?.(element).data('freezeTable');
  }),
  run_once_on_container: once,
  do_once_on_container: once,
  assign_even_odd_row_classes: ask(table => {
    const shown = own(table, '.wcpt-row').filter(row => !row.matches(HIDDEN));
    for (const [row, isOdd] of stripesOf(shown)) setStripe(row, isOdd);
  }),
  reload_table: ask(table => void table.query({ changes: [], append: true, purpose: 'refresh_table' })),
  format_price_figure: (figure: unknown) => formatFigure(typeof figure === 'number' ? figure : text(figure)),
  remove_param_from_url(name: unknown, address: unknown): string {
    const url = new URL(text(address) || location.href, location.href);
    url.search = formatQuery(parseQuery(url.search).filter(([one]) => one !== name));
    return url.href;
  },
  get_encrypted_attrs: ask(({ container }) => encryptedAttributes(container)),
  get_current_page_number: ask(currentPage),
  infinite_scroll_enabled: ask(hasEndlessRows),
};
