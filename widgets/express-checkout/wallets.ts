import type { AvailablePaymentMethods } from '@stripe/stripe-js';

export type WalletType = keyof typeof WALLETS;

/**
 * Names of the wallets; prefixes of their usage events, which the plugin has for two of them; their key in options and answers
 * of the provider's element; the type of the payment methods that they make.
 */
export const WALLETS = {
  apple_pay: { name: 'Apple Pay', event: 'applepay', key: 'applePay', type: 'card' },
  google_pay: { name: 'Google Pay', event: 'gpay', key: 'googlePay', type: 'card' },
  amazon_pay: { name: 'Amazon Pay', event: undefined, key: 'amazonPay', type: 'amazon_pay' },
  link: { name: 'Link', event: undefined, key: 'link', type: 'link' },
} as const;

const TYPES = ['apple_pay', 'google_pay', 'amazon_pay', 'link'] as const;
/** The wallets that a card's payment method can be made of; the others need a confirmation token. */
export const CARD_WALLETS: readonly WalletType[] = ['apple_pay', 'google_pay'];

export const isWallet = (type: unknown): type is WalletType => TYPES.some(one => one === type);

export const availableWallets = (methods: Partial<AvailablePaymentMethods> | undefined): readonly WalletType[] =>
  TYPES.filter(type => methods?.[WALLETS[type].key]);

/**
 * Returns the wallets of a list of the plugin's methods, as in `enabled_methods`; undefined where it is no list.
 * `payment_request` stands for the two wallets of cards.
 */
export function walletsOf(methods: unknown): readonly WalletType[] | undefined {
  if (!Array.isArray(methods)) return undefined;
  const names = methods.flatMap(name => (name === 'payment_request' ? CARD_WALLETS : name));
  return TYPES.filter(type => names.includes(type));
}
