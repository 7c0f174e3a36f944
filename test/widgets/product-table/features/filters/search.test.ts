import { beforeEach, expect, it, vi } from 'vitest';
import { field, filterHtml, navigationHtml, one, press, searchHtml } from './markup';
import { setUpTableShop } from './shop';

const shop = setUpTableShop(navigationHtml({ header: searchHtml('x') }));
const input = () => field('.wcpt-search-input');
const lastQuery = (name: string) => shop.sent.at(-1)?.url.searchParams.get(name);

/** Submits a text by the search icon, and waits for the call. */
async function search(text: string): Promise<void> {
  input().value = text;
  one('.wcpt-search-submit').click();
  await shop.sends();
}

beforeEach(() => shop.page({ header: searchHtml() + filterHtml({ options: [{ value: '1', checked: true }] }) }));

it('a search box has names for its field and icons', () => {
  shop.page({ header: searchHtml('majica') });
  expect(input().getAttribute('aria-label')).toBe('Iskanje');
  expect(one('.wcpt-search-submit').getAttribute('aria-label')).toBe('Išči');
  expect(one('.wcpt-search-clear').getAttribute('aria-label')).toBe('Počisti iskanje');
  expect(one('.wcpt-search-clear').getAttribute('role')).toBe('button');
  shop.end();
  expect(one('.wcpt-search-clear').hasAttribute('role')).toBe(false);
});

it('a search box asks for its trimmed text and the other choices, from page 1', async () => {
  shop.page({
    header: searchHtml() + filterHtml({ options: [{ value: '1', checked: true }] }),
    query: '?12_paged=3',
  });
  await search('  majica ');
  expect(shop.query()).toBe(
    '12_search_1=majica&12_attr_pa_barva%5B%5D=1&12_device=laptop&12_orderby=relevance&12_order=&12_filtered=true',
  );
});

it('a search box is submitted with Enter, which sends no form around it, also where Apply holds other choices back', async () => {
  shop.page({ header: `${searchHtml()}<span class="wcpt-apply">Uporabi</span>` });
  input().value = 'majica';
  expect(press(input(), 'Enter')).toBe(false);
  await shop.sends();
  expect(lastQuery('12_search_1')).toBe('majica');
});

it('a search box is submitted and cleared with keys', async () => {
  shop.page({ header: searchHtml('majica') });
  input().value = 'hlače';
  press(one('.wcpt-search-submit'), ' ');
  await vi.waitFor(() => expect(lastQuery('12_search_1')).toBe('hlače'));
  press(one('.wcpt-search-clear'), 'Enter');
  await shop.sends(2);
  expect(lastQuery('12_search_1')).toBe('');
});

it('a search box is not submitted while a word is being composed', () => {
  input().value = 'maj';
  const event = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
  input().dispatchEvent(event);
  shop.asksNothing();
});

it('a search box that searches while one types is not submitted', () => {
  shop.page({ header: searchHtml(), settings: { instant_search: 'true' } });
  input().value = 'majica';
  expect(press(input(), 'Enter')).toBe(false);
  shop.asksNothing();
});

it.each([
  '50% & več',
  '"narekovaji" in \'apostrof\'',
  'a+b=c#d?e',
  'š č ž Š Č Ž',
  '%',
  '%E0%A4%A',
  'a'.repeat(200),
  '<b>&amp;</b>\\',
])('a search box sends %j as it is', async text => {
  await search(text);
  expect(lastQuery('12_search_1')).toBe(text);
  expect(lastQuery('12_attr_pa_barva[]')).toBe('1');
});

it('a search box that resets others asks for its keyword alone', async () => {
  shop.page({
    header: searchHtml('', 'wcpt-search--reset-others') + filterHtml({ options: [{ value: '1', checked: true }] }),
    query: '?12_attr_pa_barva%5B0%5D=1',
  });
  await search('majica & hlače');
  expect(shop.query()).toBe(
    '12_search_1=majica%20%26%20hla%C4%8De&12_device=laptop&12_orderby=relevance&12_order=&12_filtered=true',
  );
});

it('clearing empties the field and keeps the other choices', async () => {
  shop.page({ header: searchHtml('majica'), query: '?12_search_1=majica&12_on_sale=true&12_paged=3' });
  one('.wcpt-search-clear').click();
  await shop.sends();
  expect(shop.query()).toBe('12_on_sale=true&12_search_1=&12_device=laptop&12_filtered=true');
});

const SHOP = 'https://trgovina.example/shop/';

it.each<[string, string, string, string, readonly string[], readonly (string | null)[]]>([
  [
    'leaves for the search page with another keyword',
    SHOP,
    'majica',
    'hlače & "50%"',
    [`${SHOP}?s=hla%C4%8De%20%26%20%2250%25%22&post_type=product`],
    [],
  ],
  [
    'adds to an address with a query',
    `${SHOP}?page_id=7`,
    '',
    'hlače',
    [`${SHOP}?page_id=7&s=hla%C4%8De&post_type=product`],
    [],
  ],
  ['is left out of queries with the page’s keyword', SHOP, 'majica', 'majica', [], [null]],
  ['is searched in the table where the page does not say where the shop is', '', '', 'hlače', [], ['hlače']],
])('a search box of the page’s own search %s', async (_, shopUrl, _search, keyword, left, searched) => {
  const gone: string[] = [];
  vi.stubGlobal('wcpt_params', { shop_url: shopUrl });
  vi.spyOn(window.location, 'assign').mockImplementation(url => void gone.push(String(url)));
  shop.page({ header: searchHtml('', 'wcpt-search--connect-with-archive') + filterHtml(), settings: { _search } });
  await new Promise(resolve => setTimeout(resolve));
  input().value = keyword;
  press(input(), 'Enter');
  await shop.sends(searched.length);
  expect(gone).toEqual(left);
  expect(shop.sent.map(({ url }) => url.searchParams.get('12_search_1'))).toEqual(searched);
});
