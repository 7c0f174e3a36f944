import { tTable } from '../messages';
import { onTable, reportPart } from '../onTable';
import { makePlain, makePressable, pressWithKeys } from '../pressable';
import { navigations } from '../query/serialise';
import { ownFrame, owns, type Table } from '../table';
import { navigationChange } from './navigationChange';

const CONTROLS = '.wcpt-search-submit, .wcpt-search-clear';

/**
 * Has a table's search boxes search and be cleared. Source: spec product-table 2.4 "Search box"; contract 4.7.
 */
export function startSearch(table: Table): void {
  const { container, signal } = table;
  let follows = false;
  const followArchive = async () => {
    if (follows || !ownFrame(table, '.wcpt-search--connect-with-archive').length) return;
    follows = true;
    try {
      const { leaveForArchive } = await import('./searchArchive');
      leaveForArchive(table);
    } catch (cause) {
      reportPart(table, "the code for the page's own search did not load", 'Searches stay in the table.', cause);
    }
  };
  container.addEventListener(
    'click',
    event => {
      const control = event.target instanceof Element && event.target.closest(CONTROLS);
      const input = control && owns(table, control) && searchInput(control);
      if (!input) return;
      if (control.matches('.wcpt-search-clear')) clear(table, input);
      else submit(table, input, event);
    },
    { signal },
  );
  container.addEventListener(
    'keydown',
    event => {
      const { target, key, isComposing } = event;
      if (key !== 'Enter' || isComposing || !isSearch(target) || !owns(table, target)) return;
      // A form around the table is not to be sent.
      event.preventDefault();
      submit(table, target, event);
    },
    { signal },
  );
  pressWithKeys(container, ':is(.wcpt-search-submit, .wcpt-search-clear)[role="button"]', signal);

  onTable(table, 'wcpt_after_every_load', () => {
    navigations(table).forEach(readySearch);
    void followArchive();
  });
  signal.addEventListener('abort', () => {
    for (const navigation of navigations(table)) makePlain(navigation.querySelectorAll(CONTROLS));
  });
}

/** The field of a search box. */
export function searchInput(part: Element): HTMLInputElement | undefined {
  const input = part.closest('.wcpt-search')?.querySelector('.wcpt-search-input');
  return input instanceof HTMLInputElement ? input : undefined;
}

export const isSearch = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.classList.contains('wcpt-search-input');

/** Gives the icons and fields of search boxes their names. */
export function readySearch(root: Element): void {
  for (const search of root.querySelectorAll('.wcpt-search')) {
    for (const submitter of search.querySelectorAll('.wcpt-search-submit')) {
      makePressable(submitter, tTable('product-table.search'));
    }
    for (const clearer of search.querySelectorAll('.wcpt-search-clear')) {
      makePressable(clearer, tTable('product-table.clear_search'));
    }
    const input = searchInput(search);
    if (!input || input.hasAttribute('aria-label') || input.labels?.length) continue;
    const heading = search.parentElement?.querySelector('.wcpt-search-heading')?.textContent?.trim();
    input.setAttribute('aria-label', heading || input.placeholder || tTable('product-table.search'));
  }
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
