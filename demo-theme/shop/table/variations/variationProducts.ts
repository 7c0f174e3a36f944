import type { Stock, VariableProduct, Variation } from '../../product';
import { attribute, CLOTHES, HOME, picture } from '../../products/shared';
import { slugOf } from '../terms';

/** Control that chooses a row's variation. */
export type VariationControl = 'list' | 'radios' | 'form' | 'rows' | 'broken';

/** A product whose variations are chosen in its row. */
export interface VariationProduct {
  readonly product: VariableProduct;
  readonly control: VariationControl;
  /** Id of the variation that is chosen at first. */
  readonly chosen?: number;
}

const FIRST_ID = 9001;
/** Ids that each product has for its variations begin here, a thousand for each. */
const FIRST_VARIATION_ID = 300_000;
const COLOURS = ['Rdeča', 'Modra', 'Zelena', 'Bela'];
const FILES = ['pulover-rdec', 'pulover-moder', 'pulover-zelen', 'pulover-bel'];

/** Some in stock, some few, one that is gone, and some not counted. */
function stockOf(index: number): Stock {
  if (index % 7 === 3) return { quantity: 0 };
  if (index % 3 === 0) return { quantity: null };
  return { quantity: index % 5 === 1 ? 1 : 2 + (index % 9) };
}

function variationOf(id: number, index: number, attributes: Record<string, string>, colour: number): Variation {
  const regular = 1990 + index * 50;
  return {
    id,
    attributes,
    price: index % 4 === 1 ? { regular, sale: Math.round(regular * 0.85) } : { regular },
    stock: stockOf(index),
    sku: `RAZ-${id}`,
    picture: picture(id, FILES[colour % FILES.length] ?? 'pulover', COLOURS[colour % COLOURS.length] ?? ''),
    measures: {
      weight: (0.3 + (index % 10) / 10).toFixed(1),
      length: '40',
      width: '30',
      height: String(5 + (index % 4)),
    },
    description: `<p>Različica številka ${index + 1}.</p>`,
  };
}

/** A product of so many colours and sizes. */
function product(at: number, name: string, colours: number, sizes: number): VariableProduct {
  const id = FIRST_ID + at;
  const colourNames = Array.from({ length: colours }, (_, n) => COLOURS[n] ?? `Barva ${n + 1}`);
  const sizeNames = Array.from({ length: sizes }, (_, n) => (sizes <= 3 ? 'SML'.charAt(n) : `Velikost ${n + 1}`));
  const options = (names: readonly string[]) => Object.fromEntries(names.map(one => [slugOf(one), one]));
  const variations = colourNames.flatMap((colour, c) =>
    sizeNames.map((size, s) => {
      const index = c * sizes + s;
      const attributes = { attribute_pa_barva: slugOf(colour), attribute_pa_velikost: slugOf(size) };
      return variationOf(FIRST_VARIATION_ID + at * 1000 + index, index, attributes, c);
    }),
  );
  return {
    id,
    slug: slugOf(name),
    name,
    sku: `RAZ-${at + 1}`,
    type: 'variable',
    lookup: 'embedded',
    category: CLOTHES,
    pictures: [picture(id, 'pulover', name)],
    shortDescription: '<p>Barvo in velikost izberete v tabeli.</p>',
    description: '<p>Izdelek tabele z različicami.</p>',
    attributes: [
      attribute('barva', 'Barva', options(colourNames)),
      attribute('velikost', 'Velikost', options(sizeNames)),
    ],
    variations,
  };
}

/** Every kind of stock that a table has a message for. See contract/product-table.md#variations-in-rows. */
const STOCKS: readonly (readonly [name: string, stock: Stock, extra?: Record<string, unknown>])[] = [
  ['Ni na zalogi', { quantity: 0 }],
  ['Po naročilu', { quantity: null }, { is_on_backorder: true }],
  [
    'Po naročilu, šteta',
    { quantity: 0, backorders: true },
    { is_on_backorder: true, backorders_require_notification: true },
  ],
  ['Na zalogi in po naročilu', { quantity: 4, backorders: true }, { backorders_require_notification: true }],
  ['Tiho po naročilu', { quantity: 0, backorders: true }, { is_on_backorder: true }],
  ['Zadnja', { quantity: 1 }],
  ['Malo', { quantity: 3 }],
  ['Veliko', { quantity: 40 }],
  ['Ni šteta', { quantity: null }],
];

function stockProduct(at: number): VariableProduct {
  const base = product(at, 'Lanena torba Zaloga', 1, 1);
  return {
    ...base,
    category: HOME,
    attributes: [attribute('zaloga', 'Zaloga', Object.fromEntries(STOCKS.map(([name]) => [slugOf(name), name])))],
    variations: STOCKS.map(([name, stock, extra = {}], index) => ({
      ...variationOf(FIRST_VARIATION_ID + at * 1000 + index, index, { attribute_pa_zaloga: slugOf(name) }, index),
      stock,
      extra,
    })),
  };
}

/** Its variations leave the size to the shopper. */
function openProduct(at: number): VariableProduct {
  const base = product(at, 'Šal Odprta mera', 2, 1);
  const sizes = attribute('velikost', 'Velikost', { kratek: 'Kratek', dolg: 'Dolg' });
  return {
    ...base,
    attributes: base.attributes.map(one => (one.name === sizes.name ? sizes : one)),
    variations: base.variations.map(one => ({ ...one, attributes: { ...one.attributes, [sizes.name]: '' } })),
  };
}

const single = product(9, 'Pulover Izbran', 4, 3);

/** Products of the tables whose variations are chosen in rows. */
export const variationProducts: readonly VariationProduct[] = [
  { product: product(0, 'Pulover Seznam', 4, 3), control: 'list' },
  { product: product(1, 'Jopa Gumbi', 4, 3), control: 'radios' },
  { product: product(2, 'Brezrokavnik Obrazec', 4, 3), control: 'form' },
  { product: single, control: 'list', ...(single.variations[4] ? { chosen: single.variations[4].id } : {}) },
  { product: stockProduct(10), control: 'list' },
  { product: openProduct(11), control: 'rows' },
  { product: product(12, 'Kapa Pokvarjena', 2, 2), control: 'broken' },
  { product: product(3, 'Majica Seznam 200', 20, 10), control: 'list' },
  { product: product(4, 'Nogavice Gumbi 200', 20, 10), control: 'radios' },
  { product: product(5, 'Tunika Obrazec 200', 20, 10), control: 'form' },
  { product: product(6, 'Majica Seznam 500', 25, 20), control: 'list' },
  { product: product(7, 'Nogavice Gumbi 500', 25, 20), control: 'radios' },
  { product: product(8, 'Tunika Obrazec 500', 25, 20), control: 'form' },
];

const byId = new Map(variationProducts.map(one => [one.product.id, one]));

/** The product of an id. */
export const variationProduct = (id: number): VariationProduct | undefined => byId.get(id);
