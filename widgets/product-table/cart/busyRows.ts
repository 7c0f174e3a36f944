import { bus } from '../../../src/core/bus/bus';
import { isRecord } from '../../../src/core/guards';
import { updateTotal } from '../price/totals';
import { putQuantity } from '../quantity/changeQuantity';
import { type QuantityControl, quantityControls, untouched } from '../quantity/quantity';
import { forgetTable } from '../query/answers';
import { setRowBusy } from '../rows/buttons';
import { isVariationRow, mainRow, productId, rowVariationId } from '../rows/row';
import { rowState } from '../rows/rowState';
import { isOn, isSet } from '../settings';
import { settingsOf, type Table, tables } from '../table';
import { type CartChange, isNone, kindOf, requestedProducts, requestedVariations } from './cartChange';
import { type PageCart, pageCart } from './pageCart';
import { productRowsOfPage } from './rowRequest';
import { piecesOf } from './showCart';

/** Not shown to the shopper. Source: contract product-table 39.9. */
const HIDDEN = '.wcpt-row--instant-search-hidden';

/** Pieces that are asked for: of each product, or of each of its variations as `product/variation`. */
type Asked = ReadonlyMap<string, string>;

interface Work {
  readonly key: string;
  readonly spent: ReadonlyMap<QuantityControl, string>;
  readonly wasChecked: boolean;
}

/**
 * Has rows show that a call for their product waits or runs, also rows that come meanwhile. Source: spec product-table 4.4;
 * contract 17.4.
 */
export function followTraffic(signal: AbortSignal): void {
  const busy = new Map<HTMLElement, Work>();
  const index = createRowIndex();

  function markRows([key, pieces]: readonly [string, string], isNew: boolean): void {
    const [product = '', variation] = key.split('/');
    for (const row of index.rowsOf(product)) {
      if (variation && isVariationRow(row) && rowVariationId(row) !== variation) continue;
      if (busy.has(row) || row.matches(HIDDEN)) continue;
      const isRemoval = isNone(pieces) && piecesOf(row) > 0;
      const isAdd = isNew && !isRemoval && mainRow(row) === row;
      busy.set(row, { key, ...(isAdd ? spend(row) : NOTHING) });
      setRowBusy(row, isRemoval ? 'removing' : 'adding', true);
      if (isNew && mainRow(row) === row && row.querySelector('.wcpt-total')) updateTotal(row, Number(pieces) || 0);
    }
  }
  function end(row: HTMLElement, hasWorked: boolean): void {
    const work = busy.get(row);
    busy.delete(row);
    settle(row, work, hasWorked);
  }
  function refresh(now: PageCart, before: Asked): void {
    const asked = askedIn(now);
    for (const [row, { key }] of busy) if (!asked.has(key)) end(row, now.outcome === 'worked');
    for (const one of asked) if (!before.has(one[0])) markRows(one, true);
  }
  const unsubscribe = pageCart.subscribe((now, before) => {
    if (now.arrivals !== before.arrivals) {
      index.forget();
      for (const one of askedIn(now)) markRows(one, false);
    } else if (now.sent !== before.sent || now.waiting !== before.waiting) refresh(now, askedIn(before));
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    for (const row of busy.keys()) end(row, false);
  });
  refresh(pageCart.getState(), new Map());
}

function byProduct(rows: readonly HTMLElement[]): ReadonlyMap<string, readonly HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>();
  for (const row of rows) {
    const ofProduct = found.get(productId(row));
    if (ofProduct) ofProduct.push(row);
    else found.set(productId(row), [row]);
  }
  return found;
}

function createRowIndex() {
  let known: ReadonlyMap<string, readonly HTMLElement[]> | undefined;
  const forget = () => {
    known = undefined;
  };
  return {
    /** Searches the page once for all that a moment brings: a script may add hundreds of products. Source: contract 10. */
    rowsOf(product: string): readonly HTMLElement[] {
      const rows = known ?? byProduct(productRowsOfPage());
      if (!known) queueMicrotask(forget);
      known = rows;
      return rows.get(product) ?? [];
    },
    forget,
  };
}

