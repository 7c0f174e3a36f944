import { type ReactNode, useState } from 'react';
import type { TableQueryRequest } from '../../../../src/core/bus/events/productTable';
import { appendQuery } from '../../../../src/core/calls/form';
import { navigate } from '../../../../src/core/navigate';
import { AdoptedOnce, type SlotProps, useAttributes } from '../../../../src/hydrate';
import { useBus } from '../../../../src/ui/useBus';
import { defineSettings, text } from '../../table/defineSettings';
import { tTable } from '../../table/messages';
import { owns } from '../../table/own';
import { asQuery, formatQuery, lastValue, parseQuery, without } from '../../table/query/pairs';
import { settleControl, typeText } from '../../table/query/updateChoices';
import { readTableParams } from '../../table/settings';
import { type Table, useTable } from '../../table/table';
import { buttonSlot, onEnter } from './Button';
import { askAlone, submitChoices } from './navigationChange';

const setting = defineSettings({
  /** The page’s own search, which the table’s need not repeat. */
  _search: text,
});

/** Searches on Enter. See contract/product-table.md#search. */
export function SearchField({ element: input }: SlotProps<HTMLInputElement>): ReactNode {
  const table = useTable();
  const [name] = useState(() => nameOf(input));
  const onKeyDown = onEnter(table, input, event => submit(table, input, event));
  useAttributes(input, name ? { 'aria-label': name } : {});
  useBus('wcpt_before_ajax_query', request => {
    const isArchive = input.closest('.wcpt-search--connect-with-archive') !== null && owns(table, input);
    if (isArchive && request.container === table.container) redirect(table, input.name, request);
  });
  return <AdoptedOnce of={input} onKeyDown={onKeyDown} onInput={() => settleControl(table, input, true)} />;
}

export const SearchSubmit = buttonSlot(
  (table, element, { nativeEvent }) => {
    const input = searchInput(element);
    if (input) submit(table, input, nativeEvent);
  },
  () => tTable('product-table.search'),
);

export const SearchClear = buttonSlot(
  (table, element) => {
    const input = searchInput(element);
    if (!input) return;
    typeText(table, input, '');
    void table.query({ changes: [[input.name, '']], append: true, purpose: 'filter' });
  },
  () => tTable('product-table.clear_search'),
);

export const searchInput = (part: Element): HTMLInputElement | null | undefined =>
  part.closest('.wcpt-search')?.querySelector<HTMLInputElement>('input.wcpt-search-input');

function nameOf(input: HTMLInputElement): string | undefined {
  const box = input.closest('.wcpt-search');
  if (!box || input.hasAttribute('aria-label') || input.labels?.length) return undefined;
  const heading = box.parentElement?.querySelector('.wcpt-search-heading')?.textContent?.trim();
  return heading || input.placeholder || tTable('product-table.search');
}

function submit(table: Table, input: HTMLInputElement, event: Event): void {
  // The rows are searched while the shopper types.
  if (input.closest('.wcpt-instant-search')) return;
  const keyword = input.value.trim();
  if (keyword === (input.getAttribute('data-wcpt-value') ?? '').trim()) return;
  typeText(table, input, keyword);
  // A submitted search does not wait for an Apply button.
  if (!searchAlone(table, input)) submitChoices(table, { target: input, event, apply: true });
}

/** Whether a search box resets all other filters. */
export const resetsOthers = (input: Element): boolean => input.closest('.wcpt-search--reset-others') !== null;

/** @returns whether the search box resets all other filters */
export function searchAlone(table: Table, input: HTMLInputElement): boolean {
  if (!resetsOthers(input)) return false;
  askAlone(table, [[input.name, input.value]]);
  return true;
}

/** Searches another text on the shop's search page; the page's own is left out of the query. */
function redirect(table: Table, name: string, request: TableQueryRequest): void {
  if (!name || !request.proceed) return;
  const query = parseQuery(request.query);
  const keyword = lastValue(query, name);
  const { shopUrl } = readTableParams();
  if (keyword === undefined) return;
  if (keyword === setting(table, '_search')) request.query = asQuery(formatQuery(without(query, [name])));
  else if (shopUrl) {
    request.proceed = false;
    const search = formatQuery([
      ['s', keyword],
      ['post_type', 'product'],
    ]);
    navigate(appendQuery(shopUrl, search), 'product-table');
  }
}
