import { escapeHtml } from '../html';
import { buttonCell, downloadCell } from './cells/button';
import { pictureCell } from './cells/picture';
import { priceCell } from './cells/price';
import { quantityCell } from './cells/quantity';
import { stockCell } from './cells/stock';
import { archiveCell, colourCell, sizeCell } from './cells/terms';
import { detailsCell, textCell } from './cells/toggles';
import type { Column } from './definition';
import type { TableProduct } from './products';
import type { SortSpec } from './tableOrder';

const sort = (orderby: string, more: Partial<SortSpec> = {}): SortSpec => ({
  orderby,
  order: 'asc',
  meta_key: '',
  ...more,
});

const titleCell = ({ title, slug, sku }: TableProduct): string =>
  `<a class="wcpt-title" href="/product/${slug}/">${escapeHtml(title)}</a> <span class="wcpt-sku wcpt-variable-switch" data-wcpt-sku="${sku}">${sku}</span>`;

const stars = (rating: number): string =>
  `<span class="wcpt-rating" title="${rating} od 5">${'★'.repeat(Math.round(rating))}</span>`;

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
  weight: { name: 'teza', label: 'Teža (kg)', cell: ({ weight }) => weight },
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
  text: { name: 'opis', label: 'Opis', cell: textCell },
  details: { name: 'podrobnosti', label: 'Podrobnosti', cell: detailsCell },
  archive: { name: 'skupina', label: 'Skupina', cell: archiveCell },
  download: { name: 'prenos', label: 'Prenos', cell: downloadCell },
  quantity: { name: 'kolicina', label: 'Količina', cell: quantityCell },
  button: { name: 'kosarica', label: 'V košarico', cell: buttonCell },
} satisfies Record<string, Column>;
