import { inNavigations } from '../../../table/query/pairs';
import { doublesIn } from '../../../table/query/readFilters';
import { shownDevice, type Table } from '../../../table/table';
import { APPEND } from '../headingFeedback';
import { menuOf } from '../menus';
import type { ModalMode } from '../state';

/** Rows of options become dropdowns in the modal. See contract/product-table.md#phone. */
const DROPDOWN_CLASSES: Readonly<Record<string, string>> = {
  'wcpt-options-row': 'wcpt-dropdown',
  'wcpt-option': 'wcpt-dropdown-option',
  'wcpt-options-heading': 'wcpt-dropdown-label',
  'wcpt-options': 'wcpt-dropdown-menu',
};

const REFERENCES = ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby'];

/** Id of the form that the copies belong to. */
const FORM = 'sw-table-modal';

/** Copies each search box, filter and sort option once. */
export function fillModal(table: Table, template: HTMLElement, mode: ModalMode): HTMLElement {
  const modal = document.importNode(template, true);
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
  // First in the modal: the form has to be there when the controls come into the page.
  modal.prepend(form);
}

function fill(modal: HTMLElement, mode: ModalMode, copies: readonly Element[]): void {
  const placeholder = modal.querySelector(`.wcpt-nm-${mode}-placeholder`);
  if (placeholder) placeholder.replaceWith(...copies);
  else (modal.querySelector(`.wcpt-nm-${mode}`) ?? modal).append(...copies);
}

/** Returns each filter once: header and sidebar may have copies. */
function distinct(table: Table, selector: string): Element[] {
  const found = inNavigations(table, selector);
  const doubles = doublesIn(found);
  return found.filter(filter => !doubles.includes(filter));
}

function copyOf(original: Element): Element {
  const copy = document.importNode(original, true);
  const all = [copy, ...copy.querySelectorAll('*')];
  for (const { classList } of all) {
    for (const [from, to] of Object.entries(DROPDOWN_CLASSES))
      if (classList.contains(from)) classList.replace(from, to);
  }
  if (original.classList.contains('wcpt-options-row')) dropColon(copy.querySelector('.wcpt-dropdown-label'));
  showHeading(copy);
  for (const ghost of copy.querySelectorAll('.wcpt__multirange.ghost')) ghost.remove();
  for (const slider of copy.querySelectorAll('.wcpt__multirange'))
    slider.classList.remove('wcpt__multirange', 'original');
  copy.classList.remove('wcpt-open', 'wcpt-filter-open', 'wcpt-nav-duplicate-hidden');
  menuOf(copy)?.removeAttribute('style');
  renameIds(all);
  return copy;
}

/** Shows what the server printed in the heading, in place of the choice. */
function showHeading(copy: Element): void {
  for (const choice of copy.querySelectorAll(`.${APPEND}`)) choice.remove();
  for (const hidden of copy.querySelectorAll('.sw-filter-heading')) {
    hidden.closest('.wcpt-filter-heading')?.removeAttribute('aria-label');
    hidden.replaceWith(...hidden.childNodes);
  }
}

/** Removes the colon of a row's heading, which a dropdown does not have. */
function dropColon(label: Element | null): void {
  if (!label) return;
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  let last: Node | undefined;
  while (texts.nextNode()) if (texts.currentNode.nodeValue?.trim()) last = texts.currentNode;
  const text = last?.nodeValue?.trimEnd();
  if (last && text?.endsWith(':')) last.nodeValue = text.slice(0, -1).trimEnd();
}

/** Keeps ids unique on the page, and references within the copy valid. */
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
