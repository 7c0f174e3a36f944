import { isLeaving } from '../../src/core/connection/leaving';
import { reportError } from '../../src/core/report';
import { followableUrl } from '../../src/core/url';
import { linkStyles } from '../../src/loader/styles';
import type { OpenLightbox } from '../../src/ui/lightbox/lightbox';
import { galleryParams, itemOf, largeImages } from './pictures';

/** What does not load is reported, and the image's own address is followed. Source: spec storefront 9 "Gallery", contract 8.5. */
export async function openLightbox(
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
