import type { StripeElementsOptionsMode, StripePaymentElementOptions } from '@stripe/stripe-js';
import { looksFor, pageFonts } from '../../src/core/provider/looks/looks';
import type { Provider } from '../../src/core/provider/waitForProvider';
import { askedFields, typedInto } from './billing';
import type { CardForm } from './cardForm';
import type { CardSettings } from './settings';

/** See contract/payments.md#calls-to-the-plugin. */
const LOOKS = { checkout: 'shortcode_checkout', pay: 'shortcode_checkout', add: 'add_payment_method' } as const;

/** Creates the provider's form, unmounted. Throws its error, as for settings that it does not take. */
export function createCard(provider: Provider, settings: CardSettings, cardForm: CardForm) {
  const { form, purpose, method, savesCard } = cardForm;
  const { total, currency, account, billingFields, savesAlways, customer, hasLink } = settings;
  const place = form.querySelector<HTMLElement>(`.wcpay-upe-element[data-payment-method-type="${method.type}"]`);
  const appearance = looksFor(LOOKS[purpose], form, place ?? form);
  const common = {
    currency,
    paymentMethodCreation: 'manual',
    paymentMethodTypes: hasLink ? [method.type, 'link'] : [method.type],
    appearance,
    ...pageFonts(),
    ...localeOf(account.locale),
  } as const;
  const options: StripeElementsOptionsMode =
    total < 1 ? { mode: 'setup', ...common } : { mode: 'payment', amount: total, ...common };
  const { name, country } = customer;
  // Link knows a shopper by the e-mail address.
  const email = customer.email ?? (hasLink ? typedInto(form, 'billing_email') || undefined : undefined);
  const known = {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(country !== undefined && { address: { country } }),
  };
  const cardOptions: StripePaymentElementOptions = {
    fields: askedFields(form, purpose, billingFields),
    wallets: { applePay: 'never', googlePay: 'never', link: hasLink ? 'auto' : 'never' },
    ...(method.type === 'card' && { terms: { card: savesAlways || savesCard() ? 'always' : 'never' } }),
    ...(Object.keys(known).length > 0 && { defaultValues: { billingDetails: known } }),
  };
  const elements = provider.elements(options);
  const element = elements.create('payment', cardOptions);
  return { elements, element, theme: appearance.theme ?? 'stripe' };
}

/** The types list the provider's languages; it accepts any, and uses the browser's language for unknown ones. */
const localeOf = (locale: string | undefined): object => (locale ? { locale } : {});
