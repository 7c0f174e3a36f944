import { whenJQuery } from '../../src/core/bus/jquery';
import { addWires } from '../../src/core/bus/wire';
import { bundleWires } from '../../src/core/bus/wires/bundle';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { Bundle, partsIn } from './Bundle';
import { offerGlobals } from './globals';
import { readParts } from './page';
import { createBundleStore } from './store';

addWires(bundleWires);
whenJQuery(offerGlobals);

/**
 * Takes over a product bundle, `.woosb-wrap`: its items' quantities and variations, its price, why it can't be added yet,
 * and the field that its form sends. Source: spec storefront 2–5, 8, 9; add-on contract 1.
 * @throws MarkupError when it has no id or no container of items
 */
function mountBundle(marker: Element, options: HydrateOptions = {}): Mounted {
  const parts = readParts(marker);
  const store = createBundleStore(parts);
  return hydrateWidget('bundle', marker, () => <Bundle store={store} />, {
    ...options,
    start: store.start,
    late: { parts: () => partsIn(parts), sync: store.sync },
  });
}

export { mountBundle as mount };
