import { type ReactNode, useLayoutEffect, useState } from 'react';
import { unblock } from '../../src/core/block';
import { isStopped, listenDom } from '../../src/core/bus/dom';
import { endFirstStates } from '../../src/core/early/firstStates';
import { adopt, useAttributes, useClasses } from '../../src/hydrate';
import { describeBy, keyOf } from '../../src/ui/elements';
import { useSlide } from '../../src/ui/slide';
import { useCover } from '../../src/ui/useCover';
import { useStore } from '../../src/ui/useStore';
import { blockForm } from './controller';
import { type CouponState, couponInput } from './coupons';
import { Fields } from './Fields';
import { ReviewFailure, TABLE, useNotice } from './Notices';
import type { Panel } from './panels';
import { createParts } from './parts';
import type { PayingStore } from './paying';
import type { CheckoutStore } from './store';
import type { FieldsStore } from './validation';

/** ms. Source: contract 28.3. */
const DURATION = 400;

/** Its content belongs to others and stays opaque: the parts of the payment, which the server replaces, are roots of their own, see `createParts`. */
export function Checkout({ form, store }: { form: HTMLFormElement; store: CheckoutStore }): ReactNode {
  const { panels, doubt, coupon, notice, isCovered } = useStore(store);
  const [review] = useState(() => form.querySelector<HTMLElement>('.woocommerce-checkout-review-order'));
  useCover(review, coupon.isTakingOut);
  useOrderForm(form, store.paying);
  useNotice(form, notice);
  return (
    <>
      {adopt(form, {})}
      <Fields store={store.fields} />
      {[...panels].map(([name, panel]) => (
        <OpenedPanel key={name} panel={panel} />
      ))}
      {isCovered &&
        [...form.querySelectorAll<HTMLElement>(TABLE)].map(table => <Covered key={keyOf(table)} part={table} />)}
      {coupon.form && <Coupon {...coupon} form={coupon.form} />}
      {doubt && <ReviewFailure form={form} isExpired={doubt.isExpired} onRetry={store.askAgain} />}
    </>
  );
}

/** The shop validates the fields of a form that orders or pays, not the browser. */
function useOrderForm(form: HTMLFormElement, paying: PayingStore): void {
  const hidesButton = useStore(paying, state => state.hidesButton);
  useClasses(form, hidesButton ? { 'has-custom-place-order-button': true } : {});
  useAttributes(form, { novalidate: '' });
}

function Covered({ part }: { part: HTMLElement }): ReactNode {
  useCover(part, true);
  return null;
}

function OpenedPanel({ panel: { opener, part, isOpen } }: { panel: Panel }): ReactNode {
  useSlide(part, isOpen, DURATION);
  useLayoutEffect(endFirstStates, []);
  useAttributes(opener, opener instanceof HTMLInputElement ? {} : { 'aria-expanded': String(isOpen) });
  return null;
}

/** The form that pays for an order; it is posted with a page load. Source: contract 20. */
export function PayForm(props: { form: HTMLFormElement; fields: FieldsStore; paying: PayingStore }): ReactNode {
  const { form, fields, paying } = props;
  useOrderForm(form, paying);
  return (
    <>
      {adopt(form, {})}
      <Fields store={fields} />
    </>
  );
}

export function startPayForm(form: HTMLFormElement, paying: PayingStore, signal: AbortSignal): void {
  createParts(form, paying).start(signal);
  paying.start(signal);
  // Heard last: scripts of payment methods stop the event to do their own work first.
  listenDom(window, 'submit', (submitted, event) => submitted === form && !isStopped(event) && blockForm(form), signal);
  addEventListener('pageshow', ({ persisted }) => persisted && unblock(form), { signal });
  paying.renew();
}

const ERROR_ID = 'coupon-error-notice';

function Coupon({ form, isSent, error }: CouponState & { readonly form: HTMLFormElement }): ReactNode {
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
