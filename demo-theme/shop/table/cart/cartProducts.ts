import { isVariable, manyProducts, type TableProduct, tableProducts } from '../products';

/** Id of a bundle of the shop. */
const BUNDLE = 700;

const simple = tableProducts.filter(product => !isVariable(product));
const [first, second] = simple;
const composed = simple[20];
if (!first || !second || !composed) throw new Error('the tables have no products');

/** Id of a product that is composed in its form. */
export const COMPOSITE = composed.id;

/** One piece only, so that it can run out. */
const scarce = simple.find(({ stock }) => stock === 1);

/** Simple products, one piece of one, one with variations, one that is composed, and a bundle. */
const ofEveryKind: readonly TableProduct[] = [
  ...simple.filter(({ stock }) => stock === undefined || stock > 5).slice(0, 5),
  ...(scarce ? [scarce] : []),
  ...simple.filter(({ stock, backorders }) => stock === 0 && !backorders).slice(0, 1),
  ...tableProducts.filter(isVariable).slice(0, 1),
  { ...composed, kind: 'composite' },
  {
    ...second,
    id: BUNDLE,
    slug: 'komplet-za-dva',
    title: 'Komplet za dva',
    sku: 'KOM-700',
    kind: 'woosb',
    regular: 4900,
    sale: undefined,
    stock: undefined,
    variations: [],
  },
];

/** Products of the tables that sell; so many simple ones where a number is asked for. */
export const cartProducts = (rows: number | undefined): readonly TableProduct[] =>
  rows === undefined
    ? ofEveryKind
    : manyProducts(rows * 2)
        .filter(product => !isVariable(product) && product.stock !== 0)
        .slice(0, rows);
