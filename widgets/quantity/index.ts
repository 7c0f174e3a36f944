import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';

/** Skeleton. */
function mountQuantity(marker: Element, options: HydrateOptions = {}): Mounted {
  return hydrateWidget('quantity', marker, () => adopt(marker, {}), options);
}

export { mountQuantity as mount };
