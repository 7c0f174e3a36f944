import type { PaymentMethodCreateParams, StripeElements, StripeError } from '@stripe/stripe-js';
import { isRecord, text } from '../../src/core/bus/wire';
import { pageGlobal } from '../../src/core/config/pageGlobal';
import { type CallError, isCallError } from '../../src/core/errors';
import { callPlugin } from '../../src/core/provider/callPlugin';
import { genericPaymentError, plain } from '../../src/core/provider/confirmIntent';
import { PaymentError } from '../../src/core/provider/paying/standing';
import { providerText } from '../../src/core/provider/settings';
import type { Provider } from '../../src/core/provider/waitForProvider';
import type { HiddenName } from './hiddenFields';
import { tCard } from './messages';

/** What a form sends of a new card. */
export type PaymentFields = Partial<Record<HiddenName, string>>;

/** What a payment by a new card is made of. */
export interface NewCard {
  readonly provider: Provider;
  readonly elements: StripeElements;
  readonly billing: PaymentMethodCreateParams.BillingDetails;
  /** Whether it is only saved: then a setup intent goes along, and nothing is sent that failed. */
  readonly isAdded: boolean;
}

/**
 * Makes a payment method of what is in the card form. Source: add-on contract 9.8.
 * @returns what to send; also of a card that the provider does not take, so that the order gets a note of it
 * @throws PaymentError with text for the shopper: the card form is not filled in, the card can't be saved
 */
export async function makePayment({ provider, elements, billing, isAdded }: NewCard): Promise<PaymentFields> {
  const { error: unfinished } = await elements.submit();
  if (unfinished) throw refusal(unfinished);
  const params = { billing_details: billing };
  const { paymentMethod, error } = await provider.createPaymentMethod({ elements, params });
  if (error) {
    if (isAdded) throw refusal(error);
    return noteOf(error);
  }
  return {
    'wcpay-payment-method': paymentMethod.id,
    'wcpay-fingerprint': '',
    'wcpay-fraud-prevention-token': text(pageGlobal('wcpayFraudPreventionToken')),
    ...(isAdded && { 'wcpay-setup-intent': await setUp(provider, paymentMethod.id) }),
  };
}

const refusal = ({ message }: StripeError): PaymentError => new PaymentError(message || genericPaymentError());

const noteOf = ({ code, decline_code, message, type }: StripeError): PaymentFields => ({
  'wcpay-payment-method': 'woocommerce_payments_payment_method_error',
  'wcpay-payment-method-error-code': code ?? '',
  'wcpay-payment-method-error-decline-code': decline_code ?? '',
  'wcpay-payment-method-error-message': message ?? '',
  'wcpay-payment-method-error-type': type,
});

/** @returns id of a setup intent that has succeeded, if need be after the bank's confirmation */
async function setUp(provider: Provider, paymentMethod: string): Promise<string> {
  const { id, status, secret } = readSetup(await askForSetup(paymentMethod));
  if (status === 'succeeded') return id;
  const { setupIntent, error } = await provider.confirmCardSetup(secret);
  if (error) throw refusal(error);
  return setupIntent.id;
}

function askForSetup(paymentMethod: string): Promise<unknown> {
  const fields = { 'wcpay-payment-method': paymentMethod, _ajax_nonce: providerText('createSetupIntentNonce') ?? '' };
  return callPlugin('create_setup_intent', fields).catch((cause: unknown) => {
    if (!isCallError(cause)) throw cause;
    // A failure has the same JSON as an answer.
    if (isRecord(cause.answer)) return cause.answer;
    throw new PaymentError(textOf(cause), { cause });
  });
}

/** A nonce that is too old is refused; the shop has a number of ways to say so. Source: add-on contract 15.12. */
function textOf({ kind, status }: CallError): string {
  if (kind === 'refused' || status === 401 || status === 403) return tCard('card.expired');
  return tCard(kind === 'network' && !navigator.onLine ? 'card.offline' : 'card.notSaved');
}

function readSetup(answer: unknown) {
  const { success, data } = isRecord(answer) ? answer : {};
  const { id, status, client_secret, error } = isRecord(data) ? data : {};
  const intent = { id: text(id), status: text(status), secret: text(client_secret) };
  if (success && intent.id && (intent.secret || intent.status === 'succeeded')) return intent;
  const message = plain(isRecord(error) ? error.message : error);
  throw new PaymentError(message || tCard('card.notSaved'), { cause: answer });
}
