import { readGlobal } from '../../core/config/shopGlobals';
import { isAtWork } from '../../core/shopScripts';
import type { Definition } from '../../loader/definition';
import { atOnce, where } from '../../loader/hydrateWhen';

export const definition = {
  name: 'abandoned-cart',
  markers:
    '#billing_email, #username, #reg_email, #contact-fields [type=email], #mailchimp_woocommerce_newsletter, #subscribe-to-newsletter, body',
  markerOf(found) {
    if (!readGlobal('mailchimp_public_data')) return null;
    return found !== document.body || location.search.includes('mc_cart_id=') ? found : null;
  },
  hydrateWhen: [where(marker => marker.matches('body, [type=checkbox]'), atOnce)],
  conflicts: () =>
    isAtWork(
      'mailchimp-for-woocommerce/public/js/mailchimp-woocommerce-public',
      () => readGlobal('mailchimp_cart') !== undefined,
    )
      ? "the abandoned cart's own script"
      : undefined,
  load: () => import('./index'),
} satisfies Definition;
