import { isCallError } from '../../errors';
import { askCart, type Question } from './askShop';
import { type OrderState, waitBefore } from './orderState';
import { orderStore, tellOrder } from './orderStore';
import { forgetSent, readSent } from './sentNote';

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
 * @param isAtWork whether the shop may still be at work on it
 * @param onOpen called where nothing was ordered, and the order may be sent again
 */
export function findOut(question: Question, isAtWork: boolean, onOpen: () => void): void {
  tellOrder({ type: 'lost', mayStillWork: isAtWork });
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

  const wait = (time: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, time);
      askSoon = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const follow = async (state: OrderState) => {
    if (state.kind !== 'checking' && state.kind !== 'unanswered') {
      end();
      if (state.kind === 'open') onOpen();
      return;
    }
    const time = waitBefore(state);
    if (time === undefined) return;
    await wait(time);
    if (signal.aborted || orderStore.getState() !== state) return;
    if (state.kind === 'unanswered') {
      tellOrder({ type: 'again' });
      return;
    }
    try {
      const found = await question(signal);
      if (!signal.aborted) tellOrder({ type: 'found', found });
    } catch {
      if (!signal.aborted) tellOrder({ type: 'failed' });
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

/** Asks about an order that was on its way when the page was left, if there is one. */
export function resumeAsking(onOpen: () => void): void {
  const sent = readSent();
  if (sent && orderStore.getState().kind === 'open') findOut(askCart(sent.hash), sent.mayStillWork, onOpen);
}
