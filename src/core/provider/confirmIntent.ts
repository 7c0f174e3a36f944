import type { PaymentIntent, SetupIntent, StripeError } from '@stripe/stripe-js';
import { isCallError } from '../errors';
import { text } from '../guards';
import { plainText } from '../html/text';
import { reportError } from '../report';
import { type Confirmation, readConfirmation } from './confirmation';
import { tPayment } from './paying/messages';
import { PaymentError, type PaymentStep, paymentError } from './paying/standing';
import { isProviderOn, providerSetting, providerText } from './settings';
import { tellOnce, tellShop } from './tellShop';
import { type Provider, providerOf, waitForProvider } from './waitForProvider';

interface Outcome {
  readonly intentId: string;
  readonly status?: string | undefined;
  /** Why it was not confirmed: text of the provider's for the shopper. */
  readonly problem?: string | undefined;
  readonly thrown?: unknown;
}

/** Returns the shopper's text for an unknown reason. See contract/payments.md#confirming-a-payment. */
export const genericPaymentError = (): string =>
  plain(providerText('genericErrorMessage')) || tPayment('payment.failed');

/** Returns a server's message as text: tags dropped, entities decoded. */
export const plain = (message: unknown): string => plainText(text(message)).trim();

interface ConfirmOptions {
  readonly provider: Provider;
  /** Whether a new card is to be saved; wallets never save one. */
  readonly savesMethod?: boolean | undefined;
  /** Called once when the shop did not record a payment at the first try, before further tries. */
  readonly onRetry?: (() => void) | undefined;
}

/**
 * Leads the shopper through the bank's confirmation, and tells the shop the result in any case.
 * @returns the shop's `return_url`, unchecked: it is for `navigate`
 * @throws PaymentError with a text for the shopper
 */
export async function confirmIntent(url: string, options: ConfirmOptions): Promise<string> {
  const { provider, savesMethod = false, onRetry } = options;
  const asked = readConfirmation(url);
  if (!asked) {
    report('the address asks for a confirmation that can not be read', { url });
    throw paymentError('authenticating', 'unclear', '', { url });
  }
  const { thrown, problem, status, intentId } = await authenticate(asked, provider);
  const refusal = problem ?? (status === 'requires_action' ? tPayment('payment.requiresAction') : undefined);
  const isPaid = thrown === undefined && refusal === undefined && asked.kind === 'pi';
  // The shop has to record a refusal as well.
  const telling = {
    orderId: asked.orderId,
    nonce: asked.nonce,
    intentId,
    savesMethod,
    isChangingPayment: isProviderOn('isChangingPayment'),
    since: Date.now(),
  };
  const told = await (isPaid ? tellShop(telling, onRetry) : tellOnce(telling));
  if (thrown !== undefined) {
    report('the payment provider’s script threw while a payment was confirmed', thrown);
    throw unclear(asked, 'authenticating', thrown);
  }
  if (refusal !== undefined) throw paymentError('authenticating', 'refused', refusal || genericPaymentError());
  if (told.problem !== undefined) {
    if (!isPaid) throw new PaymentError(told.problem || genericPaymentError());
    report('the shop says no to a payment that the bank has confirmed', told.problem);
    throw paymentError('telling', 'refused', told.problem);
  }
  if (told.returnUrl) return told.returnUrl;
  const kind = isCallError(told.cause) ? told.cause.kind : 'shape';
  report(`the shop gave no usable answer about a confirmed payment (${kind})`, told.cause);
  throw unclear(asked, 'telling', told.cause);
}

/** Saving a card pays nothing, so its error has no warning about a payment. */
const unclear = ({ kind }: Confirmation, step: PaymentStep, cause: unknown): PaymentError =>
  kind === 'si' ? new PaymentError(genericPaymentError(), { cause }) : paymentError(step, 'unclear', '', cause);

/** Leads the shopper through the bank's check. Never throws. */
async function authenticate(asked: Confirmation, provider: Provider): Promise<Outcome> {
  const askedId = asked.clientSecret.split('_secret_')[0] ?? '';
  try {
    const { paymentIntent, setupIntent, error } = await ask(asked, provider);
    const intent = paymentIntent ?? setupIntent;
    const intentId = intent?.id ?? error?.payment_intent?.id ?? error?.setup_intent?.id ?? askedId;
    const problem = error ?? paymentIntent?.last_payment_error ?? setupIntent?.last_setup_error;
    return { intentId, status: intent?.status, ...(problem && { problem: problem.message ?? '' }) };
  } catch (thrown) {
    return { intentId: askedId, thrown: thrown ?? new Error('nothing said') };
  }
}

interface Answer {
  readonly paymentIntent?: PaymentIntent | undefined;
  readonly setupIntent?: SetupIntent | undefined;
  readonly error?: StripeError | undefined;
}

async function ask({ kind, clientSecret, token }: Confirmation, provider: Provider): Promise<Answer> {
  if (token) {
    const confirmParams = { confirmation_token: token };
    return provider.confirmSetup({ clientSecret, confirmParams, redirect: 'if_required' });
  }
  const accountId = text(providerSetting('accountIdForIntentConfirmation'));
  const publishableKey = providerText('publishableKey');
  if (kind === 'si' || !accountId || !publishableKey) return provider.handleNextAction({ clientSecret });
  const construct = await waitForProvider(new AbortController().signal);
  return providerOf(construct, { publishableKey, accountId, locale: providerText('locale') }).confirmCardPayment(
    clientSecret,
  );
}

function report(found: string, cause: unknown): void {
  reportError({
    where: 'provider',
    found,
    consequence: 'The shopper is told to look into the e-mail, as the payment may have been made.',
    cause,
  });
}
