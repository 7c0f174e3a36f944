import { attributes, escapeHtml } from '../html';
import { instantSortProps } from './columns';
import { columnsOf } from './columnsOf';
import type { Column, TableView } from './definition';
import { canBuy, isVariable, type TableProduct, tablePrice } from './products';
import { isSet } from './tableSettings';
import { isGrouped } from './tableView';
import { categories } from './terms';

/** The whole `table` element. */
export function tableHtml(view: TableView): string {
  return `<table class="wcpt-table wcpt-table-${view.definition.id}"><thead><tr class="wcpt-heading-row">${headings(view)}</tr></thead>${rows(view)}</table>`;
}

function headings(view: TableView): string {
  const { definition, query } = view;
  const toggle = definition.childRows
    ? '<th class="wcpt-heading wcpt-child-row-toggle wcpt-child-row-toggle--closed"><span class="wcpt-child-row-toggle__control">±</span></th>'
    : '';
  return (
    toggle +
    columnsOf(view)
      .map((column, index) => {
        const id = `column_${index}`;
        const active =
          query.one('orderby') === id ||
          (query.one('orderby') === 'column_heading' && query.one('column_orderby') === column.sort?.orderby);
        const order = active ? query.one('order').toLowerCase() || 'asc' : '';
        const data = attributes({
          class: `wcpt-heading wcpt-${definition.id}-${column.name}`,
          'data-wcpt-column-index': index,
          'data-wcpt-original-index': index,
          'data-wcpt-sort-id': id,
          'data-wcpt-column-name': column.name,
        });
        return `<th${data}><div class="wcpt-item-row"><span class="wcpt-text">${column.label}</span>${column.sort ? sortIcons(column, order) : ''}</div></th>`;
      })
      .join('')
  );
}

function sortIcons(column: Column, order: string): string {
  const icon = (direction: 'asc' | 'desc', sign: string) => {
    const hidden =
      column.only && column.only !== direction ? 'wcpt-hide' : order === direction ? 'wcpt-active' : 'wcpt-inactive';
    return `<span class="wcpt-icon wcpt-sorting-icon wcpt-sorting-${direction}-icon ${hidden}" aria-hidden="true">${sign}</span>`;
  };
  const spec = column.sort;
  const data = attributes({
    class: `wcpt-sorting-icons wcpt-sort-${column.name}${order ? ` wcpt-sorting-${order}` : ''}`,
    'data-wcpt-orderby': spec?.orderby ?? null,
    'data-wcpt-meta-key': spec?.meta_key ?? null,
    'data-wcpt-orderby-attribute': spec?.orderby_attribute ?? null,
    'data-wcpt-orderby-taxonomy': spec?.orderby_taxonomy ?? null,
    'data-wcpt-limited-order': column.only ?? null,
  });
  return `<div${data}>${icon('asc', '▲')}${icon('desc', '▼')}</div>`;
}

function rows(view: TableView): string {
  const { shown, definition } = view;
  if (!isGrouped(view)) return shown.map((product, index) => row(view, product, index)).join('');
  const groups = categories.map(category => ({
    category,
    inside: shown.filter(one => one.category.id === category.id),
  }));
  return groups
    .filter(({ inside }) => inside.length)
    .map(({ category, inside }) => {
      const width = columnsOf(view).length + (definition.childRows ? 1 : 0);
      return `<tr class="wcpt-row wcpt-row--category-heading" data-wcpt-group-by-category-slug="${category.slug}"><th class="wcpt-heading" colspan="${width}" scope="rowgroup"><span class="wcpt-row--category-heading__category-name">${category.name}</span> <span class="wcpt-row--category-heading__category-count">(${inside.length})</span></th></tr>${inside
        .map((product, index) => row(view, product, index))
        .join('')}`;
    })
    .join('');
}

const typeOf = (product: TableProduct) => (isVariable(product) ? 'variable' : 'simple');

/** Attributes that rows and their child rows share. */
function rowData(view: TableView, product: TableProduct): Record<string, string | number | null> {
  const { definition } = view;
  return {
    'data-wcpt-product-id': product.id,
    'data-wcpt-type': typeOf(product),
    'data-wcpt-in-cart': '',
    'data-wcpt-stock': product.stock ?? '',
    'data-wcpt-price': tablePrice(product) / 100,
    'data-wcpt-instant-sort-props': isSet(view.settings, 'instant_sort') ? instantSortProps(product) : null,
    'data-wcpt-group-by-category-slug': isGrouped(view) ? product.category.slug : null,
    'data-wcpt-href': definition.linkRows ? `/product/${product.slug}/` : null,
  };
}

function row(view: TableView, product: TableProduct, index: number): string {
  const { childRows } = view.definition;
  const classes = `wcpt-row ${index % 2 ? 'wcpt-odd' : 'wcpt-even'} wcpt-product-type-${typeOf(product)}${canBuy(product) ? '' : ' wcpt-out-of-stock'}`;
  const data = rowData(view, product);
  const list = columnsOf(view);
  const cells = list.map((column, at) => {
    const inner = column.cell(product, view);
    const cell = attributes({ class: 'wcpt-cell', 'data-wcpt-column-index': at, 'data-wcpt-column-name': column.name });
    return `<td${cell}>${inner && `<div class="wcpt-cell-val">${inner}</div>`}</td>`;
  });
  const toggle = childRows
    ? '<td class="wcpt-cell wcpt-child-row-toggle wcpt-child-row-toggle--closed"><span class="wcpt-child-row-toggle__control wcpt-child-row-toggle__control--open">+</span><span class="wcpt-child-row-toggle__control wcpt-child-row-toggle__control--close">−</span></td>'
    : '';
  const parent = `<tr${attributes({ class: `${classes}${childRows ? ' wcpt-has-child-row' : ''}`, ...data })}>${toggle}${cells.join('')}</tr>`;
  if (!childRows) return parent;
  const details = [
    ['Material', product.material.name],
    ['Velikost', product.size.name],
    ['Teža', `${product.weight.replace('.', ',')} kg`],
  ]
    .map(
      ([heading, value = '']) =>
        `<div class="wcpt-child-row__element"><div class="wcpt-child-row__element__heading">${heading}</div><div class="wcpt-child-row__element__content">${escapeHtml(value)}</div></div>`,
    )
    .join('');
  return `${parent}<tr${attributes({ class: `${classes} wcpt-child-row`, ...data })}><td class="wcpt-cell" colspan="${list.length + 1}"><div class="wcpt-child-row__wrapper">${details}</div></td></tr>`;
}
