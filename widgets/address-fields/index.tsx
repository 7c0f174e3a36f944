import { addWires } from '../../src/core/bus/wire';
import { addressWires } from '../../src/core/bus/wires/address';
import { MarkupError } from '../../src/core/errors';
import { isShopScriptAtWork } from '../../src/core/shopScripts';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { AddressFields } from './AddressFields';
import { createAddressStore } from './store';

addWires(addressWires);

/**
 * Takes over the fields of an address: the state's control, labels and order follow the country. When it leaves, the
 * fields stay as they are, with what was typed. Source: spec storefront 5; contract 17.3.
 * @throws MarkupError when the shop's own script is at work on the page
 */
function mountAddressFields(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLElement)) throw new MarkupError('address-fields', marker, 'it is not an HTML element');
  // Two of them would swap every control twice. Source: contract 17.3.
  if (isShopScriptAtWork('country-select'))
    throw new MarkupError('address-fields', marker, "the shop's own script is at work on it");
  const store = createAddressStore(marker);
  const render = () => <AddressFields scope={marker} store={store} />;
  // Elements of the order's attribution that stand in it are taken out while the page starts.
  return hydrateWidget('address-fields', marker, render, { ...options, start: store.start, atOnce: true });
}

export { mountAddressFields as mount };
