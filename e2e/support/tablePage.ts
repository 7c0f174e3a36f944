import type { Page, Route } from 'playwright/test';
import { mounted, openShopAt, type TestShop, test as watched } from './fixtures';

/** A search field of the table's header. */
export const SEARCH =
  '<div class="wcpt-search-wrapper"><div class="wcpt-search" data-wcpt-table-id="12"><input class="wcpt-search-input" type="search" name="12_search_1" value="{search}" placeholder="Iskanje"><span class="wcpt-search-submit">OK</span></div></div>';

/** A page with a table of products, small enough to know every part of it. */
export interface TablePage {
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Text of the attribute; undefined: every device view has the laptop's columns. */
  readonly sourceMap?: string;
  readonly products?: number;
  readonly perPage?: number;
  readonly columns?: number;
  /** Columns without anything in them, from 0. */
  readonly empty?: readonly number[];
  readonly infinite?: boolean;
  /** The device view that the server takes the visitor's for. */
  readonly device?: string;
  /** Markup of the navigation's header. */
  readonly header?: string;
  readonly css?: string;
  /** Puts the table into other markup. */
  readonly around?: (table: string) => string;
  /** Tables on the page. */
  readonly ids?: readonly number[];
  readonly params?: Readonly<Record<string, unknown>>;
}

const JQUERY = '<script src="/jquery/3/jquery.min.js"></script>';
const STYLES = `
body { margin: 0 0 1500px; font: 16px/1.4 sans-serif; color: #222; background: #fff }
main { padding: 16px } h1 { margin: 0 }
table { border-collapse: collapse; width: 100% } th, td { padding: 8px; min-width: 120px; border: 1px solid #999; text-align: start }
tbody tr:nth-child(even) { background: #eef }
a { color: #036 }
.wcpt-table-scroll-wrapper { overflow-x: auto } .wcpt-hide, .wcpt-row--instant-search-hidden { display: none }
.wcpt-pagination > * { display: inline-flex; min-width: 44px; min-height: 44px } .wcpt-infinite-scroll-dots { padding: 24px }`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const SAME = '{"laptop":"laptop","tablet":"laptop","phone":"laptop"}';

/** The table as the server prints it for a query. */
export function tableMarkup(spec: TablePage, id: number, query: URLSearchParams): string {
  const { products = 30, perPage = 10, columns = 4, empty = [], infinite = false, header = '', settings = {} } = spec;
  const last = (name: string) => query.getAll(`${id}_${name}`).at(-1) ?? '';
  const page = Number(last('paged')) || 1;
  const device = last('device') || (spec.device ?? 'laptop');
  const search = last('search_1');
  const pages = Math.ceil(products / perPage);
  const shown = Array.from({ length: products }, (_, index) => index + 1).slice((page - 1) * perPage, page * perPage);
  const cell = (row: number, column: number) => {
    if (empty.includes(column)) return '<td class="wcpt-cell"></td>';
    const text = column === 0 ? `<a class="wcpt-title" href="/p/${row}/">Izdelek ${row}</a>` : `${row}–${column}`;
    return `<td class="wcpt-cell" data-wcpt-column-index="${column}"><div class="wcpt-cell-val">${text}</div></td>`;
  };
  const numbers = Array.from({ length: columns }, (_, column) => column);
  const rows = shown
    .map(
      row =>
        `<tr class="wcpt-row wcpt-product-type-simple" data-wcpt-product-id="${row}">${numbers.map(column => cell(row, column)).join('')}</tr>`,
    )
    .join('');
  const heading = numbers.map(column => `<th class="wcpt-heading">Stolpec ${column + 1}</th>`).join('');
  const link = (to: number, inner: string, kind = '') =>
    `<a class="page-numbers ${kind}" href="${to < 1 || to > pages || to === page ? '' : `?${id}_paged=${to}`}"${to < 1 || to > pages || to === page ? ' style="opacity:0.2; pointer-events: none;"' : ''}>${inner}</a>`;
  const chevron = (to: number, name: string, path: string) =>
    link(
      to,
      `<span class="wcpt-icon"><svg width="20" height="20" fill="none" stroke="currentColor"><path d="${path}"/></svg></span>`,
      `wcpt-pagination-chevron wcpt-pagination-chevron-${name}`,
    );
  const pagination = `<div class="wcpt-pagination">${chevron(1, 'first', 'M9 5 4 10l5 5M15 5l-5 5 5 5')}${chevron(page - 1, 'prev', 'M12 5 7 10l5 5')}${Array.from(
    { length: pages },
    (_, index) =>
      index + 1 === page
        ? `<span class="page-numbers current wcpt-active">${page}</span>`
        : link(index + 1, String(index + 1)),
  ).join('')}${chevron(page + 1, 'next', 'm8 5 5 5-5 5')}${chevron(pages, 'last', 'm5 5 5 5-5 5m6-10 5 5-5 5')}</div>`;
  const dots =
    page < pages
      ? `<div class="wcpt-infinite-scroll-dots wcpt-device-${device}">${'<span class="wcpt-infinite-scroll-dots__single-dot"></span>'.repeat(3)}</div>`
      : '';
  const state = ['search_1', 'orderby', 'paged', 'device'].filter(last).map(name => `${id}_${name}=${last(name)}`);
  const table = shown.length
    ? `<div class="wcpt-table-scroll-wrapper-outer wcpt-device-${device}"><div class="wcpt-table-scroll-wrapper"><table class="wcpt-table wcpt-table-${id}"><thead><tr class="wcpt-heading-row">${heading}</tr></thead><tbody>${rows}</tbody></table></div></div>${infinite ? dots : pagination}`
    : `<div class="wcpt-no-results wcpt-device-${device}" data-wcpt-device="${device}">Ni izdelkov.</div>`;
  const navigation = query.get('wcpt_paginate_only')
    ? ''
    : `<div class="wcpt-navigation wcpt-header wcpt-always-show">${header.replace('{search}', () => escaped(search))}</div>`;
  return `<div class="wcpt wcpt-${id}" id="wcpt-${id}" data-wcpt-table-id="${id}" data-wcpt-query-string="${state.length ? `?${escaped(state.join('&'))}` : ''}" data-wcpt-sc-attrs="${escaped(JSON.stringify(settings))}" data-wcpt-column-layout-source-map="${escaped(spec.sourceMap ?? SAME)}" data-wcpt-encrypted-query-vars="QUJ+/=="><style></style><div class="wcpt-navigation-wrapper"><div class="wcpt-nav-main">${navigation}${table}</div></div></div>`;
}

