import { attributes, escapeHtml } from '../../shop/html';
import { pictureFields } from '../../shop/pictures';
import type { Picture, Product } from '../../shop/product';
import type { Theme } from '../../shop/theme';

const thumb = (picture: Picture, base: string): string => {
  const { url, src, srcset, gallery_thumbnail_src: small } = pictureFields(picture, base);
  const link = attributes({ href: String(url), 'data-src': String(src), 'data-srcset': String(srcset) });
  return `<li><a${link}><img src="${escapeHtml(String(small))}" alt="${escapeHtml(picture.alt)}" width="100" height="100"></a></li>`;
};

/** The theme's own gallery: links to the pictures, which its script shows in one place. */
function gallery(product: Product, base: string): string {
  const first = pictureFields(product.pictures[0] ?? null, base);
  const image = attributes({
    class: 'legacy-gallery__picture',
    src: String(first.src || '/images/brez-slike.svg'),
    srcset: first.srcset ? String(first.srcset) : null,
    sizes: first.sizes ? String(first.sizes) : null,
    alt: String(first.alt),
    width: 416,
    height: 416,
  });
  const thumbs = product.pictures.length > 1 ? product.pictures.map(picture => thumb(picture, base)).join('') : '';
  return `<div class="legacy-gallery"><img${image}>${thumbs && `<ul class="legacy-gallery__thumbs">${thumbs}</ul>`}</div>`;
}

/** A gallery of its own, for which it replaces the shop's jQuery plugin, and scripts that use jQuery without saying so. */
export const legacy: Theme = {
  name: 'legacy',
  productValues: (product, { base }) => ({ gallery: gallery(product, base) }),
};
