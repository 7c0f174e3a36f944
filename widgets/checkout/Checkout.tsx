import { type ReactNode, useLayoutEffect, useState } from 'react';
import { unblock } from '../../src/core/block';
import { type DomEvent, isStopped, listenDom } from '../../src/core/bus/dom';
import { endFirstStates } from '../../src/core/early/firstStates';
import { askOrderPage } from '../../src/core/provider/paying/askShop';
import { findOut } from '../../src/core/provider/paying/findOut';
import { adopt, useAttributes, useClasses } from '../../src/hydrate';
import { AddedAlert } from '../../src/ui/AddedAlert';
import { keyOf, useDescription } from '../../src/ui/elements';
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

/** ms. See contract/page.md#times. */
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
      {doubt && <ReviewFailure form={form} isExpired={doubt === 'expired'} onRetry={store.askAgain} />}
    </>
  );
}

/** The shop validates the fields of a form that orders or pays, not the browser. */
function useOrderForm(form: HTMLFormElement, paying: PayingStore): void {
  const hidesButton = useStore(paying, state => state.button !== 'shop');
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

/** The form that pays for an order; it is posted with a page load. */
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
  let isSent = false;
  createParts(form, paying).start(signal);
  paying.start(signal);
  // Heard last: scripts of payment methods stop the event to do their own work first.
  const onSubmit = (submitted: Element, event: DomEvent) => {
    if (submitted !== form || isStopped(event)) return;
    isSent = true;
    blockForm(form);
  };
  listenDom(window, 'submit', onSubmit, signal);
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    unblock(form);
    // The shopper is back on a page that was sent: the order may be paid by now.
    if (isSent) findOut(askOrderPage, false, () => {});
    isSent = false;
  };
  addEventListener('pageshow', onShow, { signal });
  paying.renew();
}

const ERROR_ID = 'coupon-error-notice';

function Coupon({ form, isSent, error }: CouponState & { readonly form: HTMLFormElement }): ReactNode {
  useClasses(form, isSent ? { processing: true } : {});
  useCover(form, isSent);
  return error === undefined ? null : <CouponProblem form={form} text={error} />;
}

function CouponProblem({ form, text }: { form: HTMLFormElement; text: string }): ReactNode {
  const input = couponInput(form);
  useClasses(input, { 'has-error': true });
  useAttributes(input, { 'aria-invalid': 'true' });
  useDescription(input, ERROR_ID);
  const place = input ? { after: input } : { to: form };
  return <AddedAlert {...place} id={ERROR_ID} className={ERROR_ID} text={text} />;
}
