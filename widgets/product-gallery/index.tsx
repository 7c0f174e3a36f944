import { bus } from '../../src/core/bus/bus';
import { addEvents } from '../../src/core/bus/channel';
import { galleryEvents } from '../../src/core/bus/events/gallery';
import { defineView } from '../../src/hydrate/defineView';
import { Gallery } from './Gallery';
import { findWrapper, galleryParams } from './pictures';
import { createGalleryStore, type GalleryStore } from './store';

addEvents(galleryEvents);

const mountGallery = defineView('product-gallery', HTMLElement, gallery => {
  let store: GalleryStore | undefined;
  return {
    // Only here is it certain that the gallery is not mounted already: the event tells other scripts.
    render: () => {
      const wrapper = findWrapper(gallery);
      bus.emit('wc-product-gallery-before-init', { gallery, params: galleryParams().all }, gallery);
      store = createGalleryStore(gallery, wrapper);
      return <Gallery store={store} />;
    },
    start: signal => store?.start(signal),
  };
});

/** The gallery is visible afterwards in any case, also when it was not taken over. Source: spec storefront 2, 9; contract 8. */
export const mount: typeof mountGallery = (marker, options) => {
  try {
    return mountGallery(marker, options);
  } finally {
    if (marker instanceof HTMLElement) marker.style.opacity = '1';
  }
};
