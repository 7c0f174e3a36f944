import { bus } from '../../../src/core/bus/bus';
import type { TablePurpose } from '../../../src/core/bus/events/productTable';
import { appendQuery } from '../../../src/core/calls/form';
import { shopAjax } from '../../../src/core/calls/shopAjax';
import { hasPageGlobal, pageGlobal } from '../../../src/core/config/pageGlobal';
import { isAborted } from '../../../src/core/errors';
import { reportError } from '../../../src/core/report';
import { applyAnswer } from '../container/applyAnswer';
import { tellFailure } from '../frame/Failure';
import { readTableParams } from '../settings';
import type { Table } from '../table';
import { formatQuery, lastValue, override, parseQuery } from './pairs';

/**
 * Gets the answer of a query from the cache or the server and shows it. An answer is dropped when a newer query was asked;
 * a failed or rejected one leaves the page as it is, and the same query may be asked again.
 * Source: spec product-table 4.1, 7.2, 8; contract 2.5.
 */
export async function fetchTable(table: Table, query: string, purpose: TablePurpose): Promise<void> {
  const { container, store, signal } = table;
  const turn = store.getState().turn + 1;
  const isOutdated = () => signal.aborted || store.getState().turn !== turn;
  const more = purpose === 'infinite_scroll';
  const cached = cachedAnswer(query, purpose);
  store.setState({ turn, status: more ? 'more' : 'loading' });
  container.classList.toggle('wcpt-infinite-scroll-loading-results', more);
  container.classList.toggle('wcpt-loading', !more && cached === undefined);
  if (cached === undefined) bus.emit('wcpt_before_ajax', {}, container);
  try {
    const queries = purpose === 'refresh_table' ? pagesOf(table, query) : [query];
    const answers = cached === undefined ? await Promise.all(queries.map(one => askServer(table, one))) : [cached];
    if (isOutdated()) return;
    for (const [at, answer] of answers.entries()) {
      refuseDamaged(answer);
      tableCache().set(queries[at] ?? query, answer);
    }
    settle(table);
    tellFailure(table, undefined);
    const [first = '', ...next] = answers;
    applyAnswer(table, first, purpose, next);
  } catch (cause) {
    if (isOutdated()) return;
    settle(table);
    // The shopper has come back to the page that dropped it.
    if (isAborted(cause)) return fetchTable(table, query, purpose);
    fail(table, purpose, cause);
  }
}

/** The queries of all pages that are shown: infinite scroll may have added some. */
function pagesOf({ id, store }: Table, query: string): string[] {
  const name = `${id}_paged`;
  const pairs = parseQuery(query);
  const last = Number(lastValue(pairs, name)) || 1;
  const added = Math.min(store.getState().added, last - 1);
  const earlier = Array.from({ length: added }, (_, index) => last - added + index);
  return [...earlier.map(page => formatQuery(override(pairs, [[name, String(page)]]))), query];
}

function cachedAnswer(query: string, purpose: TablePurpose): string | undefined {
  // The audio player adds its own markup to rows, which an answer from the cache lacks.
  return purpose === 'refresh_table' || hasPageGlobal('WavePlayer') ? undefined : tableCache().get(query);
}

/** The call's body: what the server encrypted goes back byte for byte, and the id. Source: spec product-table 7.2. */
export function askServer({ id, container, signal }: Table, query: string): Promise<string> {
  return shopAjax(
    'wcpt_ajax',
    { wcpt_encrypted_attrs: encryptedAttributes(container), id },
    { template: appendQuery(readTableParams().ajaxTemplate, query), as: 'text', signal },
  );
}

/** The no-results answer has `wcpt-table` as well, in an attribute. Source: contract 1.5. */
function refuseDamaged(answer: string): void {
  if (!answer.includes('wcpt-table')) throw new Error('the answer has no table');
  if (!isWhole(answer)) throw new Error('the answer is cut off');
}

/** Whether an answer ends with a tag, or has text behind its last one, as servers print notes there, and nothing open. */
function isWhole(answer: string): boolean {
  if (/>\s*$/.test(answer)) return true;
  const count = (tag: RegExp) => answer.match(tag)?.length ?? 0;
  const endsInTag = answer.lastIndexOf('<') > answer.lastIndexOf('>');
  return !endsInTag && count(/<div\b/gi) === count(/<\/div>/gi);
}

function fail(table: Table, purpose: TablePurpose, cause: unknown): void {
  const { container, store } = table;
  // biome-ignore lint/suspicious/noConsole: the very line that the spec asks for. Source: spec product-table 8; contract 1.5.
  console.log('wcpt notice: query fail');
  const query = container.getAttribute('data-wcpt-nav-query') ?? '';
  container.removeAttribute('data-wcpt-nav-query');
  reportError({
    where: 'product-table',
    element: container,
    found: `no usable answer to its query (${purpose}): ${cause instanceof Error ? cause.message : String(cause)}`,
    consequence: 'The table stays as it is; the same query can be sent again.',
    cause,
  });
  const { turn } = store.getState();
  const again = () => {
    container.setAttribute('data-wcpt-nav-query', query);
    void fetchTable(table, query, purpose);
  };
  tellFailure(table, { purpose, isOffline: !navigator.onLine, turn, again });
}

/** A loading state always ends. */
function settle({ container, store }: Table): void {
  store.setState({ status: 'idle' });
  container.classList.remove('wcpt-loading', 'wcpt-refreshing', 'wcpt-infinite-scroll-loading-results');
}

/** Answers by query, for all tables; other scripts use it as well. Source: contract product-table 2.5, 36. */
interface TableCache {
  data: Record<string, string>;
  exist(query: string): boolean;
  get(query: string): string | undefined;
  set(query: string, answer: string): void;
  remove(query: string): void;
}

function createCache(): TableCache {
  const cache: TableCache = {
    data: {},
    exist: query => Object.hasOwn(cache.data, query),
    get: query => (cache.exist(query) ? cache.data[query] : undefined),
    set(query, answer) {
      cache.data[query] = answer;
    },
    remove(query) {
      delete cache.data[query];
    },
  };
  return cache;
}

const own = createCache();

/** The page's `wcpt_cache`, which is the bundle's where no other script has put one. */
export function tableCache(): TableCache {
  const found = pageGlobal('wcpt_cache');
  if (isCache(found)) return found;
  Reflect.set(globalThis, 'wcpt_cache', own);
  return own;
}

/** Forgets the answers of one table. Source: contract product-table 17.5. */
export function forgetTable(id: string): void {
  const cache = tableCache();
  const ofTable = new RegExp(`(?:^|[?&])${id}_`);
  for (const query of Object.keys(cache.data)) if (ofTable.test(query)) cache.remove(query);
}

function isCache(value: unknown): value is TableCache {
  return typeof value === 'object' && value !== null && 'data' in value && 'get' in value && 'set' in value;
}

/** What the server encrypted for itself, by attribute name; it goes back byte for byte. Source: spec product-table 7.2. */
export const encryptedAttributes = (container: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...container.attributes]
      .filter(({ name }) => name.startsWith('data-wcpt-encrypted-'))
      .map(({ name, value }) => [name, value]),
  );
