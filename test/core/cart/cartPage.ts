import { afterEach, beforeEach, vi } from 'vitest';
import { cartStore } from '../../../src/core/cart/cartStore';
import { startCart } from '../../../src/core/cart/startCart';
import { forgetWarnings } from '../../../src/core/report';
import { putJQuery } from '../bus/helpers';
import { type Sent, shopAnswers } from '../calls/helpers';
import { CORE, cartAnswer, clearCart, miniCart, namesHeard, putShopSettings } from './helpers';

/** State of a page's cart for the tests. */
export interface CartPage {
  ended: AbortController;
  /** Names of the fragments' events so far. */
  heard: string[];
  /** Calls that the shop received. */
  sent: Sent[];
}

/** Returns the mini-cart's markup. */
export const shown = () => document.querySelector(CORE)?.innerHTML;

/** Runs all pending work that waits for no time. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Gives each test a page with a mini-cart, a shop that answers with `fresh`, and a stopped clock. */
export function setUpCartPage(): CartPage {
  const page: CartPage = { ended: new AbortController(), heard: [], sent: [] };
  beforeEach(async () => {
    clearCart();
    forgetWarnings();
    putJQuery(undefined);
    putShopSettings();
    document.body.innerHTML = miniCart('');
    // Imports do not run on fake timers.
    await import('../../../src/core/calls/cartCalls');
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    page.ended = new AbortController();
    page.heard = namesHeard(
      ['wc_fragments_loaded', 'wc_fragments_refreshed', 'wc_fragments_ajax_error', 'wc_fragment_refresh'],
      page.ended.signal,
    );
    page.sent = shopAnswers(async () => cartAnswer('fresh', 'new'));
    cartStore.setState({ phase: 'unknown' }, true);
  });
  afterEach(() => {
    page.ended.abort();
    vi.useRealTimers();
  });
  return page;
}

/** Starts the cart of a page as the server printed it. */
export async function start(page: CartPage): Promise<void> {
  startCart(page.ended.signal);
  await settle();
}
