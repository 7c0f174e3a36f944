import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/hydrateWhen';

/** What the shop prints around the fields of an address. */
const SCOPES =
  '.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator';

/** Addresses, and the row of a country that stands in none of these. */
export const definition = {
  name: 'address-fields',
  markers: `${SCOPES}, .country_to_state`,
  markerOf(found) {
    if (found.matches(SCOPES)) return found;
    return found.closest(SCOPES) ? null : found.closest('.form-row');
  },
  hydrateWhen: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
