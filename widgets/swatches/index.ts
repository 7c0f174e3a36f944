import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';

/** Skeleton. */
function mountSwatches(marker: Element, options: HydrateOptions = {}): Mounted {
  return hydrateWidget('swatches', marker, () => adopt(marker, {}), options);
}

export { mountSwatches as mount };
