import { beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { forgetWarnings } from '../../../../../src/core/report';
import { tableCache } from '../../../../../widgets/product-table/table/query/answers';
import { type Sent, shopAnswers } from '../../../../core/calls/helpers';
import { rowHtml, tableHtml } from '../../markup';
import { field, modalHtml, one } from '../filters/markup';
import { groupHtml, type InstantParts, type Item, instantHtml, sortFilterHtml } from './markup';
import { order, stripes, takeInstant, type } from './page';

const ITEMS: readonly Item[] = [
  { id: 1, props: { title: 'čaša', price: 5, rating: 3, popularity: 1, meta_value__letnik: '2021', menu_order: 3 } },
  { id: 2, props: { title: 'Cvet', price: '12.5', rating: '5', meta_value__letnik: 2019, menu_order: '1' } },
  { id: 3, props: { title: 'dom', price: 7, min_price: 2, max_price: 90, rating: 4.5, menu_order: 2 } },
  { id: 4, props: { title: 'cvet', price: 12.5, rating: 5, meta_value__letnik: '1999' } },
];
let sent: Sent[];
let warnings: string[];

const page = (items: readonly (Item | string)[] = ITEMS, parts: InstantParts = {}) =>
  takeInstant(instantHtml(items, parts));

const heading = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('thead .wcpt-heading')].find(
    one => one.textContent === name,
  );
  if (!found) throw new Error(`no heading ${name}`);
  return found;
};
const icons = (name: string) => one('.wcpt-sorting-icons', heading(name));

/** Chooses an option of the sort-by filter. */
function choose(value: string): void {
  const option = field(`input[value="${value}"]`);
  option.checked = true;
  option.dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(() => {
  forgetWarnings();
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warnings.push(words.join(' ')));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  tableCache().data = {};
  history.replaceState({}, '', '/trgovina/?x=1');
  sent = shopAnswers(new Error('no call is expected'));
});

it('a heading sorts by texts in the order of the page’s letters, and keeps equal ones as they are', async () => {
  await page();
  heading('Ime').click();
  expect(order()).toBe('4 2 1 3');
  heading('Ime').click();
  expect(order()).toBe('3 1 2 4');
  expect(document.querySelector('[data-wcpt-nav-query]')).toBeNull();
  expect(location.search).toBe('?x=1');
});

it('the alphabet is made once for all sorts', async () => {
  await page();
  heading('Ime').click();
  const made = vi.spyOn(Intl, 'Collator');
  heading('Ime').click();
  expect(order()).toBe('3 1 2 4');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

it.each([
  ['prices by the lowest upwards and the highest downwards', 'Cena', ['3 1 2 4', '3 2 4 1']],
  ['by its criteria where its element has no specification', 'Letnik', ['3 4 2 1']],
])('a heading sorts %s', async (_, name, orders) => {
  await page();
  for (const expected of orders) {
    heading(name).click();
    expect(order()).toBe(expected);
  }
});

it('a heading sorts ratings downwards only', async () => {
  await page();
  heading('Ocena').click();
  expect(order()).toBe('2 4 3 1');
  expect(icons('Ocena').className).toContain('wcpt-sorting-desc');
  heading('Ocena').click();
  expect(order()).toBe('2 4 3 1');
});

it('a heading shows its order alone, also to screen readers', async () => {
  await page();
  heading('Ime').click();
  heading('Cena').click();
  heading('Cena').click();
  expect(icons('Cena').className).toContain('wcpt-sorting-desc');
  expect(one('.wcpt-sorting-desc-icon', heading('Cena')).className).toContain('wcpt-active');
  expect(document.querySelectorAll('.wcpt-active.wcpt-icon, .wcpt-sorting-asc, .wcpt-inactive')).toHaveLength(1);
  expect(heading('Cena').getAttribute('aria-sort')).toBe('descending');
  expect(heading('Ime').hasAttribute('aria-sort')).toBe(false);
  expect(one('.widget_shopping_cart_live_region').textContent).toBe('Razvrščeno po stolpcu Cena, padajoče.');
});

it('a heading chooses the option that says the same, and none otherwise', async () => {
  await page();
  heading('Cena').click();
  expect(field('input[value="option_1"]').checked).toBe(true);
  expect(one('label.wcpt-active').textContent).toBe('Cena navzgor');
  heading('Cena').click();
  expect(field('input[value="option_2"]').checked).toBe(true);
  heading('Letnik').click();
  expect(document.querySelector('input:checked, label.wcpt-active')).toBeNull();
});

it('a heading without a specification is sorted by the server', async () => {
  await page();
  sent = shopAnswers(instantHtml(ITEMS));
  heading('Zaloga').click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url.searchParams.get('12_orderby')).toBe('column_4');
});

it('a heading that was clicked before the code came sorts when it is there', async () => {
  const coming = takeInstant(instantHtml(ITEMS));
  heading('Ime').click();
  await coming;
  await vi.waitFor(() => expect(order()).toBe('4 2 1 3'));
  expect(sent).toEqual([]);
});

it('a heading asks the server again when the setting has gone', async () => {
  await page();
  one('.wcpt').setAttribute('data-wcpt-sc-attrs', '{}');
  // Another script has put the table in anew.
  document.dispatchEvent(new CustomEvent('berocket_ajax_filtering_end'));
  sent = shopAnswers(instantHtml(ITEMS));
  heading('Ime').click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(order()).toBe('1 2 3 4');
});

it('the sort-by filter sorts in place, shows it in the headings, and sends no call', async () => {
  await page();
  choose('option_2');
  expect(order()).toBe('3 2 4 1');
  expect(icons('Cena').className).toContain('wcpt-sorting-desc');
  expect(one('.widget_shopping_cart_live_region').textContent).toBe('Razvrščeno: Cena navzdol.');
  choose('option_0');
  expect(order()).toBe('4 2 3 1');
  expect(document.querySelector('.wcpt-sorting-asc, .wcpt-sorting-desc')).toBeNull();
  expect(document.querySelector('[data-wcpt-nav-query]')).toBeNull();
});

it.each([
  ['the number in an option’s value, wherever it stands', ['relevance', 'option_3', 'option_1'], 'option_1'],
  ['the place of options with values of their own', ['a', 'b'], 'b'],
])('the sort-by filter goes by %s', async (_, values, value) => {
  await page(ITEMS, { before: sortFilterHtml(values) });
  choose(value);
  expect(order()).toBe('3 1 2 4');
});

it.each(['relevance', 'option_9'])('the sort-by filter has the server sort by %s', async value => {
  await page(ITEMS, { before: sortFilterHtml(['option_0', value]) });
  sent = shopAnswers(instantHtml(ITEMS));
  choose(value);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url.searchParams.get('12_orderby')).toBe(value);
  expect(sent[0]?.url.searchParams.get('12_filtered')).toBe('true');
});

