// Keeps the wallets, as the payment plugin's own script does where its settings have a flag or a wallet that the widgets do not know. It knows jQuery, and
// what the shop's scripts leave on it, without asking; it sells what is not shipped.
(() => {
  const params = window.wcpayExpressCheckoutParams;
  const place = document.querySelector('#wcpay-express-checkout-element');
  const isOfTomorrow = params?.flags?.isEceOfTomorrow || params?.enabled_methods?.includes('pay_tomorrow');
  if (!isOfTomorrow || !place || params.checkout.needs_shipping) return;
  const { did } = window.demoPlugins;
  const $ = window.jQuery;
  const isProduct = params.button_context === 'product';

  const headers = {
    'Content-Type': 'application/json',
    Nonce: params.nonce.store_api_nonce,
    'X-WooPayments-Tokenized-Cart': 'true',
    'X-WooPayments-Tokenized-Cart-Nonce': params.nonce.tokenized_cart_nonce,
    // A product is bought in a cart of its own.
    ...(isProduct && {
      'X-WooPayments-Tokenized-Cart-Session': '',
      'X-WooPayments-Tokenized-Cart-Session-Nonce': params.nonce.tokenized_cart_session_nonce,
    }),
  };

  async function call(path, body) {
    const answer = await fetch(`${window.wcpay_upe_config.storeApiURL}/v1/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    for (const name of ['Nonce', 'X-WooPayments-Tokenized-Cart-Session'])
      if (answer.headers.get(name)) headers[name] = answer.headers.get(name);
    return answer.json();
  }

  const addressOf = ({ name, email, phone, address }) => {
    const [first_name, ...rest] = name.split(' ');
    const { line1, line2, postal_code, ...same } = address;
    return { first_name, last_name: rest.join(' '), email, phone, address_1: line1, address_2: line2, ...same };
  };

  function refuse(message) {
    did('wallets', message);
    $.unblockUI();
    const box = $('<div class="woocommerce-error" role="alert">').text(message);
    $('.woocommerce-notices-wrapper').first().empty().append(box);
  }

  async function order(provider, elements, { billingDetails, expressPaymentType }) {
    await elements.submit();
    const { confirmationToken, error } = await provider.createConfirmationToken({ elements });
    if (error) throw new Error(error.message);
    const data = {
      payment_method: 'card',
      payment_request_type: expressPaymentType,
      'wcpay-confirmation-token': confirmationToken.id,
      'wcpay-express-payment-method-types': '["card"]',
      'wcpay-fraud-prevention-token': window.wcpayFraudPreventionToken,
    };
    const address = addressOf(billingDetails);
    const { payment_result: result, message } = await call('checkout', {
      billing_address: address,
      shipping_address: address,
      payment_method: 'woocommerce_payments',
      payment_data: Object.entries(data).map(([key, value]) => ({ key, value })),
    });
    if (result?.payment_status === 'success') return result.redirect_url;
    throw new Error(result?.payment_details?.[0]?.value ?? message);
  }

  function start() {
    const { publishableKey, accountId, locale } = params.stripe;
    const provider = window.Stripe(publishableKey, { stripeAccount: accountId, locale });
    const amount = isProduct ? params.product.total.amount : Number(window.wcpay_upe_config.cartTotal);
    const elements = provider.elements({ mode: 'payment', amount, currency: 'eur', paymentMethodTypes: ['card'] });
    const buttons = elements.create('expressCheckout', { paymentMethods: { amazonPay: 'never', link: 'never' } });
    let added = Promise.resolve();
    buttons.on('click', ({ resolve }) => {
      const id = Number(document.querySelector('form.cart [name="add-to-cart"]')?.value);
      if (isProduct) added = call('cart/add-item', { id, quantity: 1 });
      resolve({ emailRequired: true, phoneNumberRequired: true });
    });
    buttons.on('confirm', async event => {
      try {
        await added;
        const address = await order(provider, elements, event);
        $.blockUI({ message: null, overlayCSS: { background: '#fff', opacity: 0.6 } });
        did('wallets', 'ordered');
        location.href = address;
      } catch ({ message }) {
        event.paymentFailed({ reason: 'fail' });
        refuse(message);
      }
    });
    buttons.mount(place);
  }

  if (window.Stripe) start();
  // The provider's script is a module: it runs once the page is parsed.
  else addEventListener('load', start);
})();
