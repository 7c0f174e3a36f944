import type { BillingDetails, ShippingAddress } from '@stripe/stripe-js';
import { isRecord, text } from '../../src/core/guards';
import { fraudToken } from '../../src/core/provider/riskData';
import { billingOf, shippingOf } from './addresses';
import { filter } from './hooks';
import type { OrderToPay } from './settings';
import { WALLETS, type WalletType } from './wallets';
import type { PaymentDatum } from './wayToPay';

interface Confirmed {
  readonly billingDetails?: BillingDetails | undefined;
  readonly shippingAddress?: ShippingAddress | undefined;
}

const PREFIX = 'wc_order_attribution_';
const OWN = '#wcpay-express-checkout__order-attribution-inputs';

/** The plugin's own inputs, else any; read when the order is placed, as consent may have emptied them. */
function readAttribution(): Readonly<Record<string, string>> {
  const inputsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>(`input[name^="${PREFIX}"]`)];
  const own = [...document.querySelectorAll(OWN)].flatMap(inputsIn);
  const inputs = own.length > 0 ? own : inputsIn(document);
  // Of two forms the first one counts.
  const filled = inputs.filter(input => input.value).reverse();
  return Object.fromEntries(filled.map(({ name, value }) => [name.slice(PREFIX.length), value]));
}

/** The order as it is sent to the shop. */
export function orderPayload(wallet: WalletType, made: readonly PaymentDatum[], confirmed: Confirmed) {
  const billing = billingOf(confirmed.billingDetails);
  const shipping = shippingOf(confirmed.shippingAddress, billing.phone);
  return {
    customer_note: '',
    billing_address: billing,
    ...(shipping && { shipping_address: shipping }),
    payment_method: 'woocommerce_payments',
    payment_data: [
      { key: 'payment_method', value: WALLETS[wallet].type },
      { key: 'payment_request_type', value: wallet },
      { key: 'wcpay-fraud-prevention-token', value: fraudToken() },
      ...made,
      { key: 'express_payment_type', value: wallet },
    ],
    extensions: filter(
      'cart-place-order-extension-data',
      { 'woocommerce/order-attribution': readAttribution() },
      given => (isRecord(given) ? given : undefined),
    ),
  };
}

export type OrderPayload = ReturnType<typeof orderPayload>;

/** The order's own addresses win, but for an e-mail address or a phone number that it has not. */
export const payForOrder = (
  payload: OrderPayload,
  { key, billingEmail }: OrderToPay,
  own: { readonly billing_address?: unknown; readonly shipping_address?: unknown },
) => ({
  ...payload,
  key,
  billing_email: billingEmail,
  ...(isRecord(own.billing_address) && {
    billing_address: {
      ...own.billing_address,
      email: text(own.billing_address.email) || payload.billing_address.email,
      phone: text(own.billing_address.phone) || payload.billing_address.phone,
    },
  }),
  ...(isRecord(own.shipping_address) && { shipping_address: own.shipping_address }),
});
