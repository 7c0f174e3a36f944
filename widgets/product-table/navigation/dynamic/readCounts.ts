import { isRecord } from '../../../../src/core/bus/wire';

/** Kinds of filters that have counts. Source: contract product-table 8. */
export const COUNTED = ['category', 'attribute', 'availability', 'on_sale', 'taxonomy'];

/** What the shop answers about a table's filters. Source: spec product-table 3.9, 7.6. */
export interface FilterCounts {
  /** A whole `<style>` element, or nothing: hides options. */
  readonly style: string;
  /** A whole `<script>` element, or nothing. */
  readonly script: string;
  /** Counts by `countKey`. */
  readonly counts: ReadonlyMap<string, number>;
}

/** What tells an option from those of other filters; only attributes and taxonomies are told apart by taxonomy. */
export const countKey = (filter: string, taxonomy: string, value: string): string =>
  [filter, filter === 'attribute' || filter === 'taxonomy' ? taxonomy : '', value].join(' ');

/**
 * Reads an answer, which may be JSON in a text once more. Options that make no sense are left out.
 * Source: contract product-table 8, 41.
 * @throws Error when there is nothing to read
 */
export function readCounts(answer: unknown): FilterCounts {
  const data: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer;
  if (!isRecord(data)) throw new Error('the answer is no object');
  const { style, script, options } = data;
  const hasOptions = typeof options === 'object' && options !== null;
  if (!hasOptions && typeof style !== 'string') throw new Error('the answer has neither options nor style');
  return {
    style: typeof style === 'string' ? style : '',
    script: typeof script === 'string' ? script : '',
    // A list with gaps arrives as an object.
    counts: new Map(hasOptions ? Object.values(options).flatMap(readOption) : []),
  };
}

function readOption(option: unknown): [key: string, count: number][] {
  if (!isRecord(option)) return [];
  const { filter, taxonomy, value, count } = option;
  const number = typeof count === 'number' || (typeof count === 'string' && count.trim()) ? Number(count) : Number.NaN;
  if (typeof filter !== 'string' || !COUNTED.includes(filter) || !Number.isInteger(number) || number < 0) return [];
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
  return [[countKey(filter, typeof taxonomy === 'string' ? taxonomy : '', String(value)), number]];
}