function pageMarkup(spec: TablePage, url: URL): string {
  const ids = spec.ids ?? [12];
  const tables = ids.map(id => tableMarkup(spec, id, url.searchParams)).join('');
  const params = {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    breakpoints: { phone: '749', tablet: '1199' },
    ...spec.params,
  };
  return `<!DOCTYPE html><html lang="sl"><head><title>Tabela</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLES}${spec.css ?? ''}</style>
<script>window.wcpt_params = ${JSON.stringify(params)}; window.heard = [];</script>
${url.searchParams.get('jquery') === '3' ? JQUERY : ''}<script type="module" src="/shop-widgets/shop-widgets.js"></script></head>
<body><main><h1>Tabela</h1>${(spec.around ?? (table => table))(tables)}</main></body></html>`;
}

interface TableFixtures {
  /** Content of the page; to be set before it is opened. */
  readonly served: { spec: TablePage };
  /** Queries of the tables' calls, in order. */
  readonly asked: URLSearchParams[];
  /** Takes the place of the server's answer to a call, when set. */
  readonly instead: { answer: ((route: Route, query: URLSearchParams) => Promise<void>) | undefined };
  /** Opens the page, and answers its tables' calls. */
  readonly load: (spec: TablePage, query?: string) => Promise<void>;
  /** Loads the page, and waits for the widget of its first table. */
  readonly open: (spec: TablePage, query?: string) => Promise<void>;
}

/** Playwright's test with a page of tables. */
export const test = watched.extend<TableFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
  served: async ({}, use) => use({ spec: {} }),
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
  asked: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
  instead: async ({}, use) => use({ answer: undefined }),
  shop: async ({ served, sites }, use) => {
    const html = { headers: { 'Content-Type': 'text/html; charset=UTF-8' } };
    const fallback = async (request: Request) => {
      const url = new URL(request.url);
      return url.pathname === '/tabela/' ? new Response(pageMarkup(served.spec, url), html) : undefined;
    };
    const shop = await openShopAt(sites, { fallback });
    await use(shop satisfies TestShop);
    await shop.close();
  },
  load: async ({ page, shop, served, asked, instead }, use) => {
    await page.route(
      url => url.search.includes('wc-ajax=wcpt_ajax'),
      async route => {
        const query = new URL(route.request().url()).searchParams;
        asked.push(query);
        const id = Number(new URLSearchParams(route.request().postData() ?? '').get('id'));
        if (instead.answer) await instead.answer(route, query);
        else
          await route.fulfill({ contentType: 'text/html; charset=UTF-8', body: tableMarkup(served.spec, id, query) });
      },
    );
    await use(async (spec, query = '') => {
      served.spec = spec;
      await page.goto(`${shop.url}/tabela/?${query}`);
    });
  },
  open: async ({ page, load }, use) =>
    use(async (spec, query) => {
      await load(spec, query);
      await mounted(page, `#wcpt-${spec.ids?.[0] ?? 12}`);
    }),
});

/** Collects the names of events that reach the document, with details that tell them apart. */
export async function hear(page: Page, names: readonly string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript(all => {
    const heard: string[] = [];
    Reflect.set(window, 'heardEvents', heard);
    for (const name of all) {
      window.addEventListener(`shop-widgets:${name}`, event => {
        const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
        heard.push(
          `${name} ${event.target instanceof Element ? (event.target.closest('.wcpt')?.id ?? '') : 'window'} ${JSON.stringify(detail, (_, value) => (value instanceof Element ? {} : value))}`,
        );
      });
    }
  }, names);
  return () => page.evaluate(() => Reflect.get(window, 'heardEvents'));
}
