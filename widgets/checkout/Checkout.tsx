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
import { CheckoutProvider, type CheckoutStore } from './store';

/** ms. Source: contract 28.3. */
const DURATION = 400;

/**
 * The checkout's form. What is in it belongs to others, the address fields, passwords, plugins and the server, and stays
 * opaque: the parts that the server sends anew are roots of their own, see `createParts`.
 */
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

/** A form that orders or pays: the shop judges its fields, not the browser. */
export function OrderForm({ form, paying }: { form: HTMLFormElement; paying: PayingStore }): ReactNode {
  const hidesButton = useStore(paying, state => state.hidesButton);
  useClasses(form, hidesButton ? { 'has-custom-place-order-button': true } : {});
  useAttributes(form, { novalidate: '' });
  return null;
}

/** What a tick or a link opens: another address, an account, the form for a coupon, the log-in. */
function OpenedPanel({ panel: { opener, part, isOpen } }: { panel: Panel }): ReactNode {
  useSlide(part, isOpen, DURATION);
  useAttributes(opener, opener instanceof HTMLInputElement ? {} : { 'aria-expanded': String(isOpen) });
  return null;
}
