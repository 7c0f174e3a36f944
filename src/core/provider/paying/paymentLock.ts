import { createStore } from 'zustand/vanilla';
import { tPayment } from './messages';
import { showPaymentError } from './paymentNotice';

/** Why nothing may be paid on this page any more, as text for the shopper. */
export const paymentLock = createStore<{ readonly reason: string | undefined }>()(() => ({ reason: undefined }));

export const isPaymentLocked = (): boolean => paymentLock.getState().reason !== undefined;

export function lockPayment(reason: string): void {
  paymentLock.setState({ reason });
  showPaymentError(reason);
}

/** The bank has confirmed a payment, and the shop is told until it answers. */
export const lockWhileTelling = (): void => lockPayment(tPayment('payment.telling'));

export function repeatLock(): void {
  const { reason } = paymentLock.getState();
  if (reason !== undefined) showPaymentError(reason);
}

/** Before all other listeners: those of payment methods send the form themselves. */
export function guardForm(form: HTMLFormElement, signal: AbortSignal): void {
  window.addEventListener(
    'submit',
    event => {
      if (event.target !== form || !isPaymentLocked()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      repeatLock();
    },
    { capture: true, signal },
  );
}
