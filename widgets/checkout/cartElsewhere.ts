import { bus } from '../../src/core/bus/bus';
import { HASH_COOKIE } from '../../src/core/cart/cartStore';
import { getCookie } from '../../src/core/cookies';
import { isProcessing } from '../../src/ui/useCover';

/**
 * Asks for a fresh order review when the shopper comes back from another tab in which the cart has changed: the order is placed for its
 * current items. An emptied cart has no amounts; the shop reports it when the order is placed.
 */
export function followCart(form: HTMLFormElement, signal: AbortSignal): void {
  let known: string | undefined;
  const remember = () => {
    known = getCookie(HASH_COOKIE);
  };
  const onVisible = () => {
    const before = known;
    if (document.hidden || isProcessing(form)) return;
    remember();
    if (known && known !== before) bus.emit('update_checkout', {});
  };
  remember();
  bus.on('updated_checkout', remember, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
}
