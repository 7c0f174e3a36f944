export interface ShopControl {
  /** Selector of the elements. */
  readonly of: string;
  readonly events: readonly string[];
  /** jQuery namespace in which the shop's own script listens: `change.wc-variation-form` calls no listener without it. */
  readonly namespace?: string;
}

const namespace = 'wc-variation-form';

/**
 * What the shop's own scripts hear, beside fields and forms whose plain events each widget hears: scripts of others trigger it with
 * jQuery. `listenJQuery` listens in these namespaces, and `bridgeClicks.ts` has a click on one of these links answered.
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
  { of: '.remove_from_cart_button, .product-remove a, .woocommerce-remove-coupon', events: ['click'] },
  { of: '.shipping-calculator-button', events: ['click'] },
  { of: '.showcoupon, .showlogin, .woocommerce-terms-and-conditions-link', events: ['click'] },
  { of: '.wc-tabs a, ul.tabs a, .woocommerce-review-link, p.stars a', events: ['click'] },
  { of: '.woocommerce-product-gallery a, .woocommerce-product-gallery__trigger', events: ['click'] },
  { of: '.woocommerce-store-notice__dismiss-link', events: ['click'] },
];

/** The links whose clicks are heard natively: for a link jQuery raises no native click. */
export const CLICKED = shopControls.flatMap(({ of, events }) => (events.includes('click') ? [of] : [])).join();

/** Returns the names under which jQuery's listeners hear an event in every namespace: `change change.wc-variation-form`. */
export const namesOf = (event: string): string => {
  const spaces = shopControls.flatMap(one => (one.namespace && one.events.includes(event) ? [one.namespace] : []));
  return [event, ...new Set(spaces.map(space => `${event}.${space}`))].join(' ');
};
