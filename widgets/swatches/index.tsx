import { addEvents } from '../../src/core/bus/channel';
import { productPageEvents } from '../../src/core/bus/events/productPage';
import { swatchEvents } from '../../src/core/bus/events/swatches';
import { defineView } from '../../src/hydrate/defineView';
import { offerPlugin } from './plugin';
import { Swatches } from './Swatches';
import { createSwatchesStore } from './store';

addEvents(productPageEvents);
addEvents(swatchEvents);

/**
 * Takes over the swatches of one attribute: they choose in the select beside them, and follow it. Swatches that another
 * script puts into the list are taken over as well.
 * @throws MarkupError before it touches the page, when the list has no select or is in no form
 */
export const mount = defineView('swatches', HTMLElement, marker => {
  const store = createSwatchesStore(marker);
  return { render: () => <Swatches store={store} />, start: store.start, externalChanges: store };
});

offerPlugin(mount);
