import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from 'photoswipe';
import { loadMessages } from '../../src/core/messages';
import { lightboxControls } from './lightboxControls';
import { tLightbox } from './lightboxMessages';

/** Settings that the page may make, as the library's present version knows them. */
const FLAGS = ['loop', 'escKey', 'arrowKeys', 'pinchToClose', 'closeOnVerticalDrag', 'allowPanToNext'] as const;
const NUMBERS = ['bgOpacity', 'spacing', 'showAnimationDuration', 'hideAnimationDuration'] as const;

/**
 * Opens the lightbox on the large images. Source: spec storefront 9 "Gallery", contract 8.5.
 * @param start which one is first, from 0
 * @param opener gets the focus back
 * @param given the page's `photoswipe_options`
 * @param styles the stylesheet, if it is on its way
 */
export async function showLightbox(
  images: readonly HTMLImageElement[],
  start: number,
  opener: HTMLElement,
  given: Readonly<Record<string, unknown>>,
  styles: HTMLLinkElement | undefined,
): Promise<void> {
  // One that did not come is out of the page already.
  await Promise.all([loadMessages(), styles?.isConnected && !styles.sheet && arrival(styles)]);
  // Rules for the shop's earlier lightbox may be on the page: ours go by this holder.
  const holder = document.createElement('div');
  holder.className = 'sw-lightbox';
  document.body.append(holder);
  const options: PhotoSwipeOptions = {
    showAnimationDuration: 0,
    hideAnimationDuration: 0,
    bgOpacity: 1,
    ...optionsOf(given),
    dataSource: images.map(itemOf),
    index: start,
    appendToEl: holder,
    errorMsg: tLightbox('gallery.failed'),
    returnFocus: false,
    mainClass: 'sw-lightbox__dialog',
    // The library makes its own controls from HTML text, which a policy of trusted types forbids.
    ...{ close: false, zoom: false, arrowPrev: false, arrowNext: false, counter: false, preloader: false },
  };
  const lightbox = new PhotoSwipe(options);
  const titles = images.map(image => image.dataset.caption || image.title);
  lightbox.on('uiRegister', () => lightboxControls(lightbox, titles));
  lightbox.on('destroy', () => {
    holder.remove();
    opener.focus({ preventScroll: true });
  });
  lightbox.init();
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

/** Waits for a stylesheet; one that does not come is waited for no longer than that is known. */
function arrival(link: HTMLLinkElement): Promise<void> {
  return new Promise(resolve => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true });
  });
}
