import { attributes, escapeHtml } from '../html';
import type { NavPart, TableView } from './definition';
import { icons } from './icons';
import { PRESETS } from './tableFilters';
import { SORT_OPTIONS } from './tableOrder';
import { categories, type Term, taxonomies } from './terms';

/** How a filter stands in the navigation. */
interface FilterLook {
  /** `row`: options are always open. */
  readonly as?: 'dropdown' | 'row';
  readonly format?: 'only_heading' | 'only_selected' | 'heading_and_selected';
  /** Placeholder of a search among the options. */
  readonly search?: string;
}

const OFTEN = 'wcpt-filter';

function filter(
  kind: Readonly<Record<string, string | null>>,
  label: string,
  options: string,
  { as = 'dropdown', format = 'only_heading', search }: FilterLook,
  more = '',
): string {
  const isRow = as === 'row';
  const classes = [
    OFTEN,
    isRow ? 'wcpt-options-row' : 'wcpt-dropdown',
    more,
    search ? 'wcpt-filter--search-filter-options-enabled' : '',
  ];
  const data = attributes({
    class: classes.filter(Boolean).join(' '),
    ...kind,
    'data-wcpt-heading_format__op_selected': format,
    'data-wcpt-search-filter-options-placeholder': search ?? null,
  });
  return `<div${data}><div class="wcpt-filter-heading"><span class="${isRow ? 'wcpt-options-heading' : 'wcpt-dropdown-label'}">${label}</span>${isRow ? '' : icons.down}</div>${options}</div>`;
}

const optionClass = (as: FilterLook['as']) => (as === 'row' ? 'wcpt-option' : 'wcpt-dropdown-option');
const menuClass = (as: FilterLook['as'], more = '') => `${as === 'row' ? 'wcpt-options' : 'wcpt-dropdown-menu'}${more}`;

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly checked: boolean;
  readonly slug?: string;
  readonly classes?: string;
  readonly data?: Readonly<Record<string, string>>;
}

function choice(type: 'checkbox' | 'radio', name: string, one: Choice, as: FilterLook['as']): string {
  const labelData = attributes({
    class: [one.checked ? 'wcpt-active' : '', one.classes ?? ''].filter(Boolean).join(' '),
    'data-wcpt-value': one.value,
    'data-wcpt-slug': one.slug ?? null,
  });
  const input = attributes({
    type,
    class: `wcpt-filter-${type}`,
    name,
    value: one.value,
    checked: one.checked,
    ...one.data,
  });
  return `<div class="${optionClass(as)}"${attributes({ 'data-wcpt-value': one.value })}><label${labelData}><input${input}><span>${escapeHtml(one.label)}</span></label></div>`;
}

/** Checkboxes of a flat taxonomy: attribute, tag or brand. */
export const termFilter =
  (kind: 'attribute' | 'taxonomy', taxonomy: string, label: string, look: FilterLook = {}): NavPart =>
  ({ definition: { id }, query }) => {
    const name = `${id}_${kind === 'attribute' ? 'attr' : 'tax'}_${taxonomy}`;
    const options = (taxonomies[taxonomy] ?? []).map(term =>
      choice(
        'checkbox',
        `${name}[]`,
        {
          value: String(term.id),
          label: term.name,
          slug: term.slug,
          checked: query.has(name.slice(id.length + 1), String(term.id)),
        },
        look.as,
      ),
    );
    const data = { 'data-wcpt-filter': kind, 'data-wcpt-taxonomy': taxonomy };
    return filter(data, label, `<div class="${menuClass(look.as)}">${options.join('')}</div>`, look);
  };

/** The tree of categories. */
export const categoryFilter =
  (label: string, look: FilterLook = {}): NavPart =>
  ({ definition: { id }, query }) => {
    const level = (parent: number | undefined, depth: number): string =>
      categories
        .filter(term => term.parent === parent)
        .map(term => branch(term, depth))
        .join('');
    const branch = (term: Term, depth: number): string => {
      const inner = level(term.id, depth + 1);
      const checked = query.has('product_cat', String(term.id));
      const input = attributes({
        class: inner ? 'wcpt-hr-parent-term' : '',
        type: 'checkbox',
        name: `${id}_product_cat[]`,
        value: term.id,
        checked,
      });
      const option = attributes({
        class: `${optionClass(look.as)}${inner ? ' wcpt-filter-hierarchy-accordion' : ''}`,
        'data-wcpt-value': term.id,
        'data-wcpt-open': '0',
        'data-wcpt-depth': depth,
      });
      const labelData = attributes({
        class: checked ? 'wcpt-active' : '',
        'data-wcpt-value': term.id,
        'data-wcpt-slug': term.slug,
      });
      return `<div${option}><label${labelData}><input${input}><span><span class="wcpt-text">${term.name}</span></span>${inner ? icons.accordion : ''}</label></div>${
        inner
          ? `<div class="wcpt-hr-child-terms-wrapper wcpt-dropdown-sub-menu wcpt-filter-hierarchy-accordion__content">${inner}</div>`
          : ''
      }`;
    };
    const menu = `<div class="${menuClass(look.as, ' wcpt-hierarchy')}">${level(undefined, 0)}</div>`;
    return filter({ 'data-wcpt-filter': 'category', 'data-wcpt-taxonomy': 'product_cat' }, label, menu, look);
  };

