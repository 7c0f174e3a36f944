import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountPasswordField(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('password-field', marker, () => {}, options);
}

export { mountPasswordField as mount };
