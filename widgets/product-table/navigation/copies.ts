import { navigations } from '../query/serialise';
import type { Table } from '../table';
import { filterKey } from './filterKey';
import { markChosen } from './markChosen';
import { showThumbs } from './rangeFields';

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
