export interface ShopControl {
  /** Selector of the elements. */
  readonly of: string;
  readonly events: readonly string[];
  /** jQuery namespace in which the shop's own script listens: `change.wc-variation-form` calls no listener without it. */
  readonly namespace?: string;
}

const namespace = 'wc-variation-form';

/**
 * What the shop's own scripts hear: scripts of others trigger it with jQuery. `listenJQuery` listens in these namespaces, and
 * `bridgeTriggers.ts` has clicks on these links and submits of these forms answered. Changes are heard
 * by `listenDom`, and are here for the test that triggers each event of this list.
 */
export const shopControls: readonly ShopControl[] = [
  { of: '.reset_variations', events: ['click'], namespace },
  { of: '.single_add_to_cart_button', events: ['click'], namespace },
  { of: '.variations select', events: ['change'], namespace },
  {
    of: '.variations_form',
    events: [
      'check_variations',
      'update_variation_values',
      'found_variation',
      'show_variation',
      'hide_variation',
      'reset_data',
      'reset_image',
      'reset_focus',
      'announce_reset',
      'clear_reset_announcement',
      'reload_product_variations',
    ],
    namespace,
  },
  { of: '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)', events: ['click'] },
  { of: '.remove_from_cart_button, .product-remove a, .woocommerce-remove-coupon', events: ['click'] },
  { of: '.shipping-calculator-button', events: ['click'] },
  { of: '.showcoupon, .showlogin, .woocommerce-terms-and-conditions-link', events: ['click'] },
  { of: '.wc-tabs a, ul.tabs a, .woocommerce-review-link, p.stars a', events: ['click'] },
  { of: '.woocommerce-product-gallery a, .woocommerce-product-gallery__trigger', events: ['click'] },
  { of: '.woocommerce-store-notice__dismiss-link, .tinvwl_add_to_wishlist_button, .wcpt a', events: ['click'] },
  { of: '[name="payment_method"]', events: ['click'] },
  { of: '.shipping_method', events: ['change'] },
  { of: '#ship-to-different-address input, #createaccount', events: ['change'] },
  { of: '.country_to_state', events: ['change'] },
  { of: '.woocommerce-ordering .orderby', events: ['change'] },
  { of: 'form.woocommerce-cart-form, form.woocommerce-shipping-calculator', events: ['submit'] },
  { of: 'form.checkout, form.checkout_coupon, form.cart, .wcpt-global-search__form', events: ['submit'] },
];

const having = (event: string): string =>
  shopControls.flatMap(({ of, events }) => (events.includes(event) ? [of] : [])).join();

/** The links whose clicks are heard natively: for a link jQuery raises no native click. */
export const CLICKED = having('click');

/** The forms whose submits are heard natively. */
export const SUBMITTED = having('submit');

/** Returns the names under which jQuery's listeners hear an event in every namespace: `change change.wc-variation-form`. */
export const namesOf = (event: string): string => {
  const spaces = shopControls.flatMap(one => (one.namespace && one.events.includes(event) ? [one.namespace] : []));
  return [event, ...new Set(spaces.map(space => `${event}.${space}`))].join(' ');
};
