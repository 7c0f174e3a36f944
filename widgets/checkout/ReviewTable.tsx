import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Adopted, adopt, type SlotProps } from '../../src/hydrate';
import { useCover } from '../../src/ui/useCover';
import { useStore } from '../../src/ui/useStore';
import { CheckoutProvider, type CheckoutStore, useCheckout } from './store';

export const REMOVE = 'a.woocommerce-remove-coupon';
const slots = { [REMOVE]: RemoveCoupon };

/** What is ordered, and what it comes to. */
export function ReviewTable({ table, store }: { table: HTMLElement; store: CheckoutStore }): ReactNode {
  useCover(
    table,
    useStore(store, state => state.isCovered),
  );
  return <CheckoutProvider value={store}>{adopt(table, slots)}</CheckoutProvider>;
}

/** Takes a coupon out of the order. */
function RemoveCoupon({ element, children }: SlotProps): ReactNode {
  const store = useCheckout();
  const takeOut = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    store.takeOut(element.dataset.coupon ?? '');
  };
  return (
    <Adopted of={element} onClick={takeOut} onKeyDown={event => event.key === ' ' && takeOut(event)}>
      {children}
    </Adopted>
  );
}
