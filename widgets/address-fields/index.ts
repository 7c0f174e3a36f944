import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountAddressFields(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('address-fields', marker, () => {}, options);
}

export { mountAddressFields as mount };
