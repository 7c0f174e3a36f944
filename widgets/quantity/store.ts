import { createStore, type StoreApi } from 'zustand/vanilla';
import { raiseDom } from '../../src/core/bus/dom';
import { pageConfig } from '../../src/core/config/pageConfig';
import { storeContext } from '../../src/ui/storeContext';
import { inputOf, isAtEnd, isOpen, nextOf, productOf } from './field';

/** What the page's field allows. Its value is the field's own: the form sends it, and other scripts write it. */
export interface QuantityState {
  /** What our buttons stand around; undefined where the theme has its own, or nobody can change the field. */
  readonly place: Element | undefined;
  readonly isLeast: boolean;
  readonly isMost: boolean;
  readonly product: string;
  readonly id: string | undefined;
}

export interface QuantityStore extends StoreApi<QuantityState> {
  /** The field's value. */
  read(): string | undefined;
  /** Plus or minus was clicked. */
  step(isUp: boolean): void;
  /** Reads the field anew. */
  sync(): void;
  /** Begins to follow what scripts change about the field. */
  start(signal: AbortSignal): void;
  /** The server's parts as the page has them now. */
  parts(): readonly Element[];
}

export const [QuantityProvider, useQuantity] = storeContext<QuantityStore>();

/** What shows that the theme has buttons of its own, also under other names than plus and minus. */
const THEIRS =
  ':is(button, a, [type="button"], [role="button"], [class*="plus"], [class*="minus"], [class*="crease"]):not(.sw-step)';
/** Where quantities have no plus and minus: the cart page. Source: spec storefront 2, contract 5.2, 13.1. */
const CART = '.woocommerce-cart-form, .product-quantity';
const WATCHED = ['type', 'min', 'max', 'step', 'disabled', 'readonly'];

const NOTHING: QuantityState = { place: undefined, isLeast: false, isMost: false, product: '', id: undefined };

/** The state of one quantity. Source: spec storefront 2, 5; contract 5. */
export function createQuantityStore(wrapper: Element): QuantityStore {
  const store = createStore<QuantityState>()(() => NOTHING);
  const parts = () => [...wrapper.querySelectorAll(`input.qty, ${THEIRS}`)];

  const isAsked = () => pageConfig().quantityButtons || wrapper.closest('.sw-quantity-buttons') !== null;

  function sync(): void {
    const input = inputOf(wrapper);
    const isOffered = input && isOpen(input) && isAsked() && !wrapper.querySelector(THEIRS) && !wrapper.closest(CART);
    store.setState(isOffered ? stateOf(input) : NOTHING);
  }

  /** Source: spec storefront 5, contract 5.3. */
  function step(isUp: boolean): void {
    const input = inputOf(wrapper);
    const before = input?.value;
    afterClick(() => {
      // A click that another script answers is left to it.
      if (!input || input.value !== before || !isOpen(input)) return;
      input.value = String(nextOf(input, isUp));
      if (input.value !== before) raiseDom(input, 'change');
    });
  }

  function start(signal: AbortSignal): void {
    sync();
    const observer = new MutationObserver(sync);
    observer.observe(wrapper, { attributeFilter: WATCHED, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  }

  return { ...store, read: () => inputOf(wrapper)?.value, step, sync, start, parts };
}

function stateOf(input: HTMLInputElement): QuantityState {
  return {
    place: input.closest('label') ?? input,
    isLeast: isAtEnd(input, false),
    isMost: isAtEnd(input, true),
    product: productOf(input),
    id: input.id || undefined,
  };
}

/**
 * Runs when every other listener of the present click has run: who has stepped by then is the one whose job it is. Not
 * later: the next click may be the one that sends the form.
 */
function afterClick(run: () => void): void {
  let isOver = false;
  const once = () => {
    if (isOver) return;
    isOver = true;
    window.removeEventListener('click', once);
    run();
  };
  window.addEventListener('click', once);
  // Where a listener stopped the click.
  setTimeout(once);
}
