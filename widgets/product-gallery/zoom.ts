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

export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Only of the shown slide, and where its large image is wider than the gallery. */
export function createZoom(
  gallery: HTMLElement,
  params: GalleryParams,
  store: StoreApi<{ readonly zoomed: Zoomed | undefined }>,
  shown: () => HTMLElement | undefined,
) {
  /** Slides whose zoom another script has taken away, or whose large image did not load. */
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

  // A click on pictures below each other opens the lightbox, as in the shop.
  const isTap = (slide: HTMLElement) => isTouch && canZoom(slide) && (params.hasSlider || !params.hasLightbox);

  /** A tap enlarges a slide, and the next one ends it. */
  function tap(slide: HTMLElement, at: Point): void {
    if (!isTap(slide)) return;
    if (store.getState().zoomed) end();
    else show(slide, at);
  }

  /** Takes a slide's zoom away, until it is built anew. */
  function destroy(slide: Element): void {
    without.add(slide);
    if (slide === store.getState().zoomed?.slide) end();
  }

  /** Removes a slide's zoom, also one that another script has disabled. */
  function reset(slide: HTMLElement | undefined): void {
    if (!slide || !params.hasZoom) return;
    bus.emit('zoom.destroy', {}, slide);
    without.delete(slide);
  }

  function start(signal: AbortSignal): void {
    bus.on('zoom.destroy', (_, { target }) => target instanceof Element && destroy(target), {
      target: gallery,
      signal,
    });
  }

  return { point, tap, isTap, end, destroy, reset, start };
}

const share = (offset: number, length: number) => Math.min(1, Math.max(0, offset / length || 0));
