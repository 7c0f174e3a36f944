// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { reachShop } from '../../src/cli/proxy/reachShop';
import { cert, key } from './certificate';
import { closeServers, lookup, serve } from './servers';

afterEach(closeServers);

const movingTo = (location: (port: number) => string) => {
  const port: Promise<number> = serve((_request, response) => {
    void port.then(own => response.writeHead(301, { location: location(own) }).end());
  });
  return port;
};

describe('the shop is looked for', () => {
  it('and found where it is, with its path', async () => {
    const port = await serve((_request, response) => response.writeHead(403).end());
    const shop = new URL(`http://shop.test:${port}/si/`);
    expect(await reachShop(shop, { lookup })).toEqual({ shop, status: 403 });
  });

  it('a redirect within it does not change its address', async () => {
    const port = await movingTo(() => '/si/');
    const shop = new URL(`http://shop.test:${port}/`);
    expect(await reachShop(shop, { lookup })).toMatchObject({ shop });
  });

  it('from HTTP to HTTPS, and to its name with www', async () => {
    const secure = await serve((_request, response) => response.end(), { key, cert });
    const port = await movingTo(() => `https://shop.test:${secure}/`);
    const moved = { shop: new URL(`https://shop.test:${secure}/`), status: 200 };
    expect(await reachShop(new URL(`http://www.shop.test:${port}/`), { lookup, ca: cert })).toEqual(moved);
  });

  it('but not at another name, which is said', async () => {
    const port = await movingTo(() => 'https://other.test/');
    expect(await reachShop(new URL(`http://shop.test:${port}`), { lookup })).toEqual({
      failure: {
        what: `shop.test:${port} sends visitors to https://other.test.`,
        fix: 'If that is your shop, start again with that address.',
      },
    });
  });

  it('and not without end', async () => {
    const port = await serve(({ headers: { host = '' } }, response) => {
      const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
      response.writeHead(301, { location: `http://${other}/` }).end();
    });
    const reached = await reachShop(new URL(`http://shop.test:${port}`), { lookup });
    expect(reached).toMatchObject({ failure: { what: expect.stringContaining('in a circle') } });
  });

  it.each([
    ['ENOTFOUND', 'The name my-shop.example is not known.'],
    ['ECONNRESET', 'my-shop.example ended the connection without an answer.'],
    ['CERT_HAS_EXPIRED', 'The certificate of my-shop.example has expired, so nothing was asked of it.'],
    ['EOTHER', 'my-shop.example can’t be reached (EOTHER).'],
  ])('%s is said in words', async (code, what) => {
    const failing = () => {
      throw Object.assign(new Error('at somewhere.js:1:1'), { code });
    };
    expect(await reachShop(new URL('https://my-shop.example'), { lookup: failing })).toMatchObject({
      failure: { what },
    });
  });
});
