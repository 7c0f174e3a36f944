import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountNewsletter(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('newsletter', marker, () => {}, options);
}

export { mountNewsletter as mount };
