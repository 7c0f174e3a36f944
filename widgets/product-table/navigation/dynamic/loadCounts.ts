import { isRecord } from '../../../../src/core/bus/wire';
import { shopAjax } from '../../../../src/core/calls/shopAjax';
import { parseFragment } from '../../../../src/core/html';
import { runScripts } from '../../../../src/core/runScripts';
import { navigations } from '../../query/serialise';
import { readTableParams } from '../../settings';
import type { Table } from '../../table';

const CACHE = 'data-wcpt-encrypted-dynamic-filters-lazy-load-cache';
/** Marks what an answer brought, which the next one replaces. */
const BROUGHT = 'data-sw-dynamic-filters';

/**
 * Asks for the counts of a table's filters and shows them, also in its open modal. Source: spec product-table 7.6; contract 8.
 * @param recounts whether counts are shown; else options are hidden only
 * @throws what the call throws, and Error for an answer that can't be read
 */
export async function loadCounts(table: Table, recounts: boolean, signal: AbortSignal): Promise<void> {
  const { container, id } = table;
  const cache = container.getAttribute(CACHE);
  if (!cache) return;
  const answer = await shopAjax(
    'wcpt__dynamic_filter__lazy_load',
    { wcpt_dynamic_filter_encrypted_cache: cache },
    { template: readTableParams().ajaxTemplate, signal },
  );
  if (signal.aborted) return;
  const { style, script, counts } = readCounts(answer);
  for (const element of container.querySelectorAll(`[${BROUGHT}]`)) element.remove();
  const brought = parseFragment(style + script);
  const elements = [...brought.children];
  for (const element of elements) element.setAttribute(BROUGHT, '');
  container.append(brought);
  if (recounts) showCounts([...navigations(table), ...openModals(id)], counts);
  for (const element of elements) void runScripts(element);
}

const openModals = (id: string): Element[] =>
  [...document.querySelectorAll('.wcpt-nav-modal')].filter(
    modal => modal.getAttribute('data-wcpt-table-id') === id && !modal.closest('.wcpt-nav-modal-tpl'),
  );

/** Kinds of filters that have counts. Source: contract product-table 8. */
const COUNTED = ['category', 'attribute', 'availability', 'on_sale', 'taxonomy'];

/** What the shop answers about a table's filters. Source: spec product-table 3.9, 7.6. */
interface FilterCounts {
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
function readCounts(answer: unknown): FilterCounts {
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

/** Writes `(n)` behind the options that have a count, in place of an earlier one. Source: spec product-table 2.4; contract 8. */
export function showCounts(roots: readonly Element[], counts: ReadonlyMap<string, number>): void {
  const filters = roots.flatMap(root => [...root.querySelectorAll('[data-wcpt-filter]')]);
  for (const filter of filters) {
    const kind = filter.getAttribute('data-wcpt-filter') ?? '';
    if (!COUNTED.includes(kind)) continue;
    const taxonomy = filter.getAttribute('data-wcpt-taxonomy') ?? '';
    for (const label of filter.querySelectorAll('label')) {
      const count = counts.get(countKey(kind, taxonomy, valueOfLabel(label)));
      if (count !== undefined) showCount(label, count);
    }
  }
}

const valueOfLabel = (label: HTMLLabelElement): string =>
  label.getAttribute('data-wcpt-value') ?? label.querySelector('input')?.value ?? '';

function showCount(label: HTMLLabelElement, count: number): void {
  for (const old of label.querySelectorAll('.wcpt-count')) old.remove();
  const element = document.createElement('span');
  element.className = 'wcpt-count';
  element.textContent = `(${count})`;
  const [, id] = label.querySelector('input')?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (id) element.id = id;
  label.insertBefore(element, label.querySelector(':scope > .wcpt-icon'));
}
