import { enqueue } from '../../../src/core/cart/requestQueue';
import { answerFromCache, type CartEnd, callCart } from './callCart';
import { type CartChange, joinChanges } from './cartChange';
import { pageCart } from './pageCart';

/**
 * Sends a change after those before it, joined with the last that waits where one call says both. Never rejects: failures are
 * told and reported. Source: spec product-table 7.3; contract 17.2, 17.3.
 */
export function sendCart(change: CartChange): Promise<CartEnd> {
  if (change.payload.use_cache && answerFromCache(change)) return Promise.resolve({ outcome: 'worked' });
  const { waiting, endings } = pageCart.getState();
  const last = waiting.at(-1);
  const joined = last && joinChanges(last, change);
  const ending = joined && endings.at(-1);
  if (joined && ending) {
    pageCart.setState({ waiting: [...waiting.slice(0, -1), joined] });
    return ending.done;
  }
  let end = (_: CartEnd) => {};
  const done = new Promise<CartEnd>(resolve => {
    end = resolve;
  });
  pageCart.setState({ waiting: [...waiting, change], endings: [...endings, { done, end }] });
  enqueue(sendNext);
  return done;
}

async function sendNext(): Promise<void> {
  const { waiting: asked, endings: begun } = pageCart.getState();
  const [sent, ...waiting] = asked;
  const [ending, ...endings] = begun;
  pageCart.setState({ sent, waiting, endings });
  let ended: CartEnd = { outcome: 'failed' };
  try {
    if (sent) ended = await callCart(sent);
    if (ended.outcome === 'unknown') void sendCart({ payload: { skip_cart_triggers: true } });
  } finally {
    pageCart.setState({ sent: undefined, outcome: ended.outcome });
    ending?.end(ended);
  }
}
