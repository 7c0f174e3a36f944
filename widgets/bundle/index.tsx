import { addEvents } from '../../src/core/bus/channel';
import { bundleEvents } from '../../src/core/bus/events/bundle';
import { whenJQuery } from '../../src/core/bus/jquery';
import { defineView } from '../../src/hydrate/defineView';
import { Bundle, partsIn } from './Bundle';
import { offerGlobals } from './globals';
import { readParts } from './page';
import { createBundleStore } from './store';

addEvents(bundleEvents);
whenJQuery(offerGlobals);

/** Takes over a product bundle, `.woosb-wrap`. Source: spec storefront 2–5, 8, 9; add-on contract 1. */
export const mount = defineView('bundle', HTMLElement, marker => {
  const parts = readParts(marker);
  const store = createBundleStore(parts);
  return {
    render: () => <Bundle store={store} />,
    start: store.start,
    late: { parts: () => partsIn(parts), sync: store.sync },
  };
});
