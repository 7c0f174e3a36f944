import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { raiseDom } from '../../src/core/bus/dom';
import { HASH_COOKIE } from '../../src/core/cart/cartStore';
import { getCookie } from '../../src/core/cookies';
import type { HydratedWidget } from '../../src/hydrate';
import { storeContext } from '../../src/ui/storeContext';
import { CALCULATOR, cartForm, cartTotals, hasNewQuantities, type Rates } from './page';
import { perform } from './perform';
import { type ActionKind, type CartAction, createQueue } from './queue';
import { watchPage } from './watchPage';

/** A part of the page that is covered while a call for it runs. */
export type Part = 'form' | 'totals';

/** The cart as its page shows it; what is typed is in the fields themselves. */
export interface CartState {
  /** Whether there are quantities to send. */
  readonly hasEdits: boolean;
  /** Why the shop did not take the coupon; what was heard already is not announced again. */
  readonly couponError: { readonly words: string; readonly isNew: boolean } | undefined;
  readonly isCalculatorOpen: boolean;
  /** Rates that the shopper has chosen and the shop has not answered yet. */
  readonly rates: Rates | undefined;
  readonly busy: readonly Part[];
  /** Hash of the cart that the page shows. Source: contract 28.2. */
  readonly hash: string;
}

export interface CartStore extends StoreApi<CartState> {
  /** Does what is wanted of the cart, one thing after the other. */
  perform(action: CartAction): void;
  /** Whether the browser is to do it with a page load: it has failed without one. */
  isPlain(kind: ActionKind): boolean;
  /** A quantity may have changed. */
  edit(): void;
  /** Sends the form with its quantities, as a click on its button would. */
  submit(form: HTMLFormElement): void;
  /** Another code is typed. */
  forgetCouponError(): void;
  /** Has the shop deliver in these ways; they stay chosen until it has answered. */
  choose(rates: Rates): void;
  /** The shop has answered a choice; a later one still waits. */
  settle(rates: Rates): void;
  toggleCalculator(calculator: HTMLFormElement, isOpen: boolean): void;
  /** Shows a state now: whoever looks at the page next finds it. */
  draw(state: Partial<CartState>): void;
  /**
   * Puts the server's markup in with `change`, and draws the cart on it.
   * @param change answers what is other with the new markup
   */
  replace(change: () => Partial<CartState>): void;
  /** Whether the cart has changed since it was shown, in another tab or by another script. */
  isOutdated(): boolean;
  /** Reads the page anew. */
  sync(): void;
  /** Begins to work on a marker of the page. */
  start(replace: HydratedWidget['replace'], signal: AbortSignal): void;
}

export const [CartProvider, useCart] = storeContext<CartStore>();

/** The cookie comes with every answer. */
const hashNow = () => getCookie(HASH_COOKIE) ?? '';

/** Hash of a cart that was emptied here: its message is taken over by a store of its own, and only a moment later. */
let emptied: string | undefined;

/** Hash of the cart that the page shows as a store begins: the server printed it, or an answer has emptied it. */
function hashAtStart(): string {
  const known = cartForm() ? undefined : emptied;
  emptied = undefined;
  return known ?? hashNow();
}

/**
 * The page's cart: one, whatever markers it has. Source: contract 13.
 * @param onEnd called when it works on no marker any more
 */
export function createCartStore(onEnd: () => void): CartStore {
  const ended = new AbortController();
  const roots = new Set<HydratedWidget['replace']>();
  /** What failed without a page load is done with one the next time. */
  const plain = new Set<ActionKind>();
  let underWay = 0;
  const store = createStore<CartState>()(() => ({
    hasEdits: false,
    couponError: undefined,
    isCalculatorOpen: false,
    rates: undefined,
    busy: [],
    hash: '',
  }));
  const { setState } = store;
  const cart: CartStore = {
    ...store,
    draw: state => flushSync(() => setState(state)),
    isPlain: kind => plain.has(kind),
    isOutdated: () => underWay === 0 && hashNow() !== store.getState().hash,
    perform: action => void run(action),
    edit: () => void (store.getState().hasEdits || cart.draw({ hasEdits: true })),
    submit,
    forgetCouponError: () => void (store.getState().couponError && cart.draw({ couponError: undefined })),
    choose,
    settle: rates => void (store.getState().rates === rates && cart.draw({ rates: undefined })),
    toggleCalculator,
    replace,
    sync,
    start,
  };
  const enqueue = createQueue((action, signal) => perform(cart, action, signal), ended.signal);

  async function run(action: CartAction): Promise<void> {
    underWay += 1;
    if ((await enqueue(action)) === 'broken') plain.add(action.kind);
    else plain.delete(action.kind);
    underWay -= 1;
  }

  function submit(form: HTMLFormElement): void {
    const button = form.querySelector<HTMLButtonElement>('[name="update_cart"]');
    // A button that is disabled can't be what a form is sent with.
    cart.edit();
    form.requestSubmit(button);
    cart.draw({ hasEdits: hasNewQuantities(form) });
  }

  function choose(rates: Rates): void {
    cart.draw({ rates });
    cart.perform({ kind: 'shipping-method', rates });
  }

  /** Source: contract 13.3. */
  function toggleCalculator(calculator: HTMLFormElement, isOpen: boolean): void {
    cart.draw({ isCalculatorOpen: isOpen });
    const countries = [...calculator.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.country_to_state')];
    for (const country of countries) raiseDom(country, 'change');
    // Lists that other scripts have put in place of selects take their width from a part that is shown.
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
      cart.draw({ hash: hashAtStart(), isCalculatorOpen: Boolean(toggle) });
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
