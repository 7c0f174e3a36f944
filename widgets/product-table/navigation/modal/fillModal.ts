import { navigations } from '../../query/serialise';
import { own, shownDevice, type Table } from '../../table';
import { filterKey } from '../hierarchy';
import { menuOf } from '../menu';

/** What the modal is opened for. Source: spec product-table 4.9. */
export type ModalMode = 'sort' | 'filters';

/** Rows of options become dropdowns in the modal. Source: contract product-table 7. */
const DROPDOWN_CLASSES: Readonly<Record<string, string>> = {
  'wcpt-options-row': 'wcpt-dropdown',
  'wcpt-option': 'wcpt-dropdown-option',
  'wcpt-options-heading': 'wcpt-dropdown-label',
  'wcpt-options': 'wcpt-dropdown-menu',
};

const REFERENCES = ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby'];

/** Id of the form that the copies belong to. */
const FORM = 'sw-table-modal';

/**
 * A modal of the table's template, with copies of the search boxes and filters, each once, and of what sorts.
 * Source: spec product-table 2.4; contract 7.
 * @throws Error when the table has no template
 */
export function fillModal(table: Table, mode: ModalMode): HTMLElement {
  const modal = own(table, '.wcpt-nav-modal-tpl .wcpt-nav-modal')[0]?.cloneNode(true);
  if (!(modal instanceof HTMLElement)) throw new Error('there is no .wcpt-nav-modal in a .wcpt-nav-modal-tpl');
  const sort = distinct(table, '[data-wcpt-filter="sort_by"]').slice(0, 1).map(copyOf);
  const filters = distinct(table, '.wcpt-filter:not([data-wcpt-filter="sort_by"])').map(copyOf);
  fill(modal, 'sort', sort);
  fill(modal, 'filters', [...distinct(table, '.wcpt-search-wrapper').map(copyOf), ...filters]);
  modal.classList.add(`wcpt-show-${mode}`);
  modal.setAttribute('data-wcpt-table-id', table.id);
  modal.setAttribute('data-wcpt-device', shownDevice(table));
  const [only, another] = mode === 'sort' ? sort : filters;
  if (only && !another) only.classList.add('wcpt-filter-open', 'wcpt-open');
  const heading = modal.querySelector(`.wcpt-on-${mode}-show`);
  if (heading?.textContent?.trim()) {
    heading.id ||= 'sw-table-modal-heading';
    modal.setAttribute('aria-labelledby', heading.id);
  }
  keepApart(modal);
  return modal;
}

/**
 * Radios of one name are one group in a form: those of the copies are not to uncheck the table's. The modal stays a child of
 * the body, as the shop's style sheet on phones hides all other children.
 */
function keepApart(modal: Element): void {
  const form = document.createElement('form');
  form.id = FORM;
  form.noValidate = true;
  form.hidden = true;
  for (const control of modal.querySelectorAll('input, select, textarea')) control.setAttribute('form', FORM);
  // First in it: when the controls come into the page, theirs is there.
  modal.prepend(form);
}

function fill(modal: HTMLElement, mode: ModalMode, copies: readonly Element[]): void {
  const placeholder = modal.querySelector(`.wcpt-nm-${mode}-placeholder`);
  if (placeholder) placeholder.replaceWith(...copies);
  else (modal.querySelector(`.wcpt-nm-${mode}`) ?? modal).append(...copies);
}

/** Header and sidebar may have copies of one filter: the first. */
function distinct(table: Table, selector: string): Element[] {
  const found = navigations(table).flatMap(navigation => [...navigation.querySelectorAll(selector)]);
  const keys = found.map(filterKey);
  return found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

function copyOf(original: Element): Element {
  const copy = original.cloneNode(true);
  if (!(copy instanceof Element)) return original;
  const all = [copy, ...copy.querySelectorAll('*')];
  for (const { classList } of all) {
    for (const [from, to] of Object.entries(DROPDOWN_CLASSES))
      if (classList.contains(from)) classList.replace(from, to);
  }
  if (original.classList.contains('wcpt-options-row')) dropColon(copy.querySelector('.wcpt-dropdown-label'));
  for (const ghost of copy.querySelectorAll('.wcpt__multirange.ghost')) ghost.remove();
  for (const slider of copy.querySelectorAll('.wcpt__multirange'))
    slider.classList.remove('wcpt__multirange', 'original');
  copy.classList.remove('wcpt-open', 'wcpt-filter-open', 'wcpt-nav-duplicate-hidden');
  menuOf(copy)?.removeAttribute('style');
  renameIds(all);
  // A copied list forgets what is chosen.
  const chosen = [...original.querySelectorAll('select')].map(({ selectedIndex }) => selectedIndex);
  for (const [at, select] of [...copy.querySelectorAll('select')].entries()) select.selectedIndex = chosen[at] ?? 0;
  return copy;
}

/** A row's heading ends with a colon, which a dropdown's has not. */
function dropColon(label: Element | null): void {
  if (!label) return;
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  let last: Node | undefined;
  while (texts.nextNode()) if (texts.currentNode.nodeValue?.trim()) last = texts.currentNode;
  const text = last?.nodeValue?.trimEnd();
  if (last && text?.endsWith(':')) last.nodeValue = text.slice(0, -1).trimEnd();
}

/** Ids stay unique on the page, and what refers to them within the copy still does. */
function renameIds(elements: readonly Element[]): void {
  const ids = new Map(elements.flatMap(({ id }) => (id ? [[id, `${id}-modal`] as const] : [])));
  for (const element of elements) {
    element.id &&= ids.get(element.id) ?? '';
    for (const name of REFERENCES) {
      const references = element.getAttribute(name);
      if (references)
        element.setAttribute(
          name,
          references.replace(/\S+/g, id => ids.get(id) ?? id),
        );
    }
  }
}
