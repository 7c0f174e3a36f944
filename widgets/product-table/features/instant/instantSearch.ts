import { listenDom } from '../../../../src/core/bus/dom';
import { announceNow } from '../../../../src/core/cart/liveRegion';
import { debounce } from '../../table/later';
import { ownFrame, owns } from '../../table/own';
import { withTexts } from '../../table/query/choices';
import { tNavigation } from '../../table/query/messages';
import { updateChoices } from '../../table/query/updateChoices';
import { HIDDEN_CLASS } from '../../table/rows/row';
import type { Table } from '../../table/table';
import type { Block, RowGroup } from './placeRows';
import type { TableRows } from './tableRows';

/** Pause in typing before the result is announced, ms. */
const PAUSE = 500;
const NOTHING = 'sw-table-nothing';

/** Returns a function that searches the rows of an answer as well. See contract/product-table.md#search. */
export function startInstantSearch(table: Table, rows: TableRows, isOn: () => boolean): () => void {
  const { container, signal } = table;
  let shown = '';

  const search = () => {
    const words = isOn() ? wordsIn(table) : [];
    shown = words.join(' ');
    const found = filter(rows, words);
    showNothing(table, words.length > 0 && found === 0);
  };
  const say = debounce(
    () => {
      const n = rows.groups().reduce((sum, { blocks }) => sum + blocks.filter(({ isHidden }) => !isHidden).length, 0);
      announceNow(n ? tNavigation('product-table.found', { n }) : nothingFound(table));
    },
    PAUSE,
    signal,
  );
  const onType = (input: Element) => {
    if (!isSearch(input) || !(owns(table, input) || isInModal(input, table.id))) return;
    if (!isOn()) return;
    const { name, value } = input;
    updateChoices(table, undefined, ({ filter }, choice) =>
      withTexts(filter, choice, (field, text) => (field.type === 'search' && field.name === name ? value : text)),
    );
    if (wordsIn(table).join(' ') === shown) return;
    search();
    say();
  };
  // The phone's navigation is outside the table.
  for (const type of ['input', 'keyup']) listenDom(document, type, onType, signal);
  container.addEventListener('focusin', ({ target }) => isSearch(target) && rows.readAhead(rows.textOf), { signal });
  signal.addEventListener('abort', () => {
    filter(rows, []);
    showNothing(table, false);
  });
  // The shopper typed before this code was loaded.
  if (wordsIn(table).length) {
    search();
    say();
  }
  return () => {
    if (shown || wordsIn(table).length) search();
  };
}

const isSearch = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.classList.contains('wcpt-search-input');

const isInModal = (input: Element, id: string): boolean =>
  input.closest('.wcpt-nav-modal')?.getAttribute('data-wcpt-table-id') === id;

/** Returns the typed words, without the keyword that the server has searched already. */
function wordsIn(table: Table): string[] {
  const searches = [...table.store.getState().choices].filter(([key]) => key.startsWith('search '));
  const terms = searches.map(([, { texts, applied }]) => {
    const term = texts.join(' ').trim();
    return term === applied.trim() ? '' : term.toLowerCase();
  });
  return [...new Set(terms.flatMap(term => term.split(/\s+/)))].filter(Boolean);
}

/** Hides a row and its child row together, a category with its rows. @returns how many match */
function filter(rows: TableRows, words: readonly string[]): number {
  let found = 0;
  let hasChanged = false;
  const set = (one: Block | RowGroup, elements: readonly HTMLElement[], isHidden: boolean) => {
    if (one.isHidden === isHidden) return;
    one.isHidden = isHidden;
    hasChanged = true;
    for (const { classList } of elements) classList.toggle(HIDDEN_CLASS, isHidden);
  };
  for (const group of rows.groups()) {
    let inGroup = 0;
    for (const block of group.blocks) {
      const matches = !words.length || block.rows.some(row => hasAll(rows.textOf(row), words));
      set(block, block.rows, !matches);
      if (matches) inGroup++;
    }
    if (group.heading) set(group, [group.heading], words.length > 0 && !inGroup);
    found += inGroup;
  }
  if (hasChanged) rows.stripe();
  return found;
}

const hasAll = (text: string, words: readonly string[]): boolean => words.every(word => text.includes(word));

function showNothing(table: Table, isWanted: boolean): void {
  const [known] = ownFrame(table, `.${NOTHING}`);
  if (!isWanted) {
    known?.remove();
    return;
  }
  const message = known ?? document.createElement('p');
  message.className = NOTHING;
  message.textContent = nothingFound(table);
  if (!known) ownFrame(table, '.wcpt-table-scroll-wrapper-outer')[0]?.after(message);
}

/** Returns the text for a search without results: with rows on scrolling, those that have not come may match. */
function nothingFound(table: Table): string {
  const isOver = !ownFrame(table, '.wcpt-infinite-scroll-dots').length;
  return tNavigation(isOver ? 'product-table.not_found' : 'product-table.not_found_yet');
}
