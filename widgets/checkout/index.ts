import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountCheckout(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('checkout', marker, () => {}, options);
}

export { mountCheckout as mount };
