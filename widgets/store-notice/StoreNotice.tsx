import type { ReactNode } from 'react';
import { Adopted, adopt, type SlotProps, useDisplay } from '../../src/hydrate';
import { usePress } from '../../src/ui/press';
import { useStore } from '../../src/ui/useStore';
import { notices } from './store';

export function StoreNotice({ marker }: { marker: HTMLElement }): ReactNode {
  // A strict policy forbids the shop's own inline style, so a dismissed notice is hidden as well.
  useDisplay(marker, !useStore(notices, ({ isDismissed }) => isDismissed));
  return adopt(marker, { '.woocommerce-store-notice__dismiss-link': Dismiss });
}

/** A link without an address that does a button's work. */
function Dismiss({ element }: SlotProps): ReactNode {
  return <Adopted of={element} {...usePress(notices.dismiss)} />;
}
