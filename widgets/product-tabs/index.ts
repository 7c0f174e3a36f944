import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';

/** Skeleton. */
function mountProductTabs(marker: Element, options: HydrateOptions = {}): Mounted {
  return hydrateWidget('product-tabs', marker, () => adopt(marker, {}), options);
}

export { mountProductTabs as mount };
