import { bus } from '../../../../src/core/bus/bus';
import { isRecord, isSet } from '../../../../src/core/guards';
import { updateTotal } from '../price/totals';
import { putQuantity } from '../quantity/changeQuantity';
import { forgetAnswers } from '../query/answers';
import { holdOf } from '../query/status';
import { setRowBusy } from '../rows/buttons';
import { type QuantityControl, quantityControls, untouched } from '../rows/quantity';
import { firstInRow, groupBy, HIDDEN, isVariationRow, mainRow, productId, rowVariationId } from '../rows/row';
import { rowState } from '../rows/rowState';
import { tables } from '../table';
import { type CartChange, isNone, kindOf, requestedProducts, requestedVariations } from './cartChange';
import { type PageCart, pageCart } from './pageCart';
import { productRowsOfPage, readNumber } from './rowRequest';
import { piecesOf } from './showCart';

/** Pieces that are asked for: of each product, or of each of its variations as `product/variation`. */
type Asked = ReadonlyMap<string, string>;

interface Work {
  /** As in `Asked`. */
  readonly key: string;
  /** Quantities that are reset when the add has worked, as they were when it was asked for. */
  readonly quantities: ReadonlyMap<QuantityControl, string>;
  readonly wasChecked: boolean;
}

/** Shows in rows, also later ones, that a call for their product waits or runs. */
export function followCalls(signal: AbortSignal): void {
  const busy = new Map<HTMLElement, Work>();
  let known: ReadonlyMap<string, readonly HTMLElement[]> | undefined;
  const forgetRows = () => {
    known = undefined;
  };
  /** Searches the page once for all that a moment brings: a script may add hundreds of products. */
  const rowsOf = (product: string) => {
    if (!known) queueMicrotask(forgetRows);
    known ??= groupBy(productRowsOfPage(), productId);
    return known.get(product) ?? [];
  };

  function markRows([key, pieces]: readonly [string, string], isNew: boolean): void {
    const [product = '', variation] = key.split('/');
    for (const row of rowsOf(product)) {
      if (variation && isVariationRow(row) && rowVariationId(row) !== variation) continue;
      if (busy.has(row) || row.matches(HIDDEN)) continue;
      const isRemoval = isNone(pieces) && piecesOf(row) > 0;
      const isAdd = isNew && !isRemoval && mainRow(row) === row;
      busy.set(row, { key, ...(isAdd ? takeQuantities(row) : NOTHING) });
      setRowBusy(row, isRemoval ? 'removing' : 'adding', true);
      if (isNew && mainRow(row) === row && firstInRow(row, '.wcpt-total')) updateTotal(row, readNumber(pieces) ?? 1);
    }
  }
  function end(row: HTMLElement, { quantities, wasChecked }: Work, hasWorked: boolean): void {
    busy.delete(row);
    setRowBusy(row, undefined);
    if (!row.isConnected) return;
    // A row that was checked, or a value that was typed meanwhile, is for the next add.
    if (hasWorked && !rowState(row)?.checked) {
      for (const [control, value] of quantities) if (control.value === value) putQuantity(control, untouched(control));
    }
    if (!hasWorked && wasChecked) bus.emit('_wcpt_checkbox_change', { checked: true }, row);
    if (mainRow(row) === row && firstInRow(row, '.wcpt-total')) updateTotal(row);
  }
  function refresh(now: PageCart, before: Asked): void {
    const asked = askedIn(now);
    for (const [row, work] of busy) if (!asked.has(work.key)) end(row, work, now.outcome === 'worked');
    for (const one of asked) if (!before.has(one[0])) markRows(one, true);
  }
  const unsubscribe = pageCart.subscribe((now, before) => {
    if (now.arrivals !== before.arrivals) {
      forgetRows();
      for (const one of askedIn(now)) markRows(one, false);
    } else if (now.sent !== before.sent || now.waiting !== before.waiting) refresh(now, askedIn(before));
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    for (const [row, work] of busy) end(row, work, false);
  });
  refresh(pageCart.getState(), new Map());
}

function askedIn({ sent, waiting }: PageCart): Asked {
  const changes = waiting.map(({ change }) => change);
  return new Map((sent ? [sent, ...changes] : changes).flatMap(change => [...askedBy(change)]));
}

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

const NOTHING: Omit<Work, 'key'> = { quantities: new Map(), wasChecked: false };

/**
 * Unchecks a row whose quantity is to be reset after the add: lists always, fields by their attribute.
 */
function takeQuantities(row: HTMLElement): Omit<Work, 'key'> {
  const controls = quantityControls(row).filter(
    control => control instanceof HTMLSelectElement || isSet(control.getAttribute('data-wcpt-return-to-initial')),
  );
  if (!controls.length) return NOTHING;
  const quantities = new Map(controls.map(control => [control, control.value]));
  const wasChecked = rowState(row)?.checked === true;
  bus.emit('_wcpt_checkbox_change', { checked: false }, row);
  for (const [control, value] of quantities) putQuantity(control, value);
  return { quantities, wasChecked };
}

/** Blocks and reloads tables during and after a change of the cart, by their settings. */
export function blockTables(signal: AbortSignal): void {
  const release = (hasChanged: boolean) => {
    for (const table of tables) {
      const { hold } = table.store.getState();
      if (hold === 'refresh' && hasChanged) {
        forgetAnswers(table);
        void table.query({ changes: [], append: true, purpose: 'refresh_table' });
      }
      table.store.setState({ hold: 'none' });
    }
  };
  bus.on(
    'wcpt_cart_request',
    ({ request: { wcpt_payload: payload } }) => {
      if (payload.skip_cart_triggers || payload.use_cache) return;
      for (const table of tables) table.store.setState({ hold: holdOf(table) });
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
