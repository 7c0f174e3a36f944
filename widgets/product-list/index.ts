import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { announceAgain } from './announceAgain';
import { submitOnChange } from './submitOnChange';

/** Takes over an ordering form, or has a result count announced again. Source: spec storefront 2, 9; contract 12. */
function mountProductList(marker: Element, options: HydrateOptions = {}): Mounted {
  const start = marker instanceof HTMLFormElement ? submitOnChange : announceAgain;
  return plainWidget('product-list', marker, signal => start(marker, signal), options);
}

export { mountProductList as mount };
