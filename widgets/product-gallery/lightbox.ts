import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from 'photoswipe';
import { LightboxControls } from './LightboxControls';
import { tGallery } from './messages';

/** Settings that the page may make, as the library's present version knows them. */
const FLAGS = ['loop', 'escKey', 'arrowKeys', 'pinchToClose', 'closeOnVerticalDrag', 'allowPanToNext'] as const;
const NUMBERS = ['bgOpacity', 'spacing', 'showAnimationDuration', 'hideAnimationDuration'] as const;

/** An open lightbox, and what it needs of ours. */
export interface OpenLightbox {
  readonly dialog: PhotoSwipe;
  /** Captions of its images. */
  readonly titles: readonly string[];
  readonly Controls: typeof LightboxControls;
}

/**
 * Opens the lightbox on the large images. Source: spec storefront 9 "Gallery", contract 8.5.
 * @param start which one is first, from 0
 * @param given the page's `photoswipe_options`
 */
export function showLightbox(
  images: readonly HTMLImageElement[],
  start: number,
  given: Readonly<Record<string, unknown>>,
): OpenLightbox {
  // Rules for the shop's earlier lightbox may be on the page: ours go by this holder.
  const holder = document.createElement('div');
  holder.className = 'sw-lightbox';
  document.body.append(holder);
  const dialog = new PhotoSwipe({
    showAnimationDuration: 0,
    hideAnimationDuration: 0,
    bgOpacity: 1,
    ...optionsOf(given),
    dataSource: images.map(itemOf),
    index: start,
    appendToEl: holder,
    errorMsg: tGallery('gallery.failed'),
    returnFocus: false,
    mainClass: 'sw-lightbox__dialog',
    // The library makes its own controls from HTML text, which a policy of trusted types forbids.
    ...{ close: false, zoom: false, arrowPrev: false, arrowNext: false, counter: false, preloader: false },
  });
  dialog.on('destroy', () => holder.remove());
  dialog.init();
  const titles = images.map(image => image.dataset.caption || image.title);
  return { dialog, titles, Controls: LightboxControls };
}

function optionsOf(given: Readonly<Record<string, unknown>>): PhotoSwipeOptions {
  const options: PhotoSwipeOptions = {};
  for (const name of FLAGS) if (name in given) options[name] = Boolean(given[name]);
  for (const name of NUMBERS) if (Number(given[name]) >= 0) options[name] = Number(given[name]);
  return options;
}

function itemOf(image: HTMLImageElement): SlideData {
  const { large_image: src = '', large_image_width: width, large_image_height: height } = image.dataset;
  const [w, h] = [Number(width), Number(height)];
  const isKnown = w > 0 && h > 0;
  return {
    src,
    width: isKnown ? w : image.naturalWidth || 1,
    height: isKnown ? h : image.naturalHeight || 1,
    alt: image.alt,
    msrc: image.currentSrc,
  };
}
