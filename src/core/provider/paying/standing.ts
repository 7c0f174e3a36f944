import { tPayment } from './messages';

export type PaymentStep =
  /** No order was sent yet: the payment method is created, or the cart is filled. */
  | 'preparing'
  /** The call that orders has left. */
  | 'placing'
  /** The order was taken; the bank asks the shopper. */
  | 'authenticating'
  /** The bank has said yes; the shop is told. */
  | 'telling'
  /** The shop has recorded the payment; its page of the order is opened. */
  | 'leaving';

/** `refused`: a clear no of the shop or the provider. `unclear`: any other failure, as no answer, a page, half an answer. */
export type Failure = 'refused' | 'unclear';

/** Texts after the shop's or provider's words. `reason`: those words alone; another payment may be tried, as none can have been made. */
const SAYINGS: Readonly<Record<PaymentStep, Readonly<Record<Failure, 'reason' | Parameters<typeof tPayment>[0]>>>> = {
  preparing: { refused: 'reason', unclear: 'reason' },
  placing: { refused: 'reason', unclear: 'order.doubtful' },
  authenticating: { refused: 'reason', unclear: 'payment.maybePaid' },
  telling: { refused: 'payment.maybePaid', unclear: 'payment.untold' },
  leaving: { refused: 'payment.noConfirmation', unclear: 'payment.noConfirmation' },
};

/** `none`: nothing was ordered or paid; `unknown`: the shop has to be asked; `made`: nothing may be paid again on this page. */
export type PaymentOutcome = 'none' | 'unknown' | 'made';

/** A payment that failed; its message is text for the shopper, of the provider's, of the shop's or of ours. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly outcome: PaymentOutcome;

  constructor(message: string, options: ErrorOptions & { readonly outcome?: PaymentOutcome } = {}) {
    super(message, options);
    this.outcome = options.outcome ?? 'none';
  }
}

/** @param reason words of the shop or the provider, as text */
export function paymentError(step: PaymentStep, failure: Failure, reason = '', cause?: unknown): PaymentError {
  const says = SAYINGS[step][failure];
  if (says === 'reason') return new PaymentError(reason || tPayment('payment.failed'), { cause });
  const outcome = step === 'placing' ? 'unknown' : 'made';
  return new PaymentError(`${reason} ${tPayment(says)}`.trim(), { cause, outcome });
}
