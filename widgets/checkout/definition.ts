import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/wakes';

export const definition = {
  name: 'checkout',
  markers: 'form.checkout.woocommerce-checkout, form#order_review',
  wakes: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
