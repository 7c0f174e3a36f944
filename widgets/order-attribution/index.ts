import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountOrderAttribution(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('order-attribution', marker, () => {}, options);
}

export { mountOrderAttribution as mount };
