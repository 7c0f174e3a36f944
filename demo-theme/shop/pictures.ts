import { attributes, escapeHtml } from './html';
import type { Picture, Product } from './product';

const WIDTHS = [416, 300, 150, 768, 324, 100] as const;
const FULL_SIZE = 800;

const sized = (picture: Picture, base: string, width?: number): string =>
  `${base}/images/${picture.file}${width ? `?w=${width}` : ''}`;

const srcset = (picture: Picture, base: string, first: number): string =>
  [first, ...WIDTHS.filter(width => width !== first)]
    .map(width => `${sized(picture, base, width)} ${width}w`)
    .concat(`${sized(picture, base)} ${FULL_SIZE}w`)
    .join(', ');

const heightOf = (picture: Picture, width: number): number =>
  Math.round(((picture.height ?? FULL_SIZE) / FULL_SIZE) * width);

const sizes = (width: number): string => `(max-width: ${width}px) 100vw, ${width}px`;

/** The `image` part of a variation object; without a picture only the text fields, as the shop sends it. */
export function pictureFields(picture: Picture | null, base: string): Record<string, unknown> {
  if (!picture) return { title: '', caption: '', url: '', alt: '', src: '', srcset: false, sizes: false };
  return {
    title: picture.alt,
    caption: picture.caption ?? '',
    url: sized(picture, base),
    alt: picture.alt,
    src: sized(picture, base, 416),
    srcset: srcset(picture, base, 416),
    sizes: sizes(416),
    full_src: sized(picture, base),
    full_src_w: FULL_SIZE,
    full_src_h: heightOf(picture, FULL_SIZE),
    gallery_thumbnail_src: sized(picture, base, 100),
    gallery_thumbnail_src_w: 100,
    gallery_thumbnail_src_h: 100,
    thumb_src: sized(picture, base, 324),
    thumb_src_w: 324,
    thumb_src_h: 324,
    src_w: 416,
    src_h: heightOf(picture, 416),
  };
}

/** Picture of the Store API: absolute addresses. */
export const apiPicture = (picture: Picture, base: string): Record<string, unknown> => ({
  id: picture.id,
  src: sized(picture, base),
  thumbnail: sized(picture, base, 324),
  srcset: srcset(picture, base, FULL_SIZE),
  sizes: sizes(FULL_SIZE),
  thumbnail_srcset: srcset(picture, base, 324),
  thumbnail_sizes: sizes(324),
  name: picture.alt,
  alt: picture.alt,
});

/** `img` of lists, cart and mini-cart. A product without a picture gets the theme's placeholder. */
export function thumbnail(picture: Picture | undefined, alt: string): string {
  const src = picture ? sized(picture, '', 324) : '/images/brez-slike.svg';
  return `<img width="324" height="324" src="${src}" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="${escapeHtml(alt)}" decoding="async" loading="lazy">`;
}

function slide(picture: Picture, main: boolean, lazy: boolean, base: string): string {
  const holder = attributes({
    'data-thumb': sized(picture, base, 100),
    'data-thumb-alt': picture.alt,
    'data-thumb-srcset': srcset(picture, base, 100),
    'data-thumb-sizes': sizes(100),
    class: 'woocommerce-product-gallery__image',
  });
  const image = attributes({
    width: 416,
    height: heightOf(picture, 416),
    src: sized(picture, base, 416),
    class: main ? 'wp-post-image' : '',
    alt: picture.alt,
    'data-caption': picture.caption ?? '',
    'data-src': sized(picture, base),
    'data-large_image': sized(picture, base),
    'data-large_image_width': FULL_SIZE,
    'data-large_image_height': heightOf(picture, FULL_SIZE),
    decoding: 'async',
    loading: lazy ? 'lazy' : null,
    srcset: srcset(picture, base, 416),
    sizes: sizes(416),
  });
  return `<div${holder}><a href="${sized(picture, base)}"><img${image}></a></div>`;
}

/** The product's gallery, or that of a variation. It is hidden until its script shows it. */
export function galleryHtml(product: Pick<Product, 'type' | 'pictures'>, base: string): string {
  const slides = product.pictures.map((picture, index) => slide(picture, index === 0, index > 2, base));
  const placeholderClass = `woocommerce-product-gallery__image--placeholder${product.type === 'variable' ? ' woocommerce-product-gallery__image' : ''}`;
  const empty = `<div class="${placeholderClass}"><img class="wp-post-image" src="/images/brez-slike.svg" alt="Slika izdelka še ni na voljo" width="416" height="416"></div>`;
  const kind = slides.length > 0 ? 'with-images' : 'without-images';
  return `<div class="woocommerce-product-gallery woocommerce-product-gallery--${kind} woocommerce-product-gallery--columns-4 images" data-columns="4" style="opacity: 0; transition: opacity .25s ease-in-out;">
  <div class="woocommerce-product-gallery__wrapper">
    ${slides.length > 0 ? slides.join('\n    ') : empty}
  </div>
</div>`;
}
