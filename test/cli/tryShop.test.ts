// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type TryValues, UsageError } from '../../src/cli/args';
import { tryShop } from '../../src/cli/tryShop';
import { ask, closeServers, serve, visit } from './servers';

const plain = { strong: (text: string) => text, warning: (text: string) => text };
const around = mkdtempSync(join(tmpdir(), 'package-'));
const dist = join(around, 'dist');
mkdirSync(dist);
writeFileSync(join(around, 'secret.json'), '{}');
writeFileSync(join(dist, 'shop-widgets.classic.js'), 'let tag;');
const close: (() => Promise<void>)[] = [];

afterAll(() => rmSync(around, { recursive: true }));

afterEach(async () => {
  await Promise.all(close.splice(0).map(end => end()));
  await closeServers();
});

async function tried(address: string, values: TryValues = {}, distDir = dist) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const proxy = await tryShop(address, { port: '0', ...values }, distDir, { print, looks: plain });
  if (proxy) close.push(() => proxy.close());
  return { proxy, lines };
}

const shopOf = async () =>
  `http://127.0.0.1:${await serve((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><head></head></html>'),
  )}`;

describe('try', () => {
  it('prints where the shop is now, and what its pages tell', async () => {
    const { proxy, lines } = await tried(`${await shopOf()}/si/`);
    const own = proxy?.url ?? '';
    expect(lines[0]).toMatch(new RegExp(`^http://127.0.0.1:\\d+ with the widgets: ${own}/si/$`));
    const cost = { scripts: 3, bytes: 9000, unsized: 0, held: { scripts: 0, bytes: 0 }, blocking: 12 };
    const report = { widgets: [{ name: 'menu', state: 'awake' }] };
    const body = JSON.stringify({ kind: 'settled', path: '/si/', measure: cost, report });
    await ask(`${own}/shop-widgets/-/page`, { method: 'POST', headers: { origin: own }, body });
    expect(lines.slice(2)).toEqual([
      '',
      '/si/',
      '  Taken over  menu',
      '  Scripts     3 files, 9 kB, blocking for 12 ms',
    ]);
  });

  it('serves the bundle, and nothing around it', async () => {
    const { proxy } = await tried(await shopOf());
    const { headers, body } = await ask(`${proxy?.url}/shop-widgets/shop-widgets.classic.js?ver=1`);
    expect(body.toString()).toBe('let tag;');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    for (const name of [
      'other.js',
      '../secret.json',
      '%2e%2e/secret.json',
      '..%2fsecret.json',
      'a/../../secret.json',
    ]) {
      const { status } = await ask(proxy?.url ?? '', { path: `/shop-widgets/${name}` });
      expect(status, name).toBe(404);
    }
  });

  it('passes what is chosen to the tag', async () => {
    const { proxy } = await tried(await shopOf(), { only: 'menu, bundle', disabled: 'quantity', 'no-compare': true });
    const page = (await visit(proxy?.url ?? '')).body.toString();
    expect(page).toContain('data-replace="menu bundle"');
    expect(page).toContain('{"disabled":["quantity"]}');
    expect(page).not.toContain('data-compare');
  });

  it('takes the next port when one is taken', async () => {
    const first = await tried(await shopOf());
    const port = Number(new URL(first.proxy?.url ?? '').port);
    const second = await tried(await shopOf(), { port: String(port) });
    expect(Number(new URL(second.proxy?.url ?? '').port)).toBeGreaterThan(port);
  });

  it('says once that the shop does not answer any more, however many files a page has', async () => {
    let isDown = false;
    const port = await serve(({ socket }, response) => {
      if (isDown) socket.destroy();
      else response.end();
    });
    const { proxy, lines } = await tried(`http://127.0.0.1:${port}`);
    isDown = true;
    for (const file of ['a.css', 'b.js']) await ask(`${proxy?.url}/${file}`);
    expect(lines.slice(2)).toEqual([expect.stringContaining('ended the connection without an answer.')]);
  });

  it('prints one sentence about the missing shop or build', async () => {
    const down = await tried('http://127.0.0.1:1');
    expect(down.proxy).toBeUndefined();
    expect(down.lines).toEqual([
      'Nothing answers at 127.0.0.1:1. Is the shop running, and are protocol and port right?',
    ]);
    const unbuilt = await tried(await shopOf(), {}, join(dist, 'no'));
    expect(unbuilt.lines).toEqual(['The widgets are not built yet. Build: npm run build']);
  });

  it.each([
    ['ftp://my-shop.example', {}],
    ['not an address', {}],
    ['https://my-shop.example', { port: '70000' }],
    ['https://my-shop.example', { port: 'x' }],
    ['https://my-shop.example', { only: 'menu,"' }],
  ])('refuses %s %o', async (address, values) => {
    await expect(tried(address, values)).rejects.toThrow(UsageError);
  });
});