const askedIn = ({ sent, waiting }: PageCart): Asked =>
  new Map([...(sent ? [sent] : []), ...waiting.map(({ change }) => change)].flatMap(change => [...askedBy(change)]));

function askedBy(change: CartChange): Asked {
  const asked = new Map<string, string>();
  for (const [product, pieces] of requestedProducts(change)) {
    const variations = requestedVariations(change, product);
    if (!variations.size) asked.set(product, pieces);
    for (const [variation, count] of variations) asked.set(`${product}/${variation}`, count);
  }
  const { external = {} } = change;
  if (kindOf(change) !== 'form' || !external['add-to-cart']) return asked;
  const variation = Number(external.variation_id) > 0 ? `/${external.variation_id}` : '';
  return asked.set(`${external['add-to-cart']}${variation}`, String(external.quantity ?? ''));
}

const NOTHING: Omit<Work, 'key'> = { spent: new Map(), wasChecked: false };

/**
 * Unchecks a row whose quantity is used up by the add; the quantity goes when the add has worked. Source: contract product-
 * table 17.4.
 */
function spend(row: HTMLElement): Omit<Work, 'key'> {
  const controls = quantityControls(row).filter(
    control => control instanceof HTMLSelectElement || isSet(control.getAttribute('data-wcpt-return-to-initial')),
  );
  if (!controls.length) return NOTHING;
  const spent = new Map(controls.map(control => [control, control.value]));
  const wasChecked = rowState(row)?.checked === true;
  bus.emit('_wcpt_checkbox_change', { checked: false }, row);
  for (const [control, value] of spent) putQuantity(control, value);
  return { spent, wasChecked };
}

/** A value that was typed since the add is for the next one. */
function giveBackQuantity({ spent }: Work): void {
  for (const [control, value] of spent) if (control.value === value) putQuantity(control, untouched(control));
}

function settle(row: HTMLElement, work: Work | undefined, hasWorked: boolean): void {
  setRowBusy(row, undefined);
  if (work && row.isConnected && hasWorked) giveBackQuantity(work);
  else if (work?.wasChecked && row.isConnected) bus.emit('_wcpt_checkbox_change', { checked: true }, row);
  if (row.isConnected && mainRow(row) === row && row.querySelector('.wcpt-total')) updateTotal(row);
}

/** Has tables whose settings want it wait for the cart, and load anew after a change. Source: spec product-table 4.1; contract 17.5. */
export function blockTables(signal: AbortSignal): void {
  /** The value: whether the table is to be loaded anew. */
  const waiting = new Map<Table, boolean>();
  const release = (hasChanged: boolean) => {
    for (const [table, isRefreshed] of waiting) {
      waiting.delete(table);
      if (!table.signal.aborted) letGo(table, isRefreshed && hasChanged);
    }
  };
  bus.on(
    'wcpt_cart_request',
    ({ request: { wcpt_payload: payload } }) => {
      if (payload.skip_cart_triggers || payload.use_cache) return;
      for (const table of tables) {
        const settings = settingsOf(table);
        const isRefreshed = isOn(settings, 'refresh_table');
        if (!isRefreshed && !isOn(settings, 'block_table')) continue;
        waiting.set(table, isRefreshed);
        table.container.classList.add('wcpt-loading');
        table.container.classList.toggle('wcpt-refreshing', isRefreshed);
      }
    },
    { signal },
  );
  bus.on('wcpt_cart', ({ result }) => isSilent(result) || release(true), { signal });
  // Tables are released however the call ends.
  const unsubscribe = pageCart.subscribe(({ sent }) => sent === undefined && release(false));
  signal.addEventListener('abort', () => {
    unsubscribe();
    release(false);
  });
}

const isSilent = ({ payload, is_cache }: Readonly<Record<string, unknown>>): boolean =>
  is_cache === true || (isRecord(payload) && Boolean(payload.skip_cart_triggers));

function letGo(table: Table, loadsAnew: boolean): void {
  table.container.classList.remove('wcpt-loading', 'wcpt-refreshing');
  if (!loadsAnew) return;
  table.container.classList.add('wcpt-refreshing');
  forgetTable(table.id);
  void table.query({ changes: [], append: true, purpose: 'refresh_table' });
}
