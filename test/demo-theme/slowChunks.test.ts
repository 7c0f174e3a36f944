// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createDemoShop } from '../../demo-theme';
import { chunkDelay } from '../../e2e/support/slowChunks';

it('chunks are held back as long as the shop is told, and nothing else is', async () => {
  const distDir = mkdtempSync(join(tmpdir(), 'slow-chunks-'));
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  mkdirSync(join(distDir, 'chunks'));
  for (const file of ['shop-widgets.js', 'chunks/a-12345678.js']) writeFileSync(join(distDir, file), '');
  const waits = vi.spyOn(globalThis, 'setTimeout');
  const shop = createDemoShop({ distDir, chunkDelay: path => path.length });
  const ask = (path: string) => shop.handle(new Request(`http://lipa.example${path}`));

  expect((await ask('/shop-widgets/shop-widgets.js')).status).toBe(200);
  await ask('/theme/theme.css');
  expect(waits).not.toHaveBeenCalled();
  const chunk = '/shop-widgets/chunks/a-12345678.js';
  expect((await ask(chunk)).status).toBe(200);
  expect(waits.mock.calls.map(([, delay]) => delay)).toEqual([chunk.length]);
});

it('the delay is 300 to 600 ms, the same for a seed and a chunk in every build, another for other ones', () => {
  const paths = Array.from({ length: 200 }, (_, index) => `/shop-widgets/chunks/${index}.js`);
  const delays = paths.map(path => chunkDelay('7', path));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(300);
  expect(Math.max(...delays)).toBeLessThanOrEqual(600);
  expect(paths.map(path => chunkDelay('7', path))).toEqual(delays);
  expect(paths.map(path => chunkDelay('8', path))).not.toEqual(delays);
  expect(new Set(delays).size).toBeGreaterThan(100);
  const [build, next, other] = ['menu-CeN2gRVg', 'menu--KQX_EjU', 'cart-CeN2gRVg'].map(name =>
    chunkDelay('7', `/${name}.js`),
  );
  expect(next).toBe(build);
  expect(other).not.toBe(build);
});
