import type {
  StripeElementsOptionsClientSecret,
  StripePaymentMethodMessagingElement,
  StripePaymentMethodMessagingElementOptions,
} from '@stripe/stripe-js';
import { type Looks, pageFonts } from '../../src/core/provider/looks/looks';
import type { Provider } from '../../src/core/provider/waitForProvider';
import type { PayLaterSettings, Price } from './settings';

type Options = StripePaymentMethodMessagingElementOptions;

export type MessageElement = StripePaymentMethodMessagingElement;

interface MessageListeners {
  readonly onReady: () => void;
  readonly onFail: (problem: unknown) => void;
}

/** The types list the provider's present values; the provider rejects others itself. */
const isCurrency = (code: string): code is Options['currency'] => /^[A-Z]{3}$/.test(code);
const isCountry = (code: string): code is NonNullable<Options['countryCode']> => /^[A-Z]{2}$/.test(code);
const isMethod = (name: string): name is NonNullable<Options['paymentMethodTypes']>[number] => /^\w+$/.test(name);

/** Options of a group that has no payment: looks, fonts and a language. */
const groupOptions = (options: object): StripeElementsOptionsClientSecret => options;

/** Options of an update. See contract/payments.md#pay-later. */
export const priceOptions = ({ amount, currency }: Price): Partial<Options> =>
  isCurrency(currency) ? { amount, currency } : { amount };

/** Creates a message, not on the page yet, in a group of its own, as a group can have only one. @throws for an unknown currency, or the provider's error */
export function createMessage(
  provider: Provider,
  { country, locale, paymentMethods }: PayLaterSettings,
  appearance: Looks,
  { amount, currency }: Price,
  { onReady, onFail }: MessageListeners,
): MessageElement {
  if (!isCurrency(currency)) throw new TypeError(`${currency} is no currency`);
  const group = provider.elements(groupOptions({ ...(locale && { locale }), appearance, ...pageFonts() }));
  const methods = paymentMethods.filter(isMethod);
  const element = group.create('paymentMethodMessaging', {
    amount,
    currency,
    ...(isCountry(country) && { countryCode: country }),
    ...(methods.length > 0 && { paymentMethodTypes: methods }),
  });
  element.on('ready', onReady);
  // The types of this element leave this event out.
  const on: unknown = Reflect.get(element, 'on');
  if (typeof on === 'function') Reflect.apply(on, element, ['loaderror', onFail]);
  return element;
}
