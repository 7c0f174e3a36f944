import { elementOf } from '../../../src/core/bus/jquery';
import { isRecord, text } from '../../../src/core/bus/wire';
import { namedPrice } from '../price/namedPrice';
import { rowKey, rowOf, siblingRows } from '../rows/row';
import { mainRow } from '../rows/rowParts';
import { queryFunctions } from './globalQueries';
import { wrapped } from './globalTable';
import { tableUtil } from './globalUtil';
import { addonsOfRow, measurementOfRow } from './rowFields';
import { sendCart } from './sendCart';
import { showItems } from './showItems';

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
    void sendCart(change);
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

/**
 * Offers the functions that other scripts call, where the page has none of that name. Ours carry `isShopWidgets`.
 * Source: contract product-table 36.
 */
export function offerGlobals(): void {
  for (const [name, run] of Object.entries(functions)) offer(name, Object.assign(run, { isShopWidgets: true }));
  offer('wcpt_util', Object.assign(tableUtil, { isShopWidgets: true }));
}

function offer(name: string, value: unknown): void {
  if (!(name in window)) Reflect.set(window, name, value);
}
