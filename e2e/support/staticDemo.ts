import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright/test';
import { expect, test as withShop } from './fixtures';
import { openStaticHost, type StaticHost } from './staticHost';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Writes the static demo into a folder, with the bundle that the run tests. */
async function buildDemo(folder: string): Promise<void> {
  const dist = process.env.SHOP_WIDGETS_DIST;
  const options = ['--out', folder, ...(dist ? ['--dist', dist] : [])];
  const jiti = join(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs');
  await run(process.execPath, [jiti, join(ROOT, 'demo-theme/static/build.ts'), ...options], { cwd: ROOT });
}

/** The static demo below a path of a host, for a browser that has never been there. */
export const test = withShop.extend<{ demo: StaticHost }, { demoFolder: string }>({
  isFirstVisit: true,
  demoFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'shop-widgets-demo-'));
      await buildDemo(folder);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  demo: async ({ demoFolder }, use) => {
    const host = await openStaticHost(demoFolder, '/some/folder/');
    await use(host);
    await host.close();
  },
});

export { expect };

/** Opens a page of the shop; the first one starts the shop. */
export async function openDemo(page: Page, demo: StaticHost, path: string): Promise<void> {
  await page.goto(`${demo.url}lipa${path}`);
  await expect(page.locator('body')).toHaveClass(/theme-lipa/);
}

/** Stops all workers, as browsers do when these have been idle. */
export async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}
