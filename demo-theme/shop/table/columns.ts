import { attributes, escapeHtml } from '../html';
import type { Column } from './definition';
import { canBuy, type TableProduct, tablePrice } from './products';

/** `12,50`, or `5` for whole amounts, as tables print figures. */
export function figure(cents: number): string {
  if (cents % 100 === 0) return String(cents / 100);
  return (cents / 100).toFixed(2).replace('.', ',');
}

const price = (cents: number) =>
  `<span class="wcpt-amount">${figure(cents)}</span>&nbsp;<span class="wcpt-currency">€</span>`;

const priceCell = ({ regular, sale }: TableProduct): string =>
  sale === undefined
    ? `<span class="wcpt-price"><span class="wcpt-regular-price">${price(regular)}</span></span>`
    : `<span class="wcpt-price wcpt-product-on-sale"><span class="wcpt-regular-price"><del>${price(regular)}</del></span> <span class="wcpt-sale-price">${price(sale)}</span></span>`;

const pictureCell = ({ picture, title }: TableProduct): string =>
  `<div class="wcpt-product-image-wrapper" data-wcpt-image-size="thumbnail"><img${attributes({ src: `/images/${picture}?w=100`, width: 60, height: 60, alt: title, loading: 'lazy' })}></div>`;

const titleCell = ({ title, slug, sku }: TableProduct): string =>
  `<a class="wcpt-title" href="/product/${slug}/">${escapeHtml(title)}</a> <span class="wcpt-sku" data-wcpt-sku="${sku}">${sku}</span>`;

const stockCell = (product: TableProduct): string => {
  const { stock } = product;
  if (!canBuy(product))
    return '<span class="wcpt-availability"><span class="wcpt-out-of-stock">Ni na zalogi</span></span>';
  const text =
    stock === undefined
      ? 'Na zalogi'
      : stock === 0
        ? 'Po naročilu'
        : stock <= 3
          ? `Le še ${stock}`
          : `Na zalogi: ${stock}`;
  return `<span class="wcpt-availability"><span class="wcpt-in-stock">${text}</span></span>`;
};

/** A quantity with plus and minus; what can't be bought has none to choose. Source: the contract, 27.1. */
export function quantityCell(product: TableProduct): string {
  const open = canBuy(product);
  const max = !open ? 0 : product.stock && !product.backorders ? product.stock : '';
  const input = attributes({
    type: 'number',
    class: 'input-text qty text',
    name: 'quantity',
    min: open ? 1 : 0,
    max: String(max),
    step: 1,
    value: open ? 1 : 0,
    'data-wcpt-min': 1,
    'data-wcpt-initial-value': 'min',
    'data-wcpt-return-to-initial': '1',
    'data-wcpt-reset-on-variation-change': '',
    inputmode: 'numeric',
    autocomplete: 'off',
    'aria-label': `Količina: ${product.title}`,
    disabled: !open,
  });
  const error = (kind: string, text: string, limit: number | string) =>
    `<div class="wcpt-quantity-error-message wcpt-quantity-error-message--${kind}">${text}: <span class="wcpt-quantity-error-placeholder--${kind}">${limit}</span></div>`;
  return `<div class="quantity wcpt-quantity wcpt-noselect wcpt-display-type-input wcpt-controls-on-edges wcpt-hide-browser-controls${open ? '' : ' wcpt-disabled'}"><span class="wcpt-minus wcpt-qty-controller wcpt-noselect"></span><input${input}><span class="wcpt-plus wcpt-qty-controller wcpt-noselect"></span>${error('max', 'Največ', max)}${error('min', 'Najmanj', 1)}${error('step', 'Korak', 1)}</div>`;
}

/** A button that adds in the background; without script a link that adds. */
export function buttonCell(product: TableProduct): string {
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

const sort = (orderby: string, more: Readonly<Record<string, string>> = {}) => ({
  orderby,
  order: 'asc',
  meta_key: '',
  ...more,
});
const stars = (rating: number) =>
  `<span class="wcpt-rating" title="${rating} od 5">${'★'.repeat(Math.round(rating))}</span>`;

/** Terms that filter the table when they are clicked. */
const colourCell = ({ colour }: TableProduct): string =>
  `<div class="wcpt-trigger_filter" data-wcpt-taxonomy="pa_barva"><div class="wcpt-attribute-term" data-wcpt-slug="${colour.slug}" data-wcpt-filtering="false">${colour.name}</div></div>`;

/** Every column that tables of the demo have, by name. */
export const columns = {
  picture: { name: 'slika', label: 'Slika', cell: pictureCell },
  title: { name: 'naziv', label: 'Izdelek', sort: sort('title'), cell: titleCell },
  category: { name: 'kategorija', label: 'Kategorija', sort: sort('category'), cell: ({ category }) => category.name },
  colour: {
    name: 'barva',
    label: 'Barva',
    sort: sort('attribute', { orderby_attribute: 'pa_barva' }),
    cell: colourCell,
  },
  size: { name: 'velikost', label: 'Velikost', cell: ({ size }) => size.name },
  material: { name: 'material', label: 'Material', cell: ({ material }) => material.name },
  year: {
    name: 'letnik',
    label: 'Letnik',
    sort: sort('meta_value_num', { meta_key: 'letnik' }),
    cell: ({ year }) => String(year),
  },
  rating: { name: 'ocena', label: 'Ocena', sort: sort('rating'), only: 'desc', cell: ({ rating }) => stars(rating) },
  weight: { name: 'teza', label: 'Teža (kg)', cell: ({ weight }) => weight.replace('.', ',') },
  brand: {
    name: 'znamka',
    label: 'Znamka',
    sort: sort('taxonomy', { orderby_taxonomy: 'product_brand' }),
    cell: ({ brand }) => brand.name,
  },
  stock: { name: 'zaloga', label: 'Zaloga', cell: stockCell },
  price: { name: 'cena', label: 'Cena', sort: sort('price'), cell: priceCell },
  date: {
    name: 'datum',
    label: 'Objavljeno',
    sort: sort('date'),
    cell: ({ date }) => date.split('-').reverse().map(Number).join('. '),
  },
  /** Always empty: a table may hide it. */
  nothing: { name: 'prazno', label: 'Opombe', cell: () => '' },
  quantity: { name: 'kolicina', label: 'Količina', cell: quantityCell },
  button: { name: 'kosarica', label: 'V košarico', cell: buttonCell },
} satisfies Record<string, Column>;

/** A product's properties for sorting without the server. Source: the contract, 32.2. */
export const instantSortProps = (product: TableProduct): string =>
  JSON.stringify({
    title: product.title,
    sku: product.sku,
    menu_order: product.id,
    price: tablePrice(product) / 100,
    min_price: '',
    max_price: '',
    category: product.category.name,
    date: Date.parse(product.date) / 1000,
    popularity: product.popularity,
    id: product.id,
    rating: product.rating,
    meta_value__letnik: product.year,
    attribute__pa_barva: product.colour.name,
    taxonomy__product_brand: product.brand.name,
  });
