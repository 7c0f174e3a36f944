import { readGlobal } from '../../core/config/shopGlobals';
import type { Definition } from '../../loader/definition';
import { atOnce } from '../../loader/hydrateWhen';

/** Where the payment provider's plugin prints what usage events need. Source: add-on contract 10.3, 10.4. */
const SETTINGS = ['wcpayConfig', 'wcpay_upe_config', 'wcpayExpressCheckoutParams'];

/** Pages with the provider's settings. The title stands for the page: its other elements have behaviours of their own. */
export const definition = {
  name: 'usage-events',
  markers: 'head > title:first-of-type',
  markerOf: title => (SETTINGS.some(readGlobal) ? title : null),
  hydrateWhen: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
