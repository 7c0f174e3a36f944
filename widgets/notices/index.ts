import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { focusNotice } from './focusNotice';

/** Gives a notice the focus, so that it is read and keys go on from there. Source: spec storefront 9, contract 16. */
function mountNotices(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('notices', marker, signal => focusNotice(marker, signal), options);
}

export { mountNotices as mount };
