import { askListeners } from '../../src/core/bus/ask';
import { bus } from '../../src/core/bus/bus';
import { serializeForm } from '../../src/core/calls/form';
import { request } from '../../src/core/calls/request';
import { announceNow } from '../../src/core/cart/liveRegion';
import { CallError, isCallError } from '../../src/core/errors';
import { recordOf } from '../../src/core/guards';
import { navigate, reloadPage } from '../../src/core/navigate';
import { createNotice } from '../../src/core/notices';
import { askCart, cartHash } from '../../src/core/provider/paying/askShop';
import { findOut, mayStillWork } from '../../src/core/provider/paying/findOut';
import { tPayment } from '../../src/core/provider/paying/messages';
import { isExpired, sendOrder } from '../../src/core/provider/paying/orderCall';
import { lockPayment, mayOrderAgain } from '../../src/core/provider/paying/orderStore';
import { type OrderRefusal, orderRefusal } from '../../src/core/provider/paying/refusal';
import { noteSent } from '../../src/core/provider/paying/sentNote';
import { PaymentError, paymentError } from '../../src/core/provider/paying/standing';
import { reportError } from '../../src/core/report';
import { setProcessing } from '../../src/ui/useCover';
import { readCheckoutParams } from './calls';
import type { CheckoutController } from './controller';
import { tCheckout } from './messages';

/** Payment providers take their time, ms. */
const TIMEOUT = 120_000;

/** Scripts of payment methods may stop it, silently, to do their own work first and submit again. */
export async function placeOrder(form: HTMLFormElement, controller: CheckoutController): Promise<void> {
  if (form.classList.contains('processing') || !mayOrderAgain()) return;
  const method = controller.get_payment_method() ?? '';
  if (!askListeners(form, 'checkout_place_order', () => [controller], { controller })) return;
  if (!askListeners(form, `checkout_place_order_${method}`, () => [controller], { controller })) return;

  setProcessing(form, true);
  const { checkoutUrl } = readCheckoutParams();
  const url = checkoutUrl || new URL('/?wc-ajax=checkout', document.baseURI).href;
  const body = serializeForm(form);
  const hash = noteSent();
  const arrived = announceWait();
  try {
    take(form, controller, await sendOrder(() => answerTo(url, body)));
  } catch (cause) {
    fail(form, controller, cause, hash);
  } finally {
    arrived();
  }
}

/** Time after which a shopper is told again that the order is on its way, ms. */
const AGAIN_AFTER = 20_000;

/** Tells that the order is on its way, and again while that takes long. @returns ends it */
function announceWait(): () => void {
  announceNow(tCheckout('checkout.placing'));
  const repeat = setInterval(() => announceNow(tCheckout('checkout.stillPlacing')), AGAIN_AFTER);
  return () => clearInterval(repeat);
}

/** Returns the shop's yes or no; a no may come with an error's status. @throws CallError for any other answer */
async function answerTo(url: string, body: string | FormData): Promise<unknown> {
  try {
    const { data } = await request(url, { body, isAjax: true, timeout: TIMEOUT });
    if (recordOf(data).result === 'success' || orderRefusal(data)) return data;
    throw new CallError('an answer of another form', { kind: 'shape', url, answer: data });
  } catch (cause) {
    if (isCallError(cause) && orderRefusal(cause.answer)) return cause.answer;
    throw cause;
  }
}

/** @throws PaymentError when the order is taken, and the shop sends no address */
function take(form: HTMLFormElement, controller: CheckoutController, answer: unknown): void {
  const refusal = orderRefusal(answer);
  if (refusal) {
    refuse(controller, refusal);
    return;
  }
  // A listener that vetoes goes on by itself; the form stays as it is.
  if (!askListeners(form, 'checkout_place_order_success', () => [answer, controller], { answer, controller })) return;
  const { redirect } = recordOf(answer);
  if (follow(redirect)) return;
  throw paymentError('leaving', 'unclear', '', new Error(`no address to go to: ${JSON.stringify(redirect)}`));
}

function refuse(controller: CheckoutController, { messages, refresh, reload }: OrderRefusal): void {
  if (reload) {
    reloadPage();
    return;
  }
  controller.submit_error(messages || genericError());
  if (refresh) bus.emit('update_checkout', {});
}

/** A fragment asks a payment method on this page to continue. */
function follow(redirect: unknown): boolean {
  if (typeof redirect !== 'string' || !redirect.startsWith('#')) return navigate(redirect, 'checkout');
  location.hash = redirect;
  return true;
}

const genericError = (): string => {
  const { errorHtml } = readCheckoutParams();
  return errorHtml
    ? `<ul class="woocommerce-error"><li>${errorHtml}</li></ul>`
    : errorNotice(tCheckout('checkout.failed'));
};

const errorNotice = (text: string): string => createNotice('error', text).outerHTML;

const CONSEQUENCES = {
  none: 'The shopper is told; nothing that was typed is lost, and the order can be placed again.',
  unknown: 'The shop is asked whether it was placed; until that is known, nothing can be paid on this page.',
  made: 'The order was taken: the shopper is told, and nothing can be paid on this page any more.',
};

/** @param hash that of the ordered cart */
function fail(form: HTMLFormElement, controller: CheckoutController, cause: unknown, hash: string): void {
  const error = cause instanceof PaymentError ? cause : paymentError('placing', 'unclear', '', cause);
  const reason = error.cause ?? cause;
  reportError({
    where: 'checkout',
    element: form,
    found: `the order got no usable answer (${isCallError(reason) ? reason.kind : 'shape'})`,
    consequence: CONSEQUENCES[error.outcome],
    cause: reason,
  });
  setProcessing(form, false);
  switch (error.outcome) {
    case 'none':
      controller.submit_error(errorNotice(isExpired(reason) ? tCheckout('checkout.expired') : error.message));
      return;
    case 'unknown':
      findOut(askCart(hash, cartHash()), mayStillWork(reason), () => refuseUnplaced(controller));
      return;
    case 'made':
      lockPayment(error.message);
  }
}

/** Nothing was ordered: the shop goes on with its unfinished order, as it does with its own script. */
function refuseUnplaced(controller: CheckoutController): void {
  controller.submit_error(errorNotice(tPayment('order.notPlaced')));
  bus.emit('update_checkout', {});
}

/** A page that comes back from the payment provider can be used again. */
export function releaseOnReturn(form: HTMLFormElement, signal: AbortSignal): void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    setProcessing(form, false);
    if (readCheckoutParams().isCheckout) bus.emit('update_checkout', {});
  };
  addEventListener('pageshow', onShow, { signal });
}
