import { tPayment } from './messages';

export type PaymentStep =
  /** Nothing was sent yet that orders: the payment method is made, or the cart is filled. */
  | 'preparing'
  /** The call that orders has left. */
  | 'placing'
  /** The order was taken; the bank asks the shopper. */
  | 'authenticating'
  /** The bank has said yes; the shop is told. */
  | 'telling'
  /** The shop knows all; its page of the order is opened. */
  | 'leaving';

/** A clear no of the shop or the provider, or anything that does not tell: no answer, a page, half an answer. */
export type Failure = 'refused' | 'unclear';

interface Standing {
  readonly known: 'not ordered' | 'maybe ordered' | 'ordered, not paid' | 'ordered, maybe paid' | 'ordered and paid';
  /** What the shopper reads, after the words of the shop or the provider; `reason`: those words alone. */
  readonly says: 'reason' | Parameters<typeof tPayment>[0];
  readonly mayPayAgain: boolean;
}

/** A second payment is offered only where nothing can have been paid. */
export const STANDINGS: Readonly<Record<PaymentStep, Readonly<Record<Failure, Standing>>>> = {
  preparing: {
    refused: { known: 'not ordered', says: 'reason', mayPayAgain: true },
    unclear: { known: 'not ordered', says: 'reason', mayPayAgain: true },
  },
  placing: {
    refused: { known: 'not ordered', says: 'reason', mayPayAgain: true },
    unclear: { known: 'maybe ordered', says: 'payment.maybeOrdered', mayPayAgain: false },
  },
  authenticating: {
    refused: { known: 'ordered, not paid', says: 'reason', mayPayAgain: true },
    unclear: { known: 'ordered, maybe paid', says: 'payment.maybePaid', mayPayAgain: false },
  },
  telling: {
    refused: { known: 'ordered, maybe paid', says: 'payment.maybePaid', mayPayAgain: false },
    unclear: { known: 'ordered and paid', says: 'payment.untold', mayPayAgain: false },
  },
  leaving: {
    refused: { known: 'ordered and paid', says: 'payment.noConfirmation', mayPayAgain: false },
    unclear: { known: 'ordered and paid', says: 'payment.noConfirmation', mayPayAgain: false },
  },
};

/** A payment that failed; its message is text for the shopper, of the provider's, of the shop's or of ours. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly mayPayAgain: boolean;

  constructor(message: string, options: ErrorOptions & { readonly mayPayAgain?: boolean } = {}) {
    super(message, options);
    this.mayPayAgain = options.mayPayAgain ?? true;
  }
}

/** @param reason words of the shop or the provider, as text */
export function paymentError(step: PaymentStep, failure: Failure, reason = '', cause?: unknown): PaymentError {
  const { says, mayPayAgain } = STANDINGS[step][failure];
  const message = says === 'reason' ? reason || tPayment('payment.failed') : `${reason} ${tPayment(says)}`.trim();
  return new PaymentError(message, { cause, mayPayAgain });
}
