// @vitest-environment node
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { cert, key } from './certificate';
import { type Asked, ask, closeServers, lookup, proxied, proxyOf, serve, visit } from './servers';

const PAGE = '<!doctype html><html><head><title>Č</title></head><body></body></html>';
const TAG = '<head><script src="/shop-widgets/shop-widgets.classic.js" data-replace></script>';
const HTML = { 'content-type': 'text/html; charset=UTF-8' };

afterEach(closeServers);

/** What the shop got of one request. */
async function received(asked: Asked, path = '/') {
  const calls: { request: IncomingMessage; body: string }[] = [];
  const { own, shop } = await proxied(async (incoming, response) => {
    calls.push({ request: incoming, body: (await buffer(incoming)).toString() });
    response.end();
  });
  const toShop = (text: string) => text.replaceAll('OWN', own);
  const headers = Object.fromEntries(Object.entries(asked.headers ?? {}).map(([name, text]) => [name, toShop(text)]));
  const body = typeof asked.body === 'string' ? toShop(asked.body) : asked.body;
  await ask(own + path, { ...asked, headers, ...(body !== undefined && { body }) });
  const [call] = calls;
  if (!call) throw new Error('Nothing came');
  return { shop, own, url: call.request.url, headers: call.request.headers, body: call.body };
}

describe('what the shop is asked', () => {
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
      '/?wc-ajax=add_to_cart',
    );
    expect(call.url).toBe('/?wc-ajax=add_to_cart');
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

  it('is asked once more on a new connection when it has ended the one that was kept', async () => {
    const sockets = new Set<unknown>();
    const { own, told } = await proxied((incoming, response) => {
      const isOld = sockets.has(incoming.socket);
      sockets.add(incoming.socket);
      if (isOld) incoming.socket.destroy();
      else response.end('here');
    });
    expect((await ask(own)).body.toString()).toBe('here');
    expect((await ask(own)).body.toString()).toBe('here');
    expect(told).toEqual([]);
  });
});

describe('a page', () => {
  it.each([
    ['gzip', gzipSync, gunzipSync],
    ['br', brotliCompressSync, brotliDecompressSync],
  ])('compressed by %s gets the tag and stays compressed', async (coding, pack, unpack) => {
    const { own } = await proxied((_request, response) => {
      const headers = {
        ...HTML,
        'content-encoding': coding,
        etag: '"1"',
        'last-modified': 'x',
        'cache-control': 'max-age=9',
      };
      response.writeHead(200, headers).end(pack(PAGE));
    });
    const { headers, body } = await visit(own, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(unpack(body).toString()).toContain(TAG);
    expect(unpack(body).toString()).toContain('<title>Č</title>');
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('last-modified');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('keeps the letters of its encoding, whatever it is', async () => {
    const windows1250 = Buffer.from([0xc8, 0x8a, 0x8e]);
    const html = Buffer.concat([Buffer.from('<head></head>'), windows1250]);
    const { own } = await proxied((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=windows-1250' }).end(html);
    });
    const { body } = await visit(own);
    expect(body.subarray(-3)).toEqual(windows1250);
    expect(body.toString('latin1')).toContain(TAG);
  });

  it('is compared without a query only, and until it was', async () => {
    const { own, news } = await proxied((_request, response) => response.writeHead(200, HTML).end(PAGE));
    const compares = async (path: string) => (await visit(own + path)).body.toString().includes('data-compare');
    expect(await compares('/shop/?orderby=date')).toBe(false);
    expect(await compares('/shop/')).toBe(true);
    const cost = { scripts: 3, bytes: 9, unsized: 0, blocking: null };
    const body = JSON.stringify({ kind: 'compared', path: '/shop/', before: cost, after: cost });
    const { status } = await ask(`${own}/shop-widgets/-/page`, { method: 'POST', headers: { origin: own }, body });
    expect(status).toBe(204);
    expect(news).toMatchObject([{ path: '/shop/', before: cost }]);
    expect(await compares('/shop/')).toBe(false);
  });

  it('is never compared when that is switched off', async () => {
    const { own } = await proxied((_request, response) => response.writeHead(200, HTML).end(PAGE), { compare: false });
    expect((await visit(own)).body.toString()).not.toContain('data-compare');
  });

  it('is there without the tag to be measured, in a frame that the shop forbids, and the shop does not notice', async () => {
    const urls: unknown[] = [];
    const { own } = await proxied((incoming, response) => {
      urls.push(incoming.url);
      const policy = "frame-ancestors 'none'";
      response.writeHead(200, { ...HTML, 'x-frame-options': 'DENY', 'content-security-policy': policy }).end(PAGE);
    });
    const { headers, body } = await visit(`${own}/shop/?shop-widgets-before`);
    expect(urls).toEqual(['/shop/']);
    expect(body.toString()).toContain('data-before');
    expect(body.toString()).not.toContain('classic.js');
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).not.toHaveProperty('content-security-policy');
    const shown = await visit(`${own}/shop/`);
    expect(shown.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': "frame-ancestors 'none'",
    });
  });

  it('under a policy that trusts nonces alone gives its tag one', async () => {
    const { own } = await proxied((_request, response) => {
      const policy = "script-src 'nonce-theirs' 'strict-dynamic'";
      response.writeHead(200, { ...HTML, 'content-security-policy': policy }).end(PAGE);
    });
    const { headers, body } = await visit(own);
    const nonce = /data-replace nonce="([^"]+)"/.exec(body.toString())?.[1];
    expect(headers['content-security-policy']).toBe(
      `script-src 'nonce-theirs' 'strict-dynamic' ${own} 'nonce-${nonce}'`,
    );
  });
});

