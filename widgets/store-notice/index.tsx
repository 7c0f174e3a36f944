import type { ReactNode } from 'react';
import { Adopted, adopt, type SlotProps, useDisplay } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { usePress } from '../../src/ui/press';
import { useStore } from '../../src/ui/useStore';
import { notices } from './store';

/**
 * Shows the shop's notice until it is dismissed, with Enter, the space bar or a click; of several notices the first one's id
 * decides for all.
 */
export const mount = defineView('store-notice', HTMLElement, marker => {
  notices.sync();
  return { render: () => <StoreNotice marker={marker} />, start: notices.start };
});

function StoreNotice({ marker }: { marker: HTMLElement }): ReactNode {
  // A strict policy forbids the shop's own inline style, so a dismissed notice is hidden as well.
  useDisplay(marker, !useStore(notices, ({ isDismissed }) => isDismissed));
  return adopt(marker, { '.woocommerce-store-notice__dismiss-link': Dismiss });
}

/** A link without an address that does a button's work. */
function Dismiss({ element }: SlotProps): ReactNode {
  return <Adopted of={element} {...usePress(notices.dismiss)} />;
}
