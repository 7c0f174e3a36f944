import { addEvents } from '../../src/core/bus/channel';
import { bare } from '../../src/core/bus/defineEvent';
import { defineView } from '../../src/hydrate/defineView';
import { ProductTabs } from './ProductTabs';
import { createTabsStore } from './store';
import { readTabs } from './tabs';

addEvents({ init: bare });

/**
 * Takes over a product's tabs: one panel is shown, by the page's address at first, by clicks and keys later. A wrapper
 * without tabs is left as it is. Nothing is added to the markup, and tabs that other scripts insert or replace work as well.
 * Source: spec storefront 2 "Tabs", contract 9.
 */
export const mount = defineView('product-tabs', Element, wrapper => {
  const store = createTabsStore(wrapper);
  return {
    render: () => <ProductTabs wrapper={wrapper} store={store} />,
    start: store.start,
    externalChanges: { parts: () => readTabs(wrapper).flatMap(({ link, panel }) => [link, panel]), sync: store.sync },
  };
});
