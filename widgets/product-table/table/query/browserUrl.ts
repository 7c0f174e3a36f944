import { bus } from '../../../../src/core/bus/bus';
import { ownPath, ownUrl } from '../../../../src/core/url';
import { ownFrame } from '../own';
import { readTableParams, tableDeviceSetting, tableSetting } from '../settings';
import { shownDevice, type Table, tableIds } from '../table';
import { currentQuery } from './buildQuery';
import { baseName, formatQuery, lastValue, type Pairs, parseQuery, withoutPage } from './pairs';

/**
 * Returns the address that shows a table's state: foreign parameters and those of other tables first, then the table's, without
 * its device and without page 1. Path (but for an archive's page) and hash stay.
 */
export function tableAddress(table: Pick<Table, 'id' | 'container' | 'store'>): string {
  const { id, store } = table;
  const { pathname, search, hash } = location;
  const { paginationSlug, hasPaths } = readTableParams();
  // Archives have their page number in the path, else in the query, under the slug.
  const slug = tableSetting(table, '_archive') ? paginationSlug : '';
  const inPath = slug !== '' && hasPaths;
  const query = currentQuery(table);
  const names = new Set(query.map(([name]) => baseName(name)));
  const tables = tableIds();
  const isForeign = (name: string) => {
    const prefix = /^(\d+)_\w/.exec(name)?.[1];
    return (!prefix || (prefix !== id && tables.includes(prefix))) && !names.has(baseName(name));
  };
  const page = lastValue(query, `${id}_paged`) ?? '1';
  const kept = query.filter(([name]) => !name.endsWith('_device') && name !== `${id}_paged`);
  const foreign = parseQuery(search).filter(([name]) => isForeign(name) && !(slug && name === slug));
  // The page of endless rows is no place to come back to.
  const showsPage = page !== '1' && !hasEndlessRows(table) && store.getState().answered.purpose !== 'infinite_scroll';
  const paged: Pairs = showsPage && !inPath ? [[slug || `${id}_paged`, page]] : [];
  const wanted = formatQuery([...foreign, ...kept, ...paged]);
  const path = inPath ? archivePath(pathname, slug, showsPage ? page : '') : pathname;
  return `${ownPath(path)}${wanted && `?${wanted}`}${hash}`;
}

function archivePath(path: string, slug: string, page: string): string {
  const base = withoutPage(path, slug).replace(/\/?$/, '/');
  return page ? `${base}${slug}/${page}/` : base;
}

export const hasEndlessRows = (table: Pick<Table, 'container' | 'store'>): boolean =>
  tableDeviceSetting(table, shownDevice(table), 'infinite_scroll') ||
  ownFrame(table, '.wcpt-infinite-scroll-dots').length > 0;

/**
 * Shows the table's state in the browser's address, unless its settings or a listener forbid. No entry is added to the history.
 */
export function showTableAddress(table: Table, url = tableAddress(table)): void {
  if (tableSetting(table, 'disable_url_update')) return;
  const address = { container: table.container, url, proceed: true };
  bus.emit('wcpt_update_url', address);
  if (!address.proceed) return;
  // A listener may have put an address of another origin in.
  const target = ownUrl(address.url);
  if (target && target !== location.href) replaceAddress(target);
}

/** While a picture has an entry: the address of the page's entry, and the address that it should show by now. */
let entry: { readonly below: string; page: string } | undefined;
let isReturning = false;

export function replaceAddress(url: string): void {
  history.replaceState(history.state, '', url);
  if (entry) entry.page = location.href;
}

export function pushPicture(hash: string): void {
  entry = { below: location.href, page: location.href };
  window.addEventListener('popstate', leavePicture, { once: true });
  history.pushState(history.state, '', hash);
}

/** Updates the page's entry after the return from a picture: the tables may show other rows by now. */
function leavePicture(): void {
  const left = entry;
  entry = undefined;
  if (left?.below !== location.href) return;
  const page = new URL(left.page);
  page.hash = location.hash;
  history.replaceState(history.state, '', page.href);
}

export function returnToPage(): void {
  isReturning = true;
  const onReturn = () => {
    isReturning = false;
  };
  window.addEventListener('popstate', onReturn, { once: true });
  history.back();
}

/** Runs at once, or after a return that has begun: the browser needs a moment for it. */
export function afterReturn(run: () => void): void {
  if (isReturning) window.addEventListener('popstate', run, { once: true });
  else run();
}
