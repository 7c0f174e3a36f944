import { reportError } from '../../src/core/report';
import { followableUrl } from '../../src/core/url';
import { linkStyles } from '../../src/loader/styles';
import { galleryParams } from './galleryParams';

let opening = false;

/** Pictures that the lightbox can show. */
export const largeImages = (slides: readonly Element[]): HTMLImageElement[] =>
  slides.flatMap(
    slide => slide.querySelector<HTMLImageElement>('img[data-large_image]:not([data-large_image=""])') ?? [],
  );

/**
 * Opens the lightbox, whose code comes with the first call. What does not load is reported, and the image's own address is
 * followed. Source: spec storefront 9 "Gallery", contract 8.5.
 * @param start the slide to begin with
 * @param opener gets the focus back
 */
export async function openLightbox(slides: readonly Element[], start: Element | undefined, opener: HTMLElement) {
  const images = largeImages(slides);
  const first = images.findIndex(image => start?.contains(image));
  if (opening || images.length === 0) return;
  opening = true;
  try {
    const styles = linkStyles('lightbox');
    const { showLightbox } = await import('./lightbox');
    await showLightbox(images, Math.max(0, first), opener, galleryParams().lightbox, styles);
  } catch (cause) {
    reportError({
      where: 'product-gallery',
      element: opener,
      found: 'the lightbox did not open',
      consequence: 'The image is opened as a page.',
      advice: 'Check that the folder of shop-widgets.js was uploaded whole.',
      cause,
    });
    const address = followableUrl(images[Math.max(0, first)]?.dataset.large_image);
    if (address) location.assign(address);
  } finally {
    opening = false;
  }
}
