import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';

/** Skeleton. */
function mountNotices(marker: Element, options: HydrateOptions = {}): Mounted {
  return hydrateWidget('notices', marker, () => adopt(marker, {}), options);
}

export { mountNotices as mount };
