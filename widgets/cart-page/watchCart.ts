import { bus } from '../../src/core/bus/bus';
import { cartStore } from '../../src/core/cart/cartStore';
import { readFragmentParams } from '../../src/core/config/shopGlobals';
import type { CartAction } from './action';
import { isCartOutdated, noteShownCart } from './shownCart';

/**
 * Has the cart refreshed when another script asks for it or adds to it, and when the cart changed elsewhere: in another
 * tab, in a mini-cart, before the page came back from the browser's history. Source: contract 13.3, 15.5.
 * @param isIdle whether no call is under way; a call brings a fresh cart itself
 */
export function watchCart(perform: (action: CartAction) => void, isIdle: () => boolean, signal: AbortSignal): void {
  noteShownCart();
  const refresh = (preserveNotices: boolean, isTold: boolean) => perform({ kind: 'refresh', preserveNotices, isTold });
  bus.on('wc_update_cart', ({ preserveNotices = false }) => refresh(preserveNotices, false), { signal });
  // Whoever adds says so.
  bus.on('added_to_cart', ({ fragments }) => refresh(fragments !== undefined, true), { signal });

  const check = () => {
    if (isIdle() && isCartOutdated()) refresh(true, false);
  };
  signal.addEventListener('abort', cartStore.subscribe(check), { once: true });
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === readFragmentParams()?.hashKey) check();
    },
    { signal },
  );
  document.addEventListener('visibilitychange', check, { signal });
  window.addEventListener('pageshow', check, { signal });
}
