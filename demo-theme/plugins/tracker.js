// Counts adds and orders, and listens in every way that trackers do.
(() => {
  const { did } = window.demoPlugins;
  const added = button => {
    const { product_id, quantity, variation_id } = (button?.jquery ? button[0] : button)?.dataset ?? {};
    did('tracker', ['add', product_id, variation_id, quantity].filter(Boolean).join(' '));
  };
  window.jQuery?.(document.body).on('added_to_cart', (_, _parts, _hash, button) => added(button));
  document.body.addEventListener('added_to_cart', ({ detail }) => added(Array.isArray(detail) ? detail[2] : undefined));
  if (document.querySelector('.woocommerce-order-received')) did('tracker', 'order');
})();
