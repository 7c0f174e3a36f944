import { startShared } from '../../../../src/core/abortSignals';
import { behave } from '../../../../src/core/behave';
import { bus } from '../../../../src/core/bus/bus';
import { addEvents } from '../../../../src/core/bus/channel';
import { productTableEvents } from '../../../../src/core/bus/events/productTable';
import { tableRowEvents } from '../../../../src/core/bus/events/tableRows';
import { hasItems } from '../../../../src/core/cart/cartStore';
import { globalAt } from '../../../../src/core/config/pageGlobal';
import { numberOf } from '../../../../src/core/decimal';
import { recordOf } from '../../../../src/core/guards';
import { warnOnce } from '../../../../src/core/report';
import type { HydrateOptions, Mounted } from '../../../../src/hydrate';
import { blockTables, followCalls } from './busyRows';
import { followWidget, isWidgetPermitted, showWidget } from './CartWidget';
import { type CartAnswer, readCartAnswer } from './cartAnswer';
import { hideNotice } from './Notice';
import { cachedResult, sendCart } from './sendCart';
import { leaveCart, showCart } from './showCart';

addEvents(productTableEvents);
addEvents(tableRowEvents);

/** Starts the tables' cart, also on pages without a table. `marker` stands for the page. */
function mountTableCart(marker: Element, options: HydrateOptions = {}): Mounted {
  return behave('table-cart', marker, signal => isWidgetPermitted() && startPageCart(signal), options);
}

export { mountTableCart as mount };

/**
 * Keeps tables and widget in step with the cart, until the last `signal` aborts.
 */
export const startPageCart = startShared(signal => {
  followCalls(signal);
  followWidget(signal);
  blockTables(signal);
  watchBlockCart(signal);
  bus.on('wcpt_cart', ({ result }) => show(result), { signal });
  const onChange = ({ trigger_lock }: { readonly trigger_lock?: boolean | undefined }) => {
    if (!trigger_lock) look();
  };
  bus.on('added_to_cart', onChange, { target: document.body, signal });
  bus.on('removed_from_cart', onChange, { target: document.body, signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  signal.addEventListener('abort', () => {
    leaveCart();
    hideNotice();
  });
  const cached = cachedResult();
  if (cached) show(cached);
  if (hasItems() || cached?.cart_quantity) look();
});

/** Asks for the cart as it is. */
const look = () => void sendCart({ payload: { skip_cart_triggers: true } });

export function show(result: unknown): void {
  try {
    const answer = readCartAnswer(result);
    showCart(answer);
    showWidget(answer);
    refreshBlockCart(answer);
  } catch (cause) {
    warnOnce({
      where: 'product-table',
      found: 'what came with wcpt_cart is no answer of the cart',
      consequence: 'The tables keep what they show of the cart.',
      cause,
    });
  }
}

const STORE = 'wc/store/cart';

/** Tells the shop's block cart that it knows an older cart. See contract/product-table.md#cart. */
function refreshBlockCart({ quantity }: CartAnswer): void {
  const known = recordOf(callStore('select', 'getCartData')).itemsCount;
  if (quantity === undefined || typeof known !== 'number' || known === numberOf(quantity)) return;
  callStore('dispatch', 'invalidateResolution', 'getCartData', []);
  // Asking for an answer that is no longer valid fetches it.
  callStore('select', 'getCartData');
}

/** Calls a function of the block cart's store. The shop's data library may be missing or another one. */
function callStore(kind: 'select' | 'dispatch', name: string, ...args: readonly unknown[]): unknown {
  try {
    return call(call(globalAt('wp', 'data'), kind, [STORE]), name, args);
  } catch {
    return undefined;
  }
}

function call(holder: unknown, name: string, args: readonly unknown[]): unknown {
  const found = recordOf(holder)[name];
  return typeof found === 'function' ? Reflect.apply(found, holder, args) : undefined;
}

function watchBlockCart(signal: AbortSignal): void {
  const blocks = document.querySelectorAll('.wc-block-mini-cart');
  if (!blocks.length) return;
  const observer = new MutationObserver(look);
  for (const block of blocks) observer.observe(block, { attributeFilter: ['data-cart-totals'], subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
