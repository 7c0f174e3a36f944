import { addWires, bare } from '../../src/core/bus/wire';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { ProductTabs } from './ProductTabs';
import { createTabsStore } from './store';
import { readTabs } from './tabs';

addWires({ init: bare });

/**
 * Takes over a product's tabs: one panel is shown, by the page's address at first, by clicks and keys later. A wrapper
 * without tabs is left as it is. Nothing is added to the markup, and tabs that other scripts insert or replace work as well.
 * Source: spec storefront 2 "Tabs", contract 9.
 */
function mountProductTabs(marker: Element, options: HydrateOptions = {}): Mounted {
  const store = createTabsStore(marker);
  return hydrateWidget('product-tabs', marker, () => <ProductTabs wrapper={marker} store={store} />, {
    ...options,
    start: store.start,
    late: { parts: () => readTabs(marker).flatMap(({ link, panel }) => [link, panel]), sync: store.sync },
  });
}

export { mountProductTabs as mount };
