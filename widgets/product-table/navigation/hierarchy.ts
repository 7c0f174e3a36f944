import { inNavigations } from '../query/pairs';
import type { Table } from '../table';
import { showThumbs } from './rangeFields';

const CHILDREN = '.wcpt-hr-child-terms-wrapper';

/** Unchecks the terms below and above a chosen one. Source: spec product-table 4.2 "Hierarchy"; contract 4.6. */
export function settleHierarchy(input: HTMLInputElement): void {
  if (!input.closest('.wcpt-hierarchy')) return;
  if (input.classList.contains('wcpt-hr-parent-term')) {
    for (const child of childrenOf(input)?.querySelectorAll('input') ?? []) child.checked = false;
  }
  for (let above = parentOf(input); above; above = parentOf(above)) above.checked = false;
}

/** The terms below: beside the option, or beside its label. */
function childrenOf(input: HTMLInputElement): Element | undefined {
  const label = input.closest('label');
  const option = input.closest('.wcpt-dropdown-option, .wcpt-option');
  return [label, option].map(part => part?.nextElementSibling).find(next => next?.matches(CHILDREN)) ?? undefined;
}

function parentOf(input: HTMLInputElement): HTMLInputElement | undefined {
  const before = input.closest(CHILDREN)?.previousElementSibling;
  return before?.querySelector('input') ?? undefined;
}

/** Marks the options of a filter that are chosen, as the server does when it prints them. Source: contract product-table 4.1. */
export function markChosen(filter: Element): void {
  for (const input of filter.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]')) {
    input.closest('label')?.classList.toggle('wcpt-active', input.checked);
    input.closest('.wcpt-option')?.classList.toggle('wcpt-active', input.checked);
  }
}

/** Returns the same key for copies of a filter in header, sidebar and phone modal. Source: contract product-table 2.2, 4.2. */
export function filterKey(filter: Element): string {
  const search = filter.querySelector('.wcpt-search-input');
  if (search) return `search ${search.getAttribute('name') ?? ''}`;
  return ['data-wcpt-filter', 'data-wcpt-taxonomy', 'data-wcpt-meta-key']
    .map(name => filter.getAttribute(name) ?? '')
    .join(' ');
}

const PARTS = '.wcpt-filter, .wcpt-search-wrapper';
const fields = (part: Element) => [
  ...part.querySelectorAll<HTMLInputElement>('input:not(.wcpt-search-filter-options)'),
];
const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** Updates the copies of a filter: an untouched one would be sent along and win. Source: contract product-table 2.2. */
export function copyState(table: Table, control: Element): void {
  const used = control.closest(PARTS);
  if (!used) return;
  const key = filterKey(used);
  const chosen = fields(used).filter(isChoice);
  const values = fields(used).filter(field => !isChoice(field));
  for (const copy of inNavigations(table, PARTS)) {
    if (copy === used || filterKey(copy) !== key) continue;
    for (const field of fields(copy).filter(isChoice)) {
      // Radios of one name are one group: to check the copy would uncheck what was used.
      if (field.type === 'radio' && chosen.some(({ name, form }) => name === field.name && form === field.form))
        continue;
      field.checked = chosen.some(one => one.checked && one.value === field.value);
    }
    for (const [at, field] of fields(copy)
      .filter(one => !isChoice(one))
      .entries()) {
      field.value = values[at]?.value ?? field.value;
    }
    markChosen(copy);
    showThumbs(copy);
  }
}
