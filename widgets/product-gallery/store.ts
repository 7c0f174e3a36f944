import { bus } from '../../src/core/bus/bus';
import { whenJQuery } from '../../src/core/bus/jquery';
import { isLeaving } from '../../src/core/connection/leaving';
import { reportError } from '../../src/core/report';
import { followableUrl } from '../../src/core/url';
import { pluginArgument } from '../../src/loader/startPlugins';
import { linkStyles } from '../../src/loader/styles';
import type { OpenLightbox } from '../../src/ui/lightbox/lightbox';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { followPictures, galleryParams, itemOf, largeImages, type Picture, readPictures, slidesOf } from './pictures';
import { frameSlides, type Slider, stepOf } from './slider';
import { createZoom, type Zoomed } from './zoom';

const THUMBNAILS = '.flex-control-thumbs > li > img';

interface GalleryState {
  readonly current: number;
  /** The thumbnails; none where the page wants none. */
  readonly pictures: readonly Picture[];
  readonly hasLarge: boolean;
  readonly zoomed: Zoomed | undefined;
  readonly lightbox: OpenLightbox | 'opening' | undefined;
}

export type GalleryStore = ReturnType<typeof createGalleryStore>;

export const [GalleryProvider, useGallery] = storeContext<GalleryStore>();

export function createGalleryStore(gallery: HTMLElement, wrapper: HTMLElement | null) {
  const params = galleryParams(pluginArgument(gallery));
  const slides = slidesOf(wrapper);
  const frame = wrapper && params.hasSlider && slides.length > 1 ? frameSlides(wrapper) : undefined;
  const store = createDrawnStore<GalleryState>(() => ({
    current: 0,
    pictures: frame && params.hasThumbnails ? readPictures(slides) : [],
    hasLarge: largeImages(slides).length > 0,
    zoomed: undefined,
    lightbox: undefined,
  }));
  const { getState, draw } = store;
  const shown = () => slides[getState().current];
  const zoom = createZoom(gallery, params, store, shown);
  let slider: Slider | undefined;
  let ended: AbortSignal | undefined;

  function connect(made: Slider): () => void {
    slider = made;
    return () => {
      slider = undefined;
      made.end();
    };
  }

  const slideTo = (index: number) => slider?.slideTo(index);
  const show = (current: number) => draw({ current, zoomed: undefined });
  const settle = () => zoom.reset(shown());

  /** @param opener gets the focus back */
  async function open(opener: HTMLElement, slide = shown()): Promise<void> {
    if (getState().lightbox || !getState().hasLarge) return;
    draw({ lightbox: 'opening' });
    const lightbox = await openLightbox(slides, slide, opener, ended);
    lightbox?.dialog.on('destroy', () => {
      draw({ lightbox: undefined });
      opener.focus({ preventScroll: true });
    });
    draw({ lightbox });
  }

  /** Updates the state after a variation form has replaced the first picture. */
  function sync(): void {
    const thumbnails = gallery.querySelectorAll(THUMBNAILS);
    draw({
      pictures: followPictures(getState().pictures, slides, thumbnails),
      hasLarge: largeImages(slides).length > 0,
    });
    zoom.reset(slides[0]);
  }

  function start(signal: AbortSignal): void {
    ended = signal;
    signal.addEventListener('abort', end);
    zoom.start(signal);
    bus.on('woocommerce_gallery_init_zoom', sync, { target: gallery, signal });
    bus.on('woocommerce_gallery_reset_slide_position', () => slideTo(0), { target: gallery, signal });
    if (frame) followKeys(frame, signal);
    shareObjects(signal);
    bus.emit('wc-product-gallery-after-init', { gallery, params: params.all }, gallery);
    sync();
  }

  /** Moves the slides on `keyup`, as the shop does: tabs and stars stop the event. */
  function followKeys(scrolled: HTMLElement, signal: AbortSignal): void {
    const onKeyUp = (event: KeyboardEvent) => {
      const step = stepOf(event, gallery, scrolled);
      if (!step) return;
      const before = getState().current;
      slideTo(before + step);
      const { current } = getState();
      const images = [...gallery.querySelectorAll<HTMLElement>(THUMBNAILS)];
      // A focused thumbnail moves as well.
      const isFocused = images.some(image => image === document.activeElement);
      if (current !== before && isFocused) images[current]?.focus({ preventScroll: true });
    };
    document.addEventListener('keyup', onKeyUp, { signal });
  }

  /** Offers the fields of `$(gallery).data('flexslider')` and `.data('product_gallery')` that scripts use. */
  function shareObjects(signal: AbortSignal): void {
    const slider = {
      count: slides.length,
      // The browser itself lays the slides out anew.
      resize: () => {},
      get currentSlide() {
        return getState().current;
      },
      flexAnimate: (index: unknown) => slideTo(Number(index)),
    };
    whenJQuery($ => {
      const shared = {
        ...(frame && { flexslider: Object.assign(slider, { slides: $(slides) }) }),
        product_gallery: {
          $target: $(gallery),
          $images: $(slides),
          initZoom: () => bus.emit('woocommerce_gallery_init_zoom', {}, gallery),
          getGalleryItems: () =>
            largeImages(slides).map(image => ({ ...itemOf(image), w: itemOf(image).width, h: itemOf(image).height })),
          openPhotoswipe: (event?: { preventDefault?(): void }) => {
            event?.preventDefault?.();
            void open(gallery);
          },
        },
      };
      for (const [key, value] of Object.entries(shared)) {
        $(gallery).data(key, value);
        signal.addEventListener('abort', () => $(gallery).data(key, null));
      }
    }, signal);
  }

  function end(): void {
    const { lightbox } = getState();
    if (typeof lightbox === 'object') lightbox.dialog.destroy();
    // By then the server's nodes are restored, except a wrapper that is no child of the gallery.
    queueMicrotask(() => {
      if (wrapper && frame?.contains(wrapper)) frame.replaceWith(wrapper);
    });
  }

  return { ...store, gallery, wrapper, slides, params, frame, zoom, connect, slideTo, show, settle, open, start };
}

/** Opens the lightbox; a failure is reported, and the image's own address is followed. */
async function openLightbox(
  slides: readonly Element[],
  start: Element | undefined,
  opener: HTMLElement,
  signal: AbortSignal | undefined,
): Promise<OpenLightbox | undefined> {
  const images = largeImages(slides);
  const first = Math.max(
    0,
    images.findIndex(image => start?.contains(image)),
  );
  try {
    const sheet = linkStyles('lightbox');
    const { showLightbox } = await import('../../src/ui/lightbox/lightbox');
    return await showLightbox(images.map(itemOf), first, galleryParams().lightbox, sheet, signal);
  } catch (cause) {
    if (isLeaving()) return undefined;
    reportError({
      where: 'product-gallery',
      element: opener,
      found: 'the lightbox did not open',
      consequence: 'The image is opened as a page.',
      advice: 'Check that the folder of shop-widgets.js was uploaded whole.',
      cause,
    });
    const address = followableUrl(images[first]?.dataset.large_image);
    if (address) location.assign(address);
    return undefined;
  }
}
