import { pageConfig } from '../../src/core/config/pageConfig';
import { addsInBackground } from '../../src/core/config/shopGlobals';
import { conflictWithAddToCart } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';

const LIST_BUTTON = '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)';
const PRODUCT_FORM = 'form.cart[method="post" i]:not(.variations_form)';

/** Lists with buttons that add in the background, other elements right around such buttons, and forms. */
export const definition = {
  name: 'add-to-cart',
  markers: `${LIST_BUTTON}, ${PRODUCT_FORM}`,
  markerOf(found) {
    if (!addsInBackground()) return null;
    if (found instanceof HTMLFormElement) return pageConfig().ajaxProductForms ? found : null;
    return found.closest('ul.products') ?? found.parentElement;
  },
  hydrateWhen: [],
  controls: `${LIST_BUTTON}, ${PRODUCT_FORM} .single_add_to_cart_button`,
  // The shop's script leaves product forms alone.
  conflicts: marker => (marker instanceof HTMLFormElement ? undefined : conflictWithAddToCart()),
  load: () => import('./index'),
} satisfies Definition;
