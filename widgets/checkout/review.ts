import { bus } from '../../src/core/bus/bus';
import type { Fragments, ShopEvents } from '../../src/core/bus/events';
import { fragmentsOf } from '../../src/core/bus/events/cart';
import { announce } from '../../src/core/cart/liveRegion';
import { isCallError } from '../../src/core/errors';
import { isField } from '../../src/core/fields';
import { isOn, recordOf, text } from '../../src/core/guards';
import { markupOf, parseFragment } from '../../src/core/html';
import { wordsOf } from '../../src/core/html/text';
import { scrollToNotice } from '../../src/core/motion';
import { reloadPage } from '../../src/core/navigate';
import { isPaymentLocked, orderStore } from '../../src/core/provider/paying/orderStore';
import { REVIEW_GROUP } from '../../src/core/provider/paying/paymentNotice';
import { reportError } from '../../src/core/report';
import type { DrawnStore } from '../../src/ui/storeContext';
import { isProcessing } from '../../src/ui/useCover';
import { nonceCall } from './calls';
import type { OrderForm } from './controller';
import { tCheckout } from './messages';
import type { Parts } from './parts';
import { keepInputs, replaceParts } from './replaceParts';
import { reviewFields } from './reviewFields';

type Request = ShopEvents['update_checkout'];

export interface ReviewState {
  /** Why the shown review may be out of date. */
  readonly doubt: 'expired' | 'failed' | undefined;
  readonly isCovered: boolean;
}

interface ReviewStore extends OrderForm, DrawnStore<ReviewState> {
  /** Removes the notices of the order review before: a fresh one has come. */
  clearDoubt(): void;
}

/** ms. See contract/checkout.md#order-review. */
const DEBOUNCE = 5;

/** Keeps the review up to date: only the newest answer counts; the stores' state is rendered on the new markup. */
export function startReview(form: HTMLFormElement, store: ReviewStore, parts: Parts, signal: AbortSignal): void {
  const { paying } = store;
  let applied: Fragments = {};
  /** The request that is not answered yet. */
  let asked: Request | undefined;
  let isOrdering = isProcessing(form);
  let call: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    call?.abort();
  };
  const drop = () => {
    stop();
    cover(false);
  };
  const onLock = () => {
    if (!isPaymentLocked()) return;
    drop();
    store.draw({ doubt: undefined });
  };
  signal.addEventListener('abort', orderStore.subscribe(onLock));

  /** While the order is on its way, an answer would replace the form that was sent. The review is asked for again once the order is refused. */
  const watchOrder = new MutationObserver(() => {
    if (isProcessing(form) === isOrdering) return;
    isOrdering = !isOrdering;
    if (!asked || isPaymentLocked()) return;
    if (isOrdering) drop();
    else updateSoon(asked);
  });
  watchOrder.observe(form, { attributeFilter: ['class'] });
  signal.addEventListener('abort', () => {
    stop();
    watchOrder.disconnect();
  });

  async function update(request: Request): Promise<void> {
    // After an order the cart is empty: its review would replace the notice about the order.
    if (isPaymentLocked()) return;
    // The answer to an earlier request may have cleared it.
    asked = request;
    call?.abort();
    const own = new AbortController();
    call = own;
    cover(true);
    const fields = () => reviewFields(form, request.update_shipping_method !== false);
    try {
      const answer = await nonceCall('update_order_review', fields, { signal: own.signal });
      if (!own.signal.aborted) take(answer, request);
    } catch (cause) {
      if (!own.signal.aborted) fail(cause);
    }
  }

  /** Covers what will be replaced, except a payment box in which the shopper types: keys would be lost. */
  function cover(isCovered: boolean): void {
    const active = document.activeElement;
    const isTyping = isField(active) && form.contains(active) && active.closest('.payment_box') !== null;
    store.draw({ isCovered });
    if (!isCovered || !isTyping) paying.draw({ isCovered });
  }

  function take(answer: unknown, request: Request): void {
    const { reload, fragments: given, result, messages } = recordOf(answer);
    if (isOn(reload)) {
      reloadPage();
      return;
    }
    const fragments = fragmentsOf(given);
    if (!fragments && result !== 'failure') throw new Error('an order review without fragments');
    asked = undefined;
    store.clearDoubt();
    const restoreInputs = keepInputs(form);
    paying.keepTerms();
    const before = totalOf(form);
    replaceParts(fragments ?? {}, applied);
    applied = { ...fragments };
    cover(false);
    parts.renew();
    store.fields.sync();
    restoreInputs();
    if (result === 'failure') refuse(text(messages));
    else if (text(messages).trim()) showMessages(text(messages));
    paying.renew();
    paying.showButton();
    refocus(request);
    announceTotal(before, totalOf(form));
    bus.emit('updated_checkout', { answer });
  }

  const showMessages = (messages: string) =>
    store.showNotice({ about: 'review', nodes: [...parseFragment(markupOf('answer', messages)).childNodes] });

  function refuse(messages: string): void {
    showMessages(messages);
    store.fields.validateAll();
    scrollToNotice(form.querySelector(`.${REVIEW_GROUP}`));
  }

  function fail(cause: unknown): void {
    const kind = isCallError(cause) ? cause.kind : 'shape';
    asked = undefined;
    cover(false);
    store.draw({ doubt: kind === 'refused' ? 'expired' : 'failed' });
    reportError({
      where: 'checkout',
      element: form,
      found: `the shop gave no order review (${kind})`,
      consequence: 'The page keeps the one it shows, says that it may be out of date, and the order can be placed.',
      cause,
    });
    paying.showButton();
  }

  const updateSoon = (request: Request) => {
    // A method's own button ends before the payment part is replaced.
    if (typeof paying.getState().button === 'object') paying.draw({ button: 'none' });
    asked = request;
    clearTimeout(timer);
    timer = setTimeout(() => void update(request), DEBOUNCE);
  };
  bus.on('update_checkout', updateSoon, { target: document.body, signal });
}

function refocus({ current_target: control }: Request): void {
  if (!control?.id || control.isConnected) return;
  const active = document.activeElement;
  if (active === null || active === document.body) document.getElementById(control.id)?.focus({ preventScroll: true });
}

const totalOf = (form: Element): string => wordsOf(form.querySelector('.order-total td'));

function announceTotal(before: string, total: string): void {
  if (!before || !total || before === total) return;
  announce(tCheckout('checkout.total', { total }));
}
