import { announce } from '../../announce';
import type { Table } from '../../table';
import { openTerms } from '../Accordion';
import { filterKey } from '../hierarchy';
import { menuOf } from '../menu';
import { tOptions } from './messages';

const FIELD = 'wcpt-search-filter-options';
const SET = 'wcpt-search-filter-option-set';
/** ms without a key before the number of options is said. */
const PAUSE = 600;

/**
 * Gives a menu its field, with its options in an element of their own. Source: contract product-table 4.7 "Filter options
 * search". Before a root takes the menu over: React moves no options, and the field is to keep focus and caret from root to root.
 */
export function addField(filter: Element, { store }: Pick<Table, 'store'>): void {
  const menu = menuOf(filter);
  if (!menu) return;
  const field = document.createElement('input');
  field.type = 'search';
  field.className = FIELD;
  field.autocomplete = 'off';
  field.placeholder = filter.getAttribute('data-wcpt-search-filter-options-placeholder') ?? '';
  field.setAttribute('aria-label', field.placeholder || tOptions('product-table.search_options'));
  const set = document.createElement('div');
  set.className = SET;
  // Only the options scroll.
  set.style.maxHeight = getComputedStyle(menu).maxHeight;
  menu.style.maxHeight = 'none';
  set.append(...menu.childNodes);
  menu.append(field, set);
  field.value = store.getState().optionTerms[filterKey(filter)] ?? '';
  if (field.value) searchOptions(set, field.value);
}

/** Takes the fields away; all options show. */
export function removeOptionSearch(root: Element): void {
  for (const set of root.querySelectorAll<HTMLElement>(`.${SET}`)) {
    searchOptions(set, '');
    const menu = set.parentElement;
    menu?.querySelector(`.${FIELD}`)?.remove();
    if (menu) menu.style.maxHeight = '';
    set.replaceWith(...set.childNodes);
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the options with the text of a field, and no others. */
export function searchTyped(field: HTMLInputElement, signal: AbortSignal): void {
  const set = field.nextElementSibling;
  if (!(set instanceof HTMLElement)) return;
  const n = searchOptions(set, field.value);
  clearTimeout(timer);
  const say = () => announce(tOptions(n ? 'product-table.options' : 'product-table.no_options', { n }));
  timer = setTimeout(() => signal.aborted || say(), PAUSE);
}

/** @returns how many options show */
function searchOptions(set: HTMLElement, text: string): number {
  const term = text.trim().toLowerCase();
  const options = [...set.querySelectorAll<HTMLElement>('.wcpt-dropdown-option')];
  const found = options.filter(option => option.textContent.toLowerCase().includes(term));
  for (const option of options) option.style.display = 'none';
  for (const option of found) option.style.display = '';
  for (const accordion of options.filter(option => option.matches('.wcpt-filter-hierarchy-accordion'))) {
    const content = contentOf(accordion);
    const shows = term ? found.some(option => content?.contains(option)) : Boolean(content?.querySelector(':checked'));
    if (shows || !term) openTerms(accordion, shows);
  }
  return found.length;
}

/** The terms below one: beside it, or within. Source: contract product-table 4.6. */
function contentOf(accordion: Element): Element | null {
  const next = accordion.nextElementSibling;
  return next?.matches('.wcpt-hr-child-terms-wrapper') ? next : accordion.querySelector('.wcpt-hr-child-terms-wrapper');
}
