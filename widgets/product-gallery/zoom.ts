import { flushSync } from 'react-dom';
import type { StoreApi } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import type { GalleryParams } from './pictures';

/** A slide that is enlarged, and the place that is looked at, in shares of its width and height. */
export interface Zoomed {
  readonly slide: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/** What is used of a pointer's event. */
interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Enlarges the slide under the mouse, and the one that is tapped. Source: spec storefront 9 "Gallery", contract 8.4. */
export interface Zoom {
  /** A pointer is over a slide, or goes down on it. */
  point(slide: HTMLElement, at: Point & { readonly pointerType: string }): void;
  /** A slide is clicked: a finger enlarges it, and the next time no more. */
  tap(slide: HTMLElement, at: Point): void;
  /** Whether a click on a slide is a tap that enlarges it. */
  isTap(slide: HTMLElement): boolean;
  end(): void;
  /** Takes a slide's zoom away, and lets it be built anew. */
  reset(slide: HTMLElement | undefined): void;
  start(signal: AbortSignal): void;
}

/**
 * Zoom of a gallery's slides: only of the one that is shown, and where its large image is wider than the gallery.
 * @param store where what is enlarged is kept
 * @param shown the slide that is shown
 */
export function createZoom(
  gallery: HTMLElement,
  params: GalleryParams,
  store: StoreApi<{ readonly zoomed: Zoomed | undefined }>,
  shown: () => HTMLElement | undefined,
): Zoom {
  /** Slides whose zoom another script has taken away. */
  const without = new WeakSet<Element>();
  let isTouch = false;

  function end(): void {
    if (store.getState().zoomed) flushSync(() => store.setState({ zoomed: undefined }));
  }

  function canZoom(slide: HTMLElement): boolean {
    const width = Number(slide.querySelector('img')?.dataset.large_image_width);
    return params.hasZoom && slide === shown() && !without.has(slide) && width > gallery.clientWidth;
  }

  function show(slide: HTMLElement, { clientX, clientY }: Point): void {
    const { left, top, width, height } = slide.getBoundingClientRect();
    store.setState({ zoomed: { slide, x: share(clientX - left, width), y: share(clientY - top, height) } });
  }

  function point(slide: HTMLElement, at: Point & { readonly pointerType: string }): void {
    isTouch = at.pointerType !== 'mouse';
    if (!isTouch && canZoom(slide)) show(slide, at);
  }

  // Pictures below each other open the lightbox, which is all that a click on them can do in the shop.
  const isTap = (slide: HTMLElement) => isTouch && canZoom(slide) && (params.hasSlider || !params.hasLightbox);

  function tap(slide: HTMLElement, at: Point): void {
    if (!isTap(slide)) return;
    if (store.getState().zoomed) end();
    else show(slide, at);
  }

  function reset(slide: HTMLElement | undefined): void {
    if (!slide || !params.hasZoom) return;
    bus.emit('zoom.destroy', {}, slide);
    without.delete(slide);
  }

  function start(signal: AbortSignal): void {
    const destroy = (target: EventTarget | null) => {
      if (target instanceof Element) without.add(target);
      if (target === store.getState().zoomed?.slide) end();
    };
    bus.on('zoom.destroy', (_, { target }) => destroy(target), { target: gallery, signal });
  }

  return { point, tap, isTap, end, reset, start };
}

/** Where in a length a place is, from 0 to 1. */
const share = (offset: number, length: number) => Math.min(1, Math.max(0, offset / length || 0));
