import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';

/** Skeleton. */
function mountShortDescription(marker: Element, options: HydrateOptions = {}): Mounted {
  return hydrateWidget('short-description', marker, () => adopt(marker, {}), options);
}

export { mountShortDescription as mount };
