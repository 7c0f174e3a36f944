import { flushSync } from 'react-dom';
import { bus } from '../../src/core/bus/bus';
import type { FormFields } from '../../src/core/calls/form';
import { isCallError } from '../../src/core/errors';
import { ERRORS } from '../../src/core/findElements';
import { markupOf, parseFragment } from '../../src/core/html';
import { wordsOf } from '../../src/core/html/text';
import { createNotice } from '../../src/core/notices';
import { reportError } from '../../src/core/report';
import { clickWithKeys } from '../../src/ui/press';
import type { DrawnStore } from '../../src/ui/storeContext';
import { nonceCall } from './calls';
import { tCheckout } from './messages';
import { ANSWERS, type Notice } from './Notices';
import type { PanelStore, Panels } from './panels';

export interface CouponState {
  readonly form: HTMLFormElement | undefined;
  readonly isSent: boolean;
  readonly error: string | undefined;
  readonly isTakingOut: boolean;
}

export const AT_REST: CouponState = { form: undefined, isSent: false, error: undefined, isTakingOut: false };

const REMOVE = '.woocommerce-remove-coupon';
const INPUT = 'input[name="coupon_code"]';

export const couponInput = (form: ParentNode): HTMLInputElement | null => form.querySelector<HTMLInputElement>(INPUT);

interface CouponStore extends DrawnStore<{ readonly coupon: CouponState; readonly panels: Panels }> {
  showNotice(notice: Notice): void;
  open: PanelStore['open'];
}

/** Coupons of the checkout: applied and taken out without a page load. See contract/checkout.md#coupon-and-log-in. */
export function startCoupons(form: HTMLFormElement, store: CouponStore, signal: AbortSignal): void {
  const draw = (change: Partial<CouponState>) =>
    flushSync(() => store.setState(({ coupon }) => ({ coupon: { ...coupon, ...change } })));

  async function apply(couponForm: HTMLFormElement): Promise<void> {
    const code = couponInput(couponForm)?.value.trim() ?? '';
    draw({ form: couponForm, error: undefined });
    if (!code) {
      refuse(couponForm, tCheckout('checkout.couponMissing'));
      return;
    }
    const email = form.querySelector<HTMLInputElement>('#billing_email')?.value;
    draw({ isSent: true });
    try {
      const notices = await askAbout('apply_coupon', { coupon_code: code, billing_email: email });
      const error = notices.find(notice => notice.matches(ERRORS));
      if (error) refuse(couponForm, wordsOf(error));
      else {
        close(couponForm);
        store.showNotice({ about: 'coupon', nodes: notices });
      }
      bus.emit('applied_coupon_in_checkout', { code });
      bus.emit('update_checkout', { update_shipping_method: false });
    } catch (cause) {
      refuse(couponForm, failureOf(cause));
      report(couponForm, cause);
    } finally {
      draw({ isSent: false });
    }
  }

  function refuse(couponForm: HTMLFormElement, error: string): void {
    draw({ error });
    couponInput(couponForm)?.focus();
  }

  function close(couponForm: HTMLFormElement): void {
    const hadFocus = couponForm.contains(document.activeElement);
    store.open('coupon', false);
    if (hadFocus) store.getState().panels.get('coupon')?.opener.focus({ preventScroll: true });
  }

  async function takeOut(coupon: string): Promise<void> {
    draw({ isTakingOut: true });
    try {
      const notices = await askAbout('remove_coupon', { coupon });
      store.showNotice({ about: 'coupon', nodes: notices });
      bus.emit('removed_coupon_in_checkout', { code: coupon });
      bus.emit('update_checkout', { update_shipping_method: false });
      const input = document.querySelector<HTMLInputElement>(`form.checkout_coupon ${INPUT}`);
      if (input) input.value = '';
    } catch (cause) {
      store.showNotice({ about: 'coupon', nodes: [createNotice('error', failureOf(cause))] });
      report(form, cause);
    } finally {
      draw({ isTakingOut: false });
    }
  }

  const onSubmit = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || !target.matches('form.checkout_coupon')) return;
    event.preventDefault();
    if (!target.classList.contains('processing')) void apply(target);
  };
  const onInput = ({ target }: Event) => {
    const { error, form: couponForm } = store.getState().coupon;
    if (error !== undefined && couponForm && couponInput(couponForm) === target) draw({ error: undefined });
  };
  const onRemove = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(REMOVE);
    if (!link) return;
    event.preventDefault();
    void takeOut(link.dataset.coupon ?? '');
  };
  document.body.addEventListener('submit', onSubmit, { signal });
  document.body.addEventListener('input', onInput, { signal });
  form.addEventListener('click', onRemove, { signal });
  form.addEventListener('keydown', event => clickWithKeys(REMOVE, event), { signal });
}

/** @throws Error for an answer without a notice, such as a log-in page */
async function askAbout(endpoint: 'apply_coupon' | 'remove_coupon', fields: FormFields): Promise<Element[]> {
  const answer = parseFragment(markupOf('answer', String(await nonceCall(endpoint, () => fields, { as: 'text' }))));
  const notices = [...answer.querySelectorAll(ANSWERS)];
  if (notices.length === 0) throw new Error(`${endpoint}: the answer has no notice`);
  return notices;
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
