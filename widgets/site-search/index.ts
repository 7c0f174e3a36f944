import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountSiteSearch(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('site-search', marker, () => {}, options);
}

export { mountSiteSearch as mount };
