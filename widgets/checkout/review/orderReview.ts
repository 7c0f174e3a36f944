import { createStore } from 'zustand/vanilla';
import { block, unblock } from '../../../src/core/block';
import { bus } from '../../../src/core/bus/bus';
import type { Fragments, ShopEvents } from '../../../src/core/bus/events';
import { fragmentsOf } from '../../../src/core/bus/fragments';
import { isRecord, text } from '../../../src/core/bus/wire';
import { isCallError } from '../../../src/core/errors';
import { reportError } from '../../../src/core/report';
import { scrollToNotice } from '../../../src/core/scrollToNotice';
import { isField } from '../fields/problemOf';
import { validateAll } from '../fields/validate';
import { nonceCall } from '../nonceCall';
import { dropNotices, noticeGroup, REVIEW_GROUP } from '../notices';
import { announceTotal, totalOf } from './announceTotal';
import { applyReview } from './applyReview';
import { keepInputs } from './keepInputs';
import { dropReviewFailure, showReviewFailure } from './reviewFailure';
import { reviewFields } from './reviewFields';

type Request = ShopEvents['update_checkout'];

/** How long requests are gathered, ms. Source: contract 18.3. */
const DEBOUNCE = 5;
const PARTS = '.woocommerce-checkout-payment, .woocommerce-checkout-review-order-table';
const PAYMENT_BOX = '.payment_box';

/** The order review of the page: which call is under way, and what the last answer brought. */
interface ReviewState {
  readonly call: AbortController | undefined;
  readonly applied: Fragments;
}

/**
 * Keeps the order review in step with the form: a fresh one is asked for at every `update_checkout`, and only the newest
 * answer counts. Source: contract 18.3.
 * @param after `replaced` runs when the new markup is in the page, before `updated_checkout`; `failed` when the old one stays
 */
export function startOrderReview(
  form: HTMLFormElement,
  after: { readonly replaced: () => void; readonly failed: () => void },
  signal: AbortSignal,
): void {
  const store = createStore<ReviewState>()(() => ({ call: undefined, applied: {} }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    store.getState().call?.abort();
  };
  signal.addEventListener('abort', drop);

  const update = async (request: Request) => {
    store.getState().call?.abort();
    const call = new AbortController();
    store.setState({ call });
    blockParts(form);
    const fields = (security: string) => reviewFields(form, security, request.update_shipping_method !== false);
    try {
      const answer = await nonceCall('update_order_review', 'reviewNonce', fields, { signal: call.signal });
      if (call.signal.aborted) return;
      take(answer, request);
      store.setState({ call: undefined });
    } catch (cause) {
      if (call.signal.aborted) return;
      store.setState({ call: undefined });
      unblockParts(form);
      fail(form, cause);
      after.failed();
    }
  };

  const take = (answer: unknown, request: Request) => {
    const { reload, fragments: given, result, messages } = isRecord(answer) ? answer : {};
    if (reload === true || reload === 'true') {
      location.reload();
      return;
    }
    const fragments = fragmentsOf(given);
    if (!fragments && result !== 'failure') throw new Error('an order review without fragments');
    form.querySelector(`.${REVIEW_GROUP}`)?.remove();
    dropReviewFailure();
    const giveBack = keepInputs(form);
    const before = totalOf(form);
    applyReview(fragments ?? {}, store.getState().applied);
    store.setState({ applied: { ...fragments } });
    unblockParts(form);
    giveBack();
    if (result === 'failure') showRefusal(form, text(messages));
    after.replaced();
    refocus(request);
    announceTotal(before, totalOf(form));
    bus.emit('updated_checkout', { answer });
  };

  bus.on(
    'update_checkout',
    request => {
      clearTimeout(timer);
      timer = setTimeout(() => void update(request), DEBOUNCE);
    },
    { target: document.body, signal },
  );
}

/** Covers what will be replaced, but not a payment box in which the shopper types: keys would be lost. */
function blockParts(form: HTMLFormElement): void {
  const active = document.activeElement;
  const typing = isField(active) && active.closest(PAYMENT_BOX) ? active : null;
  for (const part of form.querySelectorAll<HTMLElement>(PARTS)) {
    if (!part.contains(typing)) block(part, { background: '#fff' });
  }
}

function unblockParts(form: HTMLFormElement): void {
  for (const part of form.querySelectorAll<HTMLElement>(PARTS)) unblock(part);
}

function showRefusal(form: HTMLFormElement, messages: string): void {
  dropNotices();
  const group = noticeGroup(REVIEW_GROUP, messages);
  form.prepend(group);
  validateAll(form);
  scrollToNotice(group);
}

function refocus({ current_target: control }: Request): void {
  if (!control?.id || control.isConnected) return;
  const active = document.activeElement;
  // A shopper who has gone on keeps the focus.
  if (active === null || active === document.body) document.getElementById(control.id)?.focus({ preventScroll: true });
}

function fail(form: HTMLFormElement, cause: unknown): void {
  const kind = isCallError(cause) ? cause.kind : 'shape';
  showReviewFailure(form, kind === 'refused');
  reportError({
    where: 'checkout',
    element: form,
    found: `the shop gave no order review (${kind})`,
    consequence: 'The page keeps the one it shows, says that it may be out of date, and the order can be placed.',
    cause,
  });
}
