import { addWires } from '../../src/core/bus/wire';
import { addressWires } from '../../src/core/bus/wires/address';
import { MarkupError } from '../../src/core/errors';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { hasShopCountries } from './hasShopCountries';
import { startAddressFields } from './startAddressFields';

addWires(addressWires);

/**
 * Takes over the fields of an address: the state's control, labels and order follow the country. When it leaves, the
 * fields stay as they are, with what was typed. Source: spec storefront 5; contract 17.3.
 * @throws MarkupError when the shop's own script is at work on the page
 */
function mountAddressFields(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLElement)) throw new MarkupError('address-fields', marker, 'it is not an HTML element');
  if (hasShopCountries()) throw new MarkupError('address-fields', marker, "the shop's own script is at work on it");
  return plainWidget('address-fields', marker, signal => startAddressFields(marker, signal), options);
}

export { mountAddressFields as mount };
