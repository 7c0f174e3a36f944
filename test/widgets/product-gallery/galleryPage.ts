import { find } from '../../hydrate/page';

/** One slide as the server sends it. */
export const slide = (name: string, rest = '') =>
  `<div class="woocommerce-product-gallery__image" data-thumb="/${name}-100x80.png" data-thumb-alt="${name}"
    data-thumb-srcset="/${name}-100x80.png 100w" data-thumb-sizes="100px"><a href="/${name}.png"><img src="/${name}-416x416.png"
    width="416" height="416" alt="Slika ${name}" data-src="/${name}.png" data-large_image="/${name}.png"
    data-large_image_width="1600" data-large_image_height="1200" ${rest}></a></div>`;

/** Puts a gallery on the page. */
export function putGallery(slides: string): HTMLElement {
  document.body.innerHTML = `<div class="woocommerce-product-gallery images" style="opacity: 0">
    <div class="woocommerce-product-gallery__wrapper">${slides}</div></div>`;
  return find(document, '.woocommerce-product-gallery');
}

/** Numbers of the slide and of the thumbnail that are marked. */
export function marked(gallery: Element): readonly [number, number] {
  const at = (items: string, mark: string) =>
    [...gallery.querySelectorAll(items)].findIndex(item => item.classList.contains(mark));
  return [at('.woocommerce-product-gallery__image', 'flex-active-slide'), at('li > img', 'flex-active')];
}
