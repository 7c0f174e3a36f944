import { addWires } from '../../src/core/bus/wire';
import { productPageWires } from '../../src/core/bus/wires/productPage';
import { swatchWires } from '../../src/core/bus/wires/swatches';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { mounts } from './mounts';
import { offerPlugin } from './plugin';
import { Swatches } from './Swatches';
import { createSwatchesStore } from './store';

addWires(productPageWires);
addWires(swatchWires);
offerPlugin(mountSwatches);

/**
 * Takes over the swatches of one attribute: they choose in the select beside them, and follow it. Swatches that another
 * script puts into the list are taken over as well.
 * @throws MarkupError before it touches the page, when the list has no select or is in no form
 */
function mountSwatches(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLElement)) throw new TypeError('swatches: the marker is no HTML element');
  const store = createSwatchesStore(marker);
  const mounted = hydrateWidget('swatches', marker, () => <Swatches store={store} />, {
    ...options,
    start: store.start,
    late: store,
  });
  mounts.set(marker, mounted);
  return mounted;
}

export { mountSwatches as mount };
