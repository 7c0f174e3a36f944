import type { TablePurpose } from '../../../src/core/bus/events/productTable';
import { elementOf } from '../../../src/core/bus/jquery';
import { hasPageGlobal } from '../../../src/core/config/pageGlobal';
import { isRecord, text } from '../../../src/core/guards';
import { addonsOfRow, measurementOfRow } from '../addons/formFields';
import { refreshBar } from '../frame/BulkBar';
import { sortBy } from '../frame/Heading';
import { sortInstantly } from '../instant/startInstant';
import { namedPrice } from '../price/prices';
import { askServer, tableCache } from '../query/answers';
import { parseQuery } from '../query/pairs';
import { queryText } from '../query/query';
import { mainRow, rowKey, rowOf, siblingRows } from '../rows/row';
import { HEADING, sortHeadings } from '../sorting/headingSort';
import type { Table } from '../table';
import { cachedResult } from './callCart';
import { sendCart } from './sendCart';
import { showItems } from './showCart';
import { tableOf, tableUtil, wrapped } from './tableUtil';

type Functions = Readonly<Record<string, (...args: unknown[]) => unknown>>;

const rowIn = (found: unknown): HTMLElement | undefined => {
  const element = elementOf(found);
  return element ? rowOf(element) : undefined;
};

const PURPOSES: readonly TablePurpose[] = [
  'filter',
  'paginate',
  'lazy_load',
  'infinite_scroll',
  'refresh_table',
  'device_switch',
  'column_heading_sort',
];

/** @throws TypeError when a table or a purpose is missing: callers rely on it. Source: contract product-table 36. */
function read(found: unknown, query: unknown, append: unknown, given: unknown) {
  const table = tableOf(found);
  const purpose = PURPOSES.find(one => one === given);
  if (!table) throw new TypeError('product table: there is no such table');
  if (!purpose) throw new TypeError(`product table: “${String(given)}” is no purpose`);
  return { table, change: { changes: parseQuery(text(query)), append: Boolean(append), purpose } };
}

/** Functions about a table's query, for other scripts. Source: contract product-table 36. */
const queryFunctions: Functions = {
  wcpt_attempt_ajax(found, query, append, purpose) {
    const { table, change } = read(found, query, append, purpose);
    void table.query(change);
  },
  wcpt_build_ajax_query_string(found, query, append, purpose) {
    const { table, change } = read(found, query, append, purpose);
    return `?${queryText(table, change)}`;
  },
  wcpt_fetch_markup_and_apply_callback(found, query, purpose, callback) {
    const { table } = read(found, '', true, purpose);
    if (typeof callback !== 'function') return;
    const wanted = text(query).replace(/^\?/, '');
    void answerTo(table, wanted, purpose).then(
      answer => callback(answer, wrapped(table.container), purpose),
      () => {
        // biome-ignore lint/suspicious/noConsole: the very line that callers know. Source: contract product-table 1.5.
        console.log('wcpt notice: query fail');
      },
    );
  },
};

async function answerTo(table: Table, query: string, purpose: unknown): Promise<string> {
  const cached = purpose === 'refresh_table' ? undefined : tableCache().get(query);
  const answer = cached ?? (await askServer(table, query));
  if (!answer.includes('wcpt-table')) throw new Error('the answer has no table');
  tableCache().set(query, answer);
  return answer;
}

const functions: Functions = {
  ...queryFunctions,
  wcpt_cart(params) {
    const { payload, external_payload: external, redirect } = isRecord(params) ? params : {};
    const change = {
      payload: isRecord(payload) ? payload : {},
      ...(isRecord(external) && { external }),
      ...(text(redirect) && { redirect: text(redirect) }),
    };
    const always = isRecord(params) ? params.always : undefined;
    const done = sendCart(change);
    if (typeof always === 'function') void done.then(() => Reflect.apply(always, undefined, [cachedResult()]));
  },
  wcpt_update_cart_items: items => showItems(items),
  wcpt_get_sibling_rows(found) {
    const row = rowIn(found);
    return wrapped(row ? siblingRows(row) : []);
  },
  wcpt_get_original_row(found) {
    const row = rowIn(found);
    return wrapped(row ? mainRow(row) : []);
  },
  wcpt_get_row_key(found) {
    const row = rowIn(found);
    return row ? rowKey(row) : '';
  },
  wcpt_get_addons(found) {
    const row = rowIn(found);
    return row ? addonsOfRow(mainRow(row)) : {};
  },
  wcpt_get_measurement(found) {
    const row = rowIn(found);
    return row ? measurementOfRow(mainRow(row)) : {};
  },
  wcpt_get_nyp(found) {
    const row = rowIn(found);
    return row ? namedPrice(mainRow(row)) : '';
  },
};

/** Functions about the order of rows and the bar, for other scripts. Source: contract product-table 36. */
const rowFunctions: Functions = {
  wcpt_instant_sort(spec, found) {
    const table = tableOf(found);
    if (table) sortInstantly(table, { spec }, () => {});
  },
  /** A handler of clicks on headings; also called with a heading. */
  wcpt_column_heading_sort_handler(event) {
    const target = isRecord(event) || event instanceof Event ? (event.currentTarget ?? event.target) : undefined;
    const heading = (elementOf(target) ?? elementOf(event))?.closest(HEADING);
    const table = heading && tableOf(heading);
    const sorting = table && sortHeadings(table).find(one => one.heading === heading);
    if (sorting) sortBy(table, sorting);
  },
  wcpt_checkbox_trigger_init: () => refreshBar(),
};

/**
 * Offers the functions that other scripts call, where the page has none of that name. Ours carry `isShopWidgets`.
 * Source: contract product-table 36.
 */
export function offerGlobals(): void {
  for (const [name, run] of Object.entries({ ...functions, ...rowFunctions }))
    offer(name, Object.assign(run, { isShopWidgets: true }));
  // Forms that another script has for products are shown as well.
  offer('wcpt_product_form', {});
  offer('wcpt_util', Object.assign(tableUtil, { isShopWidgets: true }));
}

function offer(name: string, value: unknown): void {
  if (!hasPageGlobal(name)) Reflect.set(window, name, value);
}
