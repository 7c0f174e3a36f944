// @vitest-environment node
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { type Asked, ask, closeServers, proxied } from './servers';

afterEach(closeServers);

/** Sends a request to the proxy and returns the one that the shop received. */
async function received(asked: Asked, path = '/') {
  const calls: { request: IncomingMessage; body: string }[] = [];
  const { own, shop } = await proxied(async (incoming, response) => {
    calls.push({ request: incoming, body: (await buffer(incoming)).toString() });
    response.end();
  });
  const toShop = (text: string) => text.replaceAll('OWN', own);
  const headers = Object.fromEntries(Object.entries(asked.headers ?? {}).map(([name, text]) => [name, toShop(text)]));
  const body = typeof asked.body === 'string' ? toShop(asked.body) : asked.body;
  await ask(own + path.replace('OWN', encodeURIComponent(own)), {
    ...asked,
    headers,
    ...(body !== undefined && { body }),
  });
  const [call] = calls;
  if (!call) throw new Error('Nothing came');
  return { shop, own, url: call.request.url, headers: call.request.headers, body: call.body };
}

describe('a request to the shop', () => {
  it('comes under its own name, as if from its own page', async () => {
    const { headers, shop } = await received({
      method: 'POST',
      headers: { origin: 'OWN', referer: 'OWN/product/a/?x=1', cookie: 'a=1; b=2', 'x-wp-nonce': 'n' },
    });
    expect(headers).toMatchObject({
      host: new URL(shop).host,
      origin: shop,
      referer: `${shop}/product/a/?x=1`,
      cookie: 'a=1; b=2',
      'x-wp-nonce': 'n',
    });
  });

  it('shows a post of another site’s page as one', async () => {
    const from = { origin: 'https://evil.example', referer: 'https://evil.example/' };
    expect((await received({ method: 'POST', headers: from })).headers).toMatchObject(from);
  });

  it('names compressions that can be opened here', async () => {
    const askedWith = async (accepted: string) =>
      (await received({ headers: { 'accept-encoding': accepted } })).headers['accept-encoding'];
    expect(await askedWith('gzip, deflate, br, zstd')).toBe('gzip, br');
    expect(await askedWith('zstd')).toBe('identity');
  });

  it('has the shop’s addresses in queries and forms', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
    const call = await received(
      { method: 'POST', headers: type, body: 'name=%C4%8C&redirect=OWN/račun/&quantity=2' },
      '/?wc-ajax=add_to_cart&from=OWN',
    );
    expect(call.url).toBe(`/?wc-ajax=add_to_cart&from=${encodeURIComponent(call.shop)}`);
    expect(call.body).toBe(`name=%C4%8C&redirect=${call.shop}/račun/&quantity=2`);
    expect(call.headers['content-length']).toBe(String(Buffer.byteLength(call.body)));
  });

  it('has uploads as they are', async () => {
    const body = Buffer.concat([Buffer.from('--x\r\n\r\nhttp://127.0.0.1'), Buffer.from([0, 255, 254, 13, 10])]);
    const { own, shop } = await proxied(async (incoming, response) => {
      response.end(await buffer(incoming));
    });
    expect(shop).not.toBe(own);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await ask(own, { method: 'POST', headers, body })).body).toEqual(body);
  });

  it('is sent once more on a new connection when the shop has ended the kept one', async () => {
    const sockets = new Set<unknown>();
    let calls = 0;
    const { own, told } = await proxied((incoming, response) => {
      calls += 1;
      const isOld = sockets.has(incoming.socket);
      sockets.add(incoming.socket);
      if (isOld) incoming.socket.destroy();
      else response.end('here');
    });
    expect((await ask(own)).body.toString()).toBe('here');
    expect((await ask(own)).body.toString()).toBe('here');
    expect(calls).toBe(3);
    expect(told).toEqual([]);
  });
});
