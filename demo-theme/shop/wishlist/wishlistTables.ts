import { attributes } from '../html';
import { columns } from '../table/columns';
import type { Column, TableDefinition } from '../table/definition';
import { isVariable, type TableProduct, tableProducts } from '../table/products';
import { variationColumns } from '../table/variations/cells';
import { variationTemplates } from '../table/variations/templates';
import { variationProduct } from '../table/variations/variationProducts';
import { rowsOfVariations } from '../table/variations/variationTables';
import type { Visit } from '../visit';
import { wishlistOf } from './wishlists';

/** The button of a row. The heart is the theme's. See contract/wishlist.md#markup. */
function heartCell({ id, title, parent, variations }: TableProduct): string {
  const data = attributes({
    class: 'wcpt-wishlist wcpt-noselect',
    'data-wcpt-product-name': title,
    'data-wcpt-item-added-label': '{n} je na seznamu želja.',
    'data-wcpt-view-wishlist-label': 'Ogled seznama',
    'data-wcpt-icon': 'heart',
    'data-wcpt-custom-url': '',
    'data-wcpt-duration-seconds': 4,
    // One that may be kept without a choice.
    'data-wcpt-variable-permitted': !parent && variations.length > 0 && id % 2 === 0 ? 'true' : null,
  });
  return `<span${data}></span>`;
}

const heart: Column = { name: 'srce', label: 'Želje', cell: heartCell };

/** A column for products with variations to choose from, and for others. */
const either = (name: string, simple: Column | undefined): readonly Column[] => {
  const chosen = variationColumns.find(one => one.name === name);
  if (!chosen) return [];
  const cell: Column['cell'] = (product, view) =>
    variationProduct(product.parent ?? product.id) ? chosen.cell(product, view) : (simple?.cell(product, view) ?? '');
  return [{ ...chosen, cell }];
};

const tableColumns: readonly Column[] = [
  heart,
  ...either('naziv', columns.title),
  ...either('razlicica', undefined),
  ...either('cena', columns.price),
];

const choosable = rowsOfVariations(one => one.product.variations.length < 20);
const some = (): readonly TableProduct[] => [
  ...tableProducts.filter(one => !isVariable(one)).slice(0, 4),
  ...choosable().slice(0, 8),
];

/** Returns the products of the visitor's list, for a table. */
function kept(visit: Visit): TableProduct[] {
  const variationRows = rowsOfVariations(() => true, true)();
  const productRows = rowsOfVariations(() => true)();
  return wishlistOf(visit).items.flatMap(({ product, variation }) => {
    if (variation) return variationRows.find(one => one.id === variation) ?? [];
    return tableProducts.find(one => one.id === product) ?? productRows.find(one => one.id === product) ?? [];
  });
}

/** Tables with a column of hearts; the last is the list itself. */
export const wishlistTables: readonly TableDefinition[] = [
  { id: '490', columns: tableColumns, perPage: -1, after: variationTemplates('490'), products: some },
  {
    id: '491',
    columns: [heart, columns.title, columns.price],
    perPage: 5,
    products: () => tableProducts.filter(one => !isVariable(one)).slice(0, 12),
  },
  {
    id: '492',
    columns: tableColumns,
    perPage: -1,
    settings: { ti_wishlist: 'true' },
    after: variationTemplates('492'),
    products: () => [],
  },
];

/** Returns a visitor's version of a table: that of the wishlist has their products. */
export const forVisitor = (definition: TableDefinition, visit: Visit): TableDefinition =>
  definition.settings?.ti_wishlist ? { ...definition, products: () => kept(visit) } : definition;
