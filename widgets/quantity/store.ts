import { createStore } from 'zustand/vanilla';
import { raiseDom } from '../../src/core/bus/dom';
import { pageConfig } from '../../src/core/config/pageConfig';
import { announceQuantity } from '../../src/ui/Stepper';
import { storeContext } from '../../src/ui/storeContext';
import { inputOf, isAtEnd, isOpen, nextOf, productOf } from './field';

/** The state of the page's field. Its value is the field's own: the form sends it, and other scripts write it. */
interface QuantityState {
  /** The element between our buttons; undefined where the theme has its own, or the field can't be changed. */
  readonly place: Element | undefined;
  readonly isLeast: boolean;
  readonly isMost: boolean;
  readonly product: string;
  readonly id: string | undefined;
}

export type QuantityStore = ReturnType<typeof createQuantityStore>;

export const [QuantityProvider, useQuantity] = storeContext<QuantityStore>();

/** The theme's own buttons, also under other names than plus and minus. */
const THEIRS =
  ':is(button, a, [type="button"], [role="button"], [class*="plus"], [class*="minus"], [class*="crease"]):not(.sw-step)';
/** No plus and minus on the cart page. */
const CART = '.woocommerce-cart-form, .product-quantity';
const WATCHED = ['type', 'min', 'max', 'step', 'disabled', 'readonly'];

const NOTHING: QuantityState = { place: undefined, isLeast: false, isMost: false, product: '', id: undefined };

export function createQuantityStore(wrapper: Element) {
  const store = createStore<QuantityState>()(() => NOTHING);
  const parts = () => [...wrapper.querySelectorAll(`input.qty, ${THEIRS}`)];

  const isAsked = () => pageConfig().quantityButtons || wrapper.closest('.sw-quantity-buttons') !== null;

  function sync(): void {
    const input = inputOf(wrapper);
    const isOffered = input && isOpen(input) && isAsked() && !wrapper.querySelector(THEIRS) && !wrapper.closest(CART);
    store.setState(isOffered ? stateOf(input) : NOTHING);
  }

  /** See contract/product.md#quantity. */
  function step(isUp: boolean): void {
    const input = inputOf(wrapper);
    const before = input?.value;
    afterClick(() => {
      // A click that another script handles is left to it.
      if (!input || input.value !== before || !isOpen(input)) return;
      input.value = String(nextOf(input, isUp));
      if (input.value !== before) raiseDom(input, 'change');
      if (isOpen(input)) announceQuantity(input.value, isUp, isAtEnd(input, isUp));
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

/** Runs after all other listeners of the present click, which may do the same; not later: the next click may send the form. */
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
