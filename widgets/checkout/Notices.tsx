import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../src/ui/useStore';
import { tCheckout } from './messages';
import { ORDER_GROUP, REVIEW_GROUP } from './noticeMarkup';
import { TABLE } from './parts';
import { type CheckoutStore, useCheckout } from './store';

/**
 * What the shop says. Its nodes are put where scripts of payment methods look for them and put their own; they also take
 * them away, which React could not bear.
 */
export function Notices({ form, store }: { form: HTMLFormElement; store: CheckoutStore }): ReactNode {
  const notice = useStore(store, state => state.notice);
  useLayoutEffect(() => {
    if (!notice) return;
    if (notice.about === 'coupon') {
      form.before(...notice.nodes);
      return () => {
        for (const node of notice.nodes) node.parentNode?.removeChild(node);
      };
    }
    const group = document.createElement('div');
    group.className = `woocommerce-NoticeGroup ${notice.about === 'order' ? ORDER_GROUP : REVIEW_GROUP}`;
    group.append(...notice.nodes);
    form.prepend(group);
    return () => group.remove();
  }, [form, notice]);
  return null;
}

/** Says above the order review that it may be out of date; a button asks for it again, where that may help. */
export function ReviewFailure({ form, isExpired }: { form: HTMLFormElement; isExpired: boolean }): ReactNode {
  const store = useCheckout();
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    place.className = 'woocommerce-error sw-review-failure';
    place.setAttribute('role', 'alert');
    const review = form.querySelector(TABLE);
    if (review) review.before(place);
    else form.prepend(place);
    return () => place.remove();
  }, [form, place]);
  const text = tCheckout(isExpired ? 'checkout.reviewExpired' : 'checkout.reviewFailed');
  return createPortal(
    isExpired ? (
      text
    ) : (
      <>
        {text}{' '}
        <button type="button" className="button" onClick={store.askAgain}>
          {tCheckout('checkout.retry')}
        </button>
      </>
    ),
    place,
  );
}