describe('what the shop answers', () => {
  it('leads to this machine wherever it is JSON, a script, a stylesheet or a header', async () => {
    const { own, shop } = await proxied((incoming, response) => {
      const origin = `http://${incoming.headers.host}`;
      response.writeHead(200, {
        'content-type': incoming.headers['x-type'],
        link: `<${origin}/wp-json/>; rel="https://api.w.org/"`,
        'access-control-allow-origin': origin,
        'strict-transport-security': 'max-age=31536000',
        'alt-svc': 'h3=":443"',
        'content-security-policy': 'upgrade-insecure-requests',
      });
      response.end(`"${origin}/a" "${origin.replaceAll('/', '\\/')}\\/b"`);
    });
    for (const type of ['application/json', 'application/ld+json; charset=UTF-8', 'text/javascript', 'text/css']) {
      const { headers, body } = await ask(own, { headers: { 'x-type': type } });
      expect(body.toString(), type).toBe(`"${own}/a" "${own.replaceAll('/', '\\/')}\\/b"`);
      expect(headers.link).toBe(`<${own}/wp-json/>; rel="https://api.w.org/"`);
      expect(headers['access-control-allow-origin']).toBe(own);
      for (const name of ['strict-transport-security', 'alt-svc', 'content-security-policy']) {
        expect(headers).not.toHaveProperty(name);
      }
    }
    expect((await ask(own, { headers: { 'x-type': 'text/csv' } })).body.toString()).toContain(`"${shop}/a"`);
  });

  it('keeps its cookies, for this machine', async () => {
    const { own } = await proxied((_request, response) => {
      const first = 'session=a%7C1; expires=Wed, 25 Nov 2026 00:00:00 GMT; path=/; domain=.shop.test; secure; HttpOnly';
      response.writeHead(200, { 'set-cookie': [first, 'b=2; SameSite=None; Secure'] }).end();
    });
    expect((await ask(own)).headers['set-cookie']).toEqual([
      'session=a%7C1; expires=Wed, 25 Nov 2026 00:00:00 GMT; path=/; HttpOnly',
      'b=2; SameSite=Lax',
    ]);
  });

  it('stays byte for byte, with its age, where nothing in it is the shop’s address', async () => {
    const packed = gzipSync('let a = 1;', { level: 1 });
    const { own } = await proxied((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip', etag: '"1"' })
        .end(packed);
    });
    const { headers, body } = await ask(own, { headers: { 'accept-encoding': 'gzip' } });
    expect(body).toEqual(packed);
    expect(headers).toMatchObject({ etag: '"1"', 'content-encoding': 'gzip' });
  });

  it('passes ranges, what is not modified, and heads', async () => {
    const { own } = await proxied(({ headers, method }, response) => {
      if (headers['if-none-match'] === '"1"') response.writeHead(304, { etag: '"1"' }).end();
      else if (method === 'HEAD') response.writeHead(200, { ...HTML, 'content-length': '999' }).end();
      else response.writeHead(206, { 'content-type': 'audio/wav', 'content-range': 'bytes 0-1/9' }).end('ab');
    });
    const range = await ask(own, { headers: { range: 'bytes=0-1' } });
    expect(range).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 0-1/9' }, body: Buffer.from('ab') });
    expect(await ask(own, { headers: { 'if-none-match': '"1"' } })).toMatchObject({
      status: 304,
      headers: { etag: '"1"' },
    });
    const head = await ask(own, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers).not.toHaveProperty('content-length');
  });

  it('streams what is not rewritten', async () => {
    let finish = (): void => {};
    const { own } = await proxied((_request, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' }).write('first');
      finish = () => void response.end('last');
    });
    const asked = request(own).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const [first] = (await once(answer, 'data')) as [Buffer];
    expect(first.toString()).toBe('first');
    finish();
    const [last] = (await once(answer, 'data')) as [Buffer];
    expect(last.toString()).toBe('last');
  });
});

