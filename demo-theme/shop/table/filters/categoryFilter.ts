import { attributes } from '../../html';
import type { NavPart, TableView } from '../definition';
import { icons } from '../icons';
import { categories, type Term, withChildren } from '../terms';
import { countHtml, type FilterKind, type FilterLook, filterHtml, menuHtml, optionClass } from './filter';

const KIND: FilterKind = { filter: 'category', taxonomy: 'product_cat' };

/** The tree of categories; branches with a choice inside are open. See contract/product-table.md#filters. */
export const categoryFilter =
  (label: string, look: FilterLook = {}): NavPart =>
  view =>
    filterHtml(view, KIND, {
      label,
      look,
      chosen: view.query.all('product_cat').length,
      options: menuHtml(look, level(view, look, undefined, 0), ' wcpt-hierarchy'),
    });

function level(view: TableView, look: FilterLook, parent: number | undefined, depth: number): string {
  return categories
    .filter(term => term.parent === parent)
    .map(term => branch(view, look, term, depth))
    .join('');
}

function branch(view: TableView, look: FilterLook, term: Term, depth: number): string {
  const { definition, query } = view;
  const inner = level(view, look, term.id, depth + 1);
  const isChecked = query.has('product_cat', String(term.id));
  const below = withChildren(term.id).filter(id => id !== term.id);
  const isOpen = below.some(id => query.has('product_cat', String(id)));
  const option = attributes({
    class: [
      optionClass(look),
      isChecked && look.as === 'row' ? 'wcpt-active' : '',
      inner ? 'wcpt-filter-hierarchy-accordion' : '',
      isOpen ? 'wcpt-filter-hierarchy-accordion--open' : '',
    ]
      .filter(Boolean)
      .join(' '),
    'data-wcpt-value': term.id,
    'data-wcpt-open': isOpen ? '1' : '0',
    'data-wcpt-depth': depth,
  });
  const label = attributes({
    class: isChecked ? 'wcpt-active' : '',
    'data-wcpt-value': term.id,
    'data-wcpt-slug': term.slug,
  });
  const input = attributes({
    class: inner ? 'wcpt-hr-parent-term' : '',
    type: 'checkbox',
    name: `${definition.id}_product_cat[]`,
    value: term.id,
    checked: isChecked,
  });
  const content = inner
    ? `<div class="wcpt-hr-child-terms-wrapper wcpt-dropdown-sub-menu wcpt-filter-hierarchy-accordion__content">${inner}</div>`
    : '';
  return `<div${option}><label${label}><input${input}><span><span class="wcpt-text">${term.name}</span></span>${countHtml(view, KIND, term.id)}${inner ? icons.accordion : ''}</label></div>${content}`;
}
