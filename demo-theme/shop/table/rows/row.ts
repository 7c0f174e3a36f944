import { attributes } from '../../html';
import { askedOf } from '../addons/addonProducts';
import { columnsOf } from '../columnsOf';
import type { TableView } from '../definition';
import { instantSortProps } from '../instantSortProps';
import { canBuy, isVariable, type TableProduct, tablePrice } from '../products';
import { isSet } from '../tableSettings';
import { isGrouped } from '../tableView';
import { childRow, TOGGLE_CELL, withToggle } from './childRows';

const typeOf = (product: TableProduct): string =>
  product.kind ?? (product.parent ? 'variation' : isVariable(product) ? 'variable' : 'simple');

/** Attributes that rows and their child rows share. */
const rowData = (view: TableView, product: TableProduct): Record<string, string | number | null> => ({
  'data-wcpt-product-id': product.parent ?? product.id,
  'data-wcpt-variation-id': product.parent ? product.id : null,
  'data-wcpt-variation-attributes': product.parent ? JSON.stringify(product.variationAttributes) : null,
  'data-wcpt-type': typeOf(product),
  'data-wcpt-in-cart': '',
  'data-wcpt-stock': product.stock ?? '',
  'data-wcpt-price': tablePrice(product) / 100,
  'data-wcpt-instant-sort-props': isSet(view.settings, 'instant_sort') ? instantSortProps(product) : null,
  'data-wcpt-group-by-category-slug': isGrouped(view) ? product.category.slug : null,
  'data-wcpt-href': view.definition.linkRows ? `/product/${product.slug}/` : null,
});

function cells(view: TableView, product: TableProduct): string {
  const list = columnsOf(view).map((column, at) => {
    const inner = column.cell(product, view);
    const cell = attributes({ class: 'wcpt-cell', 'data-wcpt-column-index': at, 'data-wcpt-column-name': column.name });
    return `<td${cell}>${inner && `<div class="wcpt-cell-val">${inner}</div>`}</td>`;
  });
  return withToggle(view, TOGGLE_CELL, list.join(''));
}

const parentClass = ({ definition }: TableView): string => {
  if (!definition.childRows) return '';
  return ` wcpt-has-child-row${definition.childRows === 'anywhere' ? ' wcpt-has-child-row--click-anywhere' : ''}`;
};

/** Other tables sell these products as they are. */
const flagsOf = ({ definition }: TableView, { id }: TableProduct): string[] => {
  if (!definition.columns.some(({ name }) => name === 'izbire')) return [];
  const { fields = [], measures } = askedOf(id) ?? {};
  return [...(fields.length ? ['wcpt-product-has-addons'] : []), ...(measures ? ['wcpt-product-has-measurement'] : [])];
};

/**
 * A product's row, and its child row behind it. See contract/product-table.md#rows.
 *
 * @param index Place among the rows; the first one counts as even.
 */
export function row(view: TableView, product: TableProduct, index: number): string {
  const type = typeOf(product);
  const classes = [
    `wcpt-row ${index % 2 ? 'wcpt-odd' : 'wcpt-even'} wcpt-product-type-${type}`,
    ...flagsOf(view, product),
    canBuy(product) ? '' : isVariable(product) ? 'wcpt-all-variations-out-of-stock' : 'wcpt-out-of-stock',
  ]
    .filter(Boolean)
    .join(' ');
  const data = rowData(view, product);
  const parent = `<tr${attributes({ class: classes + parentClass(view), ...data })}>${cells(view, product)}</tr>`;
  if (!view.definition.childRows) return parent;
  return `${parent}<tr${attributes({ class: `${classes} wcpt-child-row`, ...data })}>${childRow(view, product)}</tr>`;
}
