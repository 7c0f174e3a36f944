import { flushSync } from 'react-dom';
import { bus } from '../../../../src/core/bus/bus';
import type { TablePurpose } from '../../../../src/core/bus/events/productTable';
import { appendQuery } from '../../../../src/core/calls/form';
import { hasPageGlobal } from '../../../../src/core/config/pageGlobal';
import { ABORTED_TRIES, isAborted } from '../../../../src/core/errors';
import { navigate } from '../../../../src/core/navigate';
import { reportPart } from '../onTable';
import { ownFrame } from '../own';
import { readTableParams, showsCounts, tableSetting } from '../settings';
import { isApplied, type Table, type TableChange } from '../table';
import { askServer, tableCache } from './answers';
import { applyAnswer } from './applyAnswer';
import { buildQuery } from './buildQuery';
import { asSearch, formatQuery, lastValue, override, parseQuery, without, withoutPage } from './pairs';
import { type Asked, ask, IDLE, type Status } from './status';

/** Purposes for which the same query may be sent again: a cart change, and a failed start. */
const AGAIN = ['refresh_table', 'lazy_load', 'infinite_scroll'];

/** Lets listeners change or stop the query, then sends it or leaves the page. */
export async function query(table: Table, change: TableChange): Promise<void> {
  const { id, container } = table;
  const { purpose } = change;
  const text = asSearch(formatQuery(buildQuery(table, change)));
  const mayRepeat = AGAIN.includes(purpose);
  const request = {
    container,
    query: text,
    purpose,
    proceed: mayRepeat || text !== container.getAttribute('data-wcpt-nav-query'),
  };
  if (purpose !== 'infinite_scroll') bus.emit('wcpt_before_ajax_query', request);
  if (!request.proceed) return;
  const search = asSearch(request.query);
  if (purpose !== 'infinite_scroll' && leavePage(table, search.slice(1), purpose)) return;
  container.setAttribute('data-wcpt-nav-query', search);
  const asked = without(parseQuery(search), [`${id}_sc_attrs`, 'wcpt_paginate_only']);
  await fetchTable(table, search, { purpose, query: asked, since: performance.now() });
}

/** Shows the answer unless a newer query was sent; a failure leaves the page as it is. */
async function fetchTable(table: Table, query: string, asked: Asked, tries = 1): Promise<void> {
  const { container, store, signal } = table;
  const { purpose } = asked;
  const cached = cachedAnswer(query, purpose);
  const { forgotten } = store.getState();
  let status = cached === undefined ? ask(asked) : IDLE;
  const isOutdated = () => signal.aborted || store.getState().status !== status;
  setStatus(table, status);
  if (cached === undefined) bus.emit('wcpt_before_ajax', {}, container);
  try {
    const queries = purpose === 'refresh_table' ? pagesOf(table, query) : [query];
    const answers = cached === undefined ? await Promise.all(queries.map(one => askServer(table, one))) : [cached];
    if (isOutdated()) return;
    if (store.getState().forgotten !== forgotten) return fetchTable(table, query, asked, tries);
    for (const [at, answer] of answers.entries()) {
      refuseDamaged(answer);
      tableCache().set(queries[at] ?? query, answer);
    }
    status = IDLE;
    setStatus(table, status);
    const [first = '', ...next] = answers;
    applyAnswer(table, first, asked, next);
  } catch (cause) {
    if (isOutdated()) return;
    // The browser dropped the call as the shopper left the page, and has now restored the page.
    if (isAborted(cause) && tries < ABORTED_TRIES) return fetchTable(table, query, asked, tries + 1);
    tellFailure(table, query, asked, cause);
  }
}

/** Returns the queries of all pages that are shown: infinite scroll may have added some. */
function pagesOf({ id, store }: Table, query: string): string[] {
  const name = `${id}_paged`;
  const pairs = parseQuery(query);
  const last = Number(lastValue(pairs, name)) || 1;
  const added = Math.min(store.getState().added, last - 1);
  const earlier = Array.from({ length: added }, (_, index) => last - added + index);
  return [...earlier.map(page => asSearch(formatQuery(override(pairs, [[name, String(page)]])))), query];
}

