import { vi } from 'vitest';
import { mount } from '../../../../../widgets/product-table';
import { findInput } from '../../../fields';

/** Markup of a table's navigation as the server prints it. */

export interface Option {
  readonly value: string;
  readonly label?: string;
  readonly checked?: boolean;
  /** Options below this one. */
  readonly below?: readonly Option[];
}

export interface FilterParts {
  readonly kind?: string;
  readonly taxonomy?: string;
  readonly heading?: string;
  readonly type?: 'checkbox' | 'radio';
  readonly name?: string;
  readonly options?: readonly Option[];
  /** Options in a row instead of a menu. */
  readonly row?: boolean;
  readonly classes?: string;
  readonly attributes?: string;
}

const colours: readonly Option[] = [
  { value: '1', label: 'Rdeča' },
  { value: '2', label: 'Črna' },
  { value: '3', label: 'Žametno rdeča' },
];

const optionHtml =
  (type: string, name: string, row: boolean) =>
  ({ value, label = value, checked, below }: Option): string =>
    `<div class="${row ? 'wcpt-option' : 'wcpt-dropdown-option'} ${below ? 'wcpt-filter-hierarchy-accordion' : ''}" data-wcpt-value="${value}"><label data-wcpt-value="${value}"><input type="${type}" name="${name}" value="${value}" ${checked ? 'checked' : ''}><span>${label}</span>${below ? '<span class="wcpt-icon wcpt-filter-hierarchy-accordion__trigger"></span>' : ''}</label></div>${
      below
        ? `<div class="wcpt-hr-child-terms-wrapper wcpt-filter-hierarchy-accordion__content">${below.map(optionHtml(type, name, row)).join('')}</div>`
        : ''
    }`;

/** A filter, by default colours in a menu. */
export function filterHtml({
  kind = 'attribute',
  taxonomy = 'pa_barva',
  heading = 'Barva',
  type = 'checkbox',
  name = '12_attr_pa_barva[]',
  options = colours,
  row = false,
  classes = '',
  attributes = '',
}: FilterParts = {}): string {
  const label = `<span class="${row ? 'wcpt-options-heading' : 'wcpt-dropdown-label'}">${heading}</span>`;
  return `<div class="wcpt-filter ${row ? 'wcpt-options-row' : 'wcpt-dropdown'} ${classes}" data-wcpt-filter="${kind}" data-wcpt-taxonomy="${taxonomy}" ${attributes}><div class="wcpt-filter-heading">${label}</div><div class="${row ? 'wcpt-options' : 'wcpt-dropdown-menu'}">${options.map(optionHtml(type, name, row)).join('')}</div></div>`;
}

/** A price range with a preset, up to 150 €. */
export const rangeHtml = (attributes = 'min="0" max="150"', slider = true) =>
  `<div class="wcpt-filter wcpt-dropdown wcpt-range-filter" data-wcpt-filter="custom_field" data-wcpt-meta-key="_price" data-wcpt-heading_format__op_selected="heading_and_selected">
   <div class="wcpt-filter-heading"><span class="wcpt-dropdown-label">Cena</span></div><div class="wcpt-dropdown-menu">
   <div class="wcpt-dropdown-option"><label><input type="radio" name="12_price_range" value="" checked data-wcpt-range-min="" data-wcpt-range-max=""><span>Vse cene</span></label></div>
   <div class="wcpt-dropdown-option"><label><input type="radio" name="12_price_range" value="option_0" data-wcpt-range-min="20" data-wcpt-range-max="60"><span>20–60</span></label></div>
   <div class="wcpt-range-options-wrapper"><div class="wcpt-range-input-wrapper"><input type="number" class="wcpt-range-input-min" name="12_price_range_min" value="" placeholder="Od" ${attributes} data-wcpt-actual-max="150" step="1"><input type="number" class="wcpt-range-input-max" name="12_price_range_max" value="" placeholder="Do" ${attributes} data-wcpt-actual-max="150" step="1"><span class="wcpt-range-submit-button" data-wcpt-nav-apply-immediately="true">Pojdi</span></div>
   ${slider ? `<div class="wcpt-range-slider-wrapper"><input type="range" class="wcpt-range-slider" ${attributes} step="1" value="0,150" data-wcpt-initial-value="0,150"></div>` : ''}</div></div></div>`;

/** A menu of sort orders. */
export const sortHtml = (heading = 'Naziv A-Ž'): string =>
  filterHtml({
    kind: 'sort_by',
    taxonomy: '',
    heading,
    type: 'radio',
    name: '12_orderby',
    options: [
      { value: 'option_0', label: 'Naziv A-Ž', checked: true },
      { value: 'option_1', label: 'Cena' },
    ],
  });

