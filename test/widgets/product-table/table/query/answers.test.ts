import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { addEvents } from '../../../../../src/core/bus/channel';
import { productTableEvents } from '../../../../../src/core/bus/events/productTable';
import { announceNow } from '../../../../../src/core/cart/liveRegion';
import { forgetWarnings } from '../../../../../src/core/report';
import { tableCache } from '../../../../../widgets/product-table/table/query/answers';
import type { Table } from '../../../../../widgets/product-table/table/table';
import { jQuery3, putJQuery, quietConsole } from '../../../../core/bus/helpers';
import { shopAnswers, silence } from '../../../../core/calls/helpers';
import { findInput } from '../../../fields';
import { type DrawnTable, drawTable } from '../../drawTable';

addEvents(productTableEvents);

const row = (id: number) => `<tr class="wcpt-row" data-wcpt-product-id="${id}"><td class="wcpt-cell">${id}</td></tr>`;
const page = (...ids: number[]) =>
  `<div class="wcpt-table-scroll-wrapper-outer wcpt-device-laptop"><table class="wcpt-table"><tbody>${ids
    .map(row)
    .join('')}</tbody></table></div><div class="wcpt-pagination">${ids[0]}</div>`;
const navigation = (search = '', before = '') =>
  `<div class="wcpt-navigation wcpt-header"><div class="wcpt-search"><input class="wcpt-search-input" type="search" name="12_search_1" value="${search}"></div>
   <div class="wcpt-result-count" data-wcpt-message-template="${before}[wcpt_first_result]–[last_result] od [total_results]"><span class="wcpt-result-message"></span></div></div>`;
const answer = (printed: string, inner: string, more = '') =>
  `<div class="wcpt wcpt-12" id="wcpt-12" data-wcpt-table-id="12" data-wcpt-query-string="${printed}" ${more}><div class="wcpt-nav-main">${inner}</div></div>`;

let ended: DrawnTable['ended'];
let root: DrawnTable['root'];
let table: Table;
let lines: string[];

function put(html: string): void {
  ({ ended, root, table } = drawTable(html));
}

const rows = () => [...document.querySelectorAll('.wcpt-row')].map(one => one.getAttribute('data-wcpt-product-id'));
const ask = (purpose: 'filter' | 'paginate' | 'refresh_table' | 'infinite_scroll', name: string, value: string) =>
  table.query({ changes: [[`12_${name}`, value]], append: purpose !== 'filter', purpose });
const alertText = () => document.querySelector('[role="alert"]')?.textContent;

beforeEach(() => {
  lines = quietConsole();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  forgetWarnings();
  tableCache().data = {};
  history.replaceState({}, '', '/trgovina/');
  put(answer('', navigation() + page(1, 2), 'data-wcpt-encrypted-query-vars="QUJ+/=="'));
});

const status = () => document.querySelector('.widget_shopping_cart_live_region')?.textContent;

it.each([
  ['paginate', 'Izdelki se še nalagajo …'],
  ['refresh_table', undefined],
] as const)('a slow answer to %s is announced while it is on its way: %s', async (purpose, said) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  shopAnswers(() => new Promise(() => {}));
  void ask(purpose, 'paged', '2');
  vi.advanceTimersByTime(1000);
  // Answers were forgotten, or the call was dropped: the wait goes on.
  const asked = table.store.getState().status;
  flushSync(() => table.store.setState({ status: { ...asked } }));
  vi.advanceTimersByTime(999);
  expect(status()).toBeFalsy();
  vi.advanceTimersByTime(1);
  expect(status() || undefined).toBe(said);
});

it('the number of shown rows is announced, and that of the found ones where there are more', async () => {
  const figures = (total: number) => `data-wcpt-result-count-context='${JSON.stringify({ total_results: total })}'`;
  shopAnswers(async () => new Response(answer('?12_paged=1', navigation() + page(1, 2), figures(312))));
  await ask('filter', 'on_sale', 'true');
  expect(status()).toBe('Prikazana sta 2 od 312 izdelkov.');
  shopAnswers(async () => new Response(answer('?12_paged=1', navigation() + page(1, 2), figures(2))));
  await ask('filter', 'on_sale', 'false');
  expect(status()).toBe('Prikazana sta 2 izdelka.');
});

