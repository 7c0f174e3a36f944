// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { MOST_BYTES } from '../../src/cli/proxy/bounded';
import { ask, closeServers, proxied } from './servers';

afterEach(closeServers);

const LARGE = Buffer.alloc(MOST_BYTES + 1, 'a');

describe('a body that is too large', () => {
  it('of a form is not passed on, and that is said', async () => {
    let calls = 0;
    const { own, told } = await proxied((_request, response) => {
      calls += 1;
      response.end();
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, body } = await ask(`${own}/cart/`, { method: 'POST', headers, body: LARGE });
    expect([status, calls]).toEqual([413, 0]);
    expect(body.toString()).toContain('The most is 32 MB');
    expect(told).toEqual([expect.stringContaining('A page has sent more to /cart/')]);
  });

  it('of an upload passes', async () => {
    const { own } = await proxied((incoming, response) => {
      incoming.resume().on('end', () => response.end('here'));
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await ask(own, { method: 'POST', headers, body: LARGE })).body.toString()).toBe('here');
  });

  it.each([
    ['sent', {}, LARGE],
    ['unpacked', { 'content-encoding': 'gzip' }, gzipSync(LARGE)],
  ])('of an answer whose addresses are changed, as it is %s, is told of', async (_how, headers, bytes) => {
    const { own, told } = await proxied((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(bytes);
    });
    const { status } = await ask(own, { headers: { 'accept-encoding': 'gzip' } });
    expect(status).toBe(502);
    expect(told).toEqual([expect.stringContaining('answers with more than 32 MB')]);
  });

  it('of a page’s report is refused', async () => {
    const { own, news } = await proxied((_request, response) => response.end());
    const asked = { method: 'POST', headers: { origin: own }, body: LARGE };
    const { status, body } = await ask(`${own}/shop-widgets/-/page`, asked);
    expect(status).toBe(413);
    expect(body.toString()).toContain('The most is 1 MB');
    expect(news).toEqual([]);
  });
});
