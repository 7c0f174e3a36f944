import { addEvents } from '../../src/core/bus/channel';
import { bare } from '../../src/core/bus/defineEvent';
import { defineView } from '../../src/hydrate/defineView';
import { ProductTabs } from './ProductTabs';
import { createTabsStore } from './store';
import { readTabs } from './tabs';

addEvents({ init: bare });

/** A product's tabs; nothing is added to the markup. Source: spec storefront 2 "Tabs", contract 9. */
export const mount = defineView('product-tabs', Element, wrapper => {
  const store = createTabsStore(wrapper);
  return {
    render: () => <ProductTabs wrapper={wrapper} store={store} />,
    start: store.start,
    late: { parts: () => readTabs(wrapper).flatMap(({ link, panel }) => [link, panel]), sync: store.sync },
  };
});
