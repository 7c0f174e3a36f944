import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountAbandonedCart(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('abandoned-cart', marker, () => {}, options);
}

export { mountAbandonedCart as mount };
