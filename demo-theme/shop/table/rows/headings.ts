import { attributes } from '../../html';
import { columnsOf } from '../columnsOf';
import type { Column, TableView } from '../definition';
import { TOGGLE_HEADING, withToggle } from './childRows';

/** The headings. See contract/product-table.md#sort. */
export function headings(view: TableView): string {
  const cells = columnsOf(view).map((column, index) => {
    const order = column.sort ? orderShown(view, column, index) : '';
    const data = attributes({
      class: `wcpt-heading wcpt-${view.definition.id}-${column.name}`,
      'data-wcpt-column-index': index,
      'data-wcpt-original-index': index,
      'data-wcpt-sort-id': sortId(view, column, index),
      'data-wcpt-column-name': column.name,
    });
    return `<th${data}><div class="wcpt-item-row"><span class="wcpt-text">${column.label}</span>${column.note ?? ''}${sortIcons(view, column, order)}</div></th>`;
  });
  return withToggle(view, TOGGLE_HEADING, cells.join(''));
}

function sortId({ definition }: TableView, { sort }: Column, index: number): string {
  const attribute = definition.sortsByPlace ? sort?.orderby_attribute : undefined;
  return attribute ? `column_attribute_${attribute.replace(/^pa_/, '')}` : `column_${index}`;
}

/** `asc` or `desc` when the rows are sorted by this heading. */
function orderShown(view: TableView, column: Column, index: number): string {
  const { query } = view;
  const isAsked = [sortId(view, column, index), `column_${index}`].includes(query.orderby) || isCriteria(view, column);
  return isAsked ? query.one('order').toLowerCase() || 'asc' : '';
}

function isCriteria({ query }: TableView, { sort }: Column): boolean {
  return (
    sort !== undefined &&
    query.orderby === 'column_heading' &&
    query.one('column_orderby') === sort.orderby &&
    query.one('column_meta_key') === sort.meta_key &&
    query.one('column_orderby_attribute') === (sort.orderby_attribute ?? '') &&
    query.one('column_orderby_taxonomy') === (sort.orderby_taxonomy ?? '')
  );
}

function sortIcons({ definition }: TableView, { name, sort, only }: Column, order: string): string {
  if (!sort) return '';
  const icon = (direction: 'asc' | 'desc', sign: string) => {
    const isOffered = only === undefined || only === direction;
    const state = isOffered ? (order === direction ? 'wcpt-active' : 'wcpt-inactive') : 'wcpt-hide';
    return `<span class="wcpt-icon wcpt-sorting-icon wcpt-sorting-${direction}-icon ${state}" aria-hidden="true">${sign}</span>`;
  };
  const criteria = definition.sortsByPlace
    ? {}
    : {
        'data-wcpt-orderby': sort.orderby,
        'data-wcpt-meta-key': sort.meta_key,
        'data-wcpt-orderby-attribute': sort.orderby_attribute ?? null,
        'data-wcpt-orderby-taxonomy': sort.orderby_taxonomy ?? null,
      };
  const data = attributes({
    class: `wcpt-sorting-icons wcpt-sort-${name}${order ? ` wcpt-sorting-${order}` : ''}`,
    ...criteria,
    'data-wcpt-limited-order': only ?? null,
  });
  return `<div${data}>${icon('asc', '▲')}${icon('desc', '▼')}</div>`;
}