it('what is announced of the cart is left to be heard where the table is loaded anew for it, but for an end of all rows', async () => {
  const refresh = () => table.query({ changes: [], append: true, purpose: 'refresh_table' });
  announceNow('Dodano v košarico.');
  shopAnswers(answer('', navigation() + page(3)), answer('', navigation()));
  await refresh();
  expect([rows(), status()]).toEqual([['3'], 'Dodano v košarico.']);
  await refresh();
  expect(status()).toBe('Ni izdelkov, ki bi ustrezali izbiri.');
});

const SETTINGS = `data-wcpt-sc-attrs='{"disable_ajax":"true"}'`;

it('without background calls: the page goes where a choice is answered, but what has no rows yet is filled in place', async () => {
  const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const sent = shopAnswers(answer('', navigation() + page(1, 2), SETTINGS));
  put(answer('', '', SETTINGS));
  await table.query({ changes: [], append: false, purpose: 'lazy_load' });
  expect([gone.mock.calls.length, sent.length, rows()]).toEqual([0, 1, ['1', '2']]);
  await ask('paginate', 'paged', '2');
  expect([gone.mock.calls.length, sent.length]).toEqual([1, 1]);
  gone.mockRestore();
});

it('without background calls: scripts get the page’s address and the query, each to be put behind the other', async () => {
  const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  put(answer('', page(1), SETTINGS));
  const heard: string[] = [];
  bus.on('wcpt_before_nav_redirect', ({ base_url, query }) => heard.push(base_url, query), { signal: ended.signal });
  await ask('paginate', 'paged', '2');
  expect(heard).toEqual([`${location.origin}/trgovina/`, expect.stringMatching(/^\?12_paged=2&12_device=laptop&/)]);
  expect(gone.mock.lastCall?.[0]).toBe(heard.join(''));
  gone.mockRestore();
});

it('without background calls: another device view takes the place of the page in the history, as Back would lead here again', async () => {
  const added = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  put(answer('', page(1), SETTINGS));
  await table.query({ changes: [['12_device', 'phone']], append: false, purpose: 'device_switch' });
  expect(replaced.mock.lastCall?.[0]).toMatch(/\/trgovina\/\?12_device=phone/);
  expect(added).not.toHaveBeenCalled();
  for (const mock of [added, replaced]) mock.mockRestore();
});

it('says what is missing where a filter is required', async () => {
  const message =
    '<div class="wcpt-required-but-missing-nav-filter-message" data-wcpt-device="laptop"> Izberite kategorijo. </div>';
  shopAnswers(answer('', navigation() + message));
  await ask('filter', 'on_sale', 'true');
  expect(status()).toBe('Izberite kategorijo.');
});

