import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'address-fields',
  markers:
    '.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator',
  hydrateWhen: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
