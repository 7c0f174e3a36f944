import { type ReactNode, useLayoutEffect, useState } from 'react';
import { unblock } from '../../src/core/block';
import { isStopped, listenDom } from '../../src/core/bus/dom';
import { adopt, useAttributes, useClasses } from '../../src/hydrate';
import { describeBy } from '../../src/ui/elements';
import { useSlide } from '../../src/ui/slide';
import { useCover } from '../../src/ui/useCover';
import { useStore } from '../../src/ui/useStore';
import { blockForm } from './controller';
import { couponInput } from './coupons';
import { Fields } from './Fields';
import { Notices, ReviewFailure } from './Notices';
import type { Panel } from './panels';
import type { Parts } from './parts';
import type { PayingStore } from './paying';
import { CheckoutProvider, type CheckoutStore, useCheckout } from './store';

/** ms. Source: contract 28.3. */
const DURATION = 400;

/** Its content belongs to others and stays opaque: the parts that the server replaces are roots of their own, see `createParts`. */
export function Checkout({ form, store }: { form: HTMLFormElement; store: CheckoutStore }): ReactNode {
  const { panels, doubt } = useStore(store);
  const isTakingOut = useStore(store, ({ coupon }) => coupon.isTakingOut);
  const [review] = useState(() => form.querySelector<HTMLElement>('.woocommerce-checkout-review-order'));
  useCover(review, isTakingOut);
  return (
    <CheckoutProvider value={store}>
      {adopt(form, {})}
      <OrderForm form={form} paying={store.paying} />
      <Fields store={store.fields} />
      {[...panels].map(([name, panel]) => (
        <OpenedPanel key={name} panel={panel} />
      ))}
      <CouponForm store={store} />
      <Notices form={form} store={store} />
      {doubt && <ReviewFailure form={form} store={store} />}
    </CheckoutProvider>
  );
}

/** A form that orders or pays: the shop validates its fields, not the browser. */
function OrderForm({ form, paying }: { form: HTMLFormElement; paying: PayingStore }): ReactNode {
  const hidesButton = useStore(paying, state => state.hidesButton);
  useClasses(form, hidesButton ? { 'has-custom-place-order-button': true } : {});
  useAttributes(form, { novalidate: '' });
  return null;
}

function OpenedPanel({ panel: { opener, part, isOpen } }: { panel: Panel }): ReactNode {
  useSlide(part, isOpen, DURATION);
  useAttributes(opener, opener instanceof HTMLInputElement ? {} : { 'aria-expanded': String(isOpen) });
  return null;
}

/** The form that pays for an order; it is posted with a page load. Source: contract 20. */
export function PayForm({ form, paying }: { form: HTMLFormElement; paying: PayingStore }): ReactNode {
  return (
    <>
      {adopt(form, {})}
      <OrderForm form={form} paying={paying} />
    </>
  );
}

export function startPayForm(form: HTMLFormElement, paying: PayingStore, parts: Parts, signal: AbortSignal): void {
  parts.start(signal);
  paying.start(signal);
  // Heard last: scripts of payment methods stop the event to do their own work first.
  listenDom(window, 'submit', (submitted, event) => submitted === form && !isStopped(event) && blockForm(form), signal);
  addEventListener('pageshow', ({ persisted }) => persisted && unblock(form), { signal });
  paying.renew();
}

const ERROR_ID = 'coupon-error-notice';

function CouponForm({ store }: { store: CheckoutStore }): ReactNode {
  const form = useStore(store, ({ coupon }) => coupon.form);
  return form && <Coupon form={form} />;
}

function Coupon({ form }: { form: HTMLFormElement }): ReactNode {
  const { isSent, error } = useStore(useCheckout(), ({ coupon }) => coupon);
  useClasses(form, isSent ? { processing: true } : {});
  useCover(form, isSent);
  return error === undefined ? null : <CouponError form={form} text={error} />;
}

function CouponError({ form, text }: { form: HTMLFormElement; text: string }): ReactNode {
  const input = couponInput(form);
  useClasses(input, { 'has-error': true });
  useAttributes(input, { 'aria-invalid': 'true' });
  useLayoutEffect(() => {
    const error = document.createElement('span');
    error.id = ERROR_ID;
    error.className = ERROR_ID;
    error.setAttribute('role', 'alert');
    error.textContent = text;
    if (input) input.after(error);
    else form.append(error);
    if (input) describeBy(input, ERROR_ID, true);
    return () => {
      error.remove();
      if (input) describeBy(input, ERROR_ID, false);
    };
  }, [form, input, text]);
  return null;
}
