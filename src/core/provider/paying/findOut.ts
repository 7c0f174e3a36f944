import { isCallError } from '../../errors';
import { isRecord, text } from '../../guards';
import { sessionStore } from '../../storage';
import { askCart, cartHash, type Question } from './askShop';
import { type OrderState, waitBefore } from './orderState';
import { orderStore, tellOrder } from './orderStore';

/** Statuses of servers before the shop, which may go on working when they have given up. */
const MAY_STILL_WORK: readonly (number | undefined)[] = [408, 502, 503, 504, 522, 524];

/** Whether the shop may still be at work on a call that had no usable answer. */
export const mayStillWork = (cause: unknown): boolean =>
  !isCallError(cause) ||
  ['timeout', 'network', 'aborted'].includes(cause.kind) ||
  MAY_STILL_WORK.includes(cause.status);

let asking: AbortController | undefined;

/**
 * Asks the shop what became of an order without a usable answer, until it says so; `orderStore` has what is known.
 * @param cause why there is no answer
 * @param onOpen called where nothing was ordered, and the order may be sent again
 */
export function findOut(question: Question, cause: unknown, onOpen: () => void): void {
  tellOrder({ type: 'lost', mayStillWork: mayStillWork(cause) });
  askUntilKnown(question, onOpen);
}

function askUntilKnown(question: Question, onOpen: () => void): void {
  asking?.abort();
  const controller = new AbortController();
  asking = controller;
  const { signal } = controller;
  const end = () => {
    controller.abort();
    forgetSent();
  };
  let askSoon = () => {};

  const follow = async (state: OrderState) => {
    switch (state.kind) {
      case 'checking':
        await new Promise<void>(resolve => {
          const timer = setTimeout(resolve, waitBefore(state));
          askSoon = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        if (signal.aborted || orderStore.getState() !== state) return;
        try {
          const found = await question(signal);
          if (!signal.aborted) tellOrder({ type: 'found', found });
        } catch {
          if (!signal.aborted) tellOrder({ type: 'failed' });
        }
        return;
      case 'open':
        end();
        onOpen();
        return;
      case 'unanswered':
        return;
      default:
        end();
    }
  };
  signal.addEventListener(
    'abort',
    orderStore.subscribe(state => void follow(state)),
  );
  // The connection is back, or the page is shown again: nobody has to wait for the next question.
  const again = () => {
    askSoon();
    tellOrder({ type: 'again' });
  };
  addEventListener('online', again, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && again(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again(), { signal });
  void follow(orderStore.getState());
}

/** Key in the tab's storage of the cart that was ordered, until the shop has answered. */
const SENT = 'shop-widgets:order';
/** Longest time that the shop is at work on an order, ms. */
const AT_WORK = 120_000;

/** Notes that an order is on its way: a phone may drop the page meanwhile. @returns the hash of its cart */
export function noteSent(): string {
  const hash = cartHash();
  sessionStore.set(SENT, JSON.stringify({ hash, at: Date.now() }));
  return hash;
}

export const forgetSent = (): void => sessionStore.remove(SENT);

/** Asks about an order that was on its way when the page was left, if there is one. */
export function resumeAsking(onOpen: () => void): void {
  const sent = sessionStore.readJson(SENT);
  if (!isRecord(sent)) return;
  tellOrder({ type: 'lost', mayStillWork: Date.now() - Number(sent.at) < AT_WORK });
  askUntilKnown(askCart(text(sent.hash)), onOpen);
}
