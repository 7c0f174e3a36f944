import { bus } from '../../../src/core/bus/bus';
import { ITEMS_COOKIE } from '../../../src/core/cart/cartStore';
import { warnOnce } from '../../../src/core/report';
import { refreshBlockCart, watchBlockCart } from './blockStore';
import { blockTables } from './blockTables';
import { followTraffic } from './busyRows';
import { followWidget, showWidget } from './CartWidget';
import { readCartAnswer } from './cartAnswer';
import { cachedResult } from './cartResult';
import { hideNotice } from './Notice';
import { sendCart } from './sendCart';
import { leaveCart, showCart } from './showCart';

/** Those who want the page's cart shown: tables, and the widget on pages without. */
const users = new Set<AbortSignal>();
let running: AbortController | undefined;

/**
 * Keeps tables and widget in step with the cart: with what tables do, with what other scripts add and remove, and with the
 * cart as the server has it when the page begins or comes back. Once for all tables of the page.
 * Source: spec product-table 7.3 "Automatic calls"; contract 17.3, 17.5.
 * @param signal of one who wants it; with the last one it ends
 */
export function startPageCart(signal: AbortSignal): void {
  if (signal.aborted || users.has(signal)) return;
  users.add(signal);
  signal.addEventListener('abort', () => {
    users.delete(signal);
    if (users.size) return;
    running?.abort();
    running = undefined;
  });
  if (running) return;
  running = new AbortController();
  run(running.signal);
}

function run(signal: AbortSignal): void {
  followTraffic(signal);
  followWidget(signal);
  blockTables(signal);
  watchBlockCart(signal);
  bus.on('wcpt_cart', ({ result }) => show(result), { signal });
  const look = () => void sendCart({ payload: { skip_cart_triggers: true } });
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
  if (document.cookie.includes(ITEMS_COOKIE) || cached?.cart_quantity) look();
}

function show(result: unknown): void {
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