describe('a redirect', () => {
  const redirecting = (location: string) =>
    proxied((incoming, response) => {
      const address = location.replace('SHOP', `http://${incoming.headers.host}`);
      response.writeHead(302, { location: address, 'set-cookie': 'a=1' }).end();
    });

  it.each(['/cart/?added=1#x', 'SHOP/cart/?added=1#x'])('to %s stays on this machine', async location => {
    const { own } = await redirecting(location);
    const { status, headers } = await visit(`${own}/product/a/`);
    expect({ status, location: headers.location, cookies: headers['set-cookie'] }).toEqual({
      status: 302,
      location: `${own}/cart/?added=1#x`,
      cookies: ['a=1'],
    });
  });

  it('out of the shop is said on the page and in the terminal, and the link is left to the visitor', async () => {
    const { own, told } = await redirecting('https://pay.example/?a="&back=http%3A%2F%2Fshop.test');
    const { status, headers, body } = await visit(`${own}/checkout/`);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toEqual(['a=1']);
    expect(body.toString()).toContain('The shop sends visitors of /checkout/ to pay.example.');
    expect(body.toString()).toContain('href="https://pay.example/?a=%22&amp;back=http%3A%2F%2Fshop.test"');
    expect(told).toEqual([expect.stringContaining('to pay.example.')]);
  });

  it('of a script’s call passes', async () => {
    const { own } = await redirecting('https://cdn.example/a.json');
    const { status, headers } = await ask(own, { headers: { 'sec-fetch-dest': 'empty' } });
    expect({ status, location: headers.location }).toEqual({ status: 302, location: 'https://cdn.example/a.json' });
  });

  it('to the same page under the shop’s other name does not go round in circles', async () => {
    const { own, told } = await proxied((incoming, response) => {
      response.writeHead(301, { location: `http://www.${incoming.headers.host}${incoming.url}` }).end();
    });
    const { status, body } = await visit(`${own}/shop/`);
    expect(status).toBe(200);
    expect(body.toString()).toContain('Start again with http://www.shop.test');
    expect(told).toHaveLength(1);
  });
});

