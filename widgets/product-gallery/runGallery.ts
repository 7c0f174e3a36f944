import { bus } from '../../src/core/bus/bus';
import { MarkupError } from '../../src/core/errors';
import { type GalleryParams, galleryParams } from './galleryParams';
import { largeImages, openLightbox } from './openLightbox';
import { shareSlider } from './shareSlider';
import { createSlider, type Slider } from './slider';
import { addTrigger } from './trigger';
import { zoomOnUse } from './zoomOnUse';

const SLIDE = 'woocommerce-product-gallery__image';

/**
 * Makes a gallery work, and shows it. One without pictures is only shown. Source: spec storefront 2, 9; contract 8.
 * @throws MarkupError when there are pictures but no wrapper around them
 */
export function runGallery(gallery: HTMLElement, signal: AbortSignal): void {
  const params = galleryParams();
  const wrapper = gallery.querySelector<HTMLElement>('.woocommerce-product-gallery__wrapper');
  if (!wrapper && gallery.querySelector(`.${SLIDE}`)) {
    throw new MarkupError('product-gallery', gallery, 'its pictures have no .woocommerce-product-gallery__wrapper');
  }
  const told = { gallery, params: params.all };
  bus.emit('wc-product-gallery-before-init', told, gallery);
  const slides = wrapper ? slidesOf(wrapper) : [];
  const [first] = slides;
  let afterInit = () => {};
  if (wrapper && first) afterInit = startGallery(gallery, wrapper, slides, first, params, signal);
  bus.emit('wc-product-gallery-after-init', told, gallery);
  afterInit();
}

const slidesOf = (wrapper: Element): HTMLElement[] =>
  [...wrapper.children].filter(child => child instanceof HTMLElement).filter(child => child.classList.contains(SLIDE));

/** @returns what is left to do once the page has heard that the gallery works */
function startGallery(
  gallery: HTMLElement,
  wrapper: HTMLElement,
  slides: readonly HTMLElement[],
  first: HTMLElement,
  params: GalleryParams,
  signal: AbortSignal,
): () => void {
  const { hasZoom, hasLightbox } = params;
  let slider: Slider | undefined;
  const shown = () => slides[slider?.index ?? 0];
  const hasSlider = params.hasSlider && slides.length > 1;
  const clickOpens = hasLightbox && !(hasZoom && hasSlider);
  const zoom = hasZoom ? zoomOnUse(gallery, slide => slide === shown(), !clickOpens, signal) : undefined;
  if (hasSlider) {
    const tell = { onLeave: () => zoom?.stop(), onSettled: (slide: HTMLElement) => zoom?.reset(slide) };
    slider = createSlider(gallery, wrapper, slides, params, tell, signal);
    shareSlider(gallery, slides.length, slider, signal);
    bus.on('woocommerce_gallery_reset_slide_position', () => slider?.slideTo(0), { target: gallery, signal });
  }
  const trigger =
    hasLightbox && hasZoom ? addTrigger(gallery, opener => openLightbox(slides, shown(), opener), signal) : undefined;
  if (hasLightbox) openFromLinks(gallery, slides, clickOpens, signal);

  const refresh = () => {
    slider?.refresh();
    if (trigger) trigger.style.display = largeImages(slides).length > 0 ? '' : 'none';
    zoom?.reset(first);
  };
  bus.on('woocommerce_gallery_init_zoom', refresh, { target: gallery, signal });
  return refresh;
}

/** Clicks on the links around the pictures. A keyboard's click always opens: there is nothing else it could do. */
function openFromLinks(
  gallery: HTMLElement,
  slides: readonly HTMLElement[],
  clickOpens: boolean,
  signal: AbortSignal,
): void {
  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    const slide = link && slides.find(one => one.contains(link));
    if (!link || !slide || largeImages([slide]).length === 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    if (clickOpens || event.detail === 0) void openLightbox(slides, slide, link);
  };
  gallery.addEventListener('click', onClick, { signal });
}
