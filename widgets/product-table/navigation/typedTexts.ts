import type { TablePurpose } from '../../../src/core/bus/events/productTable';
import { inNavigations, rangeValue } from '../query/pairs';
import { owns, type Table } from '../table';
import { isRangeControl } from './rangeFields';

/** Fields whose text waits until it is submitted: of searches, and of the limits of ranges. Source: spec product-table 2.4. */
const FIELDS = '.wcpt-search-input, .wcpt-range-input-min, .wcpt-range-input-max';

/** Other elements may have these classes. */
const isField = (element: Element): element is HTMLInputElement => element instanceof HTMLInputElement;

/** Whether a preset, or the whole range, is chosen. The shopper has not typed the limit then: typing unchecks both. */
const hasPreset = (field: HTMLInputElement): boolean =>
  isRangeControl(field) && Boolean(field.closest('.wcpt-filter')?.querySelector('input[type="radio"]:checked'));

/** Purposes whose query has the texts of the fields in it. */
const TAKEN: readonly TablePurpose[] = ['filter', 'lazy_load'];

/**
 * Keeps texts that the shopper has typed, but not sent yet, for the fields of the answer.
 * @returns a function that clears them, once the answer is shown
 */
export function keepTyped(table: Table, purpose: TablePurpose): () => void {
  const { store } = table;
  // After the query was sent, or apart from it.
  const isUnsent = ({ name, value }: HTMLInputElement, text: string) =>
    !TAKEN.includes(purpose) ||
    (value.trim() !== '' && store.getState().sent.some(pair => pair[0] === name && pair[1] !== text.trim()));
  const isTyped = (input: HTMLInputElement) => {
    const text = rangeValue(input);
    return text !== input.defaultValue && isUnsent(input, text) && !hasPreset(input);
  };
  const typed = inNavigations(table, FIELDS).filter(isField).filter(isTyped);
  store.setState({ unsent: Object.fromEntries(typed.map(({ name, value }) => [name, value])) });
  return () => store.setState({ unsent: {} });
}

/**
 * Writes a kept text into its field in the answer.
 * @returns whether there is one
 */
export function restoreTyped(table: Table, field: HTMLInputElement): boolean {
  const text = table.store.getState().unsent[field.name];
  if (text === undefined || !owns(table, field)) return false;
  field.value = text;
  return true;
}
