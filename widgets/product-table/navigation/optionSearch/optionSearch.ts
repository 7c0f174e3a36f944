import { announce } from '../../announce';
import { filterKey } from '../hierarchy';
import { menuOf } from '../menu';
import { tOptions } from './messages';
import { SEARCHABLE } from './startOptionSearch';

const FIELD = 'wcpt-search-filter-options';
const SET = 'wcpt-search-filter-option-set';
const OPEN = 'wcpt-filter-hierarchy-accordion--open';
/** ms without a key before the number of options is said. */
const PAUSE = 600;

/** What is typed into the fields of each table, by filter: answers bring new fields. */
const terms = new WeakMap<Element, Map<string, string>>();

/** Adds the field to menus that are to have one. Source: contract product-table 4.7 "Filter options search". */
export function addOptionSearch(root: Element, container: Element): void {
  for (const filter of root.querySelectorAll(SEARCHABLE)) {
    const menu = menuOf(filter);
    if (!menu || menu.querySelector(`.${FIELD}`)) continue;
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
    field.value = terms.get(container)?.get(filterKey(filter)) ?? '';
    if (field.value) searchOptions(set, field.value);
  }
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

/**
 * Has the fields show the options with their text, and no others. Nothing is fetched.
 * @param root a table, or its open modal
 */
export function hearOptionSearch(root: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const known = terms.get(root) ?? new Map<string, string>();
  terms.set(root, known);
  root.addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target)) return;
      const filter = target.closest('.wcpt-filter');
      const set = target.nextElementSibling;
      if (!filter || !(set instanceof HTMLElement)) return;
      known.set(filterKey(filter), target.value);
      const n = searchOptions(set, target.value);
      clearTimeout(timer);
      timer = setTimeout(
        () => announce(tOptions(n ? 'product-table.options' : 'product-table.no_options', { n })),
        PAUSE,
      );
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    event => {
      // A form around the table is not to be sent.
      if (event.key === 'Enter' && isField(event.target)) event.preventDefault();
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.classList.contains(FIELD);

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
    if (shows || !term) openAccordion(accordion, shows);
  }
  return found.length;
}

/** The terms below one: beside it, or within. Source: contract product-table 4.6. */
function contentOf(accordion: Element): Element | null {
  const next = accordion.nextElementSibling;
  return next?.matches('.wcpt-hr-child-terms-wrapper') ? next : accordion.querySelector('.wcpt-hr-child-terms-wrapper');
}

function openAccordion(accordion: Element, open: boolean): void {
  accordion.classList.toggle(OPEN, open);
  accordion.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(open));
}
