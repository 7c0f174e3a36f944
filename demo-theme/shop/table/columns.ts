import { attributes, escapeHtml } from '../html';
import type { Column } from './definition';
import { canBuy, highestPrice, isVariable, type TableProduct, tablePrice } from './products';

/** `12,50`, or `5` for whole amounts, as tables print figures. */
export function figure(cents: number): string {
  if (cents % 100 === 0) return String(cents / 100);
  return (cents / 100).toFixed(2).replace('.', ',');
}

const price = (cents: number) =>
  `<span class="wcpt-amount">${figure(cents)}</span>&nbsp;<span class="wcpt-currency">€</span>`;

/** Lowest and highest price; a variation's takes their place. Source: the contract, 26.5. */
function rangeCell(product: TableProduct): string {
  const [low, high] = [tablePrice(product), highestPrice(product)];
  const data = attributes({
    class: `wcpt-price wcpt-variable-switch${product.sale === undefined ? '' : ' wcpt-product-on-sale'}`,
    'data-wcpt-element-id': 'cena',
    'data-wcpt-lowest-price': figure(low),
    'data-wcpt-highest-price': figure(high),
    'data-wcpt-regular-price': figure(product.regular),
    'data-wcpt-sale-price': product.sale === undefined ? '' : figure(product.sale),
    'data-wcpt-variable-template': 'variable',
  });
  return `<span${data}><span class="wcpt-lowest-price">${price(low)}</span> <span class="wcpt-text">–</span> <span class="wcpt-highest-price">${price(high)}</span></span>`;
}

/** One price, or from the lowest to the highest. */
export const priceCell = (product: TableProduct): string =>
  isVariable(product) ? rangeCell(product) : onePrice(product);

const onePrice = ({ regular, sale }: TableProduct): string =>
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

/**
 * A quantity with plus and minus; what can't be bought has none to choose, and what has variations is chosen on its own
 * page. Source: the contract, 27.1.
 */
export function quantityCell(product: TableProduct): string {
  if (isVariable(product)) return '';
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

/** A button that adds in the background; without script a link that adds. What has variations is a plain link. */
export function buttonCell(product: TableProduct): string {
  if (isVariable(product)) return linkCell(product);
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

const linkCell = ({ slug, title }: TableProduct): string =>
  `<a${attributes({ class: 'wcpt-button wcpt-noselect wcpt-button-product_link', 'data-wcpt-link-code': 'product_link', href: `/product/${slug}/`, 'aria-label': `Izberi možnosti: ${title}` })}><span class="wcpt-button-label">Izberi možnosti</span></a>`;

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

const sizeCell = (product: TableProduct): string =>
  isVariable(product) ? product.variations.map(({ size }) => size.name).join(', ') : product.size.name;

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
  size: { name: 'velikost', label: 'Velikost', cell: sizeCell },
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
    min_price: isVariable(product) ? tablePrice(product) / 100 : '',
    max_price: isVariable(product) ? highestPrice(product) / 100 : '',
    category: product.category.name,
    date: Date.parse(product.date) / 1000,
    popularity: product.popularity,
    id: product.id,
    rating: product.rating,
    meta_value__letnik: product.year,
    attribute__pa_barva: product.colour.name,
    taxonomy__product_brand: product.brand.name,
  });