interface RangeLimits {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly slider: boolean;
  readonly of: string;
}

function rangeInputs(
  { definition: { id }, query }: TableView,
  { name, min, max, step, slider, of }: RangeLimits,
  as: FilterLook['as'],
): string {
  const [low, high] = [query.one(`${name}_min`), query.one(`${name}_max`)];
  const input = (end: 'min' | 'max', value: string, placeholder: string) =>
    `<input${attributes({ type: 'number', class: `wcpt-range-input-${end}`, name: `${id}_${name}_${end}`, value, placeholder, 'aria-label': `${of}: ${placeholder.toLowerCase()}`, min, max, 'data-wcpt-actual-max': max, step })}>`;
  const thumbs = `${low || min},${high || max}`;
  const track = slider
    ? `<div class="wcpt-range-slider-wrapper"><input${attributes({ type: 'range', class: 'wcpt-range-slider', 'aria-label': of, min, max, step, value: thumbs, 'data-wcpt-initial-value': thumbs })}></div>`
    : '';
  return `<div class="wcpt-range-options-wrapper ${optionClass(as)}"><div class="wcpt-range-input-wrapper" data-wcpt-min="${min}" data-wcpt-max="${max}">${input('min', low, 'Od')}<span class="wcpt-range-input-separator">do</span>${input('max', high, 'Do')}<span class="wcpt-range-submit-button" data-wcpt-nav-apply-immediately="true">Pojdi</span></div>${track}</div>`;
}

/** Price: presets, two fields, and a slider. */
export const priceFilter =
  (label: string, look: FilterLook = {}): NavPart =>
  view => {
    const { definition, query } = view;
    const chosen = query.one('price_range');
    const presets = [{ min: '', max: '', label: 'Vse cene' }, ...PRESETS].map((preset, index) => {
      const value = index ? `option_${index - 1}` : '';
      return choice(
        'radio',
        `${definition.id}_price_range`,
        {
          value,
          label: preset.label,
          checked: chosen === value,
          data: { 'data-wcpt-range-min': preset.min, 'data-wcpt-range-max': preset.max },
        },
        look.as,
      );
    });
    const limits = { name: 'price_range', min: 0, max: 150, step: 1, slider: true, of: label };
    const menu = `<div class="${menuClass(look.as)}">${presets.join('')}${rangeInputs(view, limits, look.as)}</div>`;
    return filter(
      { 'data-wcpt-filter': 'custom_field', 'data-wcpt-meta-key': '_price' },
      label,
      menu,
      look,
      'wcpt-range-filter',
    );
  };

/** A custom field between two limits. */
export const weightFilter =
  (label: string, look: FilterLook = {}): NavPart =>
  view => {
    const limits = { name: 'cf_teza', min: 0, max: 5, step: 0.1, slider: false, of: label };
    const menu = `<div class="${menuClass(look.as)}">${rangeInputs(view, limits, look.as)}</div>`;
    return filter(
      { 'data-wcpt-filter': 'custom_field', 'data-wcpt-meta-key': 'teza' },
      label,
      menu,
      look,
      'wcpt-range-filter',
    );
  };

/** Radios of one name, the first of which asks for nothing. */
const radios = (
  kind: Readonly<Record<string, string | null>>,
  label: string,
  name: string,
  options: readonly {
    readonly value: string;
    readonly label: string;
    readonly chosen: boolean;
    readonly isDefault?: boolean;
  }[],
  look: FilterLook,
): string => {
  const list = options.map(({ value, label: text, chosen, isDefault }) =>
    choice(
      'radio',
      name,
      { value, label: text, checked: chosen, classes: isDefault ? 'wcpt-default-option' : '' },
      look.as,
    ),
  );
  return filter(kind, label, `<div class="${menuClass(look.as)}">${list.join('')}</div>`, look);
};

