import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountComingSoonBanner(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('coming-soon-banner', marker, () => {}, options);
}

export { mountComingSoonBanner as mount };
