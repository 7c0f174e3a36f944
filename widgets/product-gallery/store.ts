import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { whenJQuery } from '../../src/core/bus/jquery';
import type { OpenLightbox } from '../../src/ui/lightbox/lightbox';
import { storeContext } from '../../src/ui/storeContext';
import { openLightbox } from './openLightbox';
import {
  followPictures,
  type GalleryParams,
  galleryParams,
  largeImages,
  type Picture,
  readPictures,
  slidesOf,
} from './pictures';
import { frameSlides, type Slider, stepOf } from './slider';
import { createZoom, type Zoom, type Zoomed } from './zoom';

export interface GalleryState {
  /** Number of the slide that is shown, from 0. */
  readonly current: number;
  /** The thumbnails; none where the page wants none. */
  readonly pictures: readonly Picture[];
  /** Whether there is a picture for the lightbox. */
  readonly hasLarge: boolean;
  readonly zoomed: Zoomed | undefined;
  readonly lightbox: OpenLightbox | undefined;
  /** Whether the arrow keys move the slides: a focus on the thumbnails goes along. */
  readonly isByKey: boolean;
}

export interface GalleryStore extends StoreApi<GalleryState> {
  readonly gallery: HTMLElement;
  readonly wrapper: HTMLElement | null;
  readonly slides: readonly HTMLElement[];
  readonly params: GalleryParams;
  /** What scrolls; none where the gallery is no slider. */
  readonly frame: HTMLElement | undefined;
  readonly zoom: Zoom;
  /** Takes what moves the slides; answers how to give it back. */
  connect(slider: Slider): () => void;
  /** Moves to another slide. */
  slideTo(index: number): void;
  /** Another slide is shown; it has moved there, or is about to. */
  show(index: number): void;
  /** The slide that is shown stands still. */
  settle(): void;
  /**
   * Opens the lightbox.
   * @param opener gets the focus back
   * @param slide the one to begin with; default: the one that is shown
   */
  open(opener: HTMLElement, slide?: HTMLElement): Promise<void>;
  /** Begins to follow the page. */
  start(signal: AbortSignal): void;
}

export const [GalleryProvider, useGallery] = storeContext<GalleryStore>();

/** Reads a gallery's slides, and frames them where they slide. */
export function createGalleryStore(gallery: HTMLElement, wrapper: HTMLElement | null): GalleryStore {
  const params = galleryParams();
  const slides = slidesOf(wrapper);
  const frame = wrapper && params.hasSlider && slides.length > 1 ? frameSlides(wrapper) : undefined;
  const store = createStore<GalleryState>()(() => ({
    current: 0,
    pictures: frame && params.hasThumbnails ? readPictures(slides) : [],
    hasLarge: largeImages(slides).length > 0,
    zoomed: undefined,
    lightbox: undefined,
    isByKey: false,
  }));
  const { getState } = store;
  const shown = () => slides[getState().current];
  // Other scripts, and what moves the slides, look at the page in the same call.
  const set = (state: Partial<GalleryState>) => flushSync(() => store.setState(state));
  const zoom = createZoom(gallery, params, store, shown);
  let slider: Slider | undefined;
  let isOpening = false;
  let ended: AbortSignal | undefined;

  function connect(made: Slider): () => void {
    slider = made;
    return () => {
      slider = undefined;
      made.end();
    };
  }

  const slideTo = (index: number) => slider?.slideTo(index);
  const show = (current: number) => set({ current, zoomed: undefined });
  const settle = () => zoom.reset(shown());

  async function open(opener: HTMLElement, slide = shown()): Promise<void> {
    if (isOpening || !getState().hasLarge) return;
    isOpening = true;
    const lightbox = await openLightbox(slides, slide, opener, ended);
    isOpening = false;
    if (!lightbox) return;
    lightbox.dialog.on('destroy', () => {
      set({ lightbox: undefined });
      opener.focus({ preventScroll: true });
    });
    set({ lightbox });
  }

  /** A variation form has put its picture in the place of the first. */
  function sync(): void {
    const thumbnails = gallery.querySelectorAll('.flex-control-thumbs > li > img');
    set({
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
    if (frame) shareSlider(signal);
    bus.emit('wc-product-gallery-after-init', { gallery, params: params.all }, gallery);
    sync();
  }

  /** On the way up, as in the shop: tabs and stars stop it. */
  function followKeys(scrolled: HTMLElement, signal: AbortSignal): void {
    const onKeyUp = (event: KeyboardEvent) => {
      const step = stepOf(event, gallery, scrolled);
      if (!step) return;
      store.setState({ isByKey: true });
      slideTo(getState().current + step);
      store.setState({ isByKey: false });
    };
    document.addEventListener('keyup', onKeyUp, { signal });
  }

  /** Gives scripts that ask jQuery for `.data('flexslider')` what they use of it. Source: contract 1. */
  function shareSlider(signal: AbortSignal): void {
    const shared = {
      count: slides.length,
      get currentSlide() {
        return getState().current;
      },
      flexAnimate: (index: unknown) => slideTo(Number(index)),
    };
    whenJQuery($ => {
      $(gallery).data('flexslider', shared);
      signal.addEventListener('abort', () => $(gallery).data('flexslider', null));
    }, signal);
  }

  function end(): void {
    getState().lightbox?.dialog.destroy();
    // The server's nodes are back by then, but for a wrapper that is no child of the gallery.
    queueMicrotask(() => {
      if (wrapper && frame?.contains(wrapper)) frame.replaceWith(wrapper);
    });
  }

  return { ...store, gallery, wrapper, slides, params, frame, zoom, connect, slideTo, show, settle, open, start };
}
