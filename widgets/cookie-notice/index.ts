import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

function mountCookieNotice(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('cookie-notice', marker, () => {}, options);
}

export { mountCookieNotice as mount };
