import { createStore } from 'zustand/vanilla';
import { pageConfig } from '../../config/pageConfig';
import { followableUrl } from '../../url';
import { tPayment } from './messages';
import { nextState, type OrderEvent, type OrderState } from './orderState';
import { showPaymentError, showPaymentNotice } from './paymentNotice';

/** What is known of this page's orders, for all widgets that take payments. */
export const orderStore = createStore<OrderState>()(() => ({ kind: 'open' }));

/** Whether nothing may be paid on this page, now or any more. */
export const isPaymentLocked = (): boolean => !['open', 'doubtful'].includes(orderStore.getState().kind);

/** Takes an event and shows the shopper the new state. */
export function tellOrder(event: OrderEvent): void {
  const before = orderStore.getState();
  const state = nextState(before, event);
  if (state === before) return;
  orderStore.setState(state, true);
  // Each question after the first is asked without a word.
  if (state.kind !== 'checking' || before.kind !== 'checking') showOrderState();
}

/** Has nothing paid on this page any more. @param reason text for the shopper */
export const lockPayment = (reason: string): void => tellOrder({ type: 'closed', reason });

/** The bank has confirmed a payment, and the shop is told until it answers. */
export const lockWhileTelling = (): void => lockPayment(tPayment('payment.telling'));

/** Shows the notice of a state once more: scripts of payment methods remove notices, and shoppers press again. */
export function showOrderState(): void {
  const state = orderStore.getState();
  switch (state.kind) {
    case 'open':
      return;
    case 'doubtful':
      showPaymentError(tPayment('order.doubtful'));
      return;
    case 'checking':
      showPaymentNotice('info', tPayment('order.checking'));
      return;
    case 'unanswered':
      showPaymentError(tPayment('order.unanswered'), askAgainButton());
      return;
    case 'placed':
      showPlaced();
      return;
    case 'closed':
      showPaymentError(state.reason);
  }
}

function askAgainButton(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = tPayment('order.askAgain');
  button.addEventListener('click', () => tellOrder({ type: 'again' }));
  return button;
}

/** Leads to the account's orders, where the page says which address that is. */
function showPlaced(): void {
  const address = followableUrl(pageConfig().ordersUrl);
  if (!address) {
    showPaymentNotice('message', tPayment('order.placed'));
    return;
  }
  const link = document.createElement('a');
  link.className = 'button wc-forward';
  link.href = address;
  link.textContent = tPayment('order.toOrders');
  showPaymentNotice('message', tPayment('order.placedInAccount'), link);
}

/**
 * Asks the shopper whether an order that is in doubt is to be sent again, once.
 * @returns whether it may be sent
 */
export function mayOrderAgain(): boolean {
  if (orderStore.getState().kind !== 'doubtful') return true;
  if (!confirm(tPayment('order.sure'))) return false;
  tellOrder({ type: 'insisted' });
  return true;
}

/** Before all other listeners: those of payment methods send the form themselves. */
export function guardForm(form: HTMLFormElement, signal: AbortSignal): void {
  window.addEventListener(
    'submit',
    event => {
      if (event.target !== form || !isPaymentLocked()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      showOrderState();
    },
    { capture: true, signal },
  );
}