describe('endless rows', () => {
  const pageOf = ({ url }: Request) => Number(new URL(url).searchParams.get('12_paged') ?? 1);
  const endless = (n: number, ...ids: number[]) =>
    answer(
      n > 1 ? `?12_paged=${n}` : '',
      `${page(...ids)}${n < 3 ? '<div class="wcpt-infinite-scroll-dots"></div>' : ''}`,
    );

  it('all stay when the table is loaded anew, each page once', async () => {
    let stock = 0;
    const sent = shopAnswers(async request => {
      const n = pageOf(request);
      // The last page is answered first.
      await new Promise(resolve => setTimeout(resolve, 30 - 10 * n));
      return new Response(endless(n, n * 10 + stock, n * 10 + 1 + stock));
    });
    put(endless(1, 10, 11));
    for (const n of [2, 3]) await ask('infinite_scroll', 'paged', String(n));
    expect(rows()).toEqual(['10', '11', '20', '21', '30', '31']);
    stock = 5;
    for (let time = 0; time < 2; time++) {
      sent.splice(0);
      await table.query({ changes: [], append: true, purpose: 'refresh_table' });
      expect(rows()).toEqual(['15', '16', '25', '26', '35', '36']);
      expect(sent.map(({ url }) => url.searchParams.get('12_paged'))).toEqual(['1', '2', '3']);
    }
    expect(table.container.getAttribute('data-wcpt-query-string')).toBe('?12_paged=3');
    expect(document.querySelector('.wcpt-infinite-scroll-dots')).toBeNull();
  });

  it('are counted with those above them, also when the table is loaded anew', async () => {
    const counted = (n: number) => {
      const figures = {
        html_class: '',
        displayed_results: '2',
        total_results: 6,
        first_result: 2 * n - 1,
        last_result: 2 * n,
      };
      const dots = '<div class="wcpt-infinite-scroll-dots"></div>';
      return answer(
        `?12_paged=${n}`,
        `${navigation('', '[displayed_results]: ')}${n > 3 ? '' : page(n * 10, n * 10 + 1)}${n < 3 ? dots : ''}`,
        `data-wcpt-result-count-context='${JSON.stringify(n > 3 ? { html_class: 'wcpt-no-results' } : figures)}'`,
      );
    };
    shopAnswers(async request => new Response(counted(pageOf(request))));
    put(counted(1));
    const isCounted = (text: string) =>
      vi.waitFor(() => expect(document.querySelector('.wcpt-result-message')?.textContent).toBe(text));
    await ask('infinite_scroll', 'paged', '2');
    await isCounted('4: 1–4 od 6');
    await table.query({ changes: [], append: true, purpose: 'refresh_table' });
    await isCounted('4: 1–4 od 6');
    await ask('infinite_scroll', 'paged', '3');
    await isCounted('6: 1–6 od 6');
    await ask('infinite_scroll', 'paged', '4');
    expect(document.querySelector('.wcpt-result-count')?.className).toBe('wcpt-result-count');
    await isCounted('6: 1–6 od 6');
  });

  describe('in groups', () => {
    const headingOf = (slug: string) =>
      `<tr class="wcpt-row wcpt-row--category-heading" data-wcpt-group-by-category-slug="${slug}"><th class="wcpt-heading" colspan="3">${slug}</th></tr>`;
    /** Rows and headings, in order; each page begins with the heading of its first row's group. */
    const grouped = (n: number, ...content: readonly (number | string)[]) =>
      content.reduce<string>(
        (html, one) => html.replace('</tbody>', `${typeof one === 'string' ? headingOf(one) : row(one)}</tbody>`),
        endless(n),
      );
    const shown = () =>
      [...document.querySelectorAll('.wcpt-row')].map(
        one => one.getAttribute('data-wcpt-product-id') ?? one.textContent?.trim(),
      );
    const pages = ['', grouped(1, 'vrt', 10, 11), grouped(2, 'vrt', 20, 'dom', 21), grouped(3, 'dom', 30, 'vrt', 31)];
    const all = ['vrt', '10', '11', '20', 'dom', '21', '30', '31'];

    beforeEach(() => {
      shopAnswers(async request => new Response(pages[pageOf(request)]));
      put(pages[1] ?? '');
    });

    it('have the heading once that the next page brings again, with the rows behind those of before', async () => {
      const [first] = document.querySelectorAll('.wcpt-row--category-heading');
      await ask('infinite_scroll', 'paged', '2');
      expect(shown()).toEqual(['vrt', '10', '11', '20', 'dom', '21']);
      await ask('infinite_scroll', 'paged', '3');
      expect(shown()).toEqual(all);
      expect(document.querySelector('.wcpt-row--category-heading')).toBe(first);
    });

    it('have it once also where all pages are loaded anew', async () => {
      for (const n of [2, 3]) await ask('infinite_scroll', 'paged', String(n));
      await table.query({ changes: [], append: true, purpose: 'refresh_table' });
      expect(shown()).toEqual(all);
    });
  });

  it('keep the rows, prices and end of a table in a cell there', async () => {
    const template = (id: string) =>
      `<script type="text/template" data-wcpt-element-id="${id}" data-wcpt-price-type="sale"></script>`;
    const dots = '<div class="wcpt-infinite-scroll-dots"></div>';
    const inner = (id: number) =>
      `<div class="wcpt" data-wcpt-table-id="13">${page(id + 1, id + 2)}${template(`inner ${id}`)}${dots}</div>`;
    const nested = (n: number, id: number) =>
      answer(
        `?12_paged=${n}`,
        page(id).replace('</td>', `${inner(id)}</td>`) + template('outer') + (n < 2 ? dots : ''),
      );
    shopAnswers(async request => new Response(nested(pageOf(request), pageOf(request) * 10)));
    put(nested(1, 10));
    const shown = () => [
      ...[...document.querySelectorAll('tbody')].map(body =>
        [...body.children].map(one => one.getAttribute('data-wcpt-product-id')).join(' '),
      ),
      ...['script', '.wcpt-infinite-scroll-dots'].map(
        selector => document.querySelectorAll(`[data-wcpt-table-id="13"] > ${selector}`).length,
      ),
      document.querySelectorAll('.wcpt-nav-main > script').length,
    ];
    const both = ['10 20', '11 12', '21 22', 2, 2, 1];
    await ask('infinite_scroll', 'paged', '2');
    expect(shown()).toEqual(both);
    await table.query({ changes: [], append: true, purpose: 'refresh_table' });
    expect(shown()).toEqual(both);
    expect(document.querySelector('.wcpt-nav-main > .wcpt-infinite-scroll-dots')).toBeNull();
  });

  it('begin anew with another filter', async () => {
    const sent = shopAnswers(async request => new Response(endless(pageOf(request), 40)));
    put(endless(1, 10, 11));
    await ask('infinite_scroll', 'paged', '2');
    await ask('filter', 'on_sale', 'true');
    sent.splice(0);
    await table.query({ changes: [], append: true, purpose: 'refresh_table' });
    expect(sent).toHaveLength(1);
    expect(rows()).toEqual(['40']);
  });
});

