import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { readPageConfig } from '../../../../../src/core/config/pageConfig';
import { forgetWarnings } from '../../../../../src/core/report';
import { wishlist } from '../../../../../src/core/wishlistStore';
import { tableCache } from '../../../../../widgets/product-table/table/query/answers';
import { tables } from '../../../../../widgets/product-table/table/table';
import { putConfig } from '../../../../core/bus/helpers';
import { row, selectionOf, take } from '../../take';

let sent: URLSearchParams[] = [];
let answer: () => Response | Promise<Response> = () => Response.json({});

const heart = (attributes = '') =>
  `<span class="wcpt-wishlist" data-wcpt-product-name="Skodelica" data-wcpt-duration-seconds="2" data-wcpt-item-added-label="{n} je shranjena." ${attributes}></span>`;
const tableRow = (id: number, type: string, inner = heart(), more = '') =>
  `<tr class="wcpt-row wcpt-product-type-${type}" data-wcpt-product-id="${id}" data-wcpt-type="${type}" ${more}><td class="wcpt-cell">${inner}</td></tr>`;
const table = (rows: string, settings: object = {}, id = 12) =>
  `<div class="wcpt wcpt-${id}" id="wcpt-${id}" data-wcpt-table-id="${id}" data-wcpt-query-string="" data-wcpt-sc-attrs='${JSON.stringify(settings)}'><div class="wcpt-nav-main"><div class="wcpt-table-scroll-wrapper-outer wcpt-device-laptop"><table class="wcpt-table"><tbody>${rows}</tbody></table></div></div></div>`;
const heartOf = (id: number): HTMLElement => row(id).querySelector('.wcpt-wishlist') ?? document.body;
const press = (id: number) => act(async () => heartOf(id).click());
const data = (...ids: readonly number[]) => ({
  products: Object.fromEntries(ids.map(id => [id, { 11: { in: [0] } }])),
  counter: ids.length,
});

beforeEach(() => {
  forgetWarnings();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  wishlist.setState(wishlist.getInitialState(), true);
  sent = [];
  answer = () => Response.json({ status: true, wishlists_data: data(5, 7) });
  vi.stubGlobal('wcpt_params', { ajax_url: '/wp-admin/admin-ajax.php', wc_ajax_url: '/?wc-ajax=%%endpoint%%' });
  vi.stubGlobal('wcpt_ti_wishlist_ids', ['5']);
  vi.stubGlobal('wcpt_ti_wishlist_url', '/zelje/');
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(new URLSearchParams(await request.text()));
    return answer();
  });
});

it('hearts of rows do nothing on a page without a wishlist', async () => {
  vi.stubGlobal('wcpt_ti_wishlist_ids', undefined);
  take(table(tableRow(5, 'simple')));
  expect(heartOf(5).outerHTML).toBe(new DOMParser().parseFromString(heart(), 'text/html').body.innerHTML);
});

