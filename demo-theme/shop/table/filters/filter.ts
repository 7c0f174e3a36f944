import { attributes, escapeHtml } from '../../html';
import type { TableView } from '../definition';
import { icons } from '../icons';
import { isSet } from '../tableSettings';

/** Appearance of a filter in the navigation. */
export interface FilterLook {
  /** `row`: options are always open. */
  readonly as?: 'dropdown' | 'row';
  readonly format?: 'only_heading' | 'only_selected' | 'heading_and_selected';
  /** Placeholder of a search among the options. */
  readonly search?: string;
  /** Open from the start, in a sidebar. */
  readonly open?: boolean;
}

/** Attributes that determine a filter's kind. */
export interface FilterKind {
  readonly filter: string;
  readonly taxonomy?: string;
  readonly metaKey?: string;
}

/** Kinds whose options are counted. */
const COUNTED = ['category', 'attribute', 'availability', 'on_sale', 'taxonomy'];

const awaitsCounts = ({ settings }: TableView, { filter }: FilterKind): boolean =>
  isSet(settings, 'dynamic_filters_lazy_load') && COUNTED.includes(filter);

/**
 * A filter with its heading and options.
 *
 * @param chosen How many options are checked, for the heading.
 * @param classes Further classes of the filter.
 */
export function filterHtml(
  view: TableView,
  kind: FilterKind,
  { label, options, look, chosen = 0, classes = '' }: FilterParts,
): string {
  const { as = 'dropdown', format = 'only_heading', search, open } = look;
  const isRow = as === 'row';
  const isLoading = awaitsCounts(view, kind);
  const data = attributes({
    class: [
      'wcpt-filter',
      isRow ? 'wcpt-options-row' : 'wcpt-dropdown',
      classes,
      search ? 'wcpt-filter--search-filter-options-enabled' : '',
      open ? 'wcpt-filter-open wcpt-open' : '',
      isLoading ? 'wcpt--dynamic-filters--loading-filter' : '',
    ]
      .filter(Boolean)
      .join(' '),
    'data-wcpt-filter': kind.filter,
    'data-wcpt-taxonomy': kind.taxonomy ?? null,
    'data-wcpt-meta-key': kind.metaKey ?? null,
    'data-wcpt-heading_format__op_selected': format,
    'data-wcpt-search-filter-options-placeholder': search ?? null,
  });
  const count = chosen > 0 && !isRow ? `<span class="wcpt-active-count">${chosen}</span>` : '';
  const heading = `<span class="${isRow ? 'wcpt-options-heading' : 'wcpt-dropdown-label'}"><span class="wcpt-text">${escapeHtml(label)}</span></span>${count}${isLoading ? icons.counting : ''}${isRow ? '' : icons.down}`;
  return `<div${data}><div class="wcpt-filter-heading">${heading}</div>${options}</div>`;
}

export interface FilterParts {
  readonly label: string;
  /** The menu, see {@link menuHtml}. */
  readonly options: string;
  readonly look: FilterLook;
  readonly chosen?: number;
  readonly classes?: string;
}

export const optionClass = ({ as }: FilterLook): string => (as === 'row' ? 'wcpt-option' : 'wcpt-dropdown-option');

/** The list of options. */
export const menuHtml = ({ as }: FilterLook, options: string, classes = ''): string =>
  `<div class="${as === 'row' ? 'wcpt-options' : 'wcpt-dropdown-menu'}${classes}">${options}</div>`;

/** One option: a checkbox or a radio button with its label. */
export interface Choice {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** HTML in place of the label's text. */
  readonly html?: string;
  readonly checked: boolean;
  readonly slug?: string;
  readonly classes?: string;
  readonly data?: Readonly<Record<string, string>>;
  /** HTML at the end of the label. */
  readonly after?: string;
}

export function choiceHtml(one: Choice, look: FilterLook): string {
  const option = attributes({
    class: `${optionClass(look)}${one.checked && look.as === 'row' ? ' wcpt-active' : ''}`,
    'data-wcpt-value': one.value,
  });
  const label = attributes({
    class: [one.checked ? 'wcpt-active' : '', one.classes ?? ''].filter(Boolean).join(' '),
    'data-wcpt-value': one.value,
    'data-wcpt-slug': one.slug ?? null,
  });
  const input = attributes({
    type: one.type,
    class: `wcpt-filter-${one.type}`,
    name: one.name,
    value: one.value,
    checked: one.checked,
    ...one.data,
  });
  return `<div${option}><label${label}><input${input}><span>${one.html ?? escapeHtml(one.label)}</span>${one.after ?? ''}</label></div>`;
}

/** `(n)` behind an option's label, where the answer counts. */
export function countHtml(view: TableView, { filter, taxonomy }: FilterKind, value: number | string): string {
  if (!isSet(view.settings, 'dynamic_recount')) return '';
  const found = view.counts.find(one => one.filter === filter && one.taxonomy === taxonomy && one.value === value);
  return found ? `<span class="wcpt-count">(${found.count})</span>` : '';
}
