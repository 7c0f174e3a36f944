import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Adopted, AdoptedOnce, added, type SlotProps, useAttributes, useClasses } from '../../src/hydrate';
import { useDomEvent } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { ActionLink } from './controls';
import { useCart } from './store';

/** As the shop names it, for its styles and other scripts. Source: contract 13.4. */
const ID = 'coupon-error-notice';

const useError = () => useStore(useCart(), ({ couponError }) => couponError);

export function Coupon({ element, children }: SlotProps): ReactNode {
  return (
    <Adopted of={element}>
      {children}
      <CouponError />
    </Adopted>
  );
}

export function CouponField({ element }: SlotProps): ReactNode {
  const { forgetCouponError } = useCart();
  const error = useError();
  useDomEvent(element, 'input', forgetCouponError);
  useDomEvent(element, 'change', forgetCouponError);
  useClasses(element, error ? { 'has-error': true } : {});
  useAttributes(element, error ? { 'aria-invalid': 'true', 'aria-describedby': ID } : {});
  useLayoutEffect(() => {
    if (error?.isNew) element.focus();
  }, [element, error]);
  const [isAlone] = useState(() => !element.closest('.coupon'));
  return (
    <>
      <AdoptedOnce of={element} />
      {isAlone && <CouponError />}
    </>
  );
}

function CouponError(): ReactNode {
  const error = useError();
  return error ? (
    <p ref={added} id={ID} className={ID} role={error.isNew ? 'alert' : undefined}>
      {error.words}
    </p>
  ) : null;
}

export function RemoveCoupon(props: SlotProps): ReactNode {
  return <ActionLink {...props} actionOf={({ dataset }) => ({ kind: 'remove-coupon', code: dataset.coupon ?? '' })} />;
}
