import { elementOf } from '../../../src/core/bus/jquery';
import { isRecord, text } from '../../../src/core/bus/wire';
import { hasPageGlobal } from '../../../src/core/config/pageGlobal';
import { addonsOfRow, measurementOfRow } from '../addons/formFields';
import { refreshBar } from '../frame/BulkBar';
import { sortInstantly } from '../instant/startInstant';
import { namedPrice } from '../price/prices';
import { mainRow, rowKey, rowOf, siblingRows } from '../rows/row';
import { HEADING, sortHeadings } from '../sorting/headingSort';
import { sortBy } from '../sorting/sortBy';
import { cachedResult } from './callCart';
import { queryFunctions } from './queryFunctions';
import { sendCart } from './sendCart';
import { showItems } from './showCart';
import { tableOf, tableUtil, wrapped } from './tableUtil';

type Functions = Readonly<Record<string, (...args: unknown[]) => unknown>>;

const rowIn = (found: unknown): HTMLElement | undefined => {
  const element = elementOf(found);
  return element ? rowOf(element) : undefined;
};

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
