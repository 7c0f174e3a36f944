import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountCartPage(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('cart-page', marker, () => {}, options);
}

export { mountCartPage as mount };
