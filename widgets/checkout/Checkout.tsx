import { type ReactNode, useState } from 'react';
import { adopt, useAttributes, useClasses } from '../../src/hydrate';
import { useCover } from '../../src/ui/useCover';
import { useSlide } from '../../src/ui/useSlide';
import { useStore } from '../../src/ui/useStore';
import { CouponForm } from './CouponForm';
import { Fields } from './Fields';
import { Notices, ReviewFailure } from './Notices';
import type { Panel } from './panels';
import type { PayingStore } from './paying';
import { CheckoutProvider, type CheckoutStore, type Extra } from './store';

/** ms. Source: contract 28.3. */
const DURATION = 400;

/**
 * The checkout's form. What is in it belongs to others, the address fields, passwords, plugins and the server, and stays
 * opaque: the parts that the server sends anew are roots of their own, see `createParts`.
 */
export function Checkout({ form, store }: { form: HTMLFormElement; store: CheckoutStore }): ReactNode {
  const { extras, panels, doubt } = useStore(store);
  const isTakingOut = useStore(store, ({ coupon }) => coupon.isTakingOut);
  const [review] = useState(() => form.querySelector<HTMLElement>('.woocommerce-checkout-review-order'));
  useCover(review, isTakingOut);
  return (
    <CheckoutProvider value={store}>
      {adopt(form, {})}
      <OrderForm form={form} paying={store.paying} />
      <Fields store={store.fields} />
      {extras.map(extra => (
        <ExtraPart key={extra.name} extra={extra} />
      ))}
      {panels.coupon && <OpenedPanel panel={panels.coupon} />}
      {panels.login && <OpenedPanel panel={panels.login} />}
      <CouponForm store={store} />
      <Notices form={form} store={store} />
      {doubt && <ReviewFailure form={form} store={store} />}
    </CheckoutProvider>
  );
}

/** A form that orders or pays: the shop judges its fields, not the browser. */
export function OrderForm({ form, paying }: { form: HTMLFormElement; paying: PayingStore }): ReactNode {
  const hidesButton = useStore(paying, state => state.hidesButton);
  useClasses(form, hidesButton ? { 'has-custom-place-order-button': true } : {});
  useAttributes(form, { novalidate: '' });
  return null;
}

/** A part that a tick opens: another address, an account. */
function ExtraPart({ extra: { part, isOpen } }: { extra: Extra }): ReactNode {
  useSlide(part, isOpen, DURATION);
  return null;
}

/** The form for a coupon, or the log-in. */
function OpenedPanel({ panel: { link, form, isOpen } }: { panel: Panel }): ReactNode {
  useSlide(form, isOpen, DURATION);
  useAttributes(link, { 'aria-expanded': String(isOpen) });
  return null;
}
