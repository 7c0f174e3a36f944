import { attributes } from '../../html';
import { canBuy, isVariable, type TableProduct } from '../products';

/** A button that adds in the background; without script a link that adds. For products with variations, a plain link. */
export function buttonCell(product: TableProduct): string {
  if (isVariable(product)) return productLink(product);
  const open = canBuy(product);
  const link = attributes({
    class: `wcpt-button wcpt-noselect wcpt-button-cart_ajax${open ? '' : ' wcpt-disabled wcpt-out-of-stock'}`,
    'data-wcpt-link-code': 'cart_ajax',
    href: open ? `?add-to-cart=${product.id}` : `/product/${product.slug}/`,
    rel: 'nofollow',
    'aria-label': `V košarico: ${product.title}`,
  });
  return `<a${link}><span class="wcpt-button-label">V košarico</span></a>`;
}

function productLink({ slug, title }: TableProduct): string {
  const link = attributes({
    class: 'wcpt-button wcpt-noselect wcpt-button-product_link',
    'data-wcpt-link-code': 'product_link',
    href: `/product/${slug}/`,
    'aria-label': `Izberi možnosti: ${title}`,
  });
  return `<a${link}><span class="wcpt-button-label">Izberi možnosti</span></a>`;
}

/** A file to download. */
export function downloadCell({ title, picture }: TableProduct): string {
  const link = attributes({
    class: 'wcpt-button wcpt-noselect wcpt-button-custom_field_media_id',
    'data-wcpt-link-code': 'custom_field_media_id',
    href: `/images/${picture}`,
    download: picture,
    'aria-label': `Slika: ${title}`,
  });
  return `<a${link}><span class="wcpt-button-label">Slika</span></a>`;
}
