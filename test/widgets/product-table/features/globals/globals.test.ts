import { beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { forgetAnswers, tableCache } from '../../../../../widgets/product-table/table/query/answers';
import { tables } from '../../../../../widgets/product-table/table/table';
import { jQuery3 } from '../../../../core/bus/helpers';
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

it('a script’s change of the cart is done when it is told so, with the answer', async () => {
  await put(tableHtml([rowHtml({ id: 1, cells: [buttonHtml()] })]));
  const told: unknown[] = [];
  call('wcpt_cart', { payload: { products: { 1: 1 } }, always: (result: unknown) => told.push(result) });
  await vi.waitFor(() => expect(told).toEqual([expect.objectContaining({ in_cart: { 1: 1 }, is_cache: true })]));
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

it('an answer that a script has had fetched is there for the table, under the query that was built', async () => {
  const container = await put(tableHtml([rowHtml({ id: 1, cells: [] })]));
  const query = call('wcpt_build_ajax_query_string', container, '12_paged=2', true, 'paginate');
  const sent = shopAnswers(tableHtml([rowHtml({ id: 2, cells: [] })]));
  await new Promise(resolve => call('wcpt_fetch_markup_and_apply_callback', container, query, 'paginate', resolve));
  expect(tableCache().exist(String(query))).toBe(true);
  call('wcpt_attempt_ajax', container, '12_paged=2', true, 'paginate');
  await vi.waitFor(() => row(2));
  expect(sent).toHaveLength(1);
});

it('a device view is asked for under the name of earlier releases as well', async () => {
  const container = await put(tableHtml([rowHtml({ id: 1, cells: [] })]));
  const built = call('wcpt_build_ajax_query_string', container, '12_a=1', false, 'device_view');
  expect(built).toBe(call('wcpt_build_ajax_query_string', container, '12_a=1', false, 'device_switch'));
});

it('a name that comes again in a query has a list of values', async () => {
  await put(tableHtml([rowHtml({ id: 1, cells: [] })]));
  const parse: unknown = Reflect.get(Reflect.get(window, 'wcpt_util'), 'parse_query_string');
  if (typeof parse !== 'function') throw new Error('there is no parse_query_string');
  expect(parse('?12_cat[]=1&12_cat[]=2&12_s=%C5%A1+a')).toEqual({ '12_cat[]': ['1', '2'], '12_s': 'š a' });
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
