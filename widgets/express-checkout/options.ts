import type {
  ClickResolveDetails,
  ShippingRate,
  StripeElementsOptionsMode,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { bus } from '../../src/core/bus/bus';
import { navigate } from '../../src/core/navigate';
import { isLocale } from '../../src/core/provider/waitForProvider';
import { tExpress } from './messages';
import type { Quote } from './pricing';
import type { ExpressSettings } from './settings';
import { WALLETS, type WalletType } from './wallets';
import type { WayToPay } from './wayToPay';

/** Tells of a wallet's button, where the plugin has an event for it. */
export function trackUsage(wallet: WalletType, what: 'load' | 'click', { context }: ExpressSettings): void {
  const { event } = WALLETS[wallet];
  const properties = { source: context };
  if (event) bus.emit('shop_usage_event', { event: `${event}_button_${what}`, properties });
}

/** px. */
const HEIGHT = { least: 40, most: 55, otherwise: 48 };

export function buttonHeight(height: unknown): number {
  const wanted = Number.parseFloat(String(height));
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, HEIGHT.least), HEIGHT.most) : HEIGHT.otherwise;
}

/** See contract/payments.md#sheet. */
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

/** Returns the options of the provider's elements. */
export const elementsOptions = (
  { account: { locale }, button, currency }: ExpressSettings,
  amount: number,
  way: WayToPay,
): StripeElementsOptionsMode => ({
  mode: 'payment',
  amount,
  currency,
  ...way.elements,
  appearance: { variables: { borderRadius: `${button.radius}px`, spacingUnit: '6px' } },
  ...(isLocale(locale) && { locale }),
});

/** Returns the options of the buttons. @param wallets those to offer; all others never. */
export const buttonOptions = (
  { button }: ExpressSettings,
  wallets: readonly WalletType[],
): StripeExpressCheckoutElementOptions => ({
  paymentMethods: {
    applePay: wallets.includes('apple_pay') ? 'always' : 'never',
    googlePay: wallets.includes('google_pay') ? 'always' : 'never',
    amazonPay: wallets.includes('amazon_pay') ? 'auto' : 'never',
    link: wallets.includes('link') ? 'auto' : 'never',
    paypal: 'never',
    klarna: 'never',
  },
  layout: { overflow: 'never' },
  buttonTheme: { ...(isTheme(button.theme) ? THEMES[button.theme] : THEMES.dark) },
  buttonType: buttonType(button.type),
  buttonHeight: buttonHeight(button.height),
});

/** Stands in a sheet until the address is known: the provider wants a rate at once. */
const pendingRate = (): ShippingRate => ({
  id: 'pending',
  displayName: tExpress('express.pending'),
  amount: 0,
});

/** Returns the options of a sheet. */
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

/** Asks a guest to log in, where guests may not buy. */
export function askToLogIn({ message, url }: NonNullable<ExpressSettings['login']>, wallet: string): void {
  const text = message.replace(/\*\*.*?\*\*/, () => wallet).replaceAll('*', '');
  if (confirm(text) && url) navigate(url, 'express-checkout');
}
