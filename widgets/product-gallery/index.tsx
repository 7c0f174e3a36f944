import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect } from 'react';
import { bus } from '../../src/core/bus/bus';
import { addEvents } from '../../src/core/bus/channel';
import { galleryEvents } from '../../src/core/bus/events/gallery';
import { Adopted, adopt, type SlotProps, useHydrated, useStyles } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { DIALOG } from '../../src/ui/lightboxItem';
import { clickWithKeys } from '../../src/ui/press';
import { useStore } from '../../src/ui/useStore';
import { tGallery } from './messages';
import { findWrapper, galleryParams, SLIDE } from './pictures';
import { PictureLink, Slide } from './Slide';
import { createSlider, FRAME, frameStyles, stepOf, wrapperStyles } from './slider';
import { createGalleryStore, GalleryProvider, type GalleryStore, useGallery } from './store';
import { Thumbnails } from './Thumbnails';

addEvents(galleryEvents);

const mountGallery = defineView('product-gallery', HTMLElement, gallery => {
  let store: GalleryStore | undefined;
  return {
    // Only here is it certain that the gallery is not mounted already: the event notifies other scripts.
    render: () => {
      const wrapper = findWrapper(gallery);
      bus.emit('wc-product-gallery-before-init', { gallery, params: galleryParams().all }, gallery);
      store = createGalleryStore(gallery, wrapper);
      return <Gallery store={store} />;
    },
    start: signal => store?.start(signal),
  };
});

/** The gallery is visible afterwards in any case, also when it was not taken over. */
export const mount: typeof mountGallery = (marker, options) => {
  try {
    return mountGallery(marker, options);
  } finally {
    if (marker instanceof HTMLElement) marker.style.opacity = '1';
  }
};

/** Themes hide it, and draw an icon. */
const FACE = <span aria-hidden="true">🔍</span>;

const slots = { [FRAME]: Viewport, [SLIDE]: Slide, a: PictureLink };

function Gallery({ store }: { store: GalleryStore }): ReactNode {
  const { gallery, slides, frame, params } = store;
  const lightbox = useStore(store, state => state.lightbox);
  const isHydrated = useHydrated();
  const hasTrigger = slides.length > 0 && params.hasZoom && params.hasLightbox;
  const isOwn = (part: Element) => part === frame || slides.some(slide => slide.contains(part));
  return (
    <GalleryProvider value={store}>
      {isHydrated && hasTrigger && <Trigger />}
      {adopt(gallery, slots, isOwn)}
      {typeof lightbox === 'object' && <lightbox.Controls {...lightbox} />}
    </GalleryProvider>
  );
}

/** The magnifier that opens the lightbox. See contract/product.md#gallery. */
function Trigger(): ReactNode {
  const store = useGallery();
  const hasLarge = useStore(store, state => state.hasLarge);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    void store.open(event.currentTarget);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: themes draw this very element
    // biome-ignore lint/a11y/useValidAnchor: themes draw this very element
    <a
      className="woocommerce-product-gallery__trigger"
      href="#"
      role="button"
      aria-haspopup="dialog"
      aria-controls={DIALOG}
      aria-label={galleryParams().triggerText || tGallery('gallery.open')}
      style={hasLarge ? {} : { display: 'none' }}
      onClick={onClick}
      onKeyDown={event => clickWithKeys(event.currentTarget, event)}
    >
      {FACE}
    </a>
  );
}

/** The frame that scrolls from slide to slide, and the thumbnails below it. */
function Viewport({ element: frame, children }: SlotProps): ReactNode {
  const store = useGallery();
  const { gallery, wrapper } = store;
  const hasThumbnails = useStore(store, ({ pictures }) => pictures.length > 0);
  const isHydrated = useHydrated();
  useStyles(frame, frameStyles);
  useStyles(wrapper, wrapperStyles);
  useLayoutEffect(
    () => (wrapper ? store.connect(createSlider(frame, wrapper, store)) : undefined),
    [frame, wrapper, store],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    // Prevents that the browser scrolls as well.
    if (stepOf(event.nativeEvent, gallery, frame)) event.preventDefault();
  };
  return (
    <>
      <Adopted of={frame} onKeyDown={onKeyDown}>
        {children}
      </Adopted>
      {isHydrated && hasThumbnails && <Thumbnails />}
    </>
  );
}
