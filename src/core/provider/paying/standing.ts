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

/**
 * What the shopper reads, after the words of the shop or the provider. `reason`: those words alone, and another payment may be tried,
 * since nothing can have been paid.
 */
const SAYINGS: Readonly<Record<PaymentStep, Readonly<Record<Failure, 'reason' | Parameters<typeof tPayment>[0]>>>> = {
  preparing: { refused: 'reason', unclear: 'reason' },
  placing: { refused: 'reason', unclear: 'payment.maybeOrdered' },
  authenticating: { refused: 'reason', unclear: 'payment.maybePaid' },
  telling: { refused: 'payment.maybePaid', unclear: 'payment.untold' },
  leaving: { refused: 'payment.noConfirmation', unclear: 'payment.noConfirmation' },
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
  const says = SAYINGS[step][failure];
  const mayPayAgain = says === 'reason';
  const message = mayPayAgain ? reason || tPayment('payment.failed') : `${reason} ${tPayment(says)}`.trim();
  return new PaymentError(message, { cause, mayPayAgain });
}
