import { announceNow } from '../../../../src/core/cart/liveRegion';
import { debounce } from '../../table/later';
import { tNavigation } from '../../table/query/messages';
import { inNavigations } from '../../table/query/pairs';
import { filterKey } from '../../table/query/readFilters';
import type { Table } from '../../table/table';
import { menuOf } from './menus';
import { filtersOf } from './state';
import { openTerms, termsBelow } from './terms';

const FIELD = 'wcpt-search-filter-options';
const SET = 'wcpt-search-filter-option-set';
/** ms without a key before the number of options is announced. */
const PAUSE = 600;

/** Creates the search for filter options. It ends with the table: all options show, and the fields are gone. */
export function createOptionSearch(table: Table) {
  const { signal } = table;
  let found = 0;
  const sayFound = debounce(
    () => announceNow(tNavigation(found ? 'product-table.options' : 'product-table.no_options', { n: found })),
    PAUSE,
    signal,
  );
  signal.addEventListener('abort', () => {
    for (const set of inNavigations(table, `.${SET}`)) removeField(set);
  });
  return {
    /** Adds its field to a menu, before a root takes the menu over. */
    addField(filter: Element): void {
      const menu = menuOf(filter);
      if (menu) addField(menu, filter, filtersOf(table).getState().optionTerms[filterKey(filter)] ?? '');
    },
    /** Shows the options with the text of a field, and no others. */
    search({ nextElementSibling: set, value }: HTMLInputElement): void {
      if (!(set instanceof HTMLElement)) return;
      found = showOptions(set, value);
      sayFound();
    },
  };
}

/** The options get an element of their own: React moves no options, and the field keeps focus and caret from root to root. */
function addField(menu: HTMLElement, filter: Element, text: string): void {
  const field = document.createElement('input');
  field.type = 'search';
  field.className = FIELD;
  field.autocomplete = 'off';
  field.placeholder = filter.getAttribute('data-wcpt-search-filter-options-placeholder') ?? '';
  field.setAttribute('aria-label', field.placeholder || tNavigation('product-table.search_options'));
  const set = document.createElement('div');
  set.className = SET;
  // Only the options scroll.
  set.style.maxHeight = getComputedStyle(menu).maxHeight;
  menu.style.maxHeight = 'none';
  set.append(...menu.childNodes);
  menu.append(field, set);
  field.value = text;
  if (text) showOptions(set, text);
}

function removeField(set: HTMLElement): void {
  showOptions(set, '');
  const menu = set.parentElement;
  menu?.querySelector(`.${FIELD}`)?.remove();
  if (menu) menu.style.maxHeight = '';
  set.replaceWith(...set.childNodes);
}

/** @returns how many options show */
function showOptions(set: HTMLElement, text: string): number {
  const term = text.trim().toLowerCase();
  const options = [...set.querySelectorAll<HTMLElement>('.wcpt-dropdown-option')];
  const found = options.filter(option => option.textContent.toLowerCase().includes(term));
  for (const option of options) option.style.display = 'none';
  for (const option of found) option.style.display = '';
  for (const accordion of options.filter(option => option.matches('.wcpt-filter-hierarchy-accordion'))) {
    const content = termsBelow(accordion);
    const shows = term ? found.some(option => content?.contains(option)) : Boolean(content?.querySelector(':checked'));
    if (shows || !term) openTerms(accordion, shows);
  }
  return found.length;
}
