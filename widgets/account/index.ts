import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountAccount(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('account', marker, () => {}, options);
}

export { mountAccount as mount };
