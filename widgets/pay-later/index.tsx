import { defineView } from '../../src/hydrate/defineView';
import { PayLater } from './PayLater';
import { readSettings } from './settings';
import { createPayLaterStore } from './store';

/**
 * Shows how the page's product, or the cart, can be paid in parts. Source: spec storefront 2 "Banners and notices"; add-on
 * contract 10.
 * @throws MarkupError without the provider's settings
 */
export const mount = defineView('pay-later', HTMLElement, marker => {
  const store = createPayLaterStore(marker, readSettings(marker));
  return { render: () => <PayLater marker={marker} store={store} />, start: store.start };
});
