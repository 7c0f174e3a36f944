import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { escapeHtml, html, type Markup, markupOf, parseFragment } from '../../src/core/html';
import { useStore } from '../../src/ui/useStore';
import { tCheckout } from './messages';
import { TABLE } from './parts';
import type { CheckoutStore } from './store';

/** Groups of notices inside the form. Source: contract 18.3, 18.4. */
export const REVIEW_GROUP = 'woocommerce-NoticeGroup-updateOrderReview';
export const ORDER_GROUP = 'woocommerce-NoticeGroup-checkout';

const NOTICES = '.woocommerce-error, .woocommerce-message, .is-error, .is-success';
/** All that the shop answers with. */
export const ANSWERS = `${NOTICES}, .woocommerce-info, .is-info`;

/** What the shop has said last: of an order or of a review in the form, of a coupon before it. */
export interface Notice {
  readonly about: 'order' | 'review' | 'coupon';
  readonly nodes: readonly Node[];
}

/**
 * Takes all notices of errors and successes off the page, whoever has put them there; what a payment method says in its box
 * stays. Source: contract 18.4.
 */
export function dropNotices(): void {
  for (const notice of document.querySelectorAll(`.${REVIEW_GROUP}, .${ORDER_GROUP}, ${NOTICES}`))
    if (!notice.closest('.payment_box')) notice.remove();
}

/** An error notice with a text. */
export const errorNotice = (text: string): Markup =>
  html`<ul class="woocommerce-error"><li>${escapeHtml(text)}</li></ul>`;

/**
 * Why an order was not taken: a list that can have the focus and leads to the fields. Source: contract 18.4.
 * @param messages HTML of the shop, or text
 */
export function orderErrors(messages: string): HTMLElement {
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.append(parseFragment(markupOf('call', messages)));
  // Scripts of payment methods may send mere text.
  const notices = alert.childElementCount ? [...alert.children] : [alert];
  for (const notice of notices) {
    if (notice !== alert) notice.removeAttribute('role');
    notice.setAttribute('tabindex', '-1');
  }
  for (const item of alert.querySelectorAll<HTMLElement>('li[data-id]')) linkToField(item);
  return alert;
}

/** The field that a line of the list is about. */
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
export function ReviewFailure({ form, store }: { form: HTMLFormElement; store: CheckoutStore }): ReactNode {
  const isExpired = useStore(store, ({ doubt }) => doubt?.isExpired);
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