describe('who may ask', () => {
  it('are pages under this machine’s own names', async () => {
    let calls = 0;
    const { own } = await proxied((_request, response) => {
      calls += 1;
      response.end();
    });
    const { port } = new URL(own);
    const statusFor = async (host: string) => (await ask(own, { headers: { host } })).status;
    for (const host of ['evil.example', `evil.example:${port}`, `localhost.evil.example:${port}`, '127.0.0.1', 'a b']) {
      expect(await statusFor(host), host).toBe(421);
    }
    expect(calls).toBe(0);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `my-shop.localhost:${port}`, `[::1]:${port}`]) {
      expect(await statusFor(host), host).toBe(200);
    }
  });

  it('are answered with addresses of the name that they asked under', async () => {
    const { own } = await proxied((incoming, response) => {
      response.writeHead(200, { 'content-type': 'text/css' }).end(`url(http://${incoming.headers.host}/a)`);
    });
    const host = `localhost:${new URL(own).port}`;
    expect((await ask(own, { headers: { host } })).body.toString()).toBe(`url(http://${host}/a)`);
  });

  it('tell of a page only if it is this machine’s', async () => {
    const { own, news } = await proxied((_request, response) => response.end());
    const body = JSON.stringify({
      kind: 'settled',
      path: '/',
      measure: { scripts: 0, bytes: 0, unsized: 0, blocking: 0 },
      report: {},
    });
    const tell = async (headers: Record<string, string>, text = body) =>
      (await ask(`${own}/shop-widgets/-/page`, { method: 'POST', headers, body: text })).status;
    expect(await tell({ origin: 'https://evil.example' })).toBe(400);
    expect(await tell({})).toBe(400);
    expect(await tell({ origin: own }, '{"kind":"settled"}')).toBe(400);
    expect(news).toEqual([]);
    expect(await tell({ origin: own })).toBe(204);
    expect(news).toHaveLength(1);
  });

  it('leave no service worker behind', async () => {
    const { own } = await proxied((_request, response) => response.end());
    expect((await ask(`${own}/sw.js`, { headers: { 'service-worker': 'script' } })).status).toBe(404);
  });
});

describe('a shop that can’t be shown', () => {
  it('is told of in words, on the page and in the terminal', async () => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await new Promise(done => server.close(done));
    const { own, told } = await proxyOf(`http://shop.test:${port}`);
    const { status, body } = await visit(own);
    expect(status).toBe(502);
    expect(body.toString()).toContain(`Nothing answers at shop.test:${port}.`);
    expect(body.toString()).not.toMatch(/\bat .*:\d+:\d+/);
    expect(told).toEqual([expect.stringContaining(`Nothing answers at shop.test:${port}.`)]);
  });

  it('has a certificate that is signed by itself, or is for another name: nothing is asked of it', async () => {
    let calls = 0;
    const port = await serve(
      (_request, response) => {
        calls += 1;
        response.end('here');
      },
      { key, cert },
    );
    const isSwitchedOff = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    try {
      const unknown = await proxyOf(`https://shop.test:${port}`);
      expect((await visit(unknown.own)).status).toBe(502);
      expect(unknown.told).toEqual([expect.stringContaining('The certificate of shop.test:')]);
      const other = await proxyOf(`https://other.test:${port}`, { connection: { lookup, ca: cert } });
      expect((await visit(other.own)).status).toBe(502);
      expect(other.told).toEqual([expect.stringContaining('is for another name')]);
      expect(calls).toBe(0);
      const known = await proxyOf(`https://shop.test:${port}`, { connection: { lookup, ca: cert } });
      expect((await visit(known.own)).body.toString()).toBe('here');
    } finally {
      if (isSwitchedOff === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      else process.env.NODE_TLS_REJECT_UNAUTHORIZED = isSwitchedOff;
    }
  });
});
