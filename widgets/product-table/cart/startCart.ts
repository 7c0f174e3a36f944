import { anySignal } from '../../../src/core/abortSignals';
import { bus } from '../../../src/core/bus/bus';
import { ITEMS_COOKIE } from '../../../src/core/cart/cartStore';
import { hasPageGlobal } from '../../../src/core/config/pageGlobal';
import { bring } from '../../../src/core/connection/bring';
import { type Delay, setDelay } from '../../../src/core/connection/delays';
import { loadMessages } from '../../../src/core/messages';
import { navigate } from '../../../src/core/navigate';
import { tTable } from '../messages';
import { onTable, reportPart } from '../onTable';
import { makePlain, makePressable } from '../pressable';
import { occupyRow } from '../rows/buttonState';
import { inFreshRows } from '../rows/freshRows';
import { mainRow, productName, rowOf } from '../rows/row';
import { type RowState, rowState } from '../rows/rowState';
import { own, type Table } from '../table';

/** Takes a row's product out of the cart. */
export const REMOVE = '.wcpt-remove';
/** A lightbox closes with a click that is not meant for what is below it. Source: contract product-table 17.1 step 1. */
const LIGHTBOX = 'wcpt-photoswipe-visible';

type Cart = typeof import('./runCart');
/** Whether the code has come: what is pressed from then on says by itself what it does. */
let isHere = false;

/** What brings a table's code for the cart, by its container; for a press, the shopper is told that it is late. */
const loaders = new WeakMap<HTMLElement, (isPress: boolean) => Promise<Cart | undefined>>();

/**
 * Has a table's buttons add to the cart and remove from it, and its rows show what is in it. The code for it comes when
 * the shopper comes near a row, and where there is something in the cart; clicks until then wait for it.
 * Source: spec product-table 2.8, 7.3; contract 17.
 */
export function startCart(table: Table): void {
  const { container, signal } = table;
  let loading: Promise<Cart | undefined> | undefined;
  let delay: Delay | undefined;
  let isPressed = false;
  // Who only came near a row is not told.
  const tellDelay = (now: Delay | undefined) => {
    delay = now;
    if (isPressed) setDelay(table, delay);
  };
  const load = (isPress = false) => {
    isPressed ||= isPress;
    tellDelay(delay);
    loading ??= begin();
    return loading;
  };
  const begin = async () => {
    try {
      const cart = await bring(() => import('./runCart'), tellDelay);
      isHere = true;
      await loadMessages();
      if (signal.aborted) return undefined;
      cart.startPageCart(signal);
      return cart;
    } catch (cause) {
      loading = undefined;
      reportPart(table, 'the part for the cart did not load', 'Buttons do as without script.', cause);
      return undefined;
    }
  };
  tables.add(table);
  loaders.set(container, load);
  const near = new AbortController();
  const onNear = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('.wcpt-row')) return;
    near.abort();
    void load();
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    container.addEventListener(type, onNear, { signal: anySignal(near.signal, signal) });
  }
  for (const name of ['wcpt_cart_request', 'added_to_cart', 'removed_from_cart'] as const) {
    bus.on(name, () => void load(), { signal });
  }
  onTable(table, 'wcpt_after_every_load', () => {
    for (const control of inFreshRows(table, REMOVE)) nameRemove(control);
  });
  // To read cookies the browser may ask another process: the table does not wait for that.
  setTimeout(() => {
    if (!signal.aborted && document.cookie.includes(ITEMS_COOKIE)) void load();
  });
  signal.addEventListener('abort', () => {
    tables.delete(table);
    makePlain(own(table, REMOVE));
  });
}

/** Has new rows show what of them is in the cart, as far as that is known. Source: contract product-table 1.4 step 16. */
export function showKnownCart({ container }: Table): void {
  if (!hasPageGlobal('wcpt_cart_result_cache')) return;
  void loaders
    .get(container)?.(false)
    .then(cart => cart?.showKnown());
}

/**
 * Adds or removes as a control says, as soon as the code for it is there. Source: contract product-table 17.1, 17.6.
 * @param wait has the control say that its code is on its way, or no longer
 */
export function pressCart(
  table: Table,
  row: HTMLElement,
  control: HTMLElement,
  busy: RowState['busy'],
  event: Pick<Event, 'preventDefault' | 'stopPropagation'>,
  wait: (isWaiting: boolean) => void,
): void {
  event.preventDefault();
  if (document.body.classList.contains(LIGHTBOX)) {
    event.stopPropagation();
    return;
  }
  // At once, however long its code takes.
  const stateNow = () => rowState(mainRow(row));
  const isNew = stateNow()?.busy !== busy && !control.classList.contains('wcpt-disabled');
  if (isNew) occupyRow(row, busy);
  if (!isHere) wait(true);
  void loaders
    .get(table.container)?.(true)
    .then(cart => {
      wait(false);
      if (isNew && !stateNow()?.buttons?.isBusy) occupyRow(row, undefined);
      if (table.signal.aborted) return;
      // Also for a row that has left meanwhile: what was clicked is meant.
      if (cart) cart.press(table, control);
      else if (control instanceof HTMLAnchorElement) navigate(control.href, 'product-table');
    });
}

function nameRemove(control: HTMLElement): void {
  const row = rowOf(control);
  makePressable(control);
  control.setAttribute('aria-disabled', String(control.classList.contains('wcpt-disabled')));
  const title = control.title || control.textContent?.trim() || '';
  const product = row ? productName(row) : '';
  const name = title ? [title, product].filter(Boolean).join(': ') : tTable('product-table.remove', { product });
  if (!control.hasAttribute('aria-label')) control.setAttribute('aria-label', name);
}

/** The tables on the page. */
export const tables = new Set<Table>();
