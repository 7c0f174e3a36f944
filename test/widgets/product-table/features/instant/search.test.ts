import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { tableCache } from '../../../../../widgets/product-table/table/query/answers';
import { jQuery3, putJQuery } from '../../../../core/bus/helpers';
import { type Sent, shopAnswers } from '../../../../core/calls/helpers';
import { rowHtml, tableHtml } from '../../markup';
import { field, filterHtml, one, press, searchHtml } from '../filters/markup';
import { groupHtml, type InstantParts, type Item, instantHtml, itemHtml } from './markup';
import { shown, stripes, takeInstant, type } from './page';

const ITEMS: readonly Item[] = [
  { id: 1, cells: ['Lonec rdeč', 'Vrt'], classes: 'wcpt-even' },
  { id: 2, cells: ['Ponev rdeča', 'Kuhinja'], classes: 'wcpt-odd' },
  { id: 3, cells: ['Žlica', 'kuhinja'], classes: 'wcpt-even' },
];
let sent: Sent[];

const page = (items: readonly (Item | string)[] = ITEMS, parts: InstantParts = {}) =>
  takeInstant(instantHtml(items, parts));

beforeEach(() => {
  tableCache().data = {};
  history.replaceState({}, '', '/trgovina/');
  vi.spyOn(console, 'log').mockImplementation(() => {});
  sent = shopAnswers(new Error('no call is expected'));
});

afterEach(() => void vi.useRealTimers());

const steel = [
  { id: 1, cells: ['Lonec'], child: 'Nerjaveče jeklo' },
  { id: 2, cells: ['Ponev'], child: 'Lito železo' },
];
const groups = [
  groupHtml('vrt'),
  { id: 1, cells: ['Klop'], group: 'vrt' },
  groupHtml('dom'),
  { id: 2, cells: ['Ura'], group: 'dom' },
  { id: 3, cells: ['Lopata'] },
];
const signs = [
  '50% (pol) [a] \\ $1',
  '<script type="text/template">skrito</script>',
  '<span class="wcpt-quantity"><span>največ</span></span>',
];

it.each<[string, readonly (Item | string)[], Readonly<Record<string, string>>]>([
  [
    'each word in some cell, in any case and order',
    ITEMS,
    { rdeč: '1 2', '  KUHINJA   rdeč ': '2', žlica: '3', '': '1 2 3' },
  ],
  ['no word that begins in one cell and ends in the next', [{ id: 1, cells: ['ab', 'cd'] }], { bc: '', 'ab cd': '1' }],
  [
    'texts with signs of patterns',
    [{ id: 1, cells: signs }, ...ITEMS],
    { '50%': '1', '(pol)': '1', '[a]': '1', '\\': '1', $1: '1' },
  ],
  ['nothing of what is not shown', [{ id: 1, cells: signs }, ...ITEMS], { skrito: '', največ: '' }],
  ['a row with its child row when either matches', steel, { lito: '2 2+', lonec: '1 1+', 'lonec jeklo': '' }],
  ['the heading of a category with any of its rows', groups, { ura: 'dom 2', lopata: '3', '': 'vrt 1 dom 2 3' }],
])('searching while one types finds %s', async (_, items, found) => {
  await page(items);
  for (const [text, expected] of Object.entries(found)) {
    type(text);
    expect(shown(), text).toBe(expected);
  }
  expect(document.querySelector('[data-wcpt-nav-query]')).toBeNull();
});

it('searching while one types gives the rows that are shown their stripes, the first odd', async () => {
  await page([
    groupHtml('vrt'),
    ...ITEMS.map(one => ({ ...one, group: 'vrt' })),
    { id: 4, cells: ['x'], child: 'kuhinja' },
  ]);
  type('kuhinja');
  expect(shown()).toBe('vrt 2 3 4 4+');
  expect(stripes()).toBe('-oeoo');
  type('');
  expect(stripes()).toBe('-oeoee');
});

it('searching while one types writes only to rows whose state changes', async () => {
  await page();
  type('kuhinja');
  const writes: string[] = [];
  const observer = new MutationObserver(() => {});
  observer.observe(one('tbody'), { attributes: true, subtree: true });
  type('kuhinja ');
  type('kuhinj');
  expect(observer.takeRecords()).toEqual([]);
  type('kuhinja ponev');
  for (const { target } of observer.takeRecords())
    writes.push(target instanceof Element ? (target.getAttribute('data-wcpt-product-id') ?? '') : '');
  expect([...new Set(writes)]).toEqual(['3']);
});