/** Least stars. */
export const ratingFilter =
  (label: string, look: FilterLook = {}): NavPart =>
  ({ definition: { id }, query }) =>
    radios(
      { 'data-wcpt-filter': 'rating' },
      label,
      `${id}_rated[]`,
      ['', '4', '3', '2'].map(value => ({
        value,
        label: value ? `${value} zvezdice in več` : 'Vse ocene',
        chosen: value ? query.has('rated', value) : !query.all('rated').length,
      })),
      look,
    );

/** The sort-by list. */
export const sortFilter =
  (look: FilterLook = {}): NavPart =>
  ({ definition: { id }, query }) => {
    const wanted = query.one('orderby') || 'option_0';
    return radios(
      { 'data-wcpt-filter': 'sort_by' },
      'Razvrsti',
      `${id}_orderby`,
      SORT_OPTIONS.map(({ label }, index) => ({
        value: `option_${index}`,
        label,
        chosen: wanted === `option_${index}`,
        isDefault: index === 0,
      })),
      { format: 'only_selected', ...look },
    );
  };

/** Results per page. */
export const perPageFilter =
  (look: FilterLook = {}): NavPart =>
  ({ definition: { id }, perPage }) =>
    radios(
      { 'data-wcpt-filter': 'results_per_page' },
      'Na stran',
      `${id}_results_per_page`,
      [10, 20, 50, -1].map(size => ({
        value: String(size),
        label: size < 0 ? 'Vsi' : `${size} na stran`,
        chosen: perPage === size,
      })),
      { format: 'only_selected', ...look },
    );

/** Options of a custom field. */
export const yearFilter =
  (label: string, look: FilterLook = {}): NavPart =>
  ({ definition: { id }, query }) => {
    const list = [2025, 2024, 2023, 2022].map(year =>
      choice(
        'checkbox',
        `${id}_cf_letnik[]`,
        { value: String(year), label: String(year), checked: query.has('cf_letnik', String(year)) },
        look.as,
      ),
    );
    const menu = `<div class="${menuClass(look.as)}">${list.join('')}</div>`;
    return filter({ 'data-wcpt-filter': 'custom_field', 'data-wcpt-meta-key': 'letnik' }, label, menu, look);
  };

/** One checkbox: on sale, or available. */
export const switchFilter =
  (kind: 'on_sale' | 'availability', label: string, text: string, look: FilterLook = {}): NavPart =>
  ({ definition: { id }, query }) => {
    const option = choice(
      'checkbox',
      `${id}_${kind}`,
      { value: 'true', label: text, checked: query.one(kind) === 'true' },
      look.as,
    );
    return filter({ 'data-wcpt-filter': kind }, label, `<div class="${menuClass(look.as)}">${option}</div>`, look);
  };

/** First and last date of publication. */
export const dateFilter =
  (label: string, look: FilterLook = {}): NavPart =>
  ({ definition: { id }, query }) => {
    const input = (end: 'start' | 'end', text: string) =>
      `<input${attributes({ type: 'date', class: `wcpt-filter-date-picker wcpt-filter-date-picker--${end}-date`, name: `${id}_date_post_${end}`, value: query.one(`date_post_${end}`), 'aria-label': text })}>`;
    const menu = `<div class="${menuClass(look.as)}">${input('start', `${label}: od`)}${input('end', `${label}: do`)}<div class="wcpt-date-picker-triggers"><span class="wcpt-date-picker-submit-button">Uporabi</span> <a class="wcpt-date-picker-reset-button" href="#">Počisti</a></div></div>`;
    return filter({ 'data-wcpt-filter': 'date_picker' }, label, menu, look);
  };

/** The search box; `resetsOthers`: a search drops all filters. */
export const searchBox =
  (resetsOthers = false): NavPart =>
  ({ definition: { id }, query }) => {
    const keyword = escapeHtml(query.search);
    return `<div class="wcpt-search-wrapper${resetsOthers ? ' wcpt-search--reset-others' : ''}"><div class="wcpt-search${keyword ? ' wcpt-active' : ''}" data-wcpt-table-id="${id}"><input class="wcpt-search-input" type="search" name="${id}_search_1" data-wcpt-value="${keyword}" placeholder="Iskanje" aria-label="Iskanje v tabeli" value="${keyword}" autocomplete="off" spellcheck="false"><span class="wcpt-search-submit">${icons.search}</span>${keyword ? `<span class="wcpt-search-clear">${icons.close}</span>` : ''}</div></div>`;
  };
