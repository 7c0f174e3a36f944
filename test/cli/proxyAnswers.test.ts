// @vitest-environment node
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, closeServers, proxied, visit } from './servers';

const HTML = { 'content-type': 'text/html; charset=UTF-8' };

afterEach(closeServers);

describe('an answer of the shop', () => {
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

  it('passes ranges, unmodified answers, and heads', async () => {
    const { own, shop } = await proxied(({ headers, method }, response) => {
      if (headers['if-none-match'] === '"1"') response.writeHead(304, { etag: '"1"' }).end();
      else if (method === 'HEAD') response.writeHead(200, { ...HTML, 'content-length': '999' }).end();
      else
        response
          .writeHead(206, { 'content-type': 'text/css', 'content-range': 'bytes 0-16/99' })
          .end(`url(http://${headers.host}/a)`);
    });
    const range = await ask(own, { headers: { range: 'bytes=0-16' } });
    expect(range).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 0-16/99' } });
    expect(range.body.toString()).toBe(`url(${shop}/a)`);
    expect(await ask(own, { headers: { 'if-none-match': '"1"' } })).toMatchObject({
      status: 304,
      headers: { etag: '"1"' },
    });
    const head = await ask(own, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers).not.toHaveProperty('content-length');
  });

  it('may have no body, whatever its headers say of one', async () => {
    const { own } = await proxied((_request, response) => {
      response.writeHead(302, { ...HTML, 'content-encoding': 'gzip', location: '/cart/' }).end();
    });
    expect(await visit(own)).toMatchObject({ status: 302, headers: { location: `${own}/cart/` } });
  });

  it('is left as it is when it is compressed in a way that was not asked for', async () => {
    const { own, told } = await proxied((_request, response) => {
      response.writeHead(200, { ...HTML, 'content-encoding': 'zstd' }).end('packed');
    });
    expect((await visit(own)).body.toString()).toBe('packed');
    expect(told).toEqual(['/ came compressed as zstd: left as it is.']);
  });

  it('streams answers that are not rewritten', async () => {
    let finish = (): void => {};
    const { own } = await proxied((_request, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' }).write('first');
      finish = () => void response.end('last');
    });
    const asked = request(own).end();
    const answer = await new Promise<IncomingMessage>(resolve => asked.on('response', resolve));
    expect(String(await once(answer, 'data'))).toBe('first');
    finish();
    expect(String(await once(answer, 'data'))).toBe('last');
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
    const { own, shop } = await redirecting('https://cdn.example/a.json?from=SHOP/');
    const { status, headers } = await ask(own, { headers: { 'sec-fetch-dest': 'empty' } });
    expect({ status, location: headers.location }).toEqual({
      status: 302,
      location: `https://cdn.example/a.json?from=${shop}/`,
    });
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