it('an answer takes the place of navigation and rows, with its attributes', async () => {
  const sent = shopAnswers(
    answer('?12_on_sale=true', navigation('x') + page(3), 'data-wcpt-encrypted-query-vars="new"'),
  );
  const asked = ask('filter', 'on_sale', 'true');
  expect(table.container.classList.contains('wcpt-loading')).toBe(true);
  await asked;
  expect(rows()).toEqual(['3']);
  expect(table.container.classList.contains('wcpt-loading')).toBe(false);
  expect(table.container.getAttribute('data-wcpt-encrypted-query-vars')).toBe('new');
  expect(table.store.getState()).toMatchObject({ status: { is: 'idle' }, answered: { purpose: 'filter' } });
  expect(sent[0]?.body).toBe('wcpt_encrypted_attrs%5Bdata-wcpt-encrypted-query-vars%5D=QUJ%2B%2F%3D%3D&id=12');
  expect(sent[0]?.url.search).toBe('?wc-ajax=wcpt_ajax&12_on_sale=true&12_device=laptop&12_filtered=true');
  expect(location.search).toBe('?12_on_sale=true');
});

it('a table that a call for the cart holds back shows so until that call has ended, also after an answer', async () => {
  shopAnswers(answer('?12_on_sale=true', page(3)));
  table.store.setState({ hold: 'block' });
  await ask('filter', 'on_sale', 'true');
  expect(rows()).toEqual(['3']);
  expect(table.container.classList.contains('wcpt-loading')).toBe(true);
});

