// @vitest-environment node
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cert, key } from './certificate';
import { ask, closeServers, lookup, proxied, proxyOf, serve, visit } from './servers';

afterEach(async () => {
  vi.unstubAllEnvs();
  await closeServers();
});

describe('pages that may use the proxy', () => {
  it('are those under this machine’s own names', async () => {
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

  it('are on this machine', async () => {
    const { own } = await proxied((_request, response) => response.end());
    await expect(ask(own.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
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
      measure: { scripts: 0, bytes: 0, unsized: 0, held: { scripts: 0, bytes: 0 }, blocking: 0 },
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
    // Node.js warns of what does not count here.
    vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const unknown = await proxyOf(`https://shop.test:${port}`);
    expect((await visit(unknown.own)).status).toBe(502);
    expect(unknown.told).toEqual([expect.stringContaining('The certificate of shop.test:')]);
    const other = await proxyOf(`https://other.test:${port}`, { connection: { lookup, ca: cert } });
    expect((await visit(other.own)).status).toBe(502);
    expect(other.told).toEqual([expect.stringContaining('is for another name')]);
    expect(calls).toBe(0);
    const known = await proxyOf(`https://shop.test:${port}`, { connection: { lookup, ca: cert } });
    expect((await visit(known.own)).body.toString()).toBe('here');
  });
});
