import { test as base, expect, type Page } from 'playwright/test';
import { createDemoShop, type DemoShop, type DemoShopOptions } from '../../demo-theme';
import { FRAGMENTS_TIMEOUT } from './browser';
import { ReturningVisitor } from './returningVisitor';
import { Sites } from './sites';
import { chunkDelay, slowChunksSeed } from './slowChunks';

/** A demo shop of its own for each test, listening on a free port. */
export interface TestShop extends DemoShop {
  readonly url: string;
}

/** Console lines and uncaught errors of the page. A test fails when lines are left at its end. */
export interface ConsoleLines {
  /** All lines so far, as `type: text`. */
  readonly lines: readonly string[];
  /** Takes out lines that a test expects. Returns their number. */
  take(expected: RegExp): number;
  /** Takes out lines that may come, however many, also those that come later in the test. */
  allow(expected: RegExp): void;
}

interface Fixtures {
  readonly shop: TestShop;
  readonly consoleLines: ConsoleLines;
}

interface Options {
  /** Options of the shop; `test.use({ shopOptions: … })`. */
  readonly shopOptions: DemoShopOptions;
  /**
   * Whether the browser has never been in the shop: it has a window of its own and fetches every file. Else it has what
   * earlier tests fetched, as most visitors do.
   */
  readonly isFirstVisit: boolean;
}

interface WorkerFixtures {
  readonly visitor: ReturningVisitor;
  readonly sites: Sites;
}

/** Every chunk comes late, where the run asks for it. */
const SLOW_CHUNKS: DemoShopOptions = slowChunksSeed
  ? { chunkDelay: path => chunkDelay(slowChunksSeed ?? '', path) }
  : {};

/** Another build than the one in `dist`, for runs that are not to mind a build in between. */
const OTHER_BUILD: DemoShopOptions = process.env.SHOP_WIDGETS_DIST ? { distDir: process.env.SHOP_WIDGETS_DIST } : {};

type OpenShop = TestShop & { close(): Promise<void> };

const createShop = (options: DemoShopOptions): DemoShop =>
  createDemoShop({ maxAge: 3600, fragmentsTimeout: FRAGMENTS_TIMEOUT, ...OTHER_BUILD, ...SLOW_CHUNKS, ...options });

/** Opens a demo shop on a port of its own. */
export async function openShop(options: DemoShopOptions = {}): Promise<OpenShop> {
  const shop = createShop(options);
  return { ...shop, ...(await shop.listen()) };
}

/**
 * Opens a demo shop at the address that its kind has in this worker.
 * @param kind name for the options that the files of a shop depend on, as browsers cache them by their address
 */
export async function openShopAt(sites: Sites, options: DemoShopOptions = {}, kind = 'demo'): Promise<OpenShop> {
  const shop = createShop(options);
  return { ...shop, ...(await sites.open(shop, kind)) };
}

const NOWHERE = '/_demo/empty';

/** Playwright's test with a demo shop and a watched console. */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  // Chunks that are held back must not be there already.
  isFirstVisit: [slowChunksSeed !== undefined, { option: true }],
  visitor: [({ browser }, use) => use(new ReturningVisitor(browser)), { scope: 'worker' }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const sites = new Sites();
      await use(sites);
      await sites.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, visitor, shop, isFirstVisit, javaScriptEnabled, hasTouch, isMobile, reducedMotion },
    use,
    testInfo,
  ) => {
    const isOwn = isFirstVisit || !javaScriptEnabled || hasTouch || isMobile || reducedMotion !== 'reduce';
    const context = isOwn ? await browser.newContext() : await visitor.context();
    await use(context);
    if (isOwn) await context.close();
    else if (testInfo.status === testInfo.expectedStatus) await visitor.forget(context, shop.url + NOWHERE);
    else await visitor.leave(context);
  },
  page: async ({ context, visitor, shop, viewport }, use) => {
    const isReturning = visitor.isIn(context);
    await use(isReturning ? await visitor.page(viewport, shop.url + NOWHERE) : await context.newPage());
  },
  shopOptions: [{}, { option: true }],
  shop: async ({ shopOptions, sites }, use) => {
    const shop = await openShopAt(sites, shopOptions);
    await use(shop);
    await shop.close();
  },
  consoleLines: [
    async ({ page }, use) => {
      let lines: string[] = [];
      const allowed: RegExp[] = [];
      const refused: string[] = [];
      page.on('console', message => lines.push(`${message.type()}: ${message.text()}`));
      page.on('response', answer => {
        const request = answer.request();
        if (answer.status() >= 400)
          refused.push(`${answer.status()}: ${request.method()} ${answer.url()} ${request.postData() ?? ''}`);
      });
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
        allow(expected) {
          lines = lines.filter(line => !expected.test(line));
          allowed.push(expected);
        },
      });
      const unexpected = lines.filter(line => !allowed.some(expected => expected.test(line)));
      // The browser's own line about an answer names no address.
      expect(unexpected, ['console lines that the test did not expect', ...refused].join('\n')).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until a widget is mounted on the first marker of the selector, and drawn. */
export async function mounted(page: Page, marker: string): Promise<void> {
  await page.waitForFunction(selector => {
    const element = document.querySelector(selector);
    const widget: unknown = element && Reflect.get(element, Symbol.for('shop-widgets.mounted'));
    return typeof widget === 'object' && widget !== null && Reflect.get(widget, 'isReady') !== false;
  }, marker);
}

/** Opens a page, and waits until the widgets of its markers have taken them over. */
export async function gotoMounted(page: Page, address: string, ...markers: readonly string[]): Promise<void> {
  await page.goto(address);
  for (const marker of markers) await mounted(page, marker);
}
