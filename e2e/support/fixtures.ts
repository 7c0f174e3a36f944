import { test as base, expect, type Page } from 'playwright/test';
import { createDemoShop, type DemoShop, type DemoShopOptions } from '../../demo-theme';
import { chunkDelay, slowChunksSeed } from './slowChunks';

/** A demo shop of its own for each test, listening on a free port. */
export interface TestShop extends DemoShop {
  readonly url: string;
}

/** What the page said in its console, and uncaught errors. A test fails when lines are left at its end. */
export interface ConsoleLines {
  /** All lines so far, as `type: text`. */
  readonly lines: readonly string[];
  /** Takes out lines that a test expects. Answers how many there were. */
  take(expected: RegExp): number;
}

interface Fixtures {
  readonly shop: TestShop;
  readonly consoleLines: ConsoleLines;
}

interface Options {
  /** What the shop is opened with; `test.use({ shopOptions: … })`. */
  readonly shopOptions: DemoShopOptions;
}

/** Every chunk comes late, where the run asks for it. */
const SLOW_CHUNKS: DemoShopOptions = slowChunksSeed
  ? { chunkDelay: path => chunkDelay(slowChunksSeed ?? '', path) }
  : {};

/** Another build than the one in `dist`, for runs that are not to mind a build in between. */
const OTHER_BUILD: DemoShopOptions = process.env.SHOP_WIDGETS_DIST ? { distDir: process.env.SHOP_WIDGETS_DIST } : {};

/** Opens a demo shop on a free port. */
export async function openShop(options: DemoShopOptions = {}): Promise<TestShop & { close(): Promise<void> }> {
  const shop = createDemoShop({ ...OTHER_BUILD, ...SLOW_CHUNKS, ...options });
  const { url, close } = await shop.listen();
  return { ...shop, url, close };
}

/** Playwright's test with a demo shop and a watched console. */
export const test = base.extend<Fixtures & Options>({
  shopOptions: [{}, { option: true }],
  shop: async ({ shopOptions }, use) => {
    const shop = await openShop(shopOptions);
    await use(shop);
    await shop.close();
  },
  consoleLines: [
    async ({ page }, use) => {
      let lines: string[] = [];
      page.on('console', message => lines.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', error => lines.push(`uncaught: ${error.message}`));
      await use({
        get lines() {
          return lines;
        },
        take(expected) {
          const before = lines.length;
          lines = lines.filter(line => !expected.test(line));
          return before - lines.length;
        },
      });
      expect(lines, 'console lines that the test did not expect').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until a widget has taken over the first marker that the selector finds, and what it draws is there. */
export async function mounted(page: Page, marker: string): Promise<void> {
  await page.waitForFunction(selector => {
    const element = document.querySelector(selector);
    const widget: unknown = element && Reflect.get(element, Symbol.for('shop-widgets.mounted'));
    return typeof widget === 'object' && widget !== null && Reflect.get(widget, 'isReady') !== false;
  }, marker);
}