it('an answer of another page keeps the navigation and fills its counts', async () => {
  const search = document.querySelector('.wcpt-search-input');
  shopAnswers(
    answer(
      '?12_paged=2',
      page(5, 6),
      `data-wcpt-result-count-context='{"html_class":"","first_result":11,"last_result":20,"total_results":138}'`,
    ),
  );
  await ask('paginate', 'paged', '2');
  expect(rows()).toEqual(['5', '6']);
  expect(document.querySelector('.wcpt-search-input')).toBe(search);
  expect(document.querySelector('.wcpt-result-message')?.textContent).toBe('11–20 od 138');
  expect(document.querySelectorAll('.wcpt-pagination')).toHaveLength(1);
});

it.each([
  ['with notices before the table', `<ul class="woocommerce-error"><li>no</li></ul>${answer('', page(7))}`],
  ['with text behind its last tag', `${answer('', page(7))}\nNotice: 12 queries`],
])('an answer %s is read', async (_, html) => {
  shopAnswers(html);
  await ask('filter', 'on_sale', 'true');
  expect(rows()).toEqual(['7']);
  expect(document.querySelector('.woocommerce-error')).toBeNull();
  expect(alertText()).toBeUndefined();
});

it('an answer of an older query is dropped', async () => {
  const held: ((response: Response) => void)[] = [];
  shopAnswers(() => new Promise(resolve => held.push(resolve)));
  const first = ask('filter', 'search_1', 'a');
  const second = ask('filter', 'search_1', 'ab');
  await vi.waitFor(() => expect(held).toHaveLength(2));
  held[1]?.(new Response(answer('?12_search_1=ab', page(2))));
  await second;
  held[0]?.(new Response(answer('?12_search_1=a', page(1))));
  await first;
  expect(rows()).toEqual(['2']);
  expect(lines).toEqual([]);
});

it('an answer comes from the cache the second time, without a call', async () => {
  const sent = shopAnswers(answer('?12_on_sale=true', page(3)), answer('', page(4)), 'never');
  await ask('filter', 'on_sale', 'true');
  await ask('filter', 'on_sale', '');
  const before = vi.fn();
  bus.on('wcpt_before_ajax', before, { signal: ended.signal });
  await ask('filter', 'on_sale', 'true');
  expect(rows()).toEqual(['3']);
  expect(sent).toHaveLength(2);
  expect(before).not.toHaveBeenCalled();
});

it('an answer is asked for anew by a cart change, though the query is the same', async () => {
  const sent = shopAnswers(answer('', page(3)), answer('', page(4)));
  const refresh = () => table.query({ changes: [], append: true, purpose: 'refresh_table' });
  await refresh();
  await refresh();
  expect(sent).toHaveLength(2);
  expect(rows()).toEqual(['4']);
});

it('an answer to a query that is the one before is not asked for', async () => {
  const sent = shopAnswers(answer('', page(3)));
  await ask('filter', 'on_sale', 'true');
  await ask('filter', 'on_sale', 'true');
  expect(sent).toHaveLength(1);
});

it('an answer is not asked for when a listener says so', async () => {
  const sent = shopAnswers(answer('', page(3)));
  bus.on('wcpt_before_ajax_query', request => Object.assign(request, { proceed: false }), { signal: ended.signal });
  await ask('filter', 'on_sale', 'true');
  expect(sent).toEqual([]);
});

it.each(['?', ''])(
  'an answer is asked for with what a listener makes of the query, that begins with “%s” then',
  async sign => {
    const sent = shopAnswers(answer('', page(3)));
    const seen: string[] = [];
    bus.on(
      'wcpt_before_ajax_query',
      request => {
        seen.push(request.query);
        request.query = `${sign}12_on_sale=false&extra=1`;
      },
      { signal: ended.signal },
    );
    await ask('filter', 'on_sale', 'true');
    expect(seen).toEqual(['?12_on_sale=true&12_device=laptop&12_filtered=true']);
    expect(sent[0]?.url.search).toBe('?wc-ajax=wcpt_ajax&12_on_sale=false&extra=1');
    expect(tableCache().exist('?12_on_sale=false&extra=1')).toBe(true);
  },
);

