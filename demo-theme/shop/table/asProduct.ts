import type { Category, Product } from '../product';
import { attribute, CLOTHES, HOME, KITCHEN, PAPER } from '../products/shared';
import { isVariable, type TableProduct } from './products';
import { rootOf } from './terms';

const SIZE = 'velikost';

/** The shop's category for each of the tables' topmost ones. */
const SHOP_CATEGORIES: Readonly<Record<string, Category>> = {
  kuhinja: KITCHEN,
  oblacila: CLOTHES,
  papirnica: PAPER,
};

const priceOf = ({ regular, sale }: Pick<TableProduct, 'regular' | 'sale'>) =>
  sale === undefined ? { regular } : { regular, sale };

/** A table's product as the rest of the shop knows products. */
export function asProduct(product: TableProduct): Product {
  const { id, slug, title, sku, category, stock, backorders, picture, weight, length, variations } = product;
  const common = {
    id,
    slug,
    name: title,
    sku,
    category: SHOP_CATEGORIES[rootOf(category).slug] ?? HOME,
    pictures: [{ id, file: picture, alt: title }],
    shortDescription: '<p>Iz delavnice Lipa.</p>',
    description: '<p>Izdelek iz tabele izdelkov.</p>',
    measures: { weight, length: String(length) },
  };
  if (!isVariable(product)) {
    return { ...common, type: 'simple', price: priceOf(product), stock: { quantity: stock ?? null, backorders } };
  }
  return {
    ...common,
    type: 'variable',
    lookup: 'embedded',
    attributes: [attribute(SIZE, 'Velikost', Object.fromEntries(variations.map(({ size }) => [size.slug, size.name])))],
    variations: variations.map(one => ({
      id: one.id,
      attributes: { [`attribute_pa_${SIZE}`]: one.size.slug },
      price: priceOf(one),
      stock: { quantity: one.stock ?? null },
    })),
  };
}
