import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { markupOf, parseFragment } from '../../src/core/html';
import { createNotice } from '../../src/core/notices';
import { NOTICES, ORDER_GROUP, REVIEW_GROUP } from '../../src/core/provider/paying/paymentNotice';
import { tCheckout } from './messages';

/** The order review, which the server replaces. */
export const TABLE = '.woocommerce-checkout-review-order-table';

export const ANSWERS = `${NOTICES}, .woocommerce-info, .is-info`;

/** The last notice: of an order or a review in the form, of a coupon before it. */
export interface Notice {
  readonly about: 'order' | 'review' | 'coupon';
  readonly nodes: readonly Node[];
}

/** A list that can have the focus and leads to the fields. `messages` is HTML of the shop, or text. */
export function orderErrors(messages: string): HTMLElement {
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.append(parseFragment(markupOf('call', messages)));
  // Scripts of payment methods may send plain text.
  const notices = alert.childElementCount ? [...alert.children] : [alert];
  for (const notice of notices) {
    if (notice !== alert) notice.removeAttribute('role');
    notice.setAttribute('tabindex', '-1');
  }
  for (const item of alert.querySelectorAll<HTMLElement>('li[data-id]')) linkToField(item);
  return alert;
}

export const fieldOf = ({ dataset }: HTMLElement): HTMLElement | null =>
  dataset.id ? document.getElementById(dataset.id) : null;

/** A line of the list leads to its field; one with a link of its own keeps that. */
function linkToField(item: HTMLElement): void {
  if (item.querySelector('a') || !fieldOf(item)) return;
  const link = document.createElement('a');
  link.href = `#${item.dataset.id}`;
  link.append(...item.childNodes);
  item.append(link);
}

/** The nodes stand where scripts of payment methods look for them, and remove them, which React would not survive. */
export function useNotice(form: HTMLFormElement, notice: Notice | undefined): void {
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
}

interface FailureProps {
  readonly form: HTMLFormElement;
  readonly isExpired: boolean;
  readonly onRetry: () => void;
}

/** Tells above the order review that its amounts may be old. */
export function ReviewFailure({ form, isExpired, onRetry }: FailureProps): ReactNode {
  const [notice] = useState(() => createNotice('error'));
  useLayoutEffect(() => {
    notice.classList.add('sw-review-failure');
    return () => notice.remove();
  }, [notice]);
  // Each time: another script may have removed it.
  useLayoutEffect(() => {
    if (notice.isConnected) return;
    const review = form.querySelector(TABLE);
    if (review) review.before(notice);
    else form.prepend(notice);
  });
  return createPortal(
    isExpired ? (
      tCheckout('checkout.reviewExpired')
    ) : (
      <>
        {tCheckout('checkout.reviewFailed')}{' '}
        <button type="button" className="button" onClick={onRetry}>
          {tCheckout('checkout.retry')}
        </button>
      </>
    ),
    notice.firstElementChild ?? notice,
  );
}
