import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { cartStore } from '../../src/core/cart/cartStore';
import { readFragmentParams } from '../../src/core/config/shopGlobals';
import { isProcessing } from '../../src/ui/useCover';
import { cartForm } from './page';
import type { CartStore } from './store';

/** Stands in a notice, and so anywhere on the page. */
const RESTORE = '.woocommerce-cart a.restore-item';

/** Refreshes when another script asks for it or adds, and when the cart has changed elsewhere. Source: contract 13.3, 15.5. */
export function watchPage(cart: CartStore, signal: AbortSignal): void {
  const refresh = (preserveNotices: boolean, isTold: boolean) =>
    cart.perform({ kind: 'refresh', preserveNotices, isTold });
  bus.on('wc_update_cart', ({ preserveNotices = false }) => refresh(preserveNotices, false), { signal });
  // The script that adds announces it.
  bus.on('added_to_cart', ({ fragments }) => refresh(fragments !== undefined, true), { signal });

  // A running call brings a fresh cart itself.
  const check = () => {
    if (cart.isOutdated()) refresh(true, false);
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
  // An emptied cart may have been filled before its message was hydrated.
  check();

  listenDom(
    document,
    'click',
    (target, event) => {
      const link = target.closest<HTMLAnchorElement>(RESTORE);
      const isVetoed = event instanceof Event && event.defaultPrevented;
      if (!link || isVetoed || !cartForm() || cart.isPlain('restore-item')) return;
      event.preventDefault();
      if (!isProcessing(link)) cart.perform({ kind: 'restore-item', href: link.href });
    },
    signal,
  );
}
