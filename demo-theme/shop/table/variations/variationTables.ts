import { currentPrice } from '../../product';
import type { TableDefinition } from '../definition';
import { type TableProduct, tableProducts } from '../products';
import { sizes } from '../terms';
import { variationColumns, wholesaleColumns } from './cells';
import { variationTemplates } from './templates';
import { type VariationProduct, variationProducts } from './variationProducts';

/** Products of a table; each variation is one where rows are variations. */
export function asTableProducts({ product, control }: VariationProduct, areRows = control === 'rows'): TableProduct[] {
  const [base] = tableProducts;
  const [size] = sizes;
  if (!base || !size) throw new Error('the tables have no products');
  const { id, slug, name: title, sku } = product;
  const prices = product.variations.map(({ price }) => currentPrice(price));
  const common: TableProduct = {
    ...base,
    id,
    slug,
    title,
    sku,
    regular: Math.min(...prices),
    sale: undefined,
    stock: undefined,
    variations: product.variations.map(({ id: own, price, stock }) => ({
      id: own,
      size,
      regular: price.regular,
      sale: price.sale,
      stock: stock.quantity ?? undefined,
    })),
  };
  if (!areRows) return [common];
  return product.variations.map(variation => ({
    ...common,
    id: variation.id,
    parent: id,
    variationAttributes: variation.attributes,
    regular: currentPrice(variation.price),
    variations: [],
  }));
}

const sizeOf = ({ product }: VariationProduct) => product.variations.length;

/**
 * Rows of the products that are chosen.
 * @param areRows each variation is one, of every product
 */
export const rowsOfVariations = (which: (one: VariationProduct) => boolean, areRows?: boolean) => () =>
  variationProducts.filter(which).flatMap(one => asTableProducts(one, areRows));

/** Tables whose variations are chosen in rows; of the one with many, how many each product has. */
export const variationTables = (many = 200): readonly TableDefinition[] => [
  {
    id: '420',
    columns: variationColumns,
    perPage: -1,
    after: variationTemplates('420'),
    products: rowsOfVariations(one => sizeOf(one) < 100),
  },
  {
    id: '421',
    columns: wholesaleColumns,
    perPage: -1,
    products: rowsOfVariations(one => one.control === 'radios' && sizeOf(one) < 100),
  },
  {
    id: '422',
    columns: variationColumns,
    perPage: -1,
    after: variationTemplates('422'),
    products: rowsOfVariations(one => sizeOf(one) === many),
  },
];
