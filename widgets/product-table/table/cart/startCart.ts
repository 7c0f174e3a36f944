import { anySignal } from '../../../../src/core/abortSignals';
import { bus } from '../../../../src/core/bus/bus';
import { hasItems } from '../../../../src/core/cart/cartStore';
import { hasPageGlobal } from '../../../../src/core/config/pageGlobal';
import { type Delay, setDelay } from '../../../../src/core/connection/delays';
import { importWithRetry } from '../../../../src/core/connection/importWithRetry';
import { navigate } from '../../../../src/core/navigate';
import { clickWithKeys } from '../../../../src/ui/press';
import { type RowPart, tableSlice } from '../feature';
import { lazyPart } from '../lazyPart';
import { tTable } from '../messages';
import { give, makePressable } from '../pressable';
import { isControlOff, setRowBusy } from '../rows/buttons';
import { refuse } from '../rows/refusal';
import { CART_BUTTON, mainRow, productName, REMOVE, rowOf } from '../rows/row';
import { type RowState, rowState } from '../rows/rowState';
import type { Feature, Table } from '../table';

/** A lightbox closes with a click that is not meant for the elements below it. */
const LIGHTBOX = 'wcpt-photoswipe-visible';

/** A delay is not shown to a shopper who only came near a row. */
interface CartDelay {
  readonly delay: Delay | undefined;
  readonly isPressed: boolean;
}

/** Why the code of the cart is late, and whether the shopper waits for it. */
const delays = tableSlice<CartDelay>(() => ({ delay: undefined, isPressed: false }));

function noteDelay(table: Table, change: Partial<CartDelay>): void {
  const delay = delays(table);
  delay.setState(change);
  const now = delay.getState();
  if (now.isPressed) setDelay(table, now.delay);
}

const cartCode = lazyPart({
  async load(table) {
    const code = await importWithRetry(
      () => import('./runCart'),
      delay => noteDelay(table, { delay }),
    );
    return ({ signal }) => {
      code.startPageCart(signal);
      return code;
    };
  },
  found: 'the part for the cart did not load',
  consequence: 'Buttons do as without script.',
});

/**
 * Connects buttons and rows to the cart, whose code comes when the shopper comes near a row, or with a filled cart.
 */
function startCart(table: Table): void {
  const { container, signal } = table;
  const near = new AbortController();
  const onNear = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('.wcpt-row')) return;
    near.abort();
    cartCode.run(table);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    container.addEventListener(type, onNear, { signal: anySignal(near.signal, signal) });
  }
  for (const name of ['wcpt_cart_request', 'added_to_cart', 'removed_from_cart'] as const) {
    bus.on(name, () => cartCode.run(table), { signal });
  }
  const onCart = (result: unknown) => cartCode.now(table) || cartCode.run(table, code => code.show(result));
  // An answer of our own follows a request.
  bus.on('wcpt_cart', ({ result }, { foreign }) => foreign && onCart(result), { signal });
  const look = () => {
    if (!signal.aborted && hasItems()) cartCode.run(table);
  };
  // To read cookies the browser may ask another process: the table does not wait for that.
  setTimeout(look);
  // The shopper has filled the cart on another page, and gone back.
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
}

/** See contract/product-table.md#set-up. */
export function showKnownCart(table: Table): void {
  if (hasPageGlobal('wcpt_cart_result_cache')) cartCode.run(table, ({ showKnown }) => showKnown());
}

/** See contract/product-table.md#cart. */
const cartParts = (table: Table): readonly RowPart[] => [
  {
    selector: CART_BUTTON,
    on: {
      click: (button, event) => pressCart(table, button, 'adding', event),
    },
  },
  {
    selector: REMOVE,
    ready: crosses => crosses.forEach(nameRemove),
    on: { click: (cross, event) => pressCart(table, cross, 'removing', event), keydown: clickWithKeys },
  },
];

function pressCart(table: Table, control: HTMLElement, busy: RowState['busy'], event: Event): void {
  const row = rowOf(control);
  if (!row) return;
  event.preventDefault();
  if (document.body.classList.contains(LIGHTBOX)) {
    event.stopPropagation();
    return;
  }
  if (busy === 'adding') refuse(table, control, event);
  // At once, however long its code takes.
  const stateNow = () => rowState(mainRow(row));
  const isNew = stateNow()?.busy !== busy && !isControlOff(control);
  if (isNew) setRowBusy(row, busy, stateNow()?.isCalling);
  noteDelay(table, { isPressed: true });
  const endPress = () => {
    if (isNew && !stateNow()?.isCalling) setRowBusy(row, undefined);
  };
  cartCode.run(
    table,
    code => {
      // Also for a row that has left the page meanwhile.
      code.press(table, control);
      // After it: a row whose call waits by now stays busy, and is written to once.
      endPress();
    },
    () => {
      endPress();
      if (control instanceof HTMLAnchorElement) navigate(control.href, 'product-table');
    },
  );
}

function nameRemove(control: HTMLElement): void {
  makePressable(control);
  give(control, { 'aria-disabled': String(isControlOff(control)) });
  const title = control.title || control.textContent?.trim() || '';
  const product = productName(control);
  const name = title ? [title, product].filter(Boolean).join(': ') : tTable('product-table.remove', { product });
  if (!control.hasAttribute('aria-label')) give(control, { 'aria-label': name });
}

/** Buttons that add and remove, and the state of the cart in rows. */
export const cart: Feature = { rowParts: cartParts, start: startCart };
