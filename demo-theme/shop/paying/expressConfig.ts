import type { Product } from '../product';
import { COUNTRIES } from '../shippingRates';
import type { Visit } from '../visit';
import { localised } from './localised';
import { TRACKS_NONCE } from './payments';
import { amountOf } from './productAmounts';
import type { PaymentSwitch } from './switch';

export const ACCOUNT = { publishableKey: 'pk_live_lipa', accountId: 'acct_lipa' };
const SHOP_NAME = 'Lipa';

/** Pages that have the wallets' buttons. */
export type ButtonContext = 'product' | 'cart' | 'checkout' | 'pay_for_order';

/** Returns the product's data for its page; `false` where a temporary cart determines the price. */
function productData(product: Product, payments: PaymentSwitch): object | false {
  if (payments.has('temporary')) return false;
  const amount = amountOf(product);
  return {
    product_type: product.type,
    needs_shipping: product.virtual !== true,
    currency: 'eur',
    country_code: 'SI',
    total: { label: SHOP_NAME, amount, pending: true },
    displayItems: [{ label: product.name, amount }],
    shippingOptions: { id: 'pending', label: 'Pending', detail: '', amount: 0 },
  };
}

function needsShipping(visit: Visit, context: ButtonContext, product: Product | undefined): boolean {
  if (context === 'pay_for_order') return false;
  return product ? product.virtual !== true : visit.session.cart.needsShipping();
}

/** Settings that the plugin has had since 10.5. */
function newer(flags: PaymentSwitch): object {
  const methods = ['payment_request', ...(['amazon', 'link'] as const).filter(flag => flags.has(flag))].map(name =>
    name === 'amazon' ? 'amazon_pay' : name,
  );
  return {
    flags: { isEceUsingConfirmationTokens: true },
    enabled_methods: methods,
    methods_enabled_at_location: methods,
    is_manual_capture: false,
    has_subscription: false,
  };
}

/** Settings of the wallets. See contract/payments.md#settings-of-wallets. */
export function expressConfig(
  visit: Visit,
  flags: PaymentSwitch,
  context: ButtonContext,
  product: Product | undefined,
): string {
  const { payments, base, session } = visit;
  const theme = flags.has('light') ? 'light' : flags.has('outline') ? 'light-outline' : 'dark';
  const isAsked = flags.has('login') && !session.customer;
  const isNew = !flags.has('older');
  const params = {
    ajax_url: '/wp-admin/admin-ajax.php',
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    stripe: { ...ACCOUNT, locale: 'sl' },
    nonce: {
      store_api_nonce: visit.storeNonce(),
      tokenized_cart_nonce: payments.nonce('tokenized_cart'),
      tokenized_cart_session_nonce: payments.nonce('tokenized_cart_session'),
      platform_tracker: TRACKS_NONCE,
      pay_for_order: payments.nonce('pay_for_order'),
      add_to_cart: payments.nonce('add_to_cart'),
    },
    checkout: {
      currency_code: 'eur',
      currency_decimals: 2,
      ...(isNew && { stripe_minor_unit: 2 }),
      country_code: 'SI',
      needs_shipping: needsShipping(visit, context, product),
      needs_payer_phone: true,
      allowed_shipping_countries: [...Object.keys(COUNTRIES), 'GB'],
      display_prices_with_tax: !flags.has('net'),
    },
    button: { type: 'buy', theme, height: '48', radius: 4, locale: 'sl', branded_type: 'long' },
    button_context: context,
    login_confirmation: isAsked && {
      message: 'Za plačilo z **Google Pay** se prijavite. Vas odpeljemo na prijavo?',
      redirect_url: `${base}/my-account/?placilo=1`,
    },
    has_block: false,
    product: context === 'product' && product ? productData(product, flags) : false,
    total_label: `${SHOP_NAME} (pošilja Lipa)`,
    store_name: SHOP_NAME,
    ...(isNew && { ...newer(flags), is_shopper_tracking_enabled: !flags.has('uncounted') }),
  };
  return localised('wcpayExpressCheckoutParams', params);
}
