import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountServices(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('services', marker, () => {}, options);
}

export { mountServices as mount };