it('an answer leaves a table alone that was removed meanwhile', async () => {
  shopAnswers(silence);
  const asked = ask('filter', 'on_sale', 'true');
  document.body.replaceChildren();
  ended.abort();
  await asked;
  expect(lines).toEqual([]);
  expect(document.body.children).toHaveLength(0);
});

it.each([
  ['without a table', '<p>Vzdrževanje</p>'],
  ['that is empty', ''],
  [
    'that is cut off',
    '<div class="wcpt wcpt-12" data-wcpt-table-id="12"><table class="wcpt-table"><tr><td>1</td><td cla',
  ],
  [
    'that is cut off in a text',
    '<div class="wcpt wcpt-12" data-wcpt-table-id="12"><table class="wcpt-table"><tr><td>1</td><td>Skodeli',
  ],
  ['of status 500', new Response('<div class="wcpt-table"></div>', { status: 500 })],
  ['that does not come', new TypeError('Failed to fetch')],
])('an answer %s leaves the table, says so, and can be asked for again', async (_case, reply) => {
  const good = answer('?12_on_sale=true', page(9));
  const sent = shopAnswers(reply, good);
  await ask('filter', 'on_sale', 'true');
  expect(rows()).toEqual(['1', '2']);
  expect(console.log).toHaveBeenCalledExactlyOnceWith('wcpt notice: query fail');
  expect(table.container.classList.contains('wcpt-loading')).toBe(false);
  expect(alertText()).toBe('Izdelkov ni bilo mogoče naložiti. Poskusi znova');
  expect(lines).toHaveLength(1);
  document.querySelector<HTMLButtonElement>('[role="alert"] button')?.click();
  await vi.waitFor(() => expect(rows()).toEqual(['9']));
  expect(sent.map(({ url }) => url.search)[1]).toBe(sent[0]?.url.search);
  expect(alertText()).toBeUndefined();
});

const message = () => document.querySelector('[role="alert"]');
const press = () => {
  const button = message()?.querySelector('button');
  button?.focus();
  button?.click();
};

it('the message of a failure is above the rows, and gives its focus to them', async () => {
  shopAnswers(new TypeError('Failed to fetch'), answer('', page(9)));
  await ask('filter', 'on_sale', 'true');
  const outer = document.querySelector('.wcpt-table-scroll-wrapper-outer');
  expect(message()?.nextElementSibling).toBe(outer);
  press();
  expect(message()).toBeNull();
  expect(document.activeElement).toBe(outer);
});

it('the message of a page that did not load is at the pages below the rows, or above the rows where there are pages too', async () => {
  shopAnswers(...Array.from({ length: 3 }, () => new TypeError('Failed to fetch')));
  await ask('paginate', 'paged', '2');
  expect(message()?.nextElementSibling).toBe(document.querySelector('.wcpt-pagination'));
  // As a page that was pressed before the answer to a choice is asked for.
  await ask('filter', 'paged', '2');
  expect(message()?.nextElementSibling).toBe(document.querySelector('.wcpt-pagination'));
  const above = '<div class="wcpt-navigation wcpt-header"><div class="wcpt-pagination">1</div></div>';
  put(answer('', above + page(1, 2)));
  await ask('paginate', 'paged', '3');
  expect(message()?.nextElementSibling).toBe(document.querySelector('.wcpt-table-scroll-wrapper-outer'));
});

it('the message of a failure is above the texts for no rows and for loading rows', async () => {
  for (const inner of ['<div class="wcpt-no-results" data-wcpt-device="laptop">Nič</div>', '<p>…</p>']) {
    put(answer('', inner));
    shopAnswers(new TypeError('Failed to fetch'));
    await ask('filter', 'on_sale', 'true');
    const text = inner.replace(/<[^>]*>/g, '');
    expect(table.container.textContent).toBe(`Izdelkov ni bilo mogoče naložiti. Poskusi znova${text}`);
  }
});

