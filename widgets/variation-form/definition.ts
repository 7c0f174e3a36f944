import { clashWithPlugin } from '../../src/loader/clashWith';
import type { Definition } from '../../src/loader/definition';
import { variationWakes } from '../../src/loader/variationWakes';

export const definition = {
  name: 'variation-form',
  markers: 'form.variations_form, .woosb-product .variations_form',
  wakes: variationWakes,
  controls: '.single_add_to_cart_button, .reset_variations',
  clash: () =>
    clashWithPlugin(
      "the shop's own variation script",
      'woocommerce/assets/js/frontend/add-to-cart-variation',
      'wc_variation_form',
    ),
  plugin: 'wc_variation_form',
  load: () => import('./index'),
} satisfies Definition;
