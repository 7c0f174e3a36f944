import { addWires } from '../../src/core/bus/wire';
import { galleryWires } from '../../src/core/bus/wires/gallery';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { runGallery } from './runGallery';

addWires(galleryWires);

/**
 * Takes over a product's gallery: slider with thumbnails, zoom and lightbox, as far as the page's settings have them. It is
 * visible afterwards in any case, also when it was not taken over and when it is unmounted.
 * @throws MarkupError when its pictures have no wrapper
 */
function mountProductGallery(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLElement)) throw new TypeError('product-gallery: the marker is no HTML element');
  try {
    return plainWidget('product-gallery', marker, signal => runGallery(marker, signal), options);
  } finally {
    marker.style.opacity = '1';
  }
}

export { mountProductGallery as mount };