it('the message of a failure is replaced when the call fails again, and stays when other scripts put other headings in', async () => {
  shopAnswers(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
  await ask('filter', 'on_sale', 'true');
  const first = message();
  await ask('filter', 'on_sale', 'true');
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(message()).not.toBe(first);
  table.replace(() => {});
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  root.unmount();
  expect(message()).toBeNull();
});

it('a query that another script aborts again and again is sent three times, and has failed then', async () => {
  const sent = shopAnswers(silence, silence, silence, answer('', navigation() + page(3)));
  putJQuery(jQuery3);
  jQuery3(document).on('ajaxSend', (_, xhr) => void setTimeout(() => Object(xhr).abort()));
  await ask('filter', 'colour', 'blue');
  jQuery3(document).off('ajaxSend');
  putJQuery(undefined);
  expect([sent.length, alertText()]).toEqual([3, expect.stringContaining('ni bilo mogoče naložiti')]);
});

it('the message of a failure goes with the next choice, so that its button does not undo that choice', async () => {
  shopAnswers(new TypeError('Failed to fetch'), () => new Promise(() => {}));
  await ask('filter', 'on_sale', 'true');
  expect(message()).not.toBeNull();
  void ask('filter', 'search_1', 'miza');
  expect(message()).toBeNull();
});

it('counts say by their class which of their texts is shown', async () => {
  const context = (figures: object) => `data-wcpt-result-count-context='${JSON.stringify(figures)}'`;
  const count = () => document.querySelector('.wcpt-result-count');
  const message = count()?.firstElementChild;
  shopAnswers(
    answer('', page(5), context({ html_class: 'wcpt-single-result', total_results: 1 })),
    answer('', page(6), context({ html_class: '', first_result: 1, last_result: 2, total_results: 2 })),
  );
  await ask('paginate', 'paged', '2');
  expect(count()?.className).toBe('wcpt-result-count wcpt-single-result');
  await ask('paginate', 'paged', '3');
  expect([count()?.className, message?.textContent]).toEqual(['wcpt-result-count', '1–2 od 2']);
});

it('a page that fails in infinite scroll is asked for below the rows', async () => {
  put(answer('', `${page(1)}<div class="wcpt-infinite-scroll-dots wcpt-device-laptop"></div>`));
  shopAnswers(new TypeError('Failed to fetch'), answer('?12_paged=2', page(1, 2)));
  await ask('infinite_scroll', 'paged', '2');
  expect(rows()).toEqual(['1']);
  expect(alertText()).toBe('Naslednjih izdelkov ni bilo mogoče naložiti. Poskusi znova');
  document.querySelector<HTMLButtonElement>('[role="alert"] button')?.click();
  await vi.waitFor(() => expect(rows()).toEqual(['1', '1', '2']));
  expect(document.querySelector('.wcpt-infinite-scroll-dots')).toBeNull();
  expect(table.container.getAttribute('data-wcpt-query-string')).toBe('?12_paged=2');
});

it('settings that are no object do not stop a query', async () => {
  for (const settings of ['[]', '"false"', '{broken']) {
    table.container.setAttribute('data-wcpt-sc-attrs', settings);
    table.container.removeAttribute('data-wcpt-nav-query');
    const sent = shopAnswers(answer('', page(3)));
    tableCache().data = {};
    await ask('filter', 'on_sale', 'true');
    expect(sent[0]?.url.search).not.toContain('sc_attrs');
  }
  expect(rows()).toEqual(['3']);
});

const search = () => findInput(document, '.wcpt-search-input');

it('an answer keeps the focus, the caret and the letters typed meanwhile', async () => {
  shopAnswers(answer('?12_search_1=maj', navigation('maj') + page(3)));
  search().focus();
  search().value = 'maj';
  const asked = ask('filter', 'search_1', 'maj');
  search().value = 'majica';
  search().setSelectionRange(2, 4);
  await asked;
  expect(document.activeElement).toBe(search());
  expect(search().value).toBe('majica');
  expect([search().selectionStart, search().selectionEnd]).toEqual([2, 4]);
});

it('an answer without the focused element moves the focus to the table', async () => {
  const button = document.createElement('button');
  table.container.querySelector('td')?.append(button);
  button.focus();
  shopAnswers(answer('?12_paged=2', page(3)));
  await ask('paginate', 'paged', '2');
  expect(document.activeElement).toBe(document.querySelector('.wcpt-table-scroll-wrapper-outer'));
});

const withQuantities = (...ids: number[]) =>
  page(...ids).replace(/(<td class="wcpt-cell">)\d+/g, '$1<input class="qty" type="number" name="quantity" value="1">');
const quantity = (id: number) => findInput(document, `[data-wcpt-product-id="${id}"] .qty`);

it('the focus in a row goes to the same product with the typed number, or to the table, not to another product', async () => {
  put(answer('', withQuantities(1, 2)));
  shopAnswers(answer('', withQuantities(2, 1)), answer('', withQuantities(2, 3)));
  quantity(1).focus();
  const asked = ask('filter', 'orderby', 'price');
  quantity(1).value = '4';
  await asked;
  expect(rows()).toEqual(['2', '1']);
  expect(document.activeElement).toBe(quantity(1));
  expect([quantity(1).value, quantity(2).value]).toEqual(['4', '1']);
  await ask('filter', 'on_sale', 'true');
  expect(document.activeElement).toBe(document.querySelector('.wcpt-table-scroll-wrapper-outer'));
  expect(quantity(2).value).toBe('1');
});

it('the focus in a table in a cell goes to the same control of the same product there', async () => {
  const inner = `<div class="wcpt" data-wcpt-table-id="13">${page(5).replace('>5<', '><a href="/5/">5</a><')}</div>`;
  const nested = (...ids: number[]) =>
    answer(
      '',
      ids.reduce((html, id) => html.replace(`>${id}</td>`, `>${inner}</td>`), page(...ids)),
    );
  const link = () => document.querySelector<HTMLElement>('[data-wcpt-product-id="2"] a');
  put(nested(1, 2));
  shopAnswers(nested(2, 1));
  link()?.focus();
  await ask('filter', 'on_sale', 'true');
  expect(document.querySelector('a')).toBe(link());
  expect(document.activeElement).toBe(link());
});

it.each(['', ' .wcpt-cell'])('the focus on a row%s that is a link stays with the same product', async cell => {
  const linked = () => document.querySelector<HTMLElement>(`[data-wcpt-product-id="1"]${cell}`);
  const focused = linked();
  shopAnswers(answer('', page(2, 1)));
  focused?.setAttribute('tabindex', '0');
  focused?.focus();
  await ask('filter', 'on_sale', 'true');
  expect(document.activeElement).not.toBe(focused);
  expect(document.activeElement).toBe(linked());
  expect(linked()?.tabIndex).toBe(0);
});

it('a query asked while another is under way builds on that one', async () => {
  const sent = shopAnswers(() => new Promise(() => {}), answer('', page(3)));
  void ask('filter', 'search_1', 'miza');
  await ask('paginate', 'paged', '2');
  expect(sent[1]?.url.searchParams.get('12_search_1')).toBe('miza');
});

it('a value that the server printed raw goes out as it was sent', async () => {
  const text = '50% & "več" + 12_x=1';
  const printed = `?12_search_1=50% &amp; \\&quot;več\\&quot; + 12_x=1&amp;12_filtered=true`;
  const sent = shopAnswers(answer(printed, page(1)), answer('', page(2)));
  await ask('filter', 'search_1', text);
  await ask('paginate', 'paged', '2');
  expect(sent[1]?.url.searchParams.get('12_search_1')).toBe(text);
});
