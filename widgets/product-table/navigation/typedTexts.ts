import type { TablePurpose } from '../../../src/core/bus/events/productTable';
import { inNavigations, rangeValue } from '../query/pairs';
import type { Table } from '../table';
import { followRange, isRangeControl } from './rangeFields';

/** Fields whose text waits until it is submitted: of searches, and of the limits of ranges. Source: spec product-table 2.4. */
const FIELDS = 'input.wcpt-search-input, input.wcpt-range-input-min, input.wcpt-range-input-max';

/** Whether a preset, or the whole range, is chosen. The shopper has not typed the limit then: typing unchecks both. */
const hasPreset = (field: HTMLInputElement): boolean =>
  isRangeControl(field) && Boolean(field.closest('.wcpt-filter')?.querySelector('input[type="radio"]:checked'));

/** Purposes whose query has the texts of the fields in it. */
const TAKEN: readonly TablePurpose[] = ['filter', 'lazy_load'];

/**
 * Keeps texts that the shopper has typed, but not sent yet.
 * @returns a function that writes them into the fields of the answer, before a root takes them over
 */
export function keepTyped(table: Table, purpose: TablePurpose): () => void {
  const { sent } = table.store.getState();
  // After the query was sent, or apart from it.
  const isUnsent = ({ name, value }: HTMLInputElement, text: string) =>
    !TAKEN.includes(purpose) || (value.trim() !== '' && sent.some(pair => pair[0] === name && pair[1] !== text.trim()));
  const isTyped = (input: HTMLInputElement) => {
    const text = rangeValue(input);
    return text !== input.defaultValue && isUnsent(input, text) && !hasPreset(input);
  };
  const fields = () => inNavigations<HTMLInputElement>(table, FIELDS);
  const typed = new Map(fields().flatMap(input => (isTyped(input) ? [[input.name, input.value]] : [])));
  return () => {
    for (const field of fields()) {
      const text = typed.get(field.name);
      if (text === undefined) continue;
      field.value = text;
      followRange(field);
    }
  };
}
