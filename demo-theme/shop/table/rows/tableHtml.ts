import { columnsOf } from '../columnsOf';
import type { TableView } from '../definition';
import { isGrouped } from '../tableView';
import { categories, type Term } from '../terms';
import { headings } from './headings';
import { row } from './row';

/** The whole `table` element. */
export const tableHtml = (view: TableView): string =>
  `<table class="wcpt-table wcpt-table-${view.definition.id}"><thead><tr class="wcpt-heading-row">${headings(view)}</tr></thead>${isGrouped(view) ? groups(view) : rows(view)}</table>`;

const rows = (view: TableView): string => view.shown.map((product, index) => row(view, product, index)).join('');

function groups(view: TableView): string {
  return categories
    .map(category => ({ category, inside: view.shown.filter(product => product.category.id === category.id) }))
    .filter(({ inside }) => inside.length > 0)
    .map(({ category, inside }) => {
      const list = inside.map((product, index) => row(view, product, index));
      return groupHeading(view, category) + list.join('');
    })
    .join('');
}

/** A category's heading, with how many rows of it there are on all pages. */
function groupHeading(view: TableView, { id, slug, name }: Term): string {
  const width = columnsOf(view).length + (view.definition.childRows ? 1 : 0);
  const count = view.found.filter(({ category }) => category.id === id).length;
  return `<tr class="wcpt-row wcpt-row--category-heading" data-wcpt-group-by-category-slug="${slug}"><th class="wcpt-heading" colspan="${width}" scope="rowgroup"><span class="wcpt-row--category-heading__category-name">${name}</span> <span class="wcpt-row--category-heading__category-count">(${count})</span></th></tr>`;
}
