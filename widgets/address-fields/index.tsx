import type { ReactNode } from 'react';
import { addEvents } from '../../src/core/bus/channel';
import { addressEvents } from '../../src/core/bus/events/account';
import { MarkupError } from '../../src/core/errors';
import { isShopScriptAtWork } from '../../src/core/shopScripts';
import { adopt } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { useStore } from '../../src/ui/useStore';
import { type AddressStore, createAddressStore } from './store';

addEvents(addressEvents);

/** The state's control, labels and order follow the country; on unmount the fields stay as they are. */
export const mount = defineView('address-fields', HTMLElement, scope => {
  // Two scripts would swap every control twice.
  if (isShopScriptAtWork('country-select'))
    throw new MarkupError('address-fields', scope, "the shop's own script is at work on it");
  const store = createAddressStore(scope);
  // At once: elements of the order's attribution that stand in it are taken out while the page starts.
  return { render: () => <AddressFields scope={scope} store={store} />, start: store.start, atOnce: true };
});

function AddressFields({ scope, store }: { scope: HTMLElement; store: AddressStore }): ReactNode {
  const { searches } = useStore(store);
  return (
    <>
      {adopt(scope, {})}
      {searches && <searches.Component scope={scope} isInSelectMarkup={searches.isInSelectMarkup} />}
    </>
  );
}
