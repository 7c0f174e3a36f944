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
export const mount = defineView('address-fields', HTMLElement, marker => {
  // Two scripts would swap every control twice.
  if (isShopScriptAtWork('country-select'))
    throw new MarkupError('address-fields', marker, "the shop's own script is at work on it");
  // The fields around a row are in the element around it.
  const scope = (marker.matches('.form-row') && marker.parentElement) || marker;
  const store = createAddressStore(scope, marker);
  // At once: elements of the order's attribution that stand in it are taken out while the page starts.
  return {
    render: () => <AddressFields marker={marker} scope={scope} store={store} />,
    start: store.start,
    atOnce: true,
  };
});

function AddressFields(props: { marker: HTMLElement; scope: HTMLElement; store: AddressStore }): ReactNode {
  const { marker, scope, store } = props;
  const { searches } = useStore(store);
  return (
    <>
      {adopt(marker, {})}
      {searches && <searches.Component scope={scope} isInSelectMarkup={searches.isInSelectMarkup} />}
    </>
  );
}