function cachedAnswer(query: string, purpose: TablePurpose): string | undefined {
  // The audio player adds its own markup to rows, which an answer from the cache lacks.
  return purpose === 'refresh_table' || hasPageGlobal('WavePlayer') ? undefined : tableCache().get(query);
}

/** The no-results answer has `wcpt-table` as well, in an attribute. */
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

function tellFailure(table: Table, query: string, asked: Asked, cause: unknown): void {
  const { container } = table;
  // biome-ignore lint/suspicious/noConsole: the very line that the spec asks for. See contract/product-table.md#reload.
  console.log('wcpt notice: query fail');
  container.removeAttribute('data-wcpt-nav-query');
  const found = `no usable answer to its query (${asked.purpose})`;
  reportPart(table, found, 'The table stays as it is; the same query can be sent again.', cause);
  const again = () => {
    container.setAttribute('data-wcpt-nav-query', query);
    void fetchTable(table, query, { ...asked, since: performance.now() });
  };
  setStatus(table, { ...asked, is: 'failed', why: navigator.onLine ? 'unusable' : 'offline', again });
}

/** Renders at once: other scripts look for the classes of the container in the events of a query. */
const setStatus = ({ store }: Table, status: Status): void => flushSync(() => store.setState({ status }));

/** Leaves in form mode and with `disable_ajax`; returns whether no call is to be made. */
function leavePage(table: Table, query: string, purpose: TablePurpose): boolean {
  if (tableSetting(table, 'form_mode') && purpose === 'filter') {
    const waits = ownFrame(table, '.wcpt-apply').some(button => !isApplied(table, button));
    if (waits && showsCounts(table)) return false;
    const params = readTableParams();
    const shopId = params.shopTableId || table.id;
    const hides = tableSetting(table, 'hide_form_on_submit');
    navigate(formAddress(query, { id: table.id, shopId, shopUrl: params.shopUrl, hides }), 'product-table');
    return true;
  }
  // A page load would bring the placeholder again.
  if (!tableSetting(table, 'disable_ajax') || purpose === 'lazy_load') return false;
  const goesBack = purpose !== 'paginate';
  // The server would print a page without filters.
  const whole = withoutParameter(query, 'wcpt_paginate_only=');
  const page = location.origin + location.pathname;
  const request = {
    container: table.container,
    query: asSearch(goesBack ? withoutParameter(whole, `${table.id}_paged=`) : whole),
    base_url: goesBack ? withoutPage(page, readTableParams().paginationSlug) : page,
    purpose,
    proceed: true,
  };
  bus.emit('wcpt_before_nav_redirect', request);
  if (!request.proceed) return true;
  const base = request.base_url.split('?')[0] ?? '';
  // The page before a device view leads to that view again.
  const by = purpose === 'device_switch' ? 'replace' : 'assign';
  navigate(base + asSearch(request.query), 'product-table', by);
  return true;
}

/** Returns the address of form mode: the shop page, with the query under the id of its table. */
export function formAddress(
  query: string,
  to: { readonly id: string; readonly shopId: string; readonly shopUrl: string; readonly hides: boolean },
): string {
  const renamed = query.replace(new RegExp(`(^|[?&])${to.id}_`, 'g'), (_, before: string) => `${before}${to.shopId}_`);
  const shopUrl = /(?:^|[?&])lang=/.test(query) ? to.shopUrl.replace(/[?&]lang=.*$/, '') : to.shopUrl;
  const hidden = to.hides ? `&hide_form=${to.id}` : '';
  return appendQuery(shopUrl, `${renamed.replace(/^\?/, '')}${hidden}&${to.shopId}_device=`);
}

const withoutParameter = (query: string, parameter: string) =>
  query
    .split('&')
    .filter(piece => !piece.startsWith(parameter))
    .join('&');
