import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { PayLater } from './PayLater';
import { readSettings } from './settings';
import { createPayLaterStore } from './store';

/**
 * Shows how the page's product, or the cart, can be paid in parts. Source: spec storefront 2 "Banners and notices"; add-on
 * contract 10.
 * @throws MarkupError without the provider's settings
 */
function mountPayLater(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLElement)) throw new TypeError('pay-later: the marker is no HTML element');
  const store = createPayLaterStore(marker, readSettings(marker));
  return hydrateWidget('pay-later', marker, () => <PayLater marker={marker} store={store} />, {
    ...options,
    start: store.start,
  });
}

export { mountPayLater as mount };
