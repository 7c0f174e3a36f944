// Knows shoppers by their e-mail address, as the payment platform's own checkout does: it asks for a code in a frame. It has the cards as well,
// so none of the widgets may draw theirs.
(() => {
  const config = window.wcpay_upe_config;
  const $ = window.jQuery;
  const form = $?.('form.checkout');
  if (!config?.isWooPayEmailInputEnabled || !form?.length) return;
  const { did } = window.demoPlugins;
  const place = () => document.querySelector('.wcpay-upe-element[data-payment-method-type="card"]');
  let provider;
  let elements;
  let isMade = false;

  function draw() {
    if (!window.Stripe || place().childElementCount > 0) return;
    const { publishableKey, accountId, locale, cartTotal } = config;
    provider ??= window.Stripe(publishableKey, { stripeAccount: accountId, locale });
    elements = provider.elements({
      mode: 'payment',
      amount: Number(cartTotal),
      currency: 'eur',
      paymentMethodCreation: 'manual',
      paymentMethodTypes: ['card'],
    });
    elements.create('payment').mount(place());
    did('recognition', 'cards');
  }

  async function pay() {
    form.block({ message: null, overlayCSS: { background: '#fff', opacity: 0.6 } });
    const { error: unfinished } = await elements.submit();
    const { paymentMethod, error } = unfinished
      ? { error: unfinished }
      : await provider.createPaymentMethod({ elements });
    form.unblock();
    if (error) return;
    form.find('[name="wcpay-payment-method"]').remove();
    $('<input type="hidden" name="wcpay-payment-method">').val(paymentMethod.id).appendTo(form);
    isMade = true;
    form.trigger('submit');
  }

  form.on('checkout_place_order_woocommerce_payments', () => {
    if (isMade) return true;
    void pay();
    return false;
  });
  $(document.body).on('updated_checkout', draw);
  $(document.body).on('checkout_error', () => {
    isMade = false;
  });
  // By jQuery: what the checkout triggers with it is heard, too.
  form.on('change', '#billing_email', ({ target }) => {
    const isKnown = target.value === 'ana@lipa.example';
    dispatchEvent(new CustomEvent('woopayUserCheck', { detail: { isRegistered: isKnown } }));
    if (!isKnown || document.querySelector('.demo-code')) return;
    const frame = document.createElement('iframe');
    frame.className = 'demo-code';
    frame.title = 'Koda, ki smo vam jo poslali';
    frame.srcdoc = '<label>Koda <input inputmode="numeric"></label>';
    target.after(frame);
    did('recognition', target.value);
  });
})();
