import { bus } from '../../../src/core/bus/bus';
import { tCheckout } from '../messages';

const FAILURE = 'sw-review-failure';

/** Takes the failure of an earlier call off the page. */
export function dropReviewFailure(): void {
  document.querySelector(`.${FAILURE}`)?.remove();
}

/**
 * Says above the order review that it may be out of date; a button asks for it again.
 * @param expired whether only a fresh page helps
 */
export function showReviewFailure(form: HTMLFormElement, expired: boolean): void {
  dropReviewFailure();
  const notice = document.createElement('div');
  notice.className = `woocommerce-error ${FAILURE}`;
  notice.setAttribute('role', 'alert');
  notice.append(tCheckout(expired ? 'checkout.reviewExpired' : 'checkout.reviewFailed'), ' ');
  if (!expired) notice.append(retryButton(form));
  const review = form.querySelector('.woocommerce-checkout-review-order-table');
  if (review) review.before(notice);
  else form.prepend(notice);
}

function retryButton(form: HTMLFormElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = tCheckout('checkout.retry');
  button.addEventListener('click', () => {
    bus.emit('update_checkout', {});
    // The button goes with the failure.
    form.querySelector<HTMLElement>('#place_order')?.focus({ preventScroll: true });
  });
  return button;
}
