import type { PaymentMethodCreateParams, StripeElements, StripeError } from '@stripe/stripe-js';
import { isNonceRefused } from '../../src/core/calls/request';
import { type CallError, isCallError } from '../../src/core/errors';
import { isRecord, recordOf, text } from '../../src/core/guards';
import { callProvider } from '../../src/core/provider/callProvider';
import { genericPaymentError, plain } from '../../src/core/provider/confirmIntent';
import { PaymentError } from '../../src/core/provider/paying/standing';
import { deviceFingerprint, fraudToken } from '../../src/core/provider/riskData';
import { providerText } from '../../src/core/provider/settings';
import type { Provider } from '../../src/core/provider/waitForProvider';
import type { HiddenName } from './cardForm';
import { tCard } from './messages';

type PaymentFields = Partial<Record<HiddenName, string>>;

interface NewCard {
  readonly provider: Provider;
  readonly elements: StripeElements;
  readonly billing: PaymentMethodCreateParams.BillingDetails;
  /** Whether it is only saved: then a setup intent goes along, and nothing is sent that failed. */
  readonly isAdded: boolean;
}

/**
 * Returns the fields to send; also for a card that is refused, so that the order gets a note about it.
 * @throws PaymentError with text for the shopper: the card form is incomplete, or the card can't be saved
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
  const fields = {
    'wcpay-payment-method': paymentMethod.id,
    'wcpay-fingerprint': await deviceFingerprint(),
    'wcpay-fraud-prevention-token': fraudToken(),
  };
  return isAdded ? { ...fields, 'wcpay-setup-intent': await setUp(provider, fields) } : fields;
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
async function setUp(provider: Provider, fields: PaymentFields): Promise<string> {
  const { id, status, secret } = readSetup(await askForSetup(fields));
  if (status === 'succeeded') return id;
  const { setupIntent, error } = await provider.confirmCardSetup(secret);
  if (error) throw refusal(error);
  return setupIntent.id;
}

function askForSetup(fields: PaymentFields): Promise<unknown> {
  const sent = { ...fields, _ajax_nonce: providerText('createSetupIntentNonce') ?? '' };
  return callProvider('create_setup_intent', sent).catch((cause: unknown) => {
    if (!isCallError(cause)) throw cause;
    // A failure has the same JSON as an answer.
    if (isRecord(cause.answer)) return cause.answer;
    throw new PaymentError(textOf(cause), { cause });
  });
}

function textOf(cause: CallError): string {
  const { kind } = cause;
  if (isNonceRefused(cause)) return tCard('card.expired');
  return tCard(kind === 'network' && !navigator.onLine ? 'card.offline' : 'card.notSaved');
}

function readSetup(answer: unknown) {
  const { success, data } = recordOf(answer);
  const { id, status, client_secret, error } = recordOf(data);
  const intent = { id: text(id), status: text(status), secret: text(client_secret) };
  if (success && intent.id && (intent.secret || intent.status === 'succeeded')) return intent;
  const message = plain(isRecord(error) ? error.message : error);
  throw new PaymentError(message || tCard('card.notSaved'), { cause: answer });
}
