import { addEvents } from '../../src/core/bus/channel';
import { productPageEvents } from '../../src/core/bus/events/productPage';
import { swatchEvents } from '../../src/core/bus/events/swatches';
import { defineView } from '../../src/hydrate/defineView';
import { offerPlugin } from './plugin';
import { Swatches } from './Swatches';
import { createSwatchesStore } from './store';

addEvents(productPageEvents);
addEvents(swatchEvents);

/** The swatches of one attribute choose in the select beside them, and follow it. */
export const mount = defineView('swatches', HTMLElement, marker => {
  const store = createSwatchesStore(marker);
  return { render: () => <Swatches store={store} />, start: store.start, late: store };
});

offerPlugin(mount);
