import { block, unblock } from '../../src/core/block';
import { bus } from '../../src/core/bus/bus';
import type { FormFields } from '../../src/core/calls/form';
import { isCallError } from '../../src/core/errors';
import { parseFragment } from '../../src/core/html';
import { reportError } from '../../src/core/report';
import { describeBy } from '../../src/ui/describeBy';
import { slide } from '../../src/ui/slide';
import { tCheckout } from './messages';
import { nonceCall } from './nonceCall';
import { ANSWERS, dropNotices } from './notices';
import { errorNotice } from './order/errorNotice';

const ERROR_ID = 'coupon-error-notice';
/** ms. Source: contract 28.3. */
const DURATION = 400;
const ERROR = '.woocommerce-error, .is-error';
const REMOVE = 'a.woocommerce-remove-coupon';

/** Coupons of the checkout: applied and taken out without a page load. Source: contract 19. */
export function startCoupons(form: HTMLFormElement, signal: AbortSignal): void {
  document.body.addEventListener(
    'submit',
    event => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || !target.matches('form.checkout_coupon')) return;
      event.preventDefault();
      if (!target.classList.contains('processing')) void apply(form, target);
    },
    { signal },
  );
  const remove = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(REMOVE) : null;
    if (!link || (event instanceof KeyboardEvent && event.key !== ' ')) return;
    event.preventDefault();
    void takeOut(form, link.dataset.coupon ?? '');
  };
  form.addEventListener('click', remove, { signal });
  form.addEventListener('keydown', remove, { signal });
}

async function apply(form: HTMLFormElement, couponForm: HTMLFormElement): Promise<void> {
  const input = couponForm.querySelector<HTMLInputElement>('input[name="coupon_code"]');
  const code = input?.value.trim() ?? '';
  clearError(couponForm);
  if (!code) {
    showError(couponForm, tCheckout('checkout.couponMissing'));
    return;
  }
  const email = form.querySelector<HTMLInputElement>('#billing_email')?.value;
  couponForm.classList.add('processing');
  block(couponForm, { background: '#fff' });
  try {
    const notices = await askAbout('apply_coupon', security => ({ security, coupon_code: code, billing_email: email }));
    const error = notices.find(notice => notice.matches(ERROR));
    if (error) showError(couponForm, error.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    else {
      closeForm(couponForm);
      showBefore(couponForm, notices);
    }
    bus.emit('applied_coupon_in_checkout', { code });
    bus.emit('update_checkout', { update_shipping_method: false });
  } catch (cause) {
    showError(couponForm, failureOf(cause));
    report(couponForm, cause);
  } finally {
    couponForm.classList.remove('processing');
    unblock(couponForm);
  }
}

async function takeOut(form: HTMLFormElement, coupon: string): Promise<void> {
  const part = form.querySelector<HTMLElement>('.woocommerce-checkout-review-order');
  if (part) block(part, { background: '#fff' });
  try {
    showBefore(form, await askAbout('remove_coupon', security => ({ security, coupon })));
    bus.emit('removed_coupon_in_checkout', { code: coupon });
    bus.emit('update_checkout', { update_shipping_method: false });
    const input = document.querySelector<HTMLInputElement>('form.checkout_coupon input[name="coupon_code"]');
    if (input) input.value = '';
  } catch (cause) {
    showBefore(form, [...parseFragment(errorNotice(failureOf(cause)).replace('<ul ', '<ul role="alert" ')).children]);
    report(form, cause);
  } finally {
    if (part) unblock(part);
  }
}

/** The notices that the shop answers with; an answer without one, as a log-in page, is none. */
async function askAbout(
  endpoint: 'apply_coupon' | 'remove_coupon',
  fields: (security: string) => FormFields,
): Promise<Element[]> {
  const nonce = endpoint === 'apply_coupon' ? 'applyCouponNonce' : 'removeCouponNonce';
  const answer = parseFragment(String(await nonceCall(endpoint, nonce, fields, { as: 'text' })));
  const notices = [...answer.querySelectorAll(ANSWERS)];
  if (notices.length === 0) throw new Error(`${endpoint}: the answer has no notice`);
  return notices;
}

function closeForm(couponForm: HTMLFormElement): void {
  const hadFocus = couponForm.contains(document.activeElement);
  slide(couponForm, false, DURATION);
  const link = document.querySelector<HTMLElement>('a.showcoupon');
  link?.setAttribute('aria-expanded', 'false');
  // The field that had it is hidden now.
  if (hadFocus) link?.focus({ preventScroll: true });
}

/** Notices of the shop, in place of those before. */
function showBefore(form: HTMLFormElement, notices: readonly Element[]): void {
  dropNotices();
  form.before(...notices);
}

function clearError(couponForm: HTMLFormElement): void {
  couponForm.querySelector(`#${ERROR_ID}`)?.remove();
  const input = couponForm.querySelector('input[name="coupon_code"]');
  input?.classList.remove('has-error');
  input?.removeAttribute('aria-invalid');
  if (input) describeBy(input, ERROR_ID, false);
}

function showError(couponForm: HTMLFormElement, text: string): void {
  clearError(couponForm);
  const input = couponForm.querySelector<HTMLInputElement>('input[name="coupon_code"]');
  const error = document.createElement('span');
  error.id = ERROR_ID;
  error.className = ERROR_ID;
  error.setAttribute('role', 'alert');
  error.textContent = text;
  if (!input) {
    couponForm.append(error);
    return;
  }
  input.after(error);
  input.classList.add('has-error');
  input.setAttribute('aria-invalid', 'true');
  describeBy(input, ERROR_ID, true);
  input.focus();
  input.addEventListener('input', () => clearError(couponForm), { once: true });
}

const failureOf = (cause: unknown): string =>
  tCheckout(isCallError(cause) && cause.kind === 'refused' ? 'checkout.couponExpired' : 'checkout.couponFailed');

function report(element: HTMLElement, cause: unknown): void {
  reportError({
    where: 'checkout',
    element,
    found: `a coupon's call failed (${isCallError(cause) ? cause.kind : 'error'})`,
    consequence: 'The shopper is told and can try again; the order stays as it is.',
    cause,
  });
}
