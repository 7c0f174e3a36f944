import { attributes, escapeHtml } from '../../html';
import type { TableProduct } from '../products';

/** Further pictures that rows have, and one that is not there. */
const MORE = ['skodelica', 'skodelica-rocaj', 'skodelica-zgoraj', 'vaza', 'ura'];
const MISSING = '/images/ni-slike.svg';
const SIDE = 800;

/** Settings that the shop prints where a theme has no share button and no address of a picture. */
const BARE = {
  shareEl: false,
  closeOnScroll: false,
  history: false,
  hideAnimationDuration: 0,
  showAnimationDuration: 0,
};

/** Kinds of pictures of rows, in turn. */
export const KINDS = [
  'more',
  'twins',
  'bare',
  'link',
  'missing',
  'broken',
  'no-items',
  'row-zoom',
  'zoom',
  'offset',
  'pids',
  'only-picture',
] as const;

type Kind = (typeof KINDS)[number];

interface Item {
  readonly src: string;
  readonly w?: number;
  readonly h?: number;
  readonly title: string;
  readonly pid?: string;
}

const own = ({ picture }: TableProduct) => `/images/${picture}`;

/** Pictures of a row as the lightbox gets them; those of a kind that has none are an empty text. */
function itemsOf(product: TableProduct, kind: Kind): string {
  if (kind === 'only-picture' || kind === 'no-items') return '';
  if (kind === 'broken') return '[{"src":"/images/vaza.svg","w":800';
  const sources = [own(product), ...MORE.map(name => `/images/${name}.svg`).filter(src => src !== own(product))];
  const items: Item[] = sources.slice(0, 4).map((src, at) => ({
    src,
    // The size of one is not known.
    ...(at !== 2 && { w: SIDE, h: SIDE }),
    title: at === 0 ? product.title : `${product.title}, ${at + 1}. pogled &amp; več`,
    ...(kind === 'pids' && { pid: `pogled-${at + 1}` }),
  }));
  if (kind === 'missing') items.splice(1, 1, { src: MISSING, w: SIDE, h: SIDE, title: 'Slike ni' });
  if (kind === 'twins') items.splice(1, 0, ...items.slice(0, 1));
  return JSON.stringify(items);
}

const optionsOf = ({ id }: TableProduct, kind: Kind): string =>
  JSON.stringify(kind === 'bare' ? BARE : { galleryUID: id });

const lightbox = (product: TableProduct, kind: Kind) => ({
  'data-wcpt-photoswipe-options': optionsOf(product, kind),
  'data-wcpt-photoswipe-items': itemsOf(product, kind),
  'data-wcpt-lightbox-color-theme': kind === 'bare' ? 'white' : 'black',
});

const offset = (src: string) => ({
  'data-wcpt-offset-zoom-image-src': src,
  'data-wcpt-offset-zoom-image-html-class': 'demo-zoom',
});

const small = (src: string, alt: string, more: Record<string, string | number> = {}) =>
  `<img${attributes({ class: 'wp-post-image', src: `${src}?w=100`, width: 60, height: 60, alt, loading: 'lazy', ...more })}>`;

/** The row's picture: opens, and is enlarged in some rows. See contract/product-table.md#pictures. */
export function openingPicture(product: TableProduct, kind: Kind): string {
  const src = own(product);
  const isZoom = kind === 'zoom' || kind === 'row-zoom';
  const box = attributes({
    class: [
      'wcpt-product-image-wrapper wcpt-lightbox-enabled',
      isZoom ? ' wcpt-zoom-enabled' : '',
      kind === 'offset' ? ' wcpt-product-image-wrapper--offset-zoom-enabled' : '',
    ].join(''),
    'data-wcpt-image-size': 'thumbnail',
    'data-wcpt-lightbox': kind === 'twins' ? `/images/${MORE[0]}.svg` : src,
    ...lightbox(product, kind),
    'data-wcpt-zoom-trigger': kind === 'row-zoom' ? 'row_hover' : isZoom ? 'image_hover' : null,
    'data-wcpt-zoom-level': kind === 'row-zoom' ? '1.75' : null,
    ...(kind === 'offset' && offset(src)),
  });
  const image = small(src, product.title, kind === 'offset' ? { title: product.title } : {});
  const inner = kind === 'link' ? `<a href="${src}">${image}</a>` : image;
  return `<div${box}>${inner}<span class="wcpt-lightbox-icon wcpt-icon" aria-hidden="true">⤢</span></div>`;
}

/** The strip of a row's further pictures. */
export function galleryStrip(product: TableProduct, kind: Kind): string {
  if (kind === 'only-picture') return '';
  const all = [own(product), ...MORE.map(name => `/images/${name}.svg`).filter(src => src !== own(product))];
  const isWhole = kind === 'pids';
  const shown = all.slice(isWhole ? 0 : 1, isWhole ? 3 : 4);
  const strip = attributes({
    class: `wcpt-gallery${isWhole ? ' wcpt-gallery--include-featured' : ''}${kind === 'offset' ? ' wcpt-gallery--offset-zoom-enabled' : ''}`,
    ...lightbox(product, kind),
  });
  const items = shown.map((src, at) => {
    const image = `<img${attributes({ class: 'wcpt-gallery__item', 'data-wcpt-gallery-item': at, src: `${src}?w=100`, width: 40, height: 40, alt: `${product.title}, ${at + 2}. pogled`, loading: 'lazy' })}>`;
    return `<div${attributes({ class: 'wcpt-gallery__item-wrapper', ...offset(src) })}>${image}</div>`;
  });
  const more =
    kind === 'more' ? `<a class="wcpt-gallery__see-more-label">Vse slike: ${escapeHtml(product.title)}</a>` : '';
  return `<div${strip}>${items.join('')}${more}</div>`;
}
