import { bus } from '../bus/bus';
import { readGlobal } from '../config/shopGlobals';
import { waitAtMost } from '../connection/delays';
import { isOn } from '../guards';

let isReviewed = false;

function onReview(hear: () => void, signal: AbortSignal): void {
  bus.on('updated_checkout', hear, { signal });
  // A review that fails leaves the page's parts as they are.
  bus.on('shop_widgets_error', ({ where }) => where === 'checkout' && hear(), { signal });
}

/** Remembers the checkout's first order review: the event may come before the code that waits for it. */
export function hearFirstReview(): void {
  const end = new AbortController();
  const done = () => {
    isReviewed = true;
    end.abort();
  };
  onReview(done, end.signal);
}

/** Longest wait for a review that neither comes nor fails, ms. */
const PATIENCE = 10_000;

/**
 * Resolves when the order has been reviewed for the first time: the server then has replaced the payment part, and what a shopper types
 * in it stays. At once on pages without a review.
 */
export async function firstReview(signal: AbortSignal): Promise<void> {
  if (isReviewed || !isOn(readGlobal('wc_checkout_params')?.is_checkout)) return;
  await waitAtMost(PATIENCE, (end, over) => {
    signal.addEventListener('abort', end, { signal: over });
    onReview(end, over);
  });
}
