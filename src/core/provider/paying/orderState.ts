/** What is known of the orders of this page, and so whether anything may be ordered or paid on it. */
export type OrderState =
  /** Nothing is in doubt. */
  | { readonly kind: 'open' }
  /** An order may have been placed; the shopper is asked before another one is sent. */
  | { readonly kind: 'doubtful' }
  /** The shop is asked what became of an order. `turn` counts the questions. */
  | { readonly kind: 'checking'; readonly mayStillWork: boolean; readonly turn: number }
  /** The shop did not say it; the shopper can have it asked again. */
  | { readonly kind: 'unanswered'; readonly mayStillWork: boolean }
  /** The order was placed. */
  | { readonly kind: 'placed' }
  /** A payment is confirmed or recorded, or its result is not known: nothing may be paid on this page any more. */
  | { readonly kind: 'closed'; readonly reason: string };

/** What the shop says of the cart that was ordered: it has become an order, it is as it was, or it is another one. */
export type Found = 'placed' | 'same' | 'changed';

export type OrderEvent =
  /** No usable answer to an order came. `mayStillWork`: the shop may still be at work on it. */
  | { readonly type: 'lost'; readonly mayStillWork: boolean }
  | { readonly type: 'found'; readonly found: Found }
  /** The question itself had no usable answer. */
  | { readonly type: 'failed' }
  /** The shopper, the connection or the page that is shown again asks once more. */
  | { readonly type: 'again' }
  /** The shopper has been asked, and orders again. */
  | { readonly type: 'insisted' }
  | { readonly type: 'closed'; readonly reason: string };

/** Waits before each question, ms: about a minute where the shop may still be at work, else only for a shop that does not answer. */
const WAITS = { atWork: [1000, 3000, 8000, 16_000, 30_000], done: [0, 2000, 5000] } as const;

const waits = (mayStillWork: boolean): readonly number[] => (mayStillWork ? WAITS.atWork : WAITS.done);

/** Time before the question of a state, ms. */
export const waitBefore = ({ mayStillWork, turn }: Extract<OrderState, { kind: 'checking' }>): number =>
  waits(mayStillWork)[turn] ?? 0;

const OPEN: OrderState = { kind: 'open' };

/** Returns the state after an event. An event that a state does not have changes nothing. */
export function nextState(state: OrderState, event: OrderEvent): OrderState {
  if (event.type === 'closed') return { kind: 'closed', reason: event.reason };
  switch (state.kind) {
    case 'open':
    case 'doubtful':
      if (event.type === 'lost') return { kind: 'checking', mayStillWork: event.mayStillWork, turn: 0 };
      return event.type === 'insisted' ? OPEN : state;
    case 'checking':
      return afterQuestion(state, event);
    case 'unanswered': {
      const { mayStillWork } = state;
      // One question: the waits are over.
      return event.type === 'again' ? { kind: 'checking', mayStillWork, turn: waits(mayStillWork).length - 1 } : state;
    }
    case 'placed':
    case 'closed':
      return state;
  }
}

function afterQuestion(state: Extract<OrderState, { kind: 'checking' }>, event: OrderEvent): OrderState {
  const { mayStillWork, turn } = state;
  const isLast = turn + 1 >= waits(mayStillWork).length;
  const later: OrderState = { ...state, turn: turn + 1 };
  if (event.type === 'failed') return isLast ? { kind: 'unanswered', mayStillWork } : later;
  if (event.type !== 'found') return state;
  if (event.found === 'placed') return { kind: 'placed' };
  if (mayStillWork) return isLast ? { kind: 'doubtful' } : later;
  // The shop was done: an order would have emptied the cart.
  return event.found === 'same' ? OPEN : { kind: 'doubtful' };
}
