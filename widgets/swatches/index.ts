import { addWires } from '../../src/core/bus/wire';
import { productPageWires } from '../../src/core/bus/wires/productPage';
import { swatchWires } from '../../src/core/bus/wires/swatches';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { withActions } from './loadActions';
import { mounts } from './mounts';
import { offerPlugin } from './offerPlugin';
import { swatches } from './Swatches';
import { swatchListOf } from './swatchList';

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
  const list = swatchListOf(marker);
  const own = [...marker.childNodes];
  const end = () => mounts.get(marker)?.unmount();
  const onOtherItems = () => withActions(({ renew }) => renew(marker, own, end, mountSwatches));
  mounts.set(
    marker,
    hydrateWidget('swatches', marker, () => swatches(list, onOtherItems), options),
  );
  return { name: 'swatches', marker, unmount: end };
}

export { mountSwatches as mount };
