import { pageGlobal } from '../../src/core/config/pageGlobal';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { MarkupError } from '../../src/core/errors';
import { isRecord, recordOf, text } from '../../src/core/guards';
import type { LightboxItem } from '../../src/ui/lightboxItem';
import { tGallery } from './messages';

export const SLIDE = '.woocommerce-product-gallery__image';
const WRAPPER = '.woocommerce-product-gallery__wrapper';

/** Duration of a slide, in ms. */
const SPEED = 500;

/**
 * Returns the gallery's settings; a page without settings has slider, zoom and lightbox. See contract/product.md#gallery.
 * @param asked argument of `$.fn.wc_product_gallery`: an object has only those of the three that it names
 */
export function galleryParams(asked?: unknown) {
  const params = readGlobal('wc_single_product_params');
  const slider = recordOf(params?.flexslider);
  const isOn = (key: string) => (!params || Boolean(params[key])) && (!isRecord(asked) || Boolean(asked[key]));
  const speed = Number(slider.animationSpeed ?? SPEED);
  return {
    /** The page's own object: listeners change it before the gallery is made. */
    all: recordOf(pageGlobal('wc_single_product_params')),
    hasSlider: isOn('flexslider_enabled'),
    hasThumbnails: slider.controlNav !== false,
    hasSmoothHeight: slider.smoothHeight !== false,
    /** ms */
    speed: speed >= 0 ? speed : SPEED,
    hasZoom: isOn('zoom_enabled'),
    zoom: recordOf(params?.zoom_options),
    hasLightbox: isOn('photoswipe_enabled'),
    lightbox: recordOf(params?.photoswipe_options),
    triggerText: text(params?.i18n_product_gallery_trigger_text),
  };
}

export type GalleryParams = ReturnType<typeof galleryParams>;

/** @throws MarkupError when there are pictures but no wrapper around them */
export function findWrapper(gallery: Element): HTMLElement | null {
  const wrapper = gallery.querySelector<HTMLElement>(WRAPPER);
  if (wrapper || !gallery.querySelector(SLIDE)) return wrapper;
  throw new MarkupError('product-gallery', gallery, `its pictures have no ${WRAPPER}`);
}

export const slidesOf = (wrapper: Element | null): HTMLElement[] =>
  [...(wrapper?.children ?? [])].filter(child => child instanceof HTMLElement).filter(child => child.matches(SLIDE));

export const largeImages = (slides: readonly Element[]): HTMLImageElement[] =>
  slides.flatMap(
    slide => slide.querySelector<HTMLImageElement>('img[data-large_image]:not([data-large_image=""])') ?? [],
  );

/** Returns a slide's large image for the lightbox. */
export function itemOf(image: HTMLImageElement): LightboxItem {
  const { large_image: src = '', large_image_width, large_image_height, caption } = image.dataset;
  const [width, height] = [Number(large_image_width), Number(large_image_height)];
  const isKnown = width > 0 && height > 0;
  return {
    src,
    width: isKnown ? width : image.naturalWidth || 1,
    height: isKnown ? height : image.naturalHeight || 1,
    alt: image.alt,
    title: caption || image.title,
    msrc: image.currentSrc,
  };
}

export interface Picture {
  readonly src: string;
  /** The product's own, where a variation had changed the picture before there were thumbnails. */
  readonly ownSrc: string | undefined;
  readonly srcSet: string | undefined;
  readonly sizes: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly name: string;
}

export function readPictures(slides: readonly HTMLElement[]): Picture[] {
  return slides.map((slide, at) => {
    const { thumb, thumbAlt, thumbSizes } = slide.dataset;
    const main = slide.querySelector('img');
    const src = thumb || main?.getAttribute('src') || '';
    const ownSrc = slide.getAttribute('data-o_data-thumb') || undefined;
    // Reserves the picture's space before it loads; its file name contains the size.
    const [, width = 100, height] = /-(\d+)x(\d+)\.\w+$/.exec(src) ?? [];
    const share = Number(main?.getAttribute('height')) / Number(main?.getAttribute('width'));
    return {
      src,
      ownSrc,
      srcSet: srcSetOf(slide, ownSrc !== undefined && ownSrc !== src),
      sizes: thumbSizes || undefined,
      width: Number(width),
      height: Number(height ?? 100 * share) || 100,
      alt: thumbAlt ?? main?.alt ?? '',
      name: nameOf(slide, at, slides.length),
    };
  });
}

/** Follows a variation's picture in a slide, which its form writes on the first thumbnail as well; the thumbnails' own attributes stay. */
export function followPictures(
  pictures: readonly Picture[],
  slides: readonly HTMLElement[],
  thumbnails: ArrayLike<Element>,
): Picture[] {
  return pictures.map((picture, at) => {
    const slide = slides[at];
    const own = thumbnails[at]?.getAttribute('data-o_src') ?? null;
    const isChanged = own !== null && own !== thumbnails[at]?.getAttribute('src');
    return slide ? { ...picture, srcSet: srcSetOf(slide, isChanged), name: nameOf(slide, at, slides.length) } : picture;
  });
}

/** Returns no `srcset` for a variation's picture: the browser would prefer sizes of the product's picture. */
const srcSetOf = (slide: HTMLElement, isChanged: boolean) =>
  isChanged ? undefined : slide.dataset.thumbSrcset || undefined;

function nameOf(slide: HTMLElement, at: number, total: number): string {
  const alt = slide.querySelector('img')?.alt || slide.dataset.thumbAlt;
  const name = tGallery('gallery.thumbnail', { n: at + 1, total });
  return alt ? `${name}: ${alt}` : name;
}
