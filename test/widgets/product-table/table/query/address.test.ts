import { expect, it, vi } from 'vitest';
import { createTableStore } from '../../../../../widgets/product-table/table/createTable';
import { pushPicture, replaceAddress, tableAddress } from '../../../../../widgets/product-table/table/query/browserUrl';
import { parseQuery } from '../../../../../widgets/product-table/table/query/pairs';
import { formAddress } from '../../../../../widgets/product-table/table/query/query';
import { ask } from '../../../../../widgets/product-table/table/query/status';
import { shopAnswers } from '../../../../core/calls/helpers';
import { navigationHtml, one } from '../../features/filters/markup';
import { take } from '../../take';

interface Shop {
  readonly dropsPage?: boolean;
  /** Of an archive. */
  readonly pageSlug?: string;
  readonly hasPaths?: boolean;
}

/** Of table 12, on a page with another one. */
function address(here: string, query: string, { dropsPage, pageSlug, hasPaths = true }: Shop = {}): string {
  history.replaceState({}, '', new URL(here, new URL('/trgovina/', location.origin)));
  vi.stubGlobal('wcpt_params', { pagination_slug: pageSlug, permalink_structure: hasPaths ? '/%postname%/' : '' });
  document.body.innerHTML =
    '<div class="wcpt" data-wcpt-table-id="12"></div><div class="wcpt" data-wcpt-table-id="31"></div>';
  const container = document.querySelector<HTMLElement>('.wcpt');
  if (!container) throw new Error('no table');
  const store = createTableStore(container);
  const settings = { _archive: pageSlug !== undefined, laptop_infinite_scroll: dropsPage };
  store.setState({ settings, status: ask({ purpose: 'filter', query: parseQuery(query), since: 0 }) });
  return tableAddress({ id: '12', container, store });
}

it.each<[string, string, string, Shop, string]>([
  [
    'the encoded query without the device and page 1',
    '?a=1',
    '12_search_1=%C5%A1+%26+1&12_device=phone&12_paged=1',
    {},
    '/trgovina/?a=1&12_search_1=%C5%A1%20%26%201',
  ],
  ['another page', '', '12_on_sale=true&12_paged=3', {}, '/trgovina/?12_on_sale=true&12_paged=3'],
  ['nothing of a choice that is dropped', '?12_on_sale=true', '', {}, '/trgovina/'],
  [
    'foreign parameters, other tables of the page and the hash, but no table that is not there',
    '?utm=x&31_paged=2&99_paged=4&12_paged=9&312_x=1#reviews',
    '12_paged=2',
    {},
    '/trgovina/?utm=x&31_paged=2&12_paged=2#reviews',
  ],
  [
    'a parameter that the table carries as the table has it',
    '?s=old&a[]=1',
    's=new&a[0]=2',
    {},
    '/trgovina/?s=new&a%5B0%5D=2',
  ],
  ['no page for infinite scroll', '?12_paged=2#x', '12_paged=5', { dropsPage: true }, '/trgovina/#x'],
  ['the page of an archive in its path', '', '12_paged=2', { pageSlug: 'page' }, '/trgovina/page/2/'],
  ['another page in the path', '/trgovina/page/2/?a=1', '12_paged=3', { pageSlug: 'page' }, '/trgovina/page/3/?a=1'],
  ['no page 1 in the path', '/trgovina/page/2/', '', { pageSlug: 'page' }, '/trgovina/'],
  ['the page under its slug', '?paged=2', '12_paged=3', { pageSlug: 'paged', hasPaths: false }, '/trgovina/?paged=3'],
])('the browser’s address has %s', (_, here, query, more, shown) => expect(address(here, query, more)).toBe(shown));

it('the browser’s address stays in the shop, whatever the path begins with', () => {
  const here = `${location.origin}//zlo.example/trgovina/`;
  for (const more of [{}, { pageSlug: 'page' }]) {
    const shown = address(here, '12_on_sale=true', more);
    expect(new URL(shown, here).href).toBe(`${here}?12_on_sale=true`);
  }
});

const to = { id: '12', shopId: '500', shopUrl: 'https://shop.example/trgovina/', hides: false };

const inEnglish = 'https://shop.example/trgovina/?lang=en';

it.each<[string, string, Partial<typeof to>, string]>([
  ['gives the query to the table of the shop', '12_a=1&112_a=2&12_b=3', {}, '?500_a=1&112_a=2&500_b=3&500_device='],
  ['names the form that is to be hidden', '12_a=1', { hides: true }, '?500_a=1&hide_form=12&500_device='],
  ['has the language of the query', '12_a=1&lang=sl', { shopUrl: inEnglish }, '?500_a=1&lang=sl&500_device='],
  ['else has that of the shop’s address', '12_a=1', { shopUrl: inEnglish }, '?lang=en&500_a=1&500_device='],
])('form mode %s', (_, query, more, shown) =>
  expect(formAddress(query, { ...to, ...more })).toBe(`https://shop.example/trgovina/${shown}`),
);

it.each<[string, string, object]>([
  ['an archive’s page is in the path', '/trgovina/page/2/', { _archive: 'true' }],
  ['nothing of a table is in the address', '/trgovina/', { disable_url_update: 'true' }],
])('a link to a place of the page leaves the rows where %s', (_, here, settings) => {
  const sent = shopAnswers(navigationHtml());
  history.replaceState({}, '', here);
  take(navigationHtml({ query: '?12_paged=2', settings: { ...settings } }));
  location.hash = '#opis';
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(one('.wcpt').hasAttribute('data-wcpt-nav-query')).toBe(false);
  expect(sent).toEqual([]);
});

it('a return from a picture leads to the address of the rows that have come meanwhile', async () => {
  history.replaceState({}, '', '/trgovina/');
  pushPicture('#&gid=1&pid=2');
  replaceAddress('/trgovina/?12_on_sale=true#&gid=1&pid=2');
  const returned = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await returned;
  expect(location.pathname + location.search + location.hash).toBe('/trgovina/?12_on_sale=true');
});
