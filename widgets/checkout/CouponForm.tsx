import { type ReactNode, useLayoutEffect } from 'react';
import { useAttributes, useClasses } from '../../src/hydrate';
import { describeBy } from '../../src/ui/elements';
import { useCover } from '../../src/ui/useCover';
import { useStore } from '../../src/ui/useStore';
import { couponInput } from './coupons';
import { type CheckoutStore, useCheckout } from './store';

const ERROR_ID = 'coupon-error-notice';

export function CouponForm({ store }: { store: CheckoutStore }): ReactNode {
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