it('searching while one types says that nothing matches, and takes it back', async () => {
  await page();
  type('nič takega');
  expect(one('.sw-table-nothing').textContent).toBe('Noben izdelek ne ustreza iskanju.');
  type('nič takega res');
  expect(document.querySelectorAll('.sw-table-nothing')).toHaveLength(1);
  type('ponev');
  expect(document.querySelector('.sw-table-nothing')).toBeNull();
});

it('searching while one types says of rows on scrolling that more may match, until all are there', async () => {
  await page(ITEMS, { after: '<div class="wcpt-infinite-scroll-dots"></div>' });
  vi.useFakeTimers();
  type('nič takega');
  const text = 'Noben od naloženih izdelkov ne ustreza iskanju. Pomaknite se naprej in naložili se bodo še drugi.';
  expect(one('.sw-table-nothing').textContent).toBe(text);
  vi.advanceTimersByTime(600);
  expect(one('.widget_shopping_cart_live_region').textContent).toBe(text);
  one('.wcpt-infinite-scroll-dots').remove();
  type('nič takega res');
  expect(one('.sw-table-nothing').textContent).toBe('Noben izdelek ne ustreza iskanju.');
});

it('searching while one types says nothing of a table without rows until something is typed, nor once it is left', async () => {
  const leave = await page([]);
  bus.emit('berocket_ajax_filtering_end', {}, document);
  expect(document.querySelector('.sw-table-nothing')).toBeNull();
  type('ponev');
  expect(document.querySelectorAll('.sw-table-nothing')).toHaveLength(1);
  leave();
  expect(document.querySelector('.sw-table-nothing')).toBeNull();
});

it('searching while one types tells screen readers how many match, once typing pauses', async () => {
  await page();
  vi.useFakeTimers();
  type('r');
  type('rde');
  expect(document.querySelector('.widget_shopping_cart_live_region')?.textContent ?? '').not.toContain('Najd');
  vi.advanceTimersByTime(600);
  expect(one('.widget_shopping_cart_live_region').textContent).toBe('Najdena sta 2 izdelka.');
  type('xyz');
  vi.advanceTimersByTime(600);
  expect(one('.widget_shopping_cart_live_region').textContent).toBe('Noben izdelek ne ustreza iskanju.');
  one('.widget_shopping_cart_live_region').textContent = '';
  type('xyz ');
  vi.advanceTimersByTime(600);
  expect(one('.widget_shopping_cart_live_region').textContent).toBe('');
});

it('searching while one types follows texts that were changed meanwhile', async () => {
  await page();
  type('modra');
  expect(shown()).toBe('');
  one('[data-wcpt-product-id="3"] td:nth-child(2)').textContent = 'Modra žlica';
  const text = one('[data-wcpt-product-id="1"] td:nth-child(2) div').firstChild;
  if (text) text.nodeValue = 'Modra posoda';
  type('modra ');
  type('modr');
  expect(shown()).toBe('1 3');
});

it('searching while one types applies the typed text to later rows', async () => {
  await page(ITEMS, { after: '<div class="wcpt-infinite-scroll-dots"></div>' });
  type('kuhinja');
  const more = [4, 5].map(id => itemHtml({ id, cells: [id === 4 ? 'Kuhinja' : 'Vrt'] })).join('');
  shopAnswers(tableHtml([more], { attributes: { 'data-wcpt-query-string': '?12_paged=2' } }));
  bus.emit('wcpt_infinite_scroll', {}, one('.wcpt'));
  await vi.waitFor(() => expect(document.querySelectorAll('.wcpt-row')).toHaveLength(5));
  await vi.waitFor(() => expect(shown()).toBe('2 3 4'));
  expect(stripes()).toBe('oeo');
});

it('searching while one types has the rows of another page told without those that it hides', async () => {
  const after = '<div class="wcpt-pagination"><a class="page-numbers" href="?12_paged=2">2</a></div>';
  await page(ITEMS, { after });
  for (const [text, told] of [
    ['kuhinja', 'Prikazana sta 2 izdelka.'],
    ['modra', 'Noben izdelek ne ustreza iskanju.'],
  ] as const) {
    const before = one('.wcpt-row');
    type(text);
    tableCache().data = {};
    one('.wcpt').removeAttribute('data-wcpt-nav-query');
    shopAnswers(instantHtml(ITEMS, { after }));
    one('.page-numbers').click();
    await vi.waitFor(() => expect(before.isConnected).toBe(false));
    // On a busy machine it was told before the page came, and is told again.
    expect(one('.widget_shopping_cart_live_region').textContent?.trim()).toBe(told);
  }
});

