import type { PaymentIntent, SetupIntent, StripeError } from '@stripe/stripe-js';
import { isRecord, text } from '../bus/wire';
import { isCallError } from '../errors';
import { plainText } from '../html';
import { reportError } from '../report';
import { callPlugin } from './callPlugin';
import { type Confirmation, type ConfirmIntent, PaymentError, readConfirmation } from './confirmation';
import { tPayment } from './messages';
import { providerSetting, providerText } from './settings';
import { type Provider, providerOf, waitForProvider } from './waitForProvider';

/** What the provider said of an intent. */
interface Outcome {
  readonly intentId: string;
  readonly status?: string | undefined;
  /** Why it was not confirmed: text of the provider's for the shopper. */
  readonly problem?: string | undefined;
  /** What its script threw. */
  readonly thrown?: unknown;
}

/** What the shop said of it. */
interface Told {
  readonly returnUrl?: string | undefined;
  readonly problem?: string | undefined;
  /** Why there was no usable answer. */
  readonly cause?: unknown;
}

/** What a shopper reads when nobody knows more. Source: spec storefront 8; contract 9.3 `genericErrorMessage`. */
export const genericPaymentError = (): string =>
  plain(providerText('genericErrorMessage')) || tPayment('payment.failed');

/** A message of a server's as text: its tags are dropped, its entities are what they stand for. Source: contract 15.11. */
export const plain = (message: unknown): string => plainText(text(message)).trim();

/** Source: spec storefront 4 "Intent confirmation", 7, 8; add-on contract 9.4. */
export const confirmIntent: ConfirmIntent = async (url, { provider, savesMethod = false, signal }) => {
  const asked = readConfirmation(url);
  if (!asked) {
    report('the address asks for a confirmation that can not be read', { url });
    throw new PaymentError(genericPaymentError());
  }
  const outcome = await authenticate(asked, provider);
  // The order has to learn of it, whatever the bank has said.
  const told = await tellShop(asked, outcome.intentId, savesMethod);
  signal?.throwIfAborted();
  if (outcome.thrown !== undefined) {
    report('the payment provider’s script threw while a payment was confirmed', outcome.thrown);
    throw new PaymentError(genericPaymentError(), { cause: outcome.thrown });
  }
  if (outcome.problem !== undefined) throw new PaymentError(outcome.problem || genericPaymentError());
  if (outcome.status === 'requires_action') throw new PaymentError(tPayment('payment.requiresAction'));
  if (told.problem !== undefined) throw new PaymentError(told.problem || genericPaymentError());
  if (told.returnUrl) return told.returnUrl;
  const kind = isCallError(told.cause) ? told.cause.kind : 'shape';
  report(`the shop gave no usable answer about a confirmed payment (${kind})`, told.cause);
  throw new PaymentError(genericPaymentError(), { cause: told.cause });
};

/** Leads the shopper through what the bank asks. Never throws. */
async function authenticate({ kind, clientSecret }: Confirmation, provider: Provider): Promise<Outcome> {
  const asked = clientSecret.split('_secret_')[0] ?? '';
  try {
    const { paymentIntent, setupIntent, error } = await ask(kind, clientSecret, provider);
    const intent = paymentIntent ?? setupIntent;
    const intentId = intent?.id ?? error?.payment_intent?.id ?? error?.setup_intent?.id ?? asked;
    const problem = error ?? paymentIntent?.last_payment_error ?? setupIntent?.last_setup_error;
    return { intentId, status: intent?.status, ...(problem && { problem: problem.message ?? '' }) };
  } catch (thrown) {
    return { intentId: asked, thrown: thrown ?? new Error('nothing said') };
  }
}

interface Answer {
  readonly paymentIntent?: PaymentIntent | undefined;
  readonly setupIntent?: SetupIntent | undefined;
  readonly error?: StripeError | undefined;
}

async function ask(kind: Confirmation['kind'], clientSecret: string, provider: Provider): Promise<Answer> {
  const accountId = text(providerSetting('accountIdForIntentConfirmation'));
  const publishableKey = providerText('publishableKey');
  if (kind === 'si' || !accountId || !publishableKey) return provider.handleNextAction({ clientSecret });
  const construct = await waitForProvider(new AbortController().signal);
  return providerOf(construct, { publishableKey, accountId, locale: providerText('locale') }).confirmCardPayment(
    clientSecret,
  );
}

/** Tells the shop that an intent was confirmed, or was not. Never throws. */
async function tellShop({ orderId, nonce }: Confirmation, intentId: string, savesMethod: boolean): Promise<Told> {
  try {
    return read(
      await callPlugin('update_order_status', {
        order_id: orderId,
        _ajax_nonce: nonce,
        intent_id: intentId,
        should_save_payment_method: savesMethod,
        is_changing_payment: isOn(providerSetting('isChangingPayment')),
      }),
    );
  } catch (cause) {
    return { ...read(isCallError(cause) ? cause.answer : undefined), cause };
  }
}

function read(answer: unknown): Told {
  const { error, return_url: returnUrl } = isRecord(answer) ? answer : {};
  if (error) return { problem: plain(isRecord(error) ? error.message : error) };
  return { returnUrl: text(returnUrl), cause: answer };
}

/** Source: add-on contract 0. */
const isOn = (value: unknown): boolean => /^(?:true|1|yes|on)$/.test(String(value));

function report(found: string, cause: unknown): void {
  reportError({
    where: 'provider',
    found,
    consequence: 'The shopper is told to look into the e-mail, as the payment may have been made.',
    cause,
  });
}
