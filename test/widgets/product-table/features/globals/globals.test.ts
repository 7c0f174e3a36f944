import { beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { forgetAnswers, tableCache } from '../../../../../widgets/product-table/table/query/answers';
import { tables } from '../../../../../widgets/product-table/table/table';
import { jQuery3, quietConsole } from '../../../../core/bus/helpers';
import { shopAnswers } from '../../../../core/calls/helpers';
import { find } from '../../../../hydrate/page';
import { buttonHtml, checkboxHtml, quantityHtml, rowHtml, tableHtml } from '../../markup';
import { cartAnswer, putShop, row, take } from '../../take';
import { instantHtml } from '../instant/markup';
import { order, takeInstant } from '../instant/page';

const ANSWER = cartAnswer({ in_cart: { 1: 1 }, in_cart_total: { 1: 10 }, payload: { products: { 1: '1' } } });
const BAR =
  '<script type="text/template" id="tmpl-wcpt-cart-checkbox-trigger"><div class="wcpt-cart-checkbox-trigger"><span class="wcpt-cart-checkbox-trigger__text"><span class="wcpt-total-selected"></span></span></div></script>';

/** Calls one of the functions on window, as other scripts do. */
const call = (name: string, ...args: unknown[]): unknown => Reflect.apply(Reflect.get(window, name), undefined, args);
const data = (element: Element, key: string): unknown => jQuery3(element).data(key);

/** Puts a table, and waits for the functions. */
async function put(html: string): Promise<HTMLElement> {
  take(html);
  await vi.waitFor(() => expect(window).toHaveProperty('wcpt_util'), 10_000);
  return find(document, '.wcpt');
}

beforeEach(() => {
  putShop(jQuery3);
  shopAnswers(ANSWER);
});

it('a script’s change of the cart is done when it is told so, with the answer as it came, or without success', async () => {
  await put(tableHtml([rowHtml({ id: 1, cells: [buttonHtml()] })]));
  const told: unknown[] = [];
  const add = (more: object) =>
    call('wcpt_cart', { payload: { products: { 1: 1 }, ...more }, always: (result: unknown) => told.push(result) });
  add({});
  await vi.waitFor(() => expect(told).toEqual([JSON.parse(ANSWER)]));
  add({ use_cache: true });
  await vi.waitFor(() => expect(told[1]).toMatchObject({ in_cart: { 1: 1 }, is_cache: true }));
  quietConsole();
  const refused = { ...JSON.parse(ANSWER), success: false, notice: '<p>Ni na zalogi.</p>' };
  shopAnswers(JSON.stringify(refused), new TypeError('offline'));
  add({});
  add({ variation_form: true });
  await vi.waitFor(() => expect(told.slice(2)).toEqual([refused, { success: false }]));
});

it('the cache of answers is there from the start, and has an answer under the query as scripts build it', async () => {
  vi.stubGlobal('wcpt_cache', undefined);
  const container = await put(tableHtml([rowHtml({ id: 1, cells: [] })]));
  expect(Object.keys(Object(Reflect.get(window, 'wcpt_cache')))).toEqual(['data', 'exist', 'get', 'set', 'remove']);
  const asked: string[] = [];
  bus.on('wcpt_before_ajax_query', ({ query }) => asked.push(query));
  const build = (purpose: string) =>
    String(call('wcpt_build_ajax_query_string', container, '12_paged=2', true, purpose));
  tableCache().set(build('paginate'), tableHtml([rowHtml({ id: 2, cells: [] })]));
  call('wcpt_attempt_ajax', container, '?12_paged=2', true, 'paginate');
  expect([asked, container.getAttribute('data-wcpt-nav-query')]).toEqual([[build('paginate')], build('paginate')]);
  expect(row(2)).toBeTruthy();
  expect(asked[0]).toMatch(/^\?12_paged=2&/);
  expect(build('device_view')).toBe(build('device_switch'));
  expect(() => build('')).toThrow('no purpose');
});

it('a script has the browser show a table’s address, or another one', async () => {
  const container = await put(tableHtml([], { attributes: { 'data-wcpt-query-string': '?12_paged=2' } }));
  const update = (...given: unknown[]) =>
    Reflect.apply(Reflect.get(Object(Reflect.get(window, 'wcpt_util')), 'update_url'), undefined, given);
  for (const given of [[container], ['/a/?b=1', jQuery3(container)], [container, '/a/?b=2']]) {
    history.replaceState({}, '', '/trgovina/');
    update(...given);
    expect(location.pathname + location.search).toBe(
      given.find(one => typeof one === 'string') ?? '/trgovina/?12_paged=2',
    );
  }
});

it('a query that scripts have parsed has all values of a name', async () => {
  await put(tableHtml([rowHtml({ id: 1, cells: [] })]));
  const parse: unknown = Reflect.get(Object(Reflect.get(window, 'wcpt_util')), 'parse_query_string');
  const parsed = typeof parse === 'function' && parse('?12_cat[]=1&12_cat[]=2&12_search_1=rde%C4%8Da+50&s=a=b%');
  expect(parsed).toEqual({ '12_cat[]': ['1', '2'], '12_search_1': 'rdeča 50', s: 'a=b%' });
});

it('a cart that another script tells of is shown, before the shopper has come near a row', async () => {
  Reflect.deleteProperty(window, 'wcpt_cart_result_cache');
  await put(tableHtml([rowHtml({ id: 1, cells: [buttonHtml()] })]));
  jQuery3(document.body).trigger('wcpt_cart', [JSON.parse(ANSWER)]);
  await vi.waitFor(() => expect(row(1).getAttribute('data-wcpt-in-cart')).toBe('1'));
});

it('scripts sort rows that are there, by fields of the shop or by a heading', async () => {
  await takeInstant(
    instantHtml([
      { id: 1, props: { title: 'b', price: 5 } },
      { id: 2, props: { title: 'a', price: 7 } },
    ]),
  );
  await vi.waitFor(() => expect(window).toHaveProperty('wcpt_instant_sort'));
  const container = find(document, '.wcpt');
  call('wcpt_instant_sort', { orderby: 'price', order: 'DESC' }, jQuery3(container));
  expect(order()).toBe('2 1');
  call('wcpt_instant_sort', { orderby: 'price', order: 'asc' }, container);
  expect(order()).toBe('1 2');
  call('wcpt_instant_sort', { orderby: '' }, container);
  call('wcpt_instant_sort', null, container);
  expect(order()).toBe('1 2');
  const heading = [...document.querySelectorAll('.wcpt-heading')].find(one => one.textContent === 'Ime');
  call('wcpt_column_heading_sort_handler', { currentTarget: heading });
  expect(order()).toBe('2 1');
});

it('the bar comes when a script asks for it, and shows the checked rows', async () => {
  const container = await put(
    tableHtml([rowHtml({ id: 1, cells: [checkboxHtml(), quantityHtml()] })], { headings: 3 }) + BAR,
  );
  await vi.waitFor(() => expect(document.querySelector('[aria-label^="Izberi"]')).not.toBeNull(), 10_000);
  bus.emit('_wcpt_checkbox_change', { checked: true }, row(1));
  await vi.waitFor(() => expect(data(container, 'wcpt_all_checked')).toBe(true));
  find(document, '.wcpt-cart-checkbox-trigger').remove();
  call('wcpt_checkbox_trigger_init');
  expect(find(document, '.wcpt-cart-checkbox-trigger .wcpt-total-selected').textContent).toBe('1');
});

it('scripts with jQuery find what a table is about on its container', async () => {
  const seen: unknown[] = [];
  const ended = new AbortController();
  bus.on(
    'wcpt_before_every_load',
    (_, { target }) => target instanceof Element && seen.push(data(target, 'wcpt_new_rows')),
    { signal: ended.signal },
  );
  const container = await put(tableHtml([rowHtml({ id: 1, cells: [] })], { settings: { instant_sort: 'true' } }));
  expect(seen).toEqual([expect.objectContaining({ length: 1 })]);
  expect(data(container, 'wcpt_sc_attrs')).toEqual({ instant_sort: 'true' });
  ended.abort();
  const rows = tableHtml([rowHtml({ id: 2, cells: [] })]);
  shopAnswers(async ({ url }) => new Response(url.includes('wcpt_ajax') ? rows : ANSWER));
  call('wcpt_attempt_ajax', jQuery3(container), '?12_paged=2', true, 'paginate');
  await vi.waitFor(() => expect(data(container, 'wcpt_last_ajax_purpose')).toBe('paginate'));
  expect(window).toHaveProperty('wcpt_product_form');
});

it('an answer that became outdated on its way is asked for anew for a script, and not kept', async () => {
  const container = await put(tableHtml([rowHtml({ id: 1, cells: [] })]));
  const [table] = tables;
  if (!table) throw new Error('no table');
  let answer = (_: Response) => {};
  const late = new Promise<Response>(resolve => {
    answer = resolve;
  });
  shopAnswers(() => late, '<div class="wcpt-table">new</div>');
  const told = new Promise<unknown>(resolve =>
    call('wcpt_fetch_markup_and_apply_callback', container, '12_paged=2', 'paginate', resolve),
  );
  forgetAnswers(table);
  answer(new Response('<div class="wcpt-table">old</div>'));
  expect(await told).toContain('new');
  expect(tableCache().get('?12_paged=2')).toContain('new');
});

it('a cross without a title is named for what it does', async () => {
  await put(tableHtml([rowHtml({ id: 1, cells: ['<span class="wcpt-remove"></span>'] })]));
  expect(find(document, '.wcpt-remove').getAttribute('aria-label')).toBe('Odstrani iz košarice: Izdelek 1');
});

it('a script’s function runs once for a table, under its name or as itself', async () => {
  const container = await put(tableHtml([rowHtml({ id: 1, cells: [] })]));
  const ran: string[] = [];
  const unnamed = () => ran.push('unnamed');
  const once = (...args: unknown[]): unknown =>
    Reflect.apply(Reflect.get(Reflect.get(window, 'wcpt_util'), 'run_once_on_container'), undefined, args);
  once(container, 'a', () => ran.push('a'));
  once(container, 'a', () => ran.push('a again'));
  once(container, unnamed);
  once(container, unnamed);
  expect(ran).toEqual(['a', 'unnamed']);
});
