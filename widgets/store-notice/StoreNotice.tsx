import type { ReactNode } from 'react';
import { Adopted, adopt, type SlotProps, useDisplay } from '../../src/hydrate';
import { onPress } from '../../src/ui/onPress';
import { useStore } from '../../src/ui/useStore';
import { notices } from './store';

/** The shop's notice, shown until it is dismissed. */
export function StoreNotice({ marker }: { marker: HTMLElement }): ReactNode {
  // A strict policy keeps the shop's own inline style out, so what is dismissed is hidden as well.
  useDisplay(marker, !useStore(notices, ({ isDismissed }) => isDismissed));
  return adopt(marker, { '.woocommerce-store-notice__dismiss-link': Dismiss });
}

/** A link without an address that does a button's work. */
function Dismiss({ element }: SlotProps): ReactNode {
  return <Adopted of={element} {...onPress(notices.dismiss)} />;
}
