// @vitest-environment node
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, closeServers, proxied, visit } from './servers';

const PAGE = '<!doctype html><html><head><title>Č</title></head><body></body></html>';
const TAG = '<head><script src="/shop-widgets/shop-widgets.classic.js" data-replace></script>';
const HTML = { 'content-type': 'text/html; charset=UTF-8' };

/** A shop whose page has these headers. */
const shopWith = (headers: Record<string, string> = {}, page: string | Buffer = PAGE, options = {}) =>
  proxied((_request, response) => response.writeHead(200, { ...HTML, ...headers }).end(page), options);

const NO_FRAME = { 'x-frame-options': 'DENY', 'content-security-policy': "frame-ancestors 'none'" };

afterEach(closeServers);

describe('a page', () => {
  it.each([
    ['gzip', gzipSync, gunzipSync],
    ['br', brotliCompressSync, brotliDecompressSync],
  ])('compressed by %s gets the tag and stays compressed', async (coding, pack, unpack) => {
    const age = { etag: '"1"', 'last-modified': 'x', 'cache-control': 'max-age=9' };
    const { own } = await shopWith({ ...age, 'content-encoding': coding }, pack(PAGE));
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
    const { own } = await shopWith({ 'content-type': 'text/html; charset=windows-1250' }, html);
    const { body } = await visit(own);
    expect(body.subarray(-3)).toEqual(windows1250);
    expect(body.toString('latin1')).toContain(TAG);
  });

  it('is compared without a query only, where it is there, and until it was', async () => {
    const { own, news } = await proxied(({ url }, response) => {
      response.writeHead(url === '/no/' ? 404 : 200, HTML).end(PAGE);
    });
    const compares = async (path: string) => (await visit(own + path)).body.toString().includes('data-compare');
    expect(await compares('/shop/?orderby=date')).toBe(false);
    expect(await compares('/no/')).toBe(false);
    expect(await compares('/shop/')).toBe(true);
    const cost = { scripts: 3, bytes: 9, unsized: 0, held: { scripts: 0, bytes: 0 }, blocking: null };
    const body = JSON.stringify({ kind: 'compared', path: '/shop/', before: cost, after: cost });
    const { status } = await ask(`${own}/shop-widgets/-/page`, { method: 'POST', headers: { origin: own }, body });
    expect(status).toBe(204);
    expect(news).toMatchObject([{ path: '/shop/', before: cost }]);
    expect(await compares('/shop/')).toBe(false);
  });

  it('is never compared when that is switched off', async () => {
    const { own } = await shopWith({}, PAGE, { compare: false });
    expect((await visit(own)).body.toString()).not.toContain('data-compare');
  });

  it('is there without the tag to be measured, in a frame that the shop forbids, and the shop does not notice', async () => {
    const urls: unknown[] = [];
    const { own } = await proxied((incoming, response) => {
      urls.push(incoming.url);
      response.writeHead(200, { ...HTML, ...NO_FRAME }).end(PAGE);
    });
    const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
    const { headers, body } = await visit(`${own}/shop/?shop-widgets-before`, frame);
    expect(urls).toEqual(['/shop/']);
    expect(body.toString()).toContain('data-before');
    expect(body.toString()).not.toContain('classic.js');
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).not.toHaveProperty('content-security-policy');
    expect((await visit(`${own}/shop/`)).headers).toMatchObject(NO_FRAME);
  });

  it.each(['cross-site', 'same-site', 'none'])('keeps what forbids frames in one of another page (%s)', async site => {
    const { own } = await shopWith(NO_FRAME);
    const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': site };
    expect((await visit(`${own}/shop/?shop-widgets-before`, frame)).headers).toMatchObject(NO_FRAME);
  });

  it('with a policy of its own leads nothing to HTTPS', async () => {
    const meta = '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests">';
    const { own } = await shopWith({}, PAGE.replace('</head>', `${meta}</head>`));
    expect((await visit(own)).body.toString()).not.toContain('upgrade-insecure-requests');
  });

  it('under a policy that trusts nonces alone gives its tag that of the shop’s scripts', async () => {
    const { own, told } = await shopWith({ 'content-security-policy': "script-src 'nonce-theirs' 'strict-dynamic'" });
    const { headers, body } = await visit(own);
    await visit(own);
    expect(told).toEqual([expect.stringContaining('on the shop it has to allow the tag')]);
    expect(body.toString()).toContain('data-replace nonce="theirs"');
    expect(headers['content-security-policy']).toBe(`script-src 'nonce-theirs' 'strict-dynamic' ${own}`);
  });
});
