import { bus } from '../../src/core/bus/bus';
import { listenDom, raiseDom } from '../../src/core/bus/dom';
import { cartStore, HASH_COOKIE } from '../../src/core/cart/cartStore';
import { readFragmentParams } from '../../src/core/config/shopGlobals';
import { getCookie } from '../../src/core/cookies';
import type { HydratedWidget } from '../../src/hydrate';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { isProcessing } from '../../src/ui/useCover';
import type { CartState } from './cartState';
import { CALCULATOR, cartForm, cartTotals, hasNewQuantities, hasOtherRates, type Rates } from './page';
import { perform } from './perform';
import { type ActionKind, type CartAction, queueActions } from './queue';

export type CartStore = ReturnType<typeof createCartStore>;

export const [CartProvider, useCart] = storeContext<CartStore>();

/** The cookie comes with every answer. */
const hashNow = () => getCookie(HASH_COOKIE) ?? '';

/** Hash of a cart that was emptied here: its message is hydrated by a store of its own, a moment later. */
let emptied: string | undefined;

/** Hash of the shown cart when a store is made: the server printed it, or an answer has emptied it. */
function hashAtStart(): string {
  const known = cartForm() ? undefined : emptied;
  emptied = undefined;
  return known ?? hashNow();
}

/** Returns the store of all markers of the page; `onEnd` is called when the last one is gone. */
export function createCartStore(onEnd: () => void) {
  const ended = new AbortController();
  const roots = new Set<HydratedWidget['replace']>();
  /** Actions that failed in the background: the next time the browser performs them with a page load. */
  const plain = new Set<ActionKind>();
  let underWay = 0;
  const store = createDrawnStore<CartState>(() => ({
    hasEdits: false,
    couponError: undefined,
    isCalculatorOpen: false,
    rates: undefined,
    busy: [],
    hash: '',
  }));
  const { setState, draw } = store;
  const cart = {
    ...store,
    isPlain: (kind: ActionKind) => plain.has(kind),
    isOutdated: () => hashNow() !== store.getState().hash,
    isBusy: () => underWay > 0,
    perform: (action: CartAction): void => void run(action),
    edit: () => void (store.getState().hasEdits || draw({ hasEdits: true })),
    submit,
    forgetCouponError: () => void (store.getState().couponError && draw({ couponError: undefined })),
    choose,
    settle: (rates: Rates) => void (store.getState().rates === rates && draw({ rates: undefined })),
    toggleCalculator,
    replace,
    sync,
    start,
  };
  const enqueue = queueActions((action, signal) => perform(cart, action, signal), ended.signal);

  async function run(action: CartAction): Promise<void> {
    underWay += 1;
    if ((await enqueue(action)) === 'broken') plain.add(action.kind);
    else plain.delete(action.kind);
    underWay -= 1;
  }

  function submit(form: HTMLFormElement): void {
    const button = form.querySelector<HTMLButtonElement>('[name="update_cart"]');
    // A form can't be sent with a disabled button.
    cart.edit();
    form.requestSubmit(button);
    draw({ hasEdits: hasNewQuantities(form) });
  }

  function choose(rates: Rates): void {
    draw({ rates });
    void run({ kind: 'shipping-method', rates });
  }

  /** See contract/cart.md#cart-page. */
  function toggleCalculator(calculator: HTMLFormElement, isOpen: boolean): void {
    draw({ isCalculatorOpen: isOpen });
    const countries = [...calculator.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.country_to_state')];
    for (const country of countries) raiseDom(country, 'change');
    // Other scripts' lists take their width from a visible part.
    bus.emit('country_to_state_changed', { country: countries[0]?.value ?? '', wrapper: calculator });
  }

  function replace(change: () => Partial<CartState>): void {
    const put = () => setState({ busy: [], hash: hashNow(), ...change() });
    [...roots].reduce<() => void>((inner, root) => () => root(inner), put)();
  }

  function sync(): void {
    const form = cartForm();
    setState({ hasEdits: form !== null && hasNewQuantities(form) });
  }

  function start(replaceRoot: HydratedWidget['replace'], signal: AbortSignal): void {
    if (roots.size === 0) {
      const toggle = cartTotals()?.querySelector(`${CALCULATOR} [aria-expanded="true"]`);
      draw({ hash: hashAtStart(), isCalculatorOpen: Boolean(toggle) });
      watchPage(cart, ended.signal);
    }
    roots.add(replaceRoot);
    const leave = () => {
      roots.delete(replaceRoot);
      if (roots.size > 0) return;
      if (!cartForm()) emptied = store.getState().hash;
      ended.abort();
      onEnd();
    };
    signal.addEventListener('abort', leave, { once: true });
  }

  sync();
  return cart;
}

/** Stands in a notice, and so anywhere on the page. */
const RESTORE = '.woocommerce-cart a.restore-item';

/** Refreshes when another script asks for it or adds, and when the cart has changed elsewhere. */
function watchPage(cart: CartStore, signal: AbortSignal): void {
  const refresh = (preserveNotices: boolean, isTold: boolean) =>
    cart.perform({ kind: 'refresh', preserveNotices, isTold });
  bus.on('wc_update_cart', ({ preserveNotices = false }) => refresh(preserveNotices, false), { signal });
  // The script that adds announces it.
  bus.on('added_to_cart', ({ fragments }) => refresh(fragments !== undefined, true), { signal });

  const totals = cartTotals();
  if (totals && hasOtherRates(totals)) refresh(true, false);

  // A running call brings a fresh cart itself.
  const check = () => {
    if (!cart.isBusy() && cart.isOutdated()) refresh(true, false);
  };
  signal.addEventListener('abort', cartStore.subscribe(check), { once: true });
  window.addEventListener('storage', ({ key }) => key === readFragmentParams()?.hashKey && check(), { signal });
  document.addEventListener('visibilitychange', check, { signal });
  window.addEventListener('pageshow', check, { signal });
  // An emptied cart may have been filled before its message was hydrated.
  check();

  const onClick = (target: Element, event: { preventDefault(): void }) => {
    const link = target.closest<HTMLAnchorElement>(RESTORE);
    const isVetoed = event instanceof Event && event.defaultPrevented;
    if (!link || isVetoed || !cartForm() || cart.isPlain('restore-item')) return;
    event.preventDefault();
    if (!isProcessing(link)) cart.perform({ kind: 'restore-item', href: link.href });
  };
  listenDom(document, 'click', onClick, signal);
}
