import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';

/** Skeleton. */
function mountProductList(marker: Element, options: HydrateOptions = {}): Mounted {
  return hydrateWidget('product-list', marker, () => adopt(marker, {}), options);
}

export { mountProductList as mount };