it('hearts of rows show the products in the list, and are buttons with a name', () => {
  take(table(tableRow(5, 'simple') + tableRow(7, 'simple')));
  expect(heartOf(5).className).toBe('wcpt-wishlist wcpt-active');
  expect(heartOf(7).className).toBe('wcpt-wishlist');
  expect(heartOf(7).getAttribute('aria-label')).toBe('Na seznam želja: Skodelica');
  expect([heartOf(5), heartOf(7)].map(one => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
});

it('hearts of rows are off without a choice, unless that is permitted', () => {
  const rows = ['', 'data-wcpt-variable-permitted="true"', 'data-wcpt-variable-permitted="false"'].map((more, at) =>
    tableRow(20 + at, 'variable', heart(more)),
  );
  take(table(rows.join('')));
  expect([20, 21, 22].map(id => heartOf(id).classList.contains('wcpt-disabled'))).toEqual([true, false, true]);
});

it.each([false, true])('hearts of rows ask for a choice, in the browser’s alert box: %s', async alertBoxes => {
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  putConfig({ alertBoxes });
  readPageConfig();
  take(table(tableRow(20, 'variable')));
  await press(20);
  const shown = () => document.querySelector('.sw-table-alert')?.textContent;
  await vi.waitFor(() => expect(shown() ?? alert.mock.calls[0]?.[0]).toBe('Najprej izberite možnosti.'));
  expect([alert.mock.calls.length === 1, shown() === undefined, sent]).toEqual([alertBoxes, alertBoxes, []]);
  // The page's configuration has gone with the page.
  readPageConfig();
});

it('hearts of rows follow the variation chosen in their row', async () => {
  vi.stubGlobal('wcpt_ti_wishlist_ids', ['201']);
  take(table(tableRow(20, 'variable')));
  const selection = selectionOf(undefined, { variation_id: '201', attributes: { attribute_size: 'm' } });
  await act(async () => bus.emit('select_variation', selection, row(20)));
  expect(heartOf(20).className).toBe('wcpt-wishlist wcpt-active');
  await act(async () => bus.emit('select_variation', { ...selection, variation_id: '202' }, row(20)));
  expect(heartOf(20).className).toBe('wcpt-wishlist');
  await press(20);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.fromEntries(sent[0] ?? [])).toEqual({
    product_action: 'addto',
    tinv_wishlist_id: 'false',
    tinv_wishlist_name: 'false',
    product_type: 'variable',
    product_id: '20',
    product_variation: '202',
    redirect: 'false',
    'form[quantity]': '1',
    'form[product_id]': '20',
    'form[variation_id]': '202',
    'form[attribute_size]': 'm',
  });
});

it('hearts of rows say what was added in the words of the button, once, with a link', async () => {
  take(
    `${table(tableRow(5, 'simple') + tableRow(7, 'simple'))}<script type="text/template" id="wcpt-ti-wishlist-growler-template"><a class="wcpt-ti-wishlist-growler"><b class="wcpt-ti-wishlist-growler__label--item-added"></b> <i class="wcpt-ti-wishlist-growler__label--view-wishlist">Kje je {n}?</i></a></script>`,
  );
  const looks: string[] = [];
  const append = document.body.append.bind(document.body);
  vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof Element) looks.push(node.querySelector('a')?.className ?? '');
    append(...nodes);
  });
  await press(7);
  await vi.waitFor(() => expect(document.querySelector('a.wcpt-ti-wishlist-growler')).not.toBeNull());
  const growler = document.querySelector('a.wcpt-ti-wishlist-growler');
  expect(growler?.textContent).toBe('"Skodelica" je shranjena. Kje je "Skodelica"?');
  expect(growler?.getAttribute('href')).toMatch(/\/zelje\/$/);
  expect(growler?.getAttribute('data-wcpt-icon')).toBe('heart');
  // As it came: a stylesheet has it fade in.
  expect(looks).toContain('wcpt-ti-wishlist-growler');
  await vi.waitFor(() => expect(growler?.className).toContain('--revealed'));
  expect(document.querySelector('.widget_shopping_cart_live_region')?.textContent).toBe('"Skodelica" je shranjena.');
});

it('hearts of rows take no template but the page’s own: an element of the content may have its id', async () => {
  take(
    `${table(tableRow(5, 'simple') + tableRow(7, 'simple'))}<div id="wcpt-ti-wishlist-growler-template">&lt;a class="wcpt-ti-wishlist-growler" onclick="alert(1)"&gt;x&lt;/a&gt;</div>`,
  );
  await press(7);
  await vi.waitFor(() => expect(document.querySelector('a.wcpt-ti-wishlist-growler')).not.toBeNull());
  expect(document.querySelector('[onclick]')).toBeNull();
});

const settings = { ti_wishlist: 'true' };
const group = (name: string) =>
  `<tr class="wcpt-row wcpt-row--category-heading"><th class="wcpt-heading">${name}</th></tr>`;

it('a table of the wishlist lets a row go 500 ms after it has left the list, and keeps the product’s when a variation leaves', async () => {
  vi.stubGlobal('wcpt_ti_wishlist_ids', ['5', '7', '201']);
  // The row is looked at while it fades, before the shop agrees: it does not go until then.
  let agree = () => {};
  const agreed = new Promise<void>(resolve => {
    agree = resolve;
  });
  answer = () =>
    agreed.then(() =>
      Response.json({ status: false, removed: true, wishlists_data: { products: data(7).products, counter: 1 } }),
    );
  const variation = 'data-wcpt-variation-id="201"';
  take(table(tableRow(5, 'simple') + tableRow(7, 'simple') + tableRow(20, 'variation', heart(), variation), settings));
  await press(5);
  await vi.waitFor(() => expect(row(5).className).toContain('wcpt-wishlist-removing-row'));
  agree();
  await vi.waitFor(() => expect(document.querySelector('[data-wcpt-product-id="5"]')).toBeNull());
  // The shop's answer tells of the variation, so its row begins to fade later.
  await vi.waitFor(() => expect(document.querySelector('[data-wcpt-product-id="20"]')).toBeNull());
  expect(row(7).className).not.toContain('wcpt-wishlist-removing-row');
});

