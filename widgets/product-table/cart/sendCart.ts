import { createStore } from 'zustand/vanilla';
import { enqueue } from '../../../src/core/cart/requestQueue';
import { answerFromCache, type CartEnd, type CartOutcome, callCart } from './callCart';
import type { CartChange } from './cartChange';
import { joinChanges } from './cartChange';

/** What of the cart is under way on this page. */
export interface CartTraffic {
  /** The change whose call runs. */
  readonly sent: CartChange | undefined;
  /** Changes that wait, each for a call of its own. */
  readonly waiting: readonly CartChange[];
  /** What became of the last change that was sent. */
  readonly outcome: CartOutcome | undefined;
}

/** Changes of the cart that are under way; one call at most runs. */
export const cartTraffic = createStore<CartTraffic>(() => ({ sent: undefined, waiting: [], outcome: undefined }));

/** For each change that waits: ends the wait of those who asked for it. */
const endings: { readonly done: Promise<CartEnd>; readonly end: (ended: CartEnd) => void }[] = [];

/**
 * Sends a change to the cart, after what is under way, together with others that wait where one call can say both. Never
 * rejects: what goes wrong is said to the shopper and reported, and the next change goes out all the same. The page's
 * other adds and removals wait in the same line. Source: spec product-table 7.3; contract 17.2, 17.3.
 * @returns what became of it, when the cart has answered, or has not
 */
export function sendCart(change: CartChange): Promise<CartEnd> {
  if (change.payload.use_cache && answerFromCache(change)) return Promise.resolve({ outcome: 'worked' });
  const { waiting } = cartTraffic.getState();
  const last = waiting.at(-1);
  const joined = last && joinChanges(last, change);
  const ending = joined && endings.at(-1);
  if (joined && ending) {
    cartTraffic.setState({ waiting: [...waiting.slice(0, -1), joined] });
    return ending.done;
  }
  let end = (_: CartEnd) => {};
  const done = new Promise<CartEnd>(resolve => {
    end = resolve;
  });
  endings.push({ done, end });
  cartTraffic.setState({ waiting: [...waiting, change] });
  enqueue(sendNext);
  return done;
}

async function sendNext(): Promise<void> {
  const [sent, ...waiting] = cartTraffic.getState().waiting;
  const ending = endings.shift();
  cartTraffic.setState({ sent, waiting });
  let ended: CartEnd = { outcome: 'failed' };
  try {
    if (sent) ended = await callCart(sent);
    if (ended.outcome === 'unknown') void sendCart({ payload: { skip_cart_triggers: true } });
  } finally {
    cartTraffic.setState({ sent: undefined, outcome: ended.outcome });
    ending?.end(ended);
  }
}
