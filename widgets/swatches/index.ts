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
  const end = () => mounts.get(marker)?.unmount();
  // Several changes may wait for one piece of code: the first one's answer is for all.
  const onOtherItems = (own: readonly Node[]) =>
    withActions(({ renew }) => mounts.get(marker) === mounted && renew(marker, own, end, mountSwatches));
  const mounted = hydrateWidget('swatches', marker, () => swatches(list, onOtherItems), options);
  mounts.set(marker, mounted);
  return { name: 'swatches', marker, unmount: end };
}

export { mountSwatches as mount };
