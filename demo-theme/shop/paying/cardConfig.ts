import type { Order } from '../orders';
import { totalsOf } from '../totals';
import type { Visit } from '../visit';
import { ACCOUNT } from './expressConfig';
import { global, localised } from './localised';
import { TRACKS_NONCE } from './payments';
import { leadingAway, methodIcons, readPayments } from './switch';

const GENERIC_ERROR =
  'Pri obdelavi plačila je prišlo do težave. Preverite svoj e-poštni nabiralnik in osvežite stran, da poskusite znova.';

const REQUIRED = [
  'billing_first_name',
  'billing_last_name',
  'billing_country',
  'billing_address_1',
  'billing_postcode',
  'billing_city',
  'billing_phone',
  'billing_email',
];

/** Page with the card's fields, or without any (`product`, `cart`). */
export type CardPlace = { page: 'checkout' | 'add' | 'other' } | { page: 'pay'; order: Order };

function orderSettings({ base }: Visit, order: Order): object {
  const path = `${base}/checkout/order-pay/${order.id}/?pay_for_order=true&key=${order.key}`;
  return {
    orderId: order.id,
    orderReturnURL: path,
    order_id: order.id,
    key: order.key,
    billing_email: order.billing.email,
    pay_for_order: true,
  };
}

/** Settings of the fields of payment methods. See contract/payments.md#card-form. */
export function cardConfig(visit: Visit, place: CardPlace): string {
  const { payments, base, session } = visit;
  const flags = readPayments(visit.request);
  const fields = Object.fromEntries(REQUIRED.map(name => [name, { required: true }]));
  const config = {
    ...ACCOUNT,
    locale: 'sl',
    testMode: flags.has('test'),
    ajaxUrl: `${base}/wp-admin/admin-ajax.php`,
    wcAjaxUrl: '/?wc-ajax=%%endpoint%%',
    storeApiURL: `${base}/wp-json/wc/store`,
    createSetupIntentNonce: payments.nonce('create_setup_intent'),
    saveUPEAppearanceNonce: payments.nonce('save_upe_appearance'),
    platformTrackerNonce: TRACKS_NONCE,
    initWooPayNonce: payments.nonce('init_woopay'),
    genericErrorMessage: GENERIC_ERROR,
    paymentMethodsConfig: {
      card: {
        isReusable: true,
        isBnpl: false,
        title: 'Card',
        ...methodIcons('card', base),
        showSaveOption: true,
        countries: [],
        gatewayId: 'woocommerce_payments',
        forceNetworkSavedCards: flags.has('network'),
        testingInstructions: '',
      },
      ...Object.fromEntries(
        leadingAway(visit).map(({ type, ...method }) => [
          type,
          {
            ...method,
            ...methodIcons(type, base),
            isReusable: false,
            showSaveOption: false,
            countries: type === 'klarna' && flags.has('abroad') ? ['AT', 'DE'] : [],
          },
        ]),
      ),
      ...(flags.has('link') && { link: { isReusable: true, isBnpl: false, title: 'Link', showSaveOption: true } }),
    },
    features: ['products', 'refunds', 'tokenization', 'add_payment_method'],
    gatewayId: 'woocommerce_payments',
    currency: 'EUR',
    cartTotal: place.page === 'checkout' ? totalsOf(session.cart).total : place.page === 'pay' ? place.order.total : 0,
    storeCountry: 'SI',
    upeAppearance: payments.look('shortcode_checkout'),
    upeAddPaymentMethodAppearance: payments.look('add_payment_method'),
    upeBnplProductPageAppearance: payments.look('bnpl_product_page'),
    upeBnplClassicCartAppearance: payments.look('bnpl_classic_cart'),
    wcBlocksUPEAppearance: payments.look('blocks_checkout'),
    enabledBillingFields: place.page === 'checkout' ? fields : {},
    isCheckout: place.page === 'checkout' || place.page === 'pay',
    isOrderPay: place.page === 'pay',
    isChangingPayment: false,
    cartContainsSubscription: false,
    isSavedCardsEnabled: true,
    isPreview: false,
    forceNetworkSavedCards: false,
    ...(place.page === 'pay' && orderSettings(visit, place.order)),
    ...(place.page === 'add' && { addPaymentReturnURL: `${base}/my-account/payment-methods/` }),
    accountIdForIntentConfirmation: '',
    accountDescriptor: 'LIPA',
    wcpayVersionNumber: flags.has('older') ? '10.0.0' : '10.9.0',
    fraudServices: { stripe: [], sift: [] },
    ...(!flags.has('older') && { isShopperTrackingEnabled: !flags.has('uncounted') }),
  };
  return [
    localised('wcpay_upe_config', config),
    global('wcpayFraudPreventionToken', payments.nonce('fraud')),
    localised('wc_tokenization_form_params', {
      is_registration_required: false,
      is_logged_in: session.customer !== undefined,
    }),
    customerData(visit, place),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns the customer's data for pages whose forms don't ask for it. */
function customerData({ session: { customer } }: Visit, place: CardPlace): string {
  if (place.page === 'pay') {
    const { first_name, last_name, email, country } = place.order.billing;
    return global('wcpayCustomerData', { name: `${first_name} ${last_name}`, email, billing_country: country });
  }
  if (place.page !== 'add' || !customer) return '';
  const name = `${customer.firstName} ${customer.lastName}`;
  return global('wcpayCustomerData', {
    name,
    email: customer.email,
    billing_country: customer.address.billing_country ?? 'SI',
  });
}