it('the phone’s list sorts in place as well, and the table’s own list says so', async () => {
  await page(ITEMS, { after: modalHtml() });
  one('.wcpt-rn-sort').click();
  const option = await vi.waitFor(() => field('body > .wcpt-nav-modal input[value="option_1"]'));
  option.checked = true;
  option.dispatchEvent(new Event('change', { bubbles: true }));
  expect(order()).toBe('3 1 2 4');
  expect(document.querySelector('body > .wcpt-nav-modal')).toBeNull();
  expect(field('.wcpt-header input[value="option_1"]').checked).toBe(true);
  expect(document.querySelector('[data-wcpt-nav-query]')).toBeNull();
});

const props = (values: readonly unknown[], name: string): Item[] =>
  values.map((value, at) => ({ id: at + 1, props: { [name]: value } }));

it.each([
  ['sku', 'sku', {}, ['b', 'a', undefined], '3 2 1'],
  ['sku_num', 'sku', {}, ['10', '9x', 'x'], '3 2 1'],
  ['category', 'category', {}, ['Vrt', 'Dom', ''], '3 2 1'],
  ['date', 'date', {}, [3, '2', 1], '3 2 1'],
  ['popularity', 'popularity', {}, ['12', 5, null], '3 2 1'],
  ['id', 'id', {}, [30, '4', 3], '3 2 1'],
  ['meta_value', 'meta_value__k', { meta_key: 'k' }, ['9', '10', ''], '3 2 1'],
  ['meta_value_num', 'meta_value__k', { meta_key: 'k' }, ['10', '9', ''], '3 2 1'],
  ['attribute', 'attribute__pa_b', { orderby_attribute: 'pa_b' }, ['rdeča', 'Črna', {}], '3 2 1'],
  ['attribute_num', 'attribute__pa_b', { orderby_attribute: 'pa_b' }, ['12 cm', '9 cm', 'x'], '3 2 1'],
  ['taxonomy', 'taxonomy__t', { orderby_taxonomy: 't' }, ['b', 'a', []], '3 2 1'],
  ['taxonomy_num', 'taxonomy__t', { orderby_taxonomy: 't' }, [2, 1, 'x'], '3 2 1'],
  ['brand', 'taxonomy__product_brand', {}, ['b', 'a', ''], '3 2 1'],
] as const)('keys: %s', async (orderby, name, fields, values, expected) => {
  await page(props(values, name), {
    params: { dropdown: [{ orderby: 'title' }, { orderby, order: 'Asc', ...fields }] },
  });
  choose('option_1');
  expect(order()).toBe(expected);
  expect(document.querySelector('[data-wcpt-nav-query]')).toBeNull();
});

const priced = (id: number, price: number, more: Partial<Item> = {}): Item => ({ id, props: { price }, ...more });
const NOTE = '<tr class="note" data-wcpt-product-id="note"><td>Dodatek</td></tr>';
const BARE = '<tr class="wcpt-row" data-wcpt-instant-sort-props=\'{"price":6}\'><td></td></tr>';
const vrt = { group: 'vrt' };
const dom = { group: 'dom' };

