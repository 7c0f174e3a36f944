import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';

/** Skeleton. */
function mountBundle(marker: Element, options: HydrateOptions = {}): Mounted {
  return hydrateWidget('bundle', marker, () => adopt(marker, {}), options);
}

export { mountBundle as mount };
