// Stands for scripts of other makers: listens to every event of the shop and lists it with the kinds of its arguments.
(() => {
  const NAMES = [
    // variation form
    'wc_variation_form',
    'check_variations',
    'reload_product_variations',
    'update_variation_values',
    'woocommerce_update_variation_values',
    'woocommerce_variation_select_change',
    'woocommerce_variation_has_changed',
    'found_variation',
    'show_variation',
    'hide_variation',
    'reset_data',
    'reset_image',
    'announce_reset',
    'clear_reset_announcement',
    'reset_focus',
    // gallery, tabs, stars
    'wc-product-gallery-before-init',
    'wc-product-gallery-after-init',
    'wc-product-gallery-before-destroy',
    'woocommerce_gallery_reset_slide_position',
    'woocommerce_gallery_init_zoom',
    'init',
    // add to cart and mini-cart
    'ajax_request_not_sent.adding_to_cart',
    'adding_to_cart',
    'added_to_cart',
    'removed_from_cart',
    'wc_cart_button_updated',
    // fragments
    'wc_fragments_loaded',
    'wc_fragments_refreshed',
    'wc_fragments_ajax_error',
    'wc_fragment_refresh',
    // cart page
    'wc_update_cart',
    'updated_wc_div',
    'updated_cart_totals',
    'wc_cart_emptied',
    'applied_coupon',
    'removed_coupon',
    'updated_shipping_method',
    'item_removed_from_classic_cart',
    'country_to_state_changed',
    'country_to_state_changing',
    // checkout, account
    'update_checkout',
    'updated_checkout',
    'init_checkout',
    'checkout_error',
    'payment_method_selected',
    'applied_coupon_in_checkout',
    'removed_coupon_in_checkout',
    'checkout_place_order',
    'checkout_place_order_success',
    'wc_address_i18n_ready',
    'wc-credit-card-form-init',
    'init_add_payment_method',
    'wc-password-strength-added',
    'wc-password-strength-hide',
    'wc-password-strength-show',
    'wc_custom_place_order_button_registered',
    // consent, native only
    'wp_listen_for_consent_change',
    'wp_consent_type_defined',
  ];
  const ON_THE_ELEMENT = ['should_send_ajax_request.adding_to_cart'];
  const AJAX = ['ajaxStart', 'ajaxSend', 'ajaxSuccess', 'ajaxError', 'ajaxComplete', 'ajaxStop'];
  const $ = window.jQuery;

  const kindOf = value => {
    if (value === null) return 'null';
    if (Array.isArray(value)) return 'array';
    if ($ && value instanceof $) return `jQuery(${value.length})`;
    if (value instanceof Element) return 'element';
    if (typeof value === 'object' && typeof value.getResponseHeader === 'function') return 'jqXHR';
    if (typeof value === 'object' && value.$form) return 'controller';
    return typeof value;
  };

  const describe = node => {
    if (!(node instanceof Element)) return node === document ? 'document' : 'window';
    const firstClass = node.classList[0];
    return node.localName + (node.id ? `#${node.id}` : firstClass && node !== document.body ? `.${firstClass}` : '');
  };

  /** Events in order: `{ event, target, args, via }`; `args` are kinds by position. */
  const events = [];
  window.demoEvents = events;

  const show = entry => {
    const list = document.getElementById('demo-events');
    if (!list) return;
    const row = document.createElement('li');
    row.textContent = `${entry.event} → ${entry.target} (${entry.args.join(', ')})${entry.via === 'native' ? ' [native]' : ''}`;
    list.append(row);
    list.scrollTop = list.scrollHeight;
  };

  const record = (event, target, args, via) => {
    const entry = { event, target: describe(target), args: args.map(kindOf), via };
    events.push(entry);
    show(entry);
  };

  const refuses = () => document.getElementById('demo-veto')?.checked === true;

  if ($) {
    const fullName = event => (event.namespace ? `${event.type}.${event.namespace}` : event.type);
    for (const name of [...NAMES, ...AJAX]) {
      $(document).on(name, (event, ...args) => record(fullName(event), event.target, args, 'jQuery'));
    }
    $(document).on('change', '.variation_id, input.qty', event => record('change', event.target, [], 'jQuery'));
    $(window).on('resize', event => {
      if (event.isTrigger) record('resize', window, [], 'jQuery');
    });
    for (const name of ON_THE_ELEMENT) {
      $(document.body).on(name, (event, ...args) => {
        record(fullName(event), event.target, args, 'jQuery');
        return refuses() ? false : undefined;
      });
    }
  } else {
    for (const name of [...NAMES, ...ON_THE_ELEMENT]) {
      const target = ON_THE_ELEMENT.includes(name) ? document.body : document;
      target.addEventListener(name, event => {
        const detail = event.detail;
        record(name, event.target, Array.isArray(detail) ? detail : detail == null ? [] : [detail], 'native');
        if (ON_THE_ELEMENT.includes(name) && refuses()) event.preventDefault();
      });
    }
    document.addEventListener('change', event => {
      if (event.target.matches('.variation_id, input.qty')) record('change', event.target, [], 'native');
    });
  }

  document.getElementById('demo-clear-events')?.addEventListener('click', () => {
    events.length = 0;
    document.getElementById('demo-events')?.replaceChildren();
  });
})();
