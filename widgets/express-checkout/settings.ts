import { readGlobal } from '../../src/core/config/shopGlobals';
import { isOn, isRecord, recordOf, text } from '../../src/core/guards';
import { providerText } from '../../src/core/provider/settings';
import { followableUrl } from '../../src/core/url';
import { CARD_WALLETS, type WalletType, walletsOf } from './wallets';

/** Pages of the shop with the buttons; the page decides which items are bought. */
const CONTEXTS = ['product', 'cart', 'checkout', 'pay_for_order'] as const;

/** `wcpayExpressCheckoutParams`. See contract/payments.md#settings-of-wallets. */
export type ExpressSettings = Exclude<ReturnType<typeof readSettings>, string>;

export interface OrderToPay {
  readonly id: string;
  readonly key: string;
  readonly billingEmail: string;
}

function wholeOf(value: unknown, otherwise: number): number {
  const found = value === '' || value === null || typeof value === 'boolean' ? Number.NaN : Number(value);
  return Number.isInteger(found) && found >= 0 ? found : otherwise;
}

/** Returns a clause that names the missing setting, where the buttons can't work. */
export function readSettings() {
  const params = readGlobal('wcpayExpressCheckoutParams');
  if (!params) return 'the page has no wcpayExpressCheckoutParams';
  const context = CONTEXTS.find(one => one === params.button_context);
  if (!context) return `its button_context is ${JSON.stringify(params.button_context)}`;
  const stripe = recordOf(params.stripe);
  const publishableKey = text(stripe.publishableKey);
  if (!publishableKey) return 'its settings have no publishableKey';
  const nonces = recordOf(params.nonce);
  const checkout = recordOf(params.checkout);
  const button = recordOf(params.button);
  const countries = Array.isArray(checkout.allowed_shipping_countries) ? checkout.allowed_shipping_countries : [];
  const login = isRecord(params.login_confirmation) ? params.login_confirmation : undefined;
  const usesTokens = isOn(recordOf(params.flags).isEceUsingConfirmationTokens);
  return {
    context,
    account: { publishableKey, accountId: text(stripe.accountId), locale: text(stripe.locale) || text(button.locale) },
    nonces: {
      storeApi: text(nonces.store_api_nonce),
      cart: text(nonces.tokenized_cart_nonce),
      session: text(nonces.tokenized_cart_session_nonce),
    },
    /** `…/wp-json/wc/store/v1/` */
    root: storeRoot(),
    button: {
      type: text(button.type),
      theme: text(button.theme),
      height: button.height,
      /** px */
      radius: wholeOf(button.radius, 4),
    },
    currency: (text(checkout.currency_code) || 'eur').toLowerCase(),
    /** Digits in which amounts go to the provider: its own, as ISK and UGX have others there, else the shop's. */
    decimals: wholeOf(checkout.stripe_minor_unit, wholeOf(checkout.currency_decimals, 2)),
    /** The wallets that the shop offers in this place. */
    wallets: offeredWallets(params, context).filter(wallet => usesTokens || CARD_WALLETS.includes(wallet)),
    /** Undefined where the provider makes payment methods of cards in place of confirmation tokens. */
    tokens: usesTokens
      ? { isManualCapture: isOn(params.is_manual_capture), hasSubscription: isOn(params.has_subscription) }
      : undefined,
    withTax: isOn(checkout.display_prices_with_tax),
    needsPhone: isOn(checkout.needs_payer_phone),
    /** ISO codes in upper case; none: the provider offers them all. */
    countries: countries.map(country => String(country).toUpperCase()).filter(country => /^[A-Z]{2}$/.test(country)),
    storeName: text(params.store_name) || text(params.total_label),
    /** Asked before anything is bought; undefined where guests may buy. */
    login: login && { message: text(login.message), url: followableUrl(login.redirect_url) },
    /** Undefined where the price is that of a temporary cart. */
    product: context === 'product' ? printedProduct(params.product) : undefined,
    hasBlock: isOn(params.has_block),
  };
}

/** Those that are on, and on in this place where the settings say so. Versions that print no list have the two of cards. */
function offeredWallets(params: Readonly<Record<string, unknown>>, context: string): readonly WalletType[] {
  const enabled = walletsOf(params.enabled_methods) ?? CARD_WALLETS;
  const here = params.methods_enabled_at_location;
  // A list is of this page; with several places, orders are paid where the checkout's methods are.
  const place = context === 'pay_for_order' ? 'checkout' : context;
  const allowed = walletsOf(isRecord(here) ? (here[context] ?? here[place]) : here);
  return allowed ? enabled.filter(wallet => allowed.includes(wallet)) : enabled;
}

/** Amounts in the provider's minor units. Not for bundles: their printed price is wrong. */
function printedProduct(value: unknown) {
  const product = recordOf(value);
  const amount = recordOf(product.total).amount;
  if (/bundle|woosb/.test(text(product.product_type)) || typeof amount !== 'number' || !Number.isInteger(amount))
    return undefined;
  const items = Array.isArray(product.displayItems) ? product.displayItems.filter(isRecord) : [];
  return {
    amount,
    needsShipping: isOn(product.needs_shipping),
    items: items.flatMap(({ label, amount: cost, pending }) =>
      Number.isInteger(cost) && typeof cost === 'number' && !isOn(pending) ? [{ name: text(label), amount: cost }] : [],
    ),
  };
}

/** Address of the Store API: the plugin's setting, else the page's link to the REST root. */
function storeRoot(): string {
  const own = providerText('storeApiURL');
  if (own) return `${own.replace(/\/$/, '')}/v1/`;
  const root = document.querySelector('link[rel="https://api.w.org/"]')?.getAttribute('href') ?? '/wp-json/';
  return `${root.replace(/\/?$/, '/')}wc/store/v1/`;
}

/** The order of the page, from the plugin's other settings. */
export function readOrder(): OrderToPay {
  const of = (key: string) => providerText(key) ?? '';
  return { id: of('order_id'), key: of('key'), billingEmail: of('billing_email') };
}
