import { conflictWithPlugin } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { variationReasons } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'variation-form',
  markers: '.variations_form',
  hydrateWhen: variationReasons,
  controls: '.single_add_to_cart_button, .reset_variations',
  conflicts: () =>
    conflictWithPlugin(
      "the shop's own variation script",
      'woocommerce/assets/js/frontend/add-to-cart-variation',
      'wc_variation_form',
    ),
  plugin: 'wc_variation_form',
  load: () => import('./index'),
} satisfies Definition;
