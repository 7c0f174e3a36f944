import { defineView } from '../../src/hydrate/defineView';
import { StoreNotice } from './StoreNotice';
import { notices } from './store';

/**
 * Shows the shop's notice until it is dismissed, with Enter, the space bar or a click; of several notices the first one's id
 * decides for all. Source: spec storefront 4 "Store notice", 9 "Cookies"; contract 24.
 */
export const mount = defineView('store-notice', HTMLElement, marker => {
  notices.sync();
  return { render: () => <StoreNotice marker={marker} />, start: notices.start };
});
