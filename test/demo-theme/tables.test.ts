import { beforeEach, describe, expect, it } from 'vitest';
import { createDemoShop, type DemoShop } from '../../demo-theme/index';

let shop: DemoShop;
beforeEach(() => {
  shop = createDemoShop();
});

const BASE = 'http://lipa.example';
const page = async (path: string) => (await shop.handle(new Request(BASE + path))).text();
const rows = (html: string) =>
  [...html.matchAll(/<tr class="wcpt-row [^>]*data-wcpt-product-id="(\d+)"/g)].map(([, id]) => id);
const attribute = (html: string, name: string) =>
  (new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const prices = (html: string) => [...html.matchAll(/data-wcpt-price="([\d.]+)"/g)].map(([, price]) => Number(price));

/** A call as the add-on's script makes it, for the table on a page. */
async function call(html: string, query: string, id: string): Promise<string> {
  const fields = ['query-vars', 'user-filters'].map(name => [
    `wcpt_encrypted_attrs[data-wcpt-encrypted-${name}]`,
    attribute(html, `data-wcpt-encrypted-${name}`),
  ]);
  const body = new URLSearchParams([...fields, ['id', id]]);
  const request = new Request(`${BASE}/?wc-ajax=wcpt_ajax&${query}`, { method: 'POST', body });
  return (await shop.handle(request)).text();
}

describe('a table', () => {
  it('is filtered by category with what is below it, price and search', async () => {
    const whole = await page('/tables/all-filters/');
    expect(rows(whole)).toHaveLength(20);
    const found = await page(
      '/tables/all-filters/?310_product_cat[]=101&310_price_range_max=20&310_results_per_page=-1',
    );
    expect(rows(found).length).toBeGreaterThan(0);
    expect(Math.max(...prices(found))).toBeLessThanOrEqual(20);
    const searched = await page('/tables/all-filters/?310_search_1=lonec+kovinski&310_results_per_page=-1');
    const titles = [...searched.matchAll(/class="wcpt-title"[^>]*>([^<]*)</g)].map(([, title]) => title);
    expect(titles.every(title => /^Kovinski lonec za rože /.test(title ?? ''))).toBe(true);
  });

  it('is sorted by its options, its columns, and what a heading says', async () => {
    const sorted = prices(await page('/tables/all-filters/?310_orderby=option_1'));
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
    const down = prices(
      await page('/tables/phone/?320_orderby=column_heading&320_column_orderby=price&320_order=desc'),
    );
    expect(down).toEqual([...down].sort((a, b) => b - a));
    expect(await page('/tables/all-filters/?310_orderby=column_7&310_order=asc')).toMatch(/wcpt-sorting-asc"/);
  });

  it('shows the page that is asked for, and none beyond the end', async () => {
    const second = await page('/tables/all-filters/?310_paged=2');
    expect(rows(second)[0]).toBe('10020');
    expect(await page('/tables/all-filters/?310_paged=9999')).toContain('wcpt-no-results');
  });

  it('prints its query raw, without the brackets of lists', async () => {
    const html = await page(
      `/tables/all-filters/?310_search_1=${encodeURIComponent('50% & "več"')}&310_product_cat[]=101`,
    );
    expect(attribute(html, 'data-wcpt-query-string')).toBe(
      '?310_search_1=50% & \\"več\\"&310_product_cat%5B0%5D=101&310_orderby=relevance&310_device=laptop',
    );
  });

  it('answers a call only with its seals, and an unknown table with nothing', async () => {
    const html = await page('/tables/all-filters/');
    expect(rows(await call(html, '310_paged=2', '310'))[0]).toBe('10020');
    expect(await call('', '310_paged=2', '310')).toBe('');
    expect(await call(html, '', '999999')).toBe('');
  });

  it('leaves the navigation out when only the page changes', async () => {
    const html = await page('/tables/all-filters/');
    const answer = await call(html, '310_paged=2&wcpt_paginate_only=1', '310');
    expect(answer).not.toContain('wcpt-navigation wcpt-header');
    expect(answer).toContain('class="wcpt-nav-main"');
  });

  it('has other columns on a phone', async () => {
    const html = await page('/tables/phone/?320_device=phone');
    expect(html.match(/<th /g)).toHaveLength(3);
    expect(html).toContain('wcpt-device-phone');
  });

  it('loses the dots on its last page', async () => {
    const dots = '<div class="wcpt-infinite-scroll-dots';
    expect(await page('/tables/infinite/?rows=60')).toContain(dots);
    expect(await page('/tables/infinite/?rows=60&340_paged=2')).not.toContain(dots);
  });

  it('has as many rows as a bench wants, each once', async () => {
    const ids = rows(await page('/tables/rows/?rows=2500'));
    expect(new Set(ids).size).toBe(2500);
  });
});

it('counts of options are those of the products that are left, and come as text', async () => {
  const html = await page('/tables/sidebar/?360_attr_pa_barva[]=201');
  const state = attribute(html, 'data-wcpt-encrypted-dynamic-filters-lazy-load-cache');
  const answer = await shop.handle(
    new Request(`${BASE}/?wc-ajax=wcpt__dynamic_filter__lazy_load`, {
      method: 'POST',
      body: new URLSearchParams({ wcpt_dynamic_filter_encrypted_cache: state }),
    }),
  );
  expect(answer.headers.get('content-type')).toContain('text/html');
  const { options }: { options: { taxonomy: string; value: number; count: number }[] } = JSON.parse(
    await answer.text(),
  );
  const count = (taxonomy: string, value: number) =>
    options.find(option => option.taxonomy === taxonomy && option.value === value)?.count;
  const red = rows(await page('/tables/sidebar/?360_attr_pa_barva[]=201&360_results_per_page=-1')).length;
  expect(count('pa_barva', 201)).toBe(red);
  // Its own choice does not count for the others of an attribute.
  expect(count('pa_barva', 202)).toBeGreaterThan(0);
});

it('a product of the tables has a page and can be bought', async () => {
  const html = await page('/tables/all-filters/?310_availability=true');
  const link = /class="wcpt-title" href="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(await page(link)).toContain('single_add_to_cart_button');
  const id = rows(html)[0];
  const added = await shop.handle(new Request(`${BASE}/tables/all-filters/?add-to-cart=${id}`));
  const cookies = added.headers.getSetCookie().map(cookie => cookie.split(';')[0]);
  expect(cookies.join('; ')).toContain('woocommerce_items_in_cart=1');
});
