import type { TablePurpose } from '../../../src/core/bus/events/productTable';
import { navigations } from '../query/serialise';
import type { Table } from '../table';
import { filterKey, markChosen } from './hierarchy';
import { showThumbs } from './rangeFields';
import { isSearch } from './SearchBox';

/** Purposes that take over what is chosen in the navigation: what was typed there before went along. */
const TAKEN: readonly TablePurpose[] = ['filter', 'lazy_load'];

/**
 * Remembers what was typed into search boxes but not searched, which their successors show, until the returned function is
 * called.
 */
export function keepNavigation(table: Table, purpose: TablePurpose): () => void {
  const typed = searches(table).filter(input => input.value !== input.defaultValue && isUnsent(table, input, purpose));
  table.store.setState({ unsent: Object.fromEntries(typed.map(({ name, value }) => [name, value])) });
  return () => table.store.setState({ unsent: {} });
}

const searches = (table: Table) =>
  navigations(table).flatMap(navigation => [...navigation.querySelectorAll('.wcpt-search-input')].filter(isSearch));

/** Whether a text was typed after the query was sent, or is none of its concern. */
const isUnsent = ({ store }: Table, { name, value }: HTMLInputElement, purpose: TablePurpose): boolean =>
  !TAKEN.includes(purpose) ||
  (value.trim() !== '' && store.getState().sent.some(pair => pair[0] === name && pair[1] !== value.trim()));

const PARTS = '.wcpt-filter, .wcpt-search-wrapper';
const fields = (part: Element) => [
  ...part.querySelectorAll<HTMLInputElement>('input:not(.wcpt-search-filter-options)'),
];
const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/**
 * Header and sidebar may both have a filter: what was chosen in one is chosen in the other, or the untouched copy would be
 * sent along and win. Source: contract product-table 2.2.
 */
export function copyState(table: Table, control: Element): void {
  const used = control.closest(PARTS);
  if (!used) return;
  const key = filterKey(used);
  const chosen = fields(used).filter(isChoice);
  const values = fields(used).filter(field => !isChoice(field));
  for (const copy of navigations(table).flatMap(navigation => [...navigation.querySelectorAll(PARTS)])) {
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
