import { bus } from '../../src/core/bus/bus';
import { galleryParams } from './galleryParams';

/** Zoom of the slides, built when a pointer asks for it. */
export interface Zoom {
  /** Takes a slide's zoom away, and lets it be built anew. */
  reset(slide: HTMLElement): void;
  /** Ends the zoom that is shown. */
  stop(): void;
}

/**
 * Zooms the slide under the mouse, and the one that is tapped. Only where the large image is wider than the gallery.
 * Source: spec storefront 9 "Gallery", contract 8.4.
 * @param isShown whether a slide is the one in view
 * @param tapZooms whether a tap has no other meaning
 */
export function zoomOnUse(
  gallery: HTMLElement,
  isShown: (slide: HTMLElement) => boolean,
  tapZooms: boolean,
  signal: AbortSignal,
): Zoom {
  /** Slides whose zoom was taken away. */
  const without = new WeakSet<Element>();
  let code: typeof import('./zoom') | undefined;
  let zoomed: { readonly slide: HTMLElement; end(): void } | undefined;
  let isTouch = false;

  const stop = () => {
    zoomed?.end();
    zoomed = undefined;
  };
  const use = async (event: MouseEvent) => {
    const slide = slideOf(event);
    if (!slide || zoomed?.slide === slide) return;
    code ??= await import('./zoom');
    if (signal.aborted || zoomed?.slide === slide || !slideOf(event)) return;
    stop();
    zoomed = { slide, end: code.startZoom(slide, galleryParams().zoom, event, isTouch, stop) };
  };
  const slideOf = ({ target }: Event): HTMLElement | undefined => {
    const slide = target instanceof Element ? target.closest<HTMLElement>('.woocommerce-product-gallery__image') : null;
    const width = Number(slide?.querySelector('img')?.dataset.large_image_width);
    return slide && isShown(slide) && !without.has(slide) && width > gallery.clientWidth ? slide : undefined;
  };
  // What does not load is asked for again by the next move.
  const tryUse = (event: MouseEvent) => void use(event).catch(() => {});

  const passive = { signal, passive: true };
  for (const type of ['pointerdown', 'pointermove'] as const) {
    gallery.addEventListener(
      type,
      event => {
        isTouch = event.pointerType !== 'mouse';
        if (!isTouch) tryUse(event);
      },
      passive,
    );
  }
  gallery.addEventListener(
    'click',
    event => {
      if (!isTouch || !tapZooms || event.detail === 0) return;
      if (zoomed) stop();
      else tryUse(event);
    },
    passive,
  );
  bus.on(
    'zoom.destroy',
    (_, { target }) => {
      if (target instanceof Element) without.add(target);
      if (target === zoomed?.slide) stop();
    },
    { target: gallery, signal },
  );
  signal.addEventListener('abort', stop);

  return {
    stop,
    reset(slide) {
      bus.emit('zoom.destroy', {}, slide);
      without.delete(slide);
    },
  };
}
