import { isRecord } from '../../../src/core/bus/wire';
import { numberOf } from '../price/units';
import type { CartAnswer } from './cartAnswer';
import { sendCart } from './sendCart';

const STORE = 'wc/store/cart';
const MINI_CART = '.wc-block-mini-cart';
const TOTALS = 'data-cart-totals';

/** Tells the shop's block cart, where the page has one, that it knows an older cart. Source: contract product-table 17.5. */
export function refreshBlockCart({ quantity }: CartAnswer): void {
  const data = member(Reflect.get(globalThis, 'wp'), 'data');
  const known = member(call(call(data, 'select', STORE), 'getCartData'), 'itemsCount');
  if (quantity === undefined || typeof known !== 'number' || known === numberOf(quantity)) return;
  call(call(data, 'dispatch', STORE), 'invalidateResolution', 'getCartData', []);
  // Asking for what is not valid any longer fetches it.
  call(call(data, 'select', STORE), 'getCartData');
}

/** Hears of changes that the block cart makes. Source: contract product-table 17.3 "Automatic calls". */
export function watchBlockCart(signal: AbortSignal): void {
  const blocks = document.querySelectorAll(MINI_CART);
  if (!blocks.length) return;
  const observer = new MutationObserver(() => void sendCart({ payload: { skip_cart_triggers: true } }));
  for (const block of blocks) observer.observe(block, { attributeFilter: [TOTALS], subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

const member = (holder: unknown, name: string): unknown => (isRecord(holder) ? holder[name] : undefined);

/** Calls a function of the shop's data library; it may not be there, nor be what it was. */
function call(holder: unknown, name: string, ...args: unknown[]): unknown {
  const found = member(holder, name);
  if (typeof found !== 'function') return undefined;
  try {
    return found.apply(holder, args);
  } catch {
    return undefined;
  }
}
