import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountMenu(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('menu', marker, () => {}, options);
}

export { mountMenu as mount };
