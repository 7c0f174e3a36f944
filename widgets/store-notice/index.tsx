import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { StoreNotice } from './StoreNotice';
import { notices } from './store';

/**
 * Shows the shop's notice until it is dismissed, with Enter, the space bar or a click; of several notices the first one's id
 * decides for all. Source: spec storefront 4 "Store notice", 9 "Cookies"; contract 24.
 */
function mountStoreNotice(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLElement)) throw new TypeError('store-notice: the marker is no HTML element');
  notices.sync();
  return hydrateWidget('store-notice', marker, () => <StoreNotice marker={marker} />, {
    ...options,
    start: notices.start,
  });
}

export { mountStoreNotice as mount };
