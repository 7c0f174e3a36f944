// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createDemoShop, type Fault } from '../../demo-theme/index';
import { newVisitor } from './visitor';

const add = async (fault: Fault) => {
  const visitor = newVisitor();
  visitor.shop.faults.set('add_to_cart', fault);
  return visitor.ajax('add_to_cart', { product_id: '11' });
};

describe('faults', () => {
  it.each<[string, Fault, RegExp]>([
    ['empties the answer', { kind: 'empty' }, /^$/],
    ['prints a notice before the JSON', { kind: 'notice' }, /^<br \/>\n<b>Notice<\/b>[\s\S]*\{"fragments"/],
    ['sends JSON of a wrong shape', { kind: 'wrong-shape' }, /"fragments":"/],
  ])('%s', async (_, fault, text) => {
    expect((await add(fault)).text).toMatch(text);
  });

  it('answers with a status', async () => {
    expect((await add({ status: 500 })).status).toBe(500);
  });

  it('answers with a login page', async () => {
    const { status, headers, text } = await add({ kind: 'html' });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(text).toMatch(/^<!DOCTYPE html>/);
  });

  it('cuts the answer', async () => {
    const { text } = await add({ kind: 'truncated' });
    expect(() => JSON.parse(text)).toThrow();
  });

  it.each([307, 308])('sends a call on within the shop with %i, once, and to another host', async status => {
    const moved = await add({ kind: 'moved', status });
    expect([moved.status, moved.headers.get('location')]).toEqual([status, '/?wc-ajax=add_to_cart']);
    const visitor = newVisitor();
    visitor.shop.faults.set('add_to_cart', { kind: 'moved' });
    await visitor.ajax('add_to_cart', { product_id: '11' });
    expect((await visitor.ajax('add_to_cart', { product_id: '11' })).text).toContain('fragments');
    expect((await add({ kind: 'moved-away' })).headers.get('location')).toMatch(/^https:\/\/[a-z]+\.invalid\//);
  });

  it('answers in place of the shop, which does nothing', async () => {
    const visitor = newVisitor();
    visitor.shop.faults.set('add_to_cart', { kind: 'html', status: 503, isUndone: true });
    const { status, text } = await visitor.ajax('add_to_cart', { product_id: '11' });
    expect([status, text.startsWith('<!DOCTYPE html>')]).toEqual([503, true]);
    expect((await visitor.ajax('get_refreshed_fragments', {})).text).toContain('"cart_hash":""');
  });

  it('waits', async () => {
    const start = performance.now();
    await add({ delay: 60 });
    expect(performance.now() - start).toBeGreaterThanOrEqual(55);
  });

  it('holds an answer back until it is let go, and damages it then', async () => {
    const visitor = newVisitor();
    const answer = visitor.shop.faults.hold('add_to_cart', { status: 500, times: 1 });
    const held = visitor.ajax('add_to_cart', { product_id: '11' });
    expect((await visitor.ajax('add_to_cart', { product_id: '11' })).status).toBe(200);
    const first = await Promise.race([held.then(() => 'answered'), Promise.resolve('held')]);
    answer();
    expect([first, (await held).status]).toEqual(['held', 500]);
  });

  it('ends after the number of calls', async () => {
    const visitor = newVisitor();
    visitor.shop.faults.set('add_to_cart', { kind: 'empty', times: 2 });
    const texts = [];
    for (let call = 0; call < 3; call += 1)
      texts.push((await visitor.ajax('add_to_cart', { product_id: '11' })).text !== '');
    expect(texts).toEqual([false, false, true]);
  });

  it('leaves other calls alone', async () => {
    const visitor = newVisitor();
    visitor.shop.faults.set('add_to_cart', { kind: 'empty' });
    expect((await visitor.ajax('get_refreshed_fragments', {})).text).not.toBe('');
  });

  it('is set and cleared over HTTP', async () => {
    const { shop } = newVisitor();
    const send = (body: string) =>
      shop.handle(new Request('http://lipa.example/_demo/faults', { method: 'POST', body }));
    expect(await (await send('{"get_variation":{"kind":"empty","times":1}}')).json()).toEqual({
      get_variation: { kind: 'empty', times: 1 },
    });
    expect(await (await send('{"get_variation":null}')).json()).toEqual({});
  });

  it('drops the connection', async () => {
    const shop = createDemoShop();
    const { url, close } = await shop.listen();
    shop.faults.set('get_variation', { kind: 'drop', times: 1 });
    await expect(fetch(`${url}/?wc-ajax=get_variation`, { method: 'POST' })).rejects.toThrow();
    expect(shop.log.at(-1)).toMatchObject({ name: 'get_variation', status: 'dropped' });
    expect((await fetch(`${url}/shop/`)).status).toBe(200);
    await close();
  });

  it('expires the nonce once and tells the new one', async () => {
    const visitor = newVisitor();
    const old = (await visitor.store('GET', 'cart')).headers.get('nonce') ?? '';
    visitor.shop.faults.set('store-api', { kind: 'expired-nonce' });
    const refused = await visitor.store('POST', 'cart/add-item', { id: 11 }, { Nonce: old });
    expect(refused.status).toBe(403);
    const fresh = refused.headers.get('nonce') ?? '';
    expect((await visitor.store('POST', 'cart/add-item', { id: 11 }, { Nonce: fresh })).status).toBe(201);
  });
});
