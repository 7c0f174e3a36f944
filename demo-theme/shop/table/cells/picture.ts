import { attributes } from '../../html';
import type { TableProduct } from '../products';

/** A small picture; it says nothing that the title does not. */
export const pictureCell = ({ picture, slug }: TableProduct): string =>
  `<div class="wcpt-product-image-wrapper" data-wcpt-image-size="thumbnail"><a href="/product/${slug}/" tabindex="-1" aria-hidden="true"><img${attributes({ src: `/images/${picture}?w=100`, width: 60, height: 60, alt: '', loading: 'lazy', decoding: 'async' })}></a></div>`;
