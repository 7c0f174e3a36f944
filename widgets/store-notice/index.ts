import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountStoreNotice(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('store-notice', marker, () => {}, options);
}

export { mountStoreNotice as mount };
