import type {
  AvailablePaymentMethods,
  ClickResolveDetails,
  StripeElementsOptionsMode,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { navigate } from '../../src/core/navigate';
import { isLocale } from '../../src/core/provider/waitForProvider';
import { pendingRate, type Quote } from './pricing';
import type { ExpressSettings } from './settings';

export type WalletType = 'apple_pay' | 'google_pay';

/** Names of the wallets, and prefixes of their usage events. Source: add-on contract 10.5. */
export const WALLETS = {
  apple_pay: { name: 'Apple Pay', event: 'applepay', key: 'applePay' },
  google_pay: { name: 'Google Pay', event: 'gpay', key: 'googlePay' },
} as const;

const TYPES = ['apple_pay', 'google_pay'] as const;

export const isWallet = (type: unknown): type is WalletType => type === 'apple_pay' || type === 'google_pay';

export const availableWallets = (methods: Partial<AvailablePaymentMethods> | undefined): readonly WalletType[] =>
  TYPES.filter(type => methods?.[WALLETS[type].key]);

/** px. Source: spec storefront 9 "Express button". */
const HEIGHT = { least: 40, most: 55, otherwise: 48 };

export function buttonHeight(height: unknown): number {
  const wanted = Number.parseFloat(String(height));
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, HEIGHT.least), HEIGHT.most) : HEIGHT.otherwise;
}

/** Source: add-on contract 8.8 "Set-up". */
const THEMES = {
  dark: { applePay: 'black', googlePay: 'black' },
  light: { applePay: 'white', googlePay: 'white' },
  'light-outline': { applePay: 'white-outline', googlePay: 'white' },
} as const;
const isTheme = (name: string): name is keyof typeof THEMES => Object.hasOwn(THEMES, name);

function buttonType(type: string) {
  if (!type) return { applePay: 'plain', googlePay: 'buy' } as const;
  const own = type === 'buy' || type === 'book' || type === 'donate' ? type : 'plain';
  return { applePay: own, googlePay: own } as const;
}

/** Returns the options of the provider's elements. Source: add-on contract 8.8 "Set-up". */
export const elementsOptions = (
  { account: { locale }, button, currency }: ExpressSettings,
  amount: number,
): StripeElementsOptionsMode => ({
  mode: 'payment',
  amount,
  currency,
  paymentMethodCreation: 'manual',
  appearance: { variables: { borderRadius: `${button.radius}px`, spacingUnit: '6px' } },
  ...(isLocale(locale) && { locale }),
});

/** Returns the options of the buttons: always the two wallets, never the four others. Source: spec storefront 9. */
export const buttonOptions = ({ button }: ExpressSettings): StripeExpressCheckoutElementOptions => ({
  paymentMethods: {
    applePay: 'always',
    googlePay: 'always',
    amazonPay: 'never',
    link: 'never',
    paypal: 'never',
    klarna: 'never',
  },
  layout: { overflow: 'never' },
  buttonTheme: { ...(isTheme(button.theme) ? THEMES[button.theme] : THEMES.dark) },
  buttonType: buttonType(button.type),
  buttonHeight: buttonHeight(button.height),
});

/** Returns the options of a sheet. Source: add-on contract 8.5 "Click options". */
export function clickOptions(
  settings: ExpressSettings,
  { lineItems, needsShipping, rates }: Quote,
): ClickResolveDetails {
  return {
    business: { name: settings.storeName },
    emailRequired: true,
    phoneNumberRequired: settings.needsPhone,
    shippingAddressRequired: needsShipping,
    lineItems,
    ...(needsShipping && { shippingRates: rates.length > 0 ? rates : [pendingRate()] }),
    ...(needsShipping && settings.countries.length > 0 && { allowedShippingCountries: [...settings.countries] }),
  };
}

/** Asks a guest to log in, where guests may not buy. Source: add-on contract 8.8 "Login confirmation". */
export function askToLogIn({ message, url }: NonNullable<ExpressSettings['login']>, wallet: string): void {
  const text = message.replace(/\*\*.*?\*\*/, () => wallet).replaceAll('*', '');
  if (confirm(text) && url) navigate(url, 'express-checkout');
}
