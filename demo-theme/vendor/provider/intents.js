import { bankStep } from './bankStep.js';
import { must } from './checks.js';
import { scripted, settings } from './settings.js';

const SECRET = /^(pi|seti)_[\w-]+?_secret_\w+$/;
const NAMES = { pi: 'payment_intent', seti: 'setup_intent' };
const KEYS = { pi: 'paymentIntent', seti: 'setupIntent' };

/** Status of an intent after the bank's window. */
const STATUS = { confirmed: 'succeeded', refused: 'requires_payment_method', closed: 'requires_action' };

/** Tells the shop's provider how it ended, so that the shop's server can ask. */
async function tellBank(id, status) {
  if (!settings.bank) return;
  await fetch(settings.bank, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, status }),
  }).catch(() => undefined);
}

/** An intent whose number says that its card pays needs no window. */
const needsBank = id => !/_demo_pays_/.test(id);

async function authenticate(secret) {
  const id = secret.slice(0, secret.indexOf('_secret_'));
  const kind = id.startsWith('seti') ? 'seti' : 'pi';
  const answer = needsBank(id) ? await bankStep() : 'confirmed';
  const status = STATUS[answer];
  await tellBank(id, status);
  const intent = { id, object: NAMES[kind], client_secret: secret, status };
  if (answer !== 'refused') return { [KEYS[kind]]: intent };
  const error = {
    type: 'invalid_request_error',
    code: `${NAMES[kind]}_authentication_failure`,
    message: 'Banka plačila ni potrdila. Izberite drugo kartico ali poskusite znova.',
  };
  return {
    error: { ...error, [NAMES[kind]]: { ...intent, [`last_${kind === 'pi' ? 'payment' : 'setup'}_error`]: error } },
  };
}

const isSecret = (secret, kinds) =>
  typeof secret === 'string' && SECRET.test(secret) && kinds.includes(secret.split('_')[0]);

/** Leads the shopper through the steps of an intent. `ended` closes a wallet's sheet first. */
export async function handleNextAction(options, ended) {
  const secret = options?.clientSecret;
  must(
    isSecret(secret, ['pi', 'seti']),
    `stripe.handleNextAction: clientSecret should be a client secret. You specified: ${String(secret)}.`,
  );
  ended();
  return scripted('handleNextAction', [options]) ?? authenticate(secret);
}

export async function confirmCardPayment(secret, data, ended) {
  must(
    isSecret(secret, ['pi']),
    `stripe.confirmCardPayment expects a PaymentIntent client secret. You specified: ${String(secret)}.`,
  );
  ended();
  return scripted('confirmCardPayment', [secret, data]) ?? authenticate(secret);
}

/** @param name the provider's method that is called */
export async function confirmCardSetup(secret, data, ended, name = 'confirmCardSetup') {
  must(
    isSecret(secret, ['seti']),
    `stripe.${name} expects a SetupIntent client secret. You specified: ${String(secret)}.`,
  );
  ended();
  return scripted(name, [secret, data]) ?? authenticate(secret);
}