/** A search box; with an applied keyword it can be cleared. */
export const searchHtml = (applied = '', classes = ''): string => {
  const value = applied.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<div class="wcpt-search-wrapper ${classes}"><div class="wcpt-search" data-wcpt-table-id="12"><input class="wcpt-search-input" type="search" name="12_search_1" data-wcpt-value="${value}" value="${value}" placeholder="Iskanje"><span class="wcpt-search-submit"><span class="wcpt-icon"></span></span>${applied && '<span class="wcpt-search-clear"><span class="wcpt-icon"></span></span>'}</div></div>`;
};

/** The phone's buttons and the template of its modal. */
export const modalHtml = (id = '12'): string =>
  `<div class="wcpt-responsive-navigation"><a class="wcpt-rn-button wcpt-rn-filter" data-wcpt-modal="filter">Filtriraj</a><a class="wcpt-rn-button wcpt-rn-sort" data-wcpt-modal="sort">Razvrsti</a></div><div class="wcpt-nav-modal-tpl"><div class="wcpt-nav-modal" data-wcpt-table-id="${id}"><div class="wcpt-nm-content"><div class="wcpt-nm-heading"><span class="wcpt-nm-close"></span><span class="wcpt-nm-heading-text wcpt-on-filters-show">Filtri</span><span class="wcpt-nm-heading-text wcpt-on-sort-show">Razvrščanje</span><div class="wcpt-nm-action"><span class="wcpt-nm-reset">Ponastavi</span><span class="wcpt-nm-apply">Uporabi</span></div></div><div class="wcpt-navigation wcpt-left-sidebar"><div class="wcpt-nm-filters"><span class="wcpt-nm-filters-placeholder"></span></div><div class="wcpt-nm-sort"><span class="wcpt-nm-sort-placeholder"></span></div></div></div></div></div>`;

export interface NavigationParts {
  readonly id?: string;
  readonly sidebar?: string;
  readonly header?: string;
  readonly modal?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Printed query. */
  readonly query?: string;
  readonly classes?: string;
  readonly attributes?: string;
}

/** A table with one product and a navigation. */
export function navigationHtml({
  id = '12',
  sidebar,
  header = filterHtml() + sortHtml(),
  modal = '',
  settings = {},
  query = '',
  classes = '',
  attributes = '',
}: NavigationParts = {}): string {
  const left =
    sidebar === undefined ? '' : `<div class="wcpt-navigation wcpt-left-sidebar ${classes}">${sidebar}</div>`;
  return `<div class="wcpt wcpt-${id}" id="wcpt-${id}" data-wcpt-table-id="${id}" data-wcpt-query-string="${query}" data-wcpt-sc-attrs='${JSON.stringify(settings)}' ${attributes}><style></style><div class="wcpt-navigation-wrapper">${left}<div class="wcpt-nav-main"><div class="wcpt-navigation wcpt-header ${classes}">${header}</div>${modal}<div class="wcpt-table-scroll-wrapper-outer wcpt-device-laptop"><table class="wcpt-table"><tbody><tr class="wcpt-row" data-wcpt-product-id="1"><td class="wcpt-cell">1</td></tr></tbody></table></div></div></div></div>`;
}

/** Puts the page and takes over its tables; ends them with `unmount`. */
export function takeOver(html: string): () => void {
  document.body.innerHTML = html;
  const all = [...document.querySelectorAll('.wcpt')].map(container => mount(container));
  return () => {
    for (const { unmount } of all) unmount();
  };
}

/** The one element that a selector finds. */
export function one(selector: string, root: ParentNode = document): HTMLElement {
  const found = root.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`there is no ${selector}`);
  return found;
}

/** The field that a selector finds. */
export const field = (selector: string, root: ParentNode = document): HTMLInputElement => findInput(root, selector);

/** Chooses as a shopper does: types a text, or checks and unchecks. */
export function change(selector: string, value?: string | boolean): void {
  const input = field(selector);
  if (typeof value === 'string') input.value = value;
  else input.checked = value ?? !input.checked;
  if (typeof value === 'string') input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses a key. @returns whether its default stays */
export const press = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Clicks as a mouse or finger does; `click()` is the keyboard's. */
export function pointAt(target: Element): boolean {
  target.dispatchEvent(new Event('pointerup', { bubbles: true }));
  return target.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }));
}

/** Points at a dropdown's heading, or goes from there to the page around the table. */
export function hover(dropdown: Element, type: 'mouseenter' | 'mouseleave' = 'mouseenter'): void {
  const heading = one('.wcpt-filter-heading', dropdown);
  const init = { bubbles: true, relatedTarget: document.body };
  heading.dispatchEvent(new MouseEvent(type === 'mouseenter' ? 'mouseover' : 'mouseout', init));
}

/** Copies of browsers are checked as their originals are. */
export function copyChecked(): void {
  const copy = document.importNode.bind(document);
  vi.spyOn(document, 'importNode').mockImplementation((node, isDeep) => {
    const copied = copy(node, isDeep);
    if (!(node instanceof Element) || !(copied instanceof Element)) return copied;
    const originals = [...node.querySelectorAll('input')];
    for (const [at, input] of copied.querySelectorAll('input').entries()) {
      input.checked = originals[at]?.checked === true;
    }
    return copied;
  });
}