it('searching while one types leaves rows of a table in a cell alone', async () => {
  const inner = tableHtml([rowHtml({ id: 77, cells: ['znotraj'] })], { id: 31 });
  await page([{ id: 1, cells: [inner] }, ...ITEMS.slice(1)]);
  type('ponev');
  expect(shown()).toBe('2');
  expect(one('[data-wcpt-product-id="77"]').className).not.toContain('hidden');
  type('znotraj');
  expect(shown()).toBe('1');
});

it('searching while one types is not submitted with Enter, and has its class whenever the setting is on', async () => {
  const end = await page();
  const box = one('.wcpt-search-wrapper');
  expect(box.className).toContain('wcpt-instant-search');
  bus.emit('berocket_ajax_filtering_end', {}, document);
  expect(box.className).toContain('wcpt-instant-search');
  type('ponev');
  expect(press(field('.wcpt-search-input'), 'Enter')).toBe(false);
  expect(document.querySelector('[data-wcpt-nav-query]')).toBeNull();
  end();
  expect(box.className).not.toContain('wcpt-instant-search');
  expect(shown()).toBe('1 2 3');
});

it('searching while one types hears fields that scripts fill through jQuery', async () => {
  putJQuery(jQuery3);
  await page();
  field('.wcpt-search-input').value = 'ponev';
  jQuery3(field('.wcpt-search-input')).trigger('keyup');
  expect(shown()).toBe('2');
});

it('searching while one types does not repeat the server’s search', async () => {
  await page(ITEMS, { applied: 'opis' });
  expect(shown()).toBe('1 2 3');
  type('opis ');
  expect(shown()).toBe('1 2 3');
  type('ponev');
  expect(shown()).toBe('2');
});

it('searching while one types stays in the table: a choice asks the server without it, and the answer is searched', async () => {
  await page(ITEMS, { before: filterHtml() });
  type('kuhinja');
  sent = shopAnswers(instantHtml(ITEMS, { before: filterHtml() }));
  const box = field('input[type="checkbox"]');
  box.checked = true;
  box.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url.searchParams.get('12_search_1')).toBe('');
  expect(sent[0]?.url.searchParams.get('12_attr_pa_barva[]')).toBe('1');
  expect(sent[0]?.url.searchParams.has('12_orderby')).toBe(false);
  await vi.waitFor(() => expect(field('input[type="checkbox"]')).not.toBe(box));
  expect(field('.wcpt-search-input').value).toBe('kuhinja');
  await vi.waitFor(() => expect(shown()).toBe('2 3'));
});

it('searching while one types ends where the setting ends', async () => {
  await page();
  type('ponev');
  one('.wcpt').setAttribute('data-wcpt-sc-attrs', '{}');
  bus.emit('berocket_ajax_filtering_end', {}, document);
  expect(shown()).toBe('1 2 3');
  expect(one('.wcpt-search-wrapper').className).not.toContain('wcpt-instant-search');
});

it('searching while one types has copies of a search box say the same', async () => {
  await page(ITEMS, { before: searchHtml() });
  const [first, second] = document.querySelectorAll<HTMLInputElement>('.wcpt-search-input');
  if (!first || !second) throw new Error('no copies');
  type('ponev', second);
  expect(first.value).toBe('ponev');
  expect(shown()).toBe('2');
});

it('searching while one types leaves a search box with another name alone', async () => {
  await page(ITEMS, { before: searchHtml().replace('name="', 'name="other_') });
  const [first, other] = document.querySelectorAll<HTMLInputElement>('.wcpt-search-input');
  type('ponev', first);
  expect(other?.value).toBe('');
});

it('searching while one types hears the copy in the phone’s navigation', async () => {
  await page();
  const modal = document.createElement('div');
  modal.innerHTML = `<div class="wcpt-nav-modal" data-wcpt-table-id="12">${searchHtml()}</div><div class="wcpt-nav-modal" data-wcpt-table-id="31">${searchHtml()}</div>`;
  document.body.append(modal);
  const [mine, other] = modal.querySelectorAll<HTMLInputElement>('.wcpt-search-input');
  if (!mine || !other) throw new Error('no copies');
  type('ponev', mine);
  expect(shown()).toBe('2');
  expect(field('#wcpt-12 .wcpt-search-input').value).toBe('ponev');
  type('žlica', other);
  expect(shown()).toBe('2');
});
