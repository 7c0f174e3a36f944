import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';

/** Skeleton. */
function mountProductGallery(marker: Element, options: HydrateOptions = {}): Mounted {
  return hydrateWidget('product-gallery', marker, () => adopt(marker, {}), options);
}

export { mountProductGallery as mount };
