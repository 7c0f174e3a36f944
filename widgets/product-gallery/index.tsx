import { bus } from '../../src/core/bus/bus';
import { addWires } from '../../src/core/bus/wire';
import { galleryWires } from '../../src/core/bus/wires/gallery';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { Gallery } from './Gallery';
import { findWrapper, galleryParams } from './pictures';
import { createGalleryStore, type GalleryStore } from './store';

addWires(galleryWires);

/**
 * Takes over a product's gallery: slider with thumbnails, zoom and lightbox, as far as the page's settings have them. It is
 * visible afterwards in any case, also when it was not taken over and when it is unmounted. Source: spec storefront 2, 9;
 * contract 8.
 * @throws MarkupError when its pictures have no wrapper
 */
function mountProductGallery(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLElement)) throw new TypeError('product-gallery: the marker is no HTML element');
  let store: GalleryStore | undefined;
  // Not before it is certain that the gallery is not taken over already: other scripts hear of it.
  const render = () => {
    const wrapper = findWrapper(marker);
    bus.emit('wc-product-gallery-before-init', { gallery: marker, params: galleryParams().all }, marker);
    store = createGalleryStore(marker, wrapper);
    return <Gallery store={store} />;
  };
  try {
    return hydrateWidget('product-gallery', marker, render, { ...options, start: signal => store?.start(signal) });
  } finally {
    marker.style.opacity = '1';
  }
}

export { mountProductGallery as mount };
