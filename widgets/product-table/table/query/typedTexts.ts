import type { TablePurpose } from '../../../../src/core/bus/events/productTable';
import type { Table } from '../table';
import {
  afterLimit,
  type Choice,
  type Choices,
  type Filter,
  fieldsOf,
  hasPreset,
  NO_CHOICE,
  sentText,
  withTexts,
} from './choices';
import { navigations, type Pairs } from './pairs';
import { choiceIn, readFilters } from './readFilters';
import type { Asked } from './status';
import { updateChoices } from './updateChoices';
import { writeChoice } from './writeFilters';

/**
 * Returns the texts that the shopper has typed but not sent, by the names of their fields: of searches and of the limits of
 * ranges.
 * @param sent the query; undefined: it has no texts of the fields
 */
export function typedTexts(
  filters: readonly Filter[],
  choices: Choices,
  sent: Pairs | undefined,
): ReadonlyMap<string, string> {
  const typed = filters.flatMap(filter => {
    const choice = choices.get(filter.key) ?? NO_CHOICE;
    return fieldsOf(filter).flatMap((field, at) => {
      const { type, name, printed } = field;
      const text = choice.texts[at] ?? '';
      // Typing drops the presets.
      const isTyped = type === 'search' || ((type === 'min' || type === 'max') && !hasPreset(filter, choice));
      const own = type === 'search' ? text : sentText(filter, choice, field, text);
      const isUnsent = !sent || (text.trim() !== '' && sent.some(pair => pair[0] === name && pair[1] !== own.trim()));
      return isTyped && own !== printed && isUnsent ? [[name, text] as const] : [];
    });
  });
  return new Map(typed);
}

/** Returns the choice with typed texts in the fields of these names. */
export function withTyped(filter: Filter, choice: Choice, typed: ReadonlyMap<string, string>): Choice {
  const fields = fieldsOf(filter).filter(({ type, name }) => type !== 'text' && type !== 'date' && typed.has(name));
  const written = withTexts(filter, choice, (field, text) =>
    fields.includes(field) ? (typed.get(field.name) ?? '') : text,
  );
  const limits = fields.filter(({ type }) => type !== 'search');
  return limits.reduce((settled, limit) => afterLimit(filter, settled, limit, true), written);
}

/** Purposes whose query has the texts of the fields in it. */
const TAKEN: readonly TablePurpose[] = ['filter', 'lazy_load'];

/**
 * Keeps texts that the shopper has typed, but not sent yet.
 * @returns a function that writes them into the fields of the answer, before a root takes them over
 */
export function keepTyped(table: Table, { purpose, query }: Pick<Asked, 'purpose' | 'query'>): () => void {
  updateChoices(table);
  const { choices } = table.store.getState();
  const filters = readFilters(navigations(table)).map(({ filter }) => filter);
  const typed = typedTexts(filters, choices, TAKEN.includes(purpose) ? query : undefined);
  return () => {
    if (!typed.size) return;
    for (const one of readFilters(navigations(table))) writeChoice([one], withTyped(one.filter, choiceIn(one), typed));
  };
}