it('a table of the wishlist shows its first page when the last row of another one leaves, also from below the heading of a group', async () => {
  const asked: (string | null)[] = [];
  const shop = window.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.get('wc-ajax') !== 'wcpt_ajax') return shop(request);
    const page = searchParams.get('12_paged');
    asked.push(page);
    const none = '<div class="wcpt-no-results" data-wcpt-device="laptop">Nič</div>';
    const html = table(tableRow(7, 'simple'), settings);
    return new Response(
      page === '2'
        ? html.replace(/<table.*<\/table>/, none).replace('query-string=""', 'query-string="?12_paged=2"')
        : html,
    );
  });
  answer = () => Response.json({ status: false, removed: true, wishlists_data: data(7) });
  take(table(group('Vrt') + tableRow(5, 'simple'), settings).replace('query-string=""', 'query-string="?12_paged=2"'));
  await press(5);
  await vi.waitFor(() => row(7));
  expect(asked).toEqual(['2', '1']);
  expect(document.querySelector('.wcpt-no-results')).toBeNull();
});

it('a table of the wishlist removes the heading of a group with the last row below it', async () => {
  const childRow = '<tr class="wcpt-row wcpt-child-row"><td>Opis</td></tr>';
  answer = () => Response.json({ status: false, removed: true, wishlists_data: data(7) });
  take(table(group('Vrt') + tableRow(5, 'simple') + group('Dom') + tableRow(7, 'simple') + childRow, settings));
  await press(5);
  await vi.waitFor(() => expect(document.querySelector('[data-wcpt-product-id="5"]')).toBeNull());
  expect([...document.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['Dom']);
});

it.each([
  ['counts down the number in the heading of a group', '(2)', '(1)'],
  ['leaves a number in the heading of a group that is not that of its rows', '(12)', '(12)'],
])('a table of the wishlist %s', async (_, printed, left) => {
  const inGroup = (html: string) => html.replace('<tr ', '<tr data-wcpt-group-by-category-slug="vrt" ');
  const number = `Vrt <span class="wcpt-row--category-heading__category-count">${printed}</span>`;
  answer = () => Response.json({ status: false, removed: true, wishlists_data: data(7) });
  take(table([group(number), tableRow(5, 'simple'), tableRow(7, 'simple')].map(inGroup).join(''), settings));
  await press(5);
  await vi.waitFor(() => expect(document.querySelector('[data-wcpt-product-id="5"]')).toBeNull());
  expect(document.querySelector('th span')?.textContent).toBe(left);
});

it('a table of the wishlist asks anew for rows that it has shown before once a product has left the list', async () => {
  const [own, other] = ['12_on_sale=true', '13_on_sale=true'];
  vi.stubGlobal('wcpt_cache', undefined);
  const kept = () => [own, other].filter(query => tableCache().exist(query));
  answer = () => Response.json({ status: false, removed: true, wishlists_data: data(7) });
  take(table(tableRow(5, 'simple') + tableRow(7, 'simple'), settings));
  for (const query of [own, other]) tableCache().set(query, '');
  await press(5);
  await vi.waitFor(() => expect(document.querySelector('[data-wcpt-product-id="5"]')).toBeNull());
  expect(kept()).toEqual([other]);
});

it('a table of the wishlist asks anew for an answer that is on its way when a product leaves the list', async () => {
  tableCache().data = {};
  const asked: ((html: string) => void)[] = [];
  const shop = window.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.includes('wcpt_ajax')
      ? new Promise(answerTable => asked.push(html => answerTable(new Response(html))))
      : shop(request),
  );
  answer = () => Response.json({ status: false, removed: true, wishlists_data: data(7) });
  const [whole, rest] = [tableRow(5, 'simple') + tableRow(7, 'simple'), tableRow(7, 'simple')];
  take(table(whole, settings));
  for (const one of tables) void one.query({ changes: [['12_on_sale', 'true']], append: false, purpose: 'filter' });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await press(5);
  await vi.waitFor(() => expect(wishlist.getState().asked.size).toBe(0));
  asked[0]?.(table(whole, settings));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(Object.keys(tableCache().data)).toEqual([]);
  asked[1]?.(table(rest, settings));
  await vi.waitFor(() => expect(Object.values(tableCache().data)).toEqual([table(rest, settings)]));
  expect(document.querySelector('[data-wcpt-product-id="5"]')).toBeNull();
});

it('a table of the wishlist starts with nothing chosen', async () => {
  const list =
    '<select class="wcpt-select-variation-dropdown"><option value=""></option><option value="201" selected data-wcpt-variation=\'{"variation_id":201}\' data-wcpt-attributes="{}">M</option></select>';
  take(table(tableRow(20, 'variable', heart() + list), settings));
  await vi.waitFor(() => expect(row(20).querySelector('select')?.value).toBe(''));
});