it.each<[string, readonly (Item | string)[], string, string]>([
  [
    'keep what stands behind them',
    [priced(1, 5, { child: 'a' }), priced(2, 12.5), NOTE, priced(3, 2, { child: 'c' })],
    '3 3+ 1 1+ 2 note',
    'ooeeo-',
  ],
  [
    'stay below the heading of their category, those without one last',
    [
      priced(9, 1),
      groupHtml('vrt'),
      priced(1, 8, vrt),
      priced(2, 3, vrt),
      groupHtml('dom'),
      priced(3, 5, dom),
      priced(4, 4, dom),
      priced(5, 1, { group: 'x' }),
    ],
    'vrt 2 1 dom 4 3 9 5',
    '-oe-oeoe',
  ],
  [
    'are all sorted, also of one product twice and without an id',
    [priced(1, 5), priced(2, 12.5), priced(1, 1), BARE],
    '1 1 ? 2',
    'oeoe',
  ],
])('rows %s', async (_, items, expected, striped) => {
  await page(items);
  heading('Cena').click();
  expect([order(), stripes()]).toEqual([expected, striped]);
});

it('rows whose properties can’t be read are sorted as empty, and told of once', async () => {
  const broken: Item[] = [
    { id: 7, props: '{"price":' },
    { id: 8, props: '[]"' },
  ];
  await page([...ITEMS, ...broken]);
  heading('Ime').click();
  heading('Cena').click();
  expect(order()).toBe('7 8 3 1 4 2');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('product 7 is no JSON object');
});

it('rows of a table in a cell stay there', async () => {
  const inner = tableHtml([rowHtml({ id: 77, cells: [] }), rowHtml({ id: 76, cells: [] })], { id: 31 });
  await page([
    { id: 1, cells: [inner], props: { price: 9 } },
    { id: 2, props: { price: 1 } },
  ]);
  heading('Cena').click();
  expect(order()).toBe('2 1');
  expect(order([...document.querySelectorAll('.wcpt-31 tbody tr')])).toBe('77 76');
});

it('rows keep the focus', async () => {
  await page();
  const link = one('[data-wcpt-product-id="4"] a');
  link.focus();
  choose('option_3');
  expect(order()).toBe('4 2 1 3');
  expect(document.activeElement).toBe(link);
});

it('rows that the search hides stay hidden, and the others get the stripes', async () => {
  await page(ITEMS.map((item, at) => ({ ...item, cells: [at % 2 ? 'da' : 'ne'] })));
  type('da');
  heading('Cena').click();
  expect(order()).toBe('3 1 2 4');
  expect(stripes()).toBe('oe');
});

it('rows that come with scrolling are sorted with the others', async () => {
  await page(ITEMS, { after: '<div class="wcpt-infinite-scroll-dots"></div>' });
  heading('Cena').click();
  shopAnswers(
    instantHtml([{ id: 5, props: { price: 6 } }], { attributes: { 'data-wcpt-query-string': '?12_paged=2' } }),
  );
  bus.emit('wcpt_infinite_scroll', {}, one('.wcpt'));
  await vi.waitFor(() => expect(order()).toBe('3 1 5 2 4'));
  expect(one('[data-wcpt-product-id="5"]').className).toContain('wcpt-row--init');
  expect(stripes()).toBe('oeoeo');
});

it('rows that a filter brought are in the server’s order', async () => {
  await page();
  heading('Cena').click();
  shopAnswers(instantHtml(ITEMS));
  bus.emit('berocket_ajax_filtering_end', {}, document);
  expect(order()).toBe('3 1 2 4');
  one('.wcpt-search-wrapper').classList.remove('wcpt-instant-search');
  const search = field('.wcpt-search-input');
  search.value = 'x';
  search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(order()).toBe('1 2 3 4'));
  expect(document.querySelector('.wcpt-sorting-asc')).toBeNull();
});

it.each([
  ['{"column_heading":', true],
  ['7', true],
  ['""', true],
  [{}, false],
  [{ column_heading: [], dropdown: {} }, false],
  [{ column_heading: { cena1: { orderby: 5 } }, dropdown: [null] }, false],
])('parameters that can’t be read: %j: the server sorts, with a warning: %s', async (params, warns) => {
  await page(ITEMS, { params });
  sent = shopAnswers(instantHtml(ITEMS));
  heading('Cena').click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(warnings).toEqual(warns ? [expect.stringContaining('data-wcpt-instant-sort-params is no JSON object')] : []);
});

it('parameters that can’t be read: a language tag that is none does not stop texts from being sorted', async () => {
  document.documentElement.lang = 'x_y_z_!';
  await page();
  heading('Ime').click();
  document.documentElement.lang = 'sl';
  expect(order()).toBe('4 2 1 3');
});
