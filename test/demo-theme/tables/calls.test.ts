import { describe, expect, it } from 'vitest';
import { newVisitor } from '../visitor';
import { callTable, containerIn, data, idsIn, json, openTable, sealsOf } from './tableAnswers';

const LAZY_COUNTS = 'wcpt__dynamic_filter__lazy_load';
const open = async (path = '/tables/all-filters/', id = '310') => {
  const visitor = newVisitor();
  return { visitor, container: await openTable(visitor, path, id) };
};

describe('a call for rows', () => {
  it('answers the table in the state that is asked for', async () => {
    const { visitor, container } = await open();
    const { status, headers, text } = await callTable(visitor, container, '310_search_1=skleda&310_filtered=true');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    const answer = containerIn(text);
    expect(data(answer, 'query-string')).toBe(
      '?310_search_1=skleda&310_filtered=true&310_orderby=relevance&310_device=laptop',
    );
    expect(answer.querySelector('.wcpt-search-input')?.getAttribute('value')).toBe('skleda');
    const onPage = await openTable(visitor, '/tables/all-filters/?310_search_1=skleda');
    expect(idsIn(answer)).toEqual(idsIn(onPage));
  });

  it('needs every seal of the container, byte for byte', async () => {
    const { visitor, container } = await open();
    const seals = sealsOf(container);
    const name = 'wcpt_encrypted_attrs[data-wcpt-encrypted-user-filters]';
    const send = async (fields: Record<string, string>) =>
      (await visitor.post('/?wc-ajax=wcpt_ajax&310_paged=2', { id: '310', ...fields })).text;
    expect(await send(seals)).toContain('wcpt-table');
    expect(await send({ ...seals, [name]: `${seals[name]} ` })).toBe('');
    expect(await send({ ...seals, [name]: (seals[name] ?? '').replace(/=+$/, '') })).toBe('');
    expect(await send({})).toBe('');
    const other = await openTable(visitor, '/tables/phone/');
    expect(await send(sealsOf(other))).toBe('');
  });

  it('answers an unknown table and a missing id with nothing, status 200', async () => {
    const visitor = newVisitor();
    for (const query of ['&id=999999', '']) {
      const { status, text } = await visitor.get(`/?wc-ajax=wcpt_ajax${query}`);
      expect([status, text]).toEqual([200, '']);
    }
  });

  it('may be a GET without seals', async () => {
    const { text } = await newVisitor().get('/?wc-ajax=wcpt_ajax&id=310&310_paged=2');
    expect(idsIn(containerIn(text))[0]).toBe(10_020);
  });

  it('leaves the navigation out when only the page changes, but not what is around it', async () => {
    const { visitor, container } = await open();
    const answer = containerIn((await callTable(visitor, container, '310_paged=2&wcpt_paginate_only=1')).text);
    expect(answer.querySelector('.wcpt-navigation')).toBeNull();
    expect(answer.querySelector('.wcpt-navigation-wrapper > .wcpt-nav-main > .wcpt-pagination')).not.toBeNull();
    expect(data(answer, 'query-string')).toBe('?310_paged=2&310_device=laptop');
  });

  it('takes permitted settings from the call, without brackets', async () => {
    const { visitor, container } = await open();
    const settings = { laptop_scroll_offset: '[40]', _only_loop: 'true', foreign: 'x' };
    const query = `310_sc_attrs=${encodeURIComponent(JSON.stringify(settings))}`;
    const answer = containerIn((await callTable(visitor, container, query)).text);
    expect(json(answer, 'sc-attrs')).toEqual({
      laptop_auto_scroll: 'true',
      tablet_auto_scroll: 'true',
      phone_auto_scroll: 'true',
      laptop_scroll_offset: '40',
    });
    const broken = await callTable(visitor, container, '310_sc_attrs=%7Bno');
    expect(json(containerIn(broken.text), 'sc-attrs')).toEqual(json(container, 'sc-attrs'));
  });

  it('has as many rows as the page that asks', async () => {
    const { visitor, container } = await open('/tables/infinite/?rows=130', '340');
    const answer = containerIn((await callTable(visitor, container, '340_paged=3')).text);
    expect(idsIn(answer)).toHaveLength(30);
  });
});

describe('a device', () => {
  it('is guessed by the name of the browser where the query has none', async () => {
    const visitor = newVisitor();
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' };
    const page = (await visitor.send('/tables/phone/', { headers })).text;
    expect(page).toContain('"initial_device":"phone"');
    expect(containerIn(page).querySelectorAll('th')).toHaveLength(3);
    const asked = (await visitor.send('/tables/phone/?320_device=laptop', { headers })).text;
    expect(containerIn(asked).querySelectorAll('th')).toHaveLength(7);
  });
});

describe('counts that come later', () => {
  const ask = async (path: string) => {
    const { visitor, container } = await open(path, '360');
    const sealed = data(container, 'encrypted-dynamic-filters-lazy-load-cache');
    const answer = await visitor.ajax(LAZY_COUNTS, { wcpt_dynamic_filter_encrypted_cache: sealed });
    return { visitor, container, ...answer };
  };

  it('are JSON as text, of the state that was printed', async () => {
    const { headers, text, visitor } = await ask('/tables/sidebar/?360_search_1=skleda+%26&360_orderby=option_0');
    expect(headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const { options } = JSON.parse(text);
    expect(options.every(({ count }: { count: number }) => count === 0)).toBe(true);
    expect(visitor.shop.log.at(-1)?.name).toBe(LAZY_COUNTS);
  });

  it('hide options that leave nothing', async () => {
    const { text } = await ask('/tables/sidebar/?360_product_cat[]=151');
    const { style, script, options } = JSON.parse(text);
    // Cups are not made of wool.
    expect(style).toContain('#wcpt-360 [data-wcpt-taxonomy="pa_material"] [data-wcpt-value="243"]');
    expect(style).toMatch(/^<style[^>]*>.*\{display:none\}<\/style>$/);
    expect(script).toBe('');
    const wool = options.find(
      ({ taxonomy, value }: Record<string, unknown>) => taxonomy === 'pa_material' && value === 243,
    );
    expect(wool).toEqual({ filter: 'attribute', taxonomy: 'pa_material', value: 243, count: 0 });
  });

  it('take no seal but their own', async () => {
    const { visitor, container } = await open('/tables/sidebar/', '360');
    const wrong = data(container, 'encrypted-query-vars');
    const { status, text } = await visitor.ajax(LAZY_COUNTS, { wcpt_dynamic_filter_encrypted_cache: wrong });
    expect([status, text]).toEqual([200, '']);
  });
});
