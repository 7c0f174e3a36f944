import { bus } from '../../../src/core/bus/bus';
import { ITEMS_COOKIE } from '../../../src/core/cart/cartStore';
import { bring } from '../../../src/core/connection/bring';
import { type Delay, setDelay } from '../../../src/core/connection/delays';
import { loadMessages } from '../../../src/core/messages';
import { navigate } from '../../../src/core/navigate';
import { onTable, reportPart } from '../onTable';
import { makePlain, makePressable, pressWithKeys } from '../pressable';
import { CART_BUTTON } from '../rows/buttonState';
import { inFreshRows } from '../rows/freshRows';
import { productName, rowOf } from '../rows/row';
import { own, owns, type Table } from '../table';

const REMOVE = '.wcpt-remove';
const CONTROLS = `${CART_BUTTON}, ${REMOVE}`;
/** On rows whose product is on its way into the cart, and out of it. */
const ADDING = 'wcpt-adding-product';
const REMOVING = 'wcpt-removing-product';
/** A lightbox closes with a click that is not meant for what is below it. Source: contract product-table 17.1 step 1. */
const LIGHTBOX = 'wcpt-photoswipe-visible';

type Cart = typeof import('./runCart');

const loaders = new WeakMap<HTMLElement, () => Promise<Cart | undefined>>();

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
  const load = () => {
    loading ??= begin();
    return loading;
  };
  const begin = async () => {
    try {
      const cart = await bring(() => import('./runCart'), tellDelay);
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
  const loadForPress = () => {
    isPressed = true;
    tellDelay(delay);
    return load();
  };
  container.addEventListener('click', event => onClick(table, event, loadForPress), { signal });
  pressWithKeys(container, `${REMOVE}[role="button"]`, signal);
  const near = new AbortController();
  const onNear = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('.wcpt-row')) return;
    near.abort();
    void load();
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    container.addEventListener(type, onNear, { signal: AbortSignal.any([near.signal, signal]) });
  }
  for (const name of ['wcpt_cart_request', 'added_to_cart', 'removed_from_cart'] as const) {
    bus.on(name, () => void load(), { signal });
  }
  onTable(table, 'wcpt_after_every_load', () => {
    for (const control of inFreshRows(table, REMOVE)) nameRemove(control);
  });
  if (document.cookie.includes(ITEMS_COOKIE)) void load();
  signal.addEventListener('abort', () => {
    tables.delete(table);
    makePlain(own(table, REMOVE));
  });
}

/** Has new rows show what of them is in the cart, as far as that is known. Source: contract product-table 1.4 step 16. */
export function showKnownCart({ container }: Table): void {
  if (!('wcpt_cart_result_cache' in globalThis)) return;
  void loaders
    .get(container)?.()
    .then(cart => cart?.showKnown());
}

function onClick(table: Table, event: MouseEvent, load: () => Promise<Cart | undefined>): void {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROLS);
  const row = control && owns(table, control) && rowOf(control);
  if (!control || !row) return;
  event.preventDefault();
  if (document.body.classList.contains(LIGHTBOX)) {
    event.stopPropagation();
    return;
  }
  // At once, however long its code takes.
  const busy = control.matches(REMOVE) ? REMOVING : ADDING;
  const isNew = !row.classList.contains(busy) && !control.classList.contains('wcpt-disabled');
  if (isNew) row.classList.add(busy);
  control.setAttribute('aria-busy', 'true');
  void load().then(cart => {
    control.removeAttribute('aria-busy');
    if (isNew) row.classList.remove(busy);
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
  const name = [title, product].filter(Boolean).join(': ');
  if (name && !control.hasAttribute('aria-label')) control.setAttribute('aria-label', name);
}

/** The tables on the page. */
export const tables = new Set<Table>();
