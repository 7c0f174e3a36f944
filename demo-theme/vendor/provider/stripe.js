import { checkKey, checkStripeOptions, IntegrationError, must, mustBeObject } from './checks.js';
import { mountedElements } from './element.js';
import { Elements } from './elements.js';
import { confirmCardPayment, confirmCardSetup, handleNextAction } from './intents.js';
import { trackMethods } from './journal.js';
import { scripted, settings } from './settings.js';

/** The bank's window comes when a wallet's sheet is done. */
const endSheets = () => {
  for (const { session } of mountedElements()) session?.end();
};

/** Cards saved across shops are made on the platform's account, payments are on the shop's own. */
const NOT_ON_ACCOUNT = {
  type: 'invalid_request_error',
  code: 'account_invalid',
  message: 'Ta račun tega ne sme.',
};

/** The provider's object of one account. */
export class Provider {
  journalName = 'stripe';

  constructor(key, options = {}) {
    mustBeObject(options, 'Stripe(): options');
    checkKey(key);
    checkStripeOptions(options);
    this.account = options.stripeAccount;
    trackMethods(this, '', [
      'elements',
      'createPaymentMethod',
      'createConfirmationToken',
      'handleNextAction',
      'confirmCardPayment',
      'confirmCardSetup',
      'confirmSetup',
    ]);
  }

  elements(options) {
    return new Elements(options);
  }

  async createPaymentMethod(options) {
    const { elements: group, params } = options ?? {};
    must(group instanceof Elements, 'stripe.createPaymentMethod: pass elements of stripe.elements().');
    must(
      group.options.paymentMethodCreation === 'manual',
      "stripe.createPaymentMethod: elements need paymentMethodCreation: 'manual'.",
    );
    must(group.isSubmitted, 'elements.submit() must be called, and succeed, before stripe.createPaymentMethod().');
    group.isSubmitted = false;
    if (group.card && !group.wallet) group.card.checkBilling(params?.billing_details);
    const answer = await scripted('createPaymentMethod', [options]);
    if (answer !== undefined) return answer;
    if (group.wallet) return group.wallet.made('paymentMethod');
    if (settings.isNetwork && this.account) return { error: NOT_ON_ACCOUNT };
    if (!group.card?.isMounted) throw new IntegrationError('The payment Element is not mounted any more.');
    return { paymentMethod: group.card.paymentMethod() };
  }

  /** What the wallets make where the elements were given types of payment methods. */
  async createConfirmationToken(options) {
    const { elements: group } = options ?? {};
    must(group instanceof Elements, 'stripe.createConfirmationToken: pass elements of stripe.elements().');
    must(group.isSubmitted, 'elements.submit() must be called, and succeed, before stripe.createConfirmationToken().');
    group.isSubmitted = false;
    const answer = await scripted('createConfirmationToken', [options]);
    if (answer !== undefined) return answer;
    must(group.wallet, 'stripe.createConfirmationToken: no sheet of a wallet is open.');
    return group.wallet.made('confirmationToken');
  }

  handleNextAction(options) {
    const isPayment = String(options?.clientSecret).startsWith('pi_');
    if (settings.isNetwork && isPayment && !this.account) return Promise.resolve({ error: NOT_ON_ACCOUNT });
    return handleNextAction(options, endSheets);
  }

  confirmCardPayment(secret, data) {
    return confirmCardPayment(secret, data, endSheets);
  }

  /** Confirms with a confirmation token; without one it takes what `elements` hold, which this double does not support. */
  confirmSetup({ clientSecret, confirmParams, redirect } = {}) {
    must(confirmParams?.confirmation_token?.startsWith('ctoken_'), 'stripe.confirmSetup: pass a confirmation_token.');
    must(redirect === 'if_required' || confirmParams.return_url, 'stripe.confirmSetup: return_url is required.');
    return confirmCardSetup(clientSecret, confirmParams, endSheets, 'confirmSetup');
  }

  confirmCardSetup(secret, data) {
    return confirmCardSetup(secret, data, endSheets);
  }
}
