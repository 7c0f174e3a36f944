import type { NavPart, TableView } from '../definition';
import { SORT_OPTIONS } from '../tableOrder';
import { choiceHtml, type FilterKind, type FilterLook, filterHtml, menuHtml } from './filter';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly chosen: boolean;
  readonly html?: string;
  readonly isDefault?: boolean;
}

/** Options of one name; a single one can be chosen. */
function radios(
  view: TableView,
  kind: FilterKind,
  { label, name, options, look }: { label: string; name: string; options: readonly Option[]; look: FilterLook },
): string {
  const list = options.map(({ value, label: text, chosen, html, isDefault }) =>
    choiceHtml(
      {
        type: 'radio',
        name,
        value,
        label: text,
        checked: chosen,
        classes: isDefault ? 'wcpt-default-option' : '',
        ...(html === undefined ? {} : { html }),
      },
      look,
    ),
  );
  return filterHtml(view, kind, { label, look, options: menuHtml(look, list.join('')) });
}

const MOST_STARS = 5;
const LEAST: Readonly<Record<string, string>> = {
  '4': '4 zvezdice in več',
  '3': '3 zvezdice in več',
  '2': '2 zvezdici in več',
};

const stars = (count: number, text: string): string => {
  const all = Array.from(
    { length: MOST_STARS },
    (_, index) => `<i class="wcpt-star wcpt-star-${index < count ? 'full' : 'empty'}"></i>`,
  );
  return `<span class="wcpt-rating-stars" aria-hidden="true">${all.join('')}</span> ${text}`;
};

/** Least stars. See contract/product-table.md#filters. */
export const ratingFilter =
  (label: string, look: FilterLook = {}): NavPart =>
  view => {
    const options = ['', '4', '3', '2'].map((value): Option => {
      const text = LEAST[value] ?? 'Vse ocene';
      const chosen = value ? view.query.has('rated', value) : view.query.all('rated').length === 0;
      return { value, label: text, chosen, ...(value ? { html: stars(Number(value), text) } : {}) };
    });
    return radios(view, { filter: 'rating' }, { label, name: `${view.definition.id}_rated[]`, options, look });
  };

/** The sort-by list; by relevance only while something is searched for. */
export const sortFilter =
  (look: FilterLook = {}): NavPart =>
  view => {
    const { query, definition } = view;
    const wanted = query.orderby || 'option_0';
    const list = SORT_OPTIONS.map(({ label }, index) => ({ value: `option_${index}`, label, isDefault: index === 0 }));
    const all = query.searches ? [{ value: 'relevance', label: 'Po ujemanju', isDefault: false }, ...list] : list;
    return radios(
      view,
      { filter: 'sort_by' },
      {
        label: 'Razvrsti',
        name: `${definition.id}_orderby`,
        options: all.map(option => ({ ...option, chosen: option.value === wanted })),
        look: { format: 'only_selected', ...look },
      },
    );
  };

/** Results per page. */
export const perPageFilter =
  (look: FilterLook = {}): NavPart =>
  view =>
    radios(
      view,
      { filter: 'results_per_page' },
      {
        label: 'Na stran',
        name: `${view.definition.id}_results_per_page`,
        options: [10, 20, 50, -1].map(size => ({
          value: String(size),
          label: size < 0 ? 'Vsi' : `${size} na stran`,
          chosen: view.perPage === size,
        })),
        look: { format: 'only_selected', ...look },
      },
    );
