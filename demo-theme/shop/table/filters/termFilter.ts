import { attributes, escapeHtml } from '../../html';
import type { NavPart, TableView } from '../definition';
import { type Term, taxonomies } from '../terms';
import { choiceHtml, countHtml, type FilterKind, type FilterLook, filterHtml, menuHtml, optionClass } from './filter';

interface TermLook extends FilterLook {
  /** Only one term can be chosen. The text tells copies of the filter apart. */
  readonly single?: string;
  /** Options are links. See contract/product-table.md#filters. */
  readonly leadsTo?: (term: Term) => string;
}

/** A flat taxonomy: attribute, tag or brand. */
export const termFilter =
  (filter: 'attribute' | 'taxonomy', taxonomy: string, label: string, look: TermLook = {}): NavPart =>
  view => {
    const kind: FilterKind = { filter, taxonomy };
    const terms = taxonomies[taxonomy] ?? [];
    if (look.leadsTo) return links(view, kind, label, look, look.leadsTo);
    const parameter = `${filter === 'attribute' ? 'attr' : 'tax'}_${taxonomy}`;
    const name = `${view.definition.id}_${parameter}`;
    const chosen = terms.filter(({ id }) => view.query.has(parameter, String(id)));
    const options = terms.map(term =>
      choiceHtml(
        {
          type: look.single ? 'radio' : 'checkbox',
          name: look.single ? `${name}--${look.single}[]` : `${name}[]`,
          value: String(term.id),
          label: term.name,
          slug: term.slug,
          checked: chosen.includes(term),
          after: countHtml(view, kind, term.id),
        },
        look,
      ),
    );
    const all = look.single ? showAll(`${name}--${look.single}[]`, chosen.length === 0, look) : '';
    return filterHtml(view, kind, {
      label,
      look,
      chosen: look.single ? 0 : chosen.length,
      options: menuHtml(look, all + options.join('')),
    });
  };

/** The option that takes a choice back. */
const showAll = (name: string, checked: boolean, look: FilterLook): string =>
  `<div class="${optionClass(look)} wcpt-show-all-option" data-wcpt-value=""><label${attributes({ class: checked ? 'wcpt-active' : '' })}><input${attributes({ type: 'radio', class: 'wcpt-filter-radio', name, value: '', checked })}><span>Vse</span></label></div>`;

function links(
  view: TableView,
  kind: FilterKind,
  label: string,
  look: FilterLook,
  leadsTo: (term: Term) => string,
): string {
  const options = (taxonomies[kind.taxonomy ?? ''] ?? []).map(
    term =>
      `<div${attributes({ class: `${optionClass(look)} wcpt-nav-redirect-option`, 'data-wcpt-value': term.id })}><label${attributes({ 'data-wcpt-value': term.id, 'data-wcpt-slug': term.slug })}><a${attributes({ class: 'wcpt-nav-redirect-link', href: leadsTo(term) })}>${escapeHtml(term.name)}</a></label></div>`,
  );
  return filterHtml(view, kind, {
    label,
    look,
    options: menuHtml(look, options.join(''), ' wcpt-redirect-options-wrapper'),
    classes: 'wcpt-redirect-enabled',
  });
}
