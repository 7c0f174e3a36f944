import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Adopted, type SlotProps, useAttributes } from '../../../src/hydrate';
import { useTable } from '../frame/tableContext';
import { tTable } from '../messages';
import { reportPart } from '../onTable';
import { owns, type Table } from '../table';
import { Button } from './Button';
import { navigationChange } from './navigationChange';
import { nameless } from './useButton';

/**
 * The field of a search box: Enter searches. In the phone's dialog, which is no part of the container, that one says what
 * is searched and when. Source: spec product-table 2.4 "Search box"; contract 4.7.
 */
export function SearchField({ element: input }: SlotProps<HTMLInputElement>): ReactNode {
  const table = useTable();
  const [name] = useState(() => nameOf(input));
  const [field] = useState(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !owns(table, input)) return;
      // A form around the table is not to be sent.
      event.preventDefault();
      submit(table, input, event.nativeEvent);
    };
    return <Adopted of={input} onKeyDown={onKeyDown} />;
  });
  useAttributes(input, name ? { 'aria-label': name } : {});
  useLayoutEffect(() => {
    const text = table.store.getState().unsent[input.name];
    if (text !== undefined && owns(table, input)) input.value = text;
  }, [table, input]);
  useArchive(table, input);
  return field;
}

/** The icon that searches. */
export function SearchSubmit({ element }: SlotProps): ReactNode {
  const table = useTable();
  const press = ({ nativeEvent }: MouseEvent) => {
    const input = searchInput(element);
    if (input) submit(table, input, nativeEvent);
  };
  return <Button of={element} press={press} shows={nameless(element, tTable('product-table.search'))} />;
}

/** The icon that takes the applied keyword back. */
export function SearchClear({ element }: SlotProps): ReactNode {
  const table = useTable();
  const press = () => {
    const input = searchInput(element);
    if (input) clear(table, input);
  };
  return <Button of={element} press={press} shows={nameless(element, tTable('product-table.clear_search'))} />;
}

let hasNoArchive = false;

/** Where the text is the page's own search, its code is asked for with the box. */
function useArchive(table: Table, input: HTMLInputElement): void {
  useEffect(() => {
    if (hasNoArchive || !input.closest('.wcpt-search--connect-with-archive') || !owns(table, input)) return;
    const ended = new AbortController();
    import('./searchArchive').then(
      ({ leaveForArchive }) => leaveForArchive(table, input, ended.signal),
      cause => {
        hasNoArchive = true;
        reportPart(table, "the code for the page's own search did not load", 'Searches stay in the table.', cause);
      },
    );
    return () => ended.abort();
  }, [table, input]);
}

/** The field of a search box. */
export function searchInput(part: Element): HTMLInputElement | undefined {
  const input = part.closest('.wcpt-search')?.querySelector('.wcpt-search-input');
  return input instanceof HTMLInputElement ? input : undefined;
}

export const isSearch = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.classList.contains('wcpt-search-input');

/** What a field is called that has no name yet; else undefined. */
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
  input.value = keyword;
  // Whoever submits does not wait for an Apply button.
  if (!searchAlone(table, input)) navigationChange(table, { target: input, event, apply: true });
}

/**
 * Asks for what a search box finds and for nothing else, where it resets all other filters.
 * @returns whether it does
 */
export function searchAlone(table: Table, input: HTMLInputElement): boolean {
  if (!input.closest('.wcpt-search--reset-others')) return false;
  void table.query({ changes: [[input.name, input.value]], append: false, purpose: 'filter' });
  return true;
}

function clear(table: Table, input: HTMLInputElement): void {
  input.value = '';
  void table.query({ changes: [[input.name, '']], append: true, purpose: 'filter' });
}
