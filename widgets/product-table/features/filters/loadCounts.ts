import { anySignal } from '../../../../src/core/abortSignals';
import { shopAjax } from '../../../../src/core/calls/shopAjax';
import { isRecord, text } from '../../../../src/core/guards';
import { markupOf, parseFragment } from '../../../../src/core/html';
import { runScripts } from '../../../../src/core/runScripts';
import { reportPart } from '../../table/onTable';
import { give } from '../../table/pressable';
import { readTableParams } from '../../table/settings';
import type { Table } from '../../table/table';
import type { OptionCounts } from './state';

const CACHE = 'data-wcpt-encrypted-dynamic-filters-lazy-load-cache';
/** Marks elements of an answer, which the next answer replaces. */
const BROUGHT = 'data-sw-dynamic-filters';

type SetCounts = (change: Partial<OptionCounts>) => void;

/** Returns a loader that aborts its older call; without `recounts` options are only hidden. */
export function createCounts(table: Table, setCounts: SetCounts): (recounts: boolean) => Promise<void> {
  let turn = new AbortController();
  return async recounts => {
    turn.abort();
    turn = new AbortController();
    const signal = anySignal(turn.signal, table.signal);
    try {
      await loadCounts(table, recounts ? setCounts : undefined, signal);
    } catch (cause) {
      if (signal.aborted) return;
      reportPart(table, 'no usable counts for its filters', 'The filters work without counts.', cause);
    } finally {
      if (!signal.aborted) setCounts({ isSettled: true });
    }
  };
}

/** Shows the counts before the scripts of the answer run, which look at the options. */
async function loadCounts({ container }: Table, setCounts: SetCounts | undefined, signal: AbortSignal): Promise<void> {
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
  const brought = parseFragment(markupOf('answer', style + script));
  const elements = [...brought.children];
  for (const element of elements) element.setAttribute(BROUGHT, '');
  container.append(brought);
  setCounts?.({ show: filter => showCounts(filter, counts) });
  for (const element of elements) void runScripts(element);
}

/**
 * Reads an answer, which may be JSON in a text once more; odd options are left out.
 */
function readCounts(answer: unknown) {
  const data: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer;
  if (!isRecord(data)) throw new Error('the answer is no object');
  const { style, script, options } = data;
  const hasOptions = typeof options === 'object' && options !== null;
  if (!hasOptions && typeof style !== 'string') throw new Error('the answer has neither options nor style');
  return {
    /** A whole `<style>` element, or nothing: hides options. */
    style: text(style),
    /** A whole `<script>` element, or nothing. */
    script: text(script),
    /** By `countKey`. A list with gaps arrives as an object. */
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

/** Kinds of filters that have counts. See contract/product-table.md#counts. */
const COUNTED = ['category', 'attribute', 'availability', 'on_sale', 'taxonomy'];

/** Returns the key of an option among all filters; only attributes and taxonomies need their taxonomy. */
const countKey = (filter: string, taxonomy: string, value: string): string =>
  [filter, filter === 'attribute' || filter === 'taxonomy' ? taxonomy : '', value].join(' ');

/** Writes `(n)` behind each option with a count, in place of an earlier one. */
function showCounts(filter: Element, counts: ReadonlyMap<string, number>): void {
  const kind = filter.getAttribute('data-wcpt-filter') ?? '';
  if (!counts.size || !COUNTED.includes(kind)) return;
  const taxonomy = filter.getAttribute('data-wcpt-taxonomy') ?? '';
  for (const label of filter.querySelectorAll('label')) {
    const count = counts.get(countKey(kind, taxonomy, optionValue(label)));
    if (count !== undefined) showCount(label, `(${count})`);
  }
}

const optionValue = (label: HTMLLabelElement): string =>
  label.getAttribute('data-wcpt-value') ?? label.querySelector('input')?.value ?? '';

function showCount(label: HTMLLabelElement, text: string): void {
  const earlier = label.querySelectorAll('.wcpt-count');
  if (earlier.length === 1 && earlier[0]?.textContent === text) return;
  for (const old of earlier) old.remove();
  const element = document.createElement('span');
  element.className = 'wcpt-count';
  element.textContent = text;
  // The label of a term with others below it, see `nameTrigger`.
  const [, id] = label.querySelector('input')?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (id) give(element, { id });
  label.insertBefore(element, label.querySelector(':scope > .wcpt-icon'));
}
