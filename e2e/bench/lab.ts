import { join } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { createDemoShop, type DemoShop } from '../../demo-theme';
import { BROWSER_FLAGS, findBrowser } from '../support/browser';
import { isTaken, prepareWindow } from './inPage';

/** Factor by which the page's processor is slowed down. */
export const SLOWDOWN = 4;

/** With jQuery on the page and without: title, and the switch of the demo shop's pages. */
export const JQUERY = [
  ['jQuery 3', 'jquery=3'],
  ['no jQuery', 'jquery=none'],
] as const;

/** Time limit for the work of a page, in ms. */
const TIME_LIMIT = 60_000;

/** A browser tab of a shopper who was never here before. */
export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Makes the page's processor slower. */
  slowDown(): Promise<void>;
  /** Opens a path of the shop, waits until a widget has the marker, and makes the processor slower. */
  open(path: string, marker?: string): Promise<void>;
  /** Measures what the page's main thread spends while something is done. */
  spent<T>(run: () => Promise<T>): Promise<Spent & { readonly result: T }>;
}

/** Time of the main thread in ms: of scripts alone, and with the browser's own parsing, style, layout and paint. */
export interface Spent {
  readonly scripts: number;
  readonly all: number;
}

/** Tools and settings for scenarios. */
export interface Lab {
  readonly browser: Browser;
  readonly shop: DemoShop;
  /** Address of the shop without a trailing slash. */
  readonly url: string;
  /** Folder of the built files. */
  readonly distDir: string;
  /** Times that something is measured. */
  readonly runs: number;
  /** Variations that are chosen on one page. */
  readonly choices: number;
  /** Opens a tab for the time of `use`. */
  withTab<T>(use: (tab: Tab) => Promise<T>): Promise<T>;
  /** Collects the results of `use`, once for each run, each in a tab of its own; failed runs are reported and left out. */
  eachRun<T>(use: (tab: Tab) => Promise<T>): Promise<T[]>;
  /** Keeps what long tasks spent their time on, by what was measured; shown below the figures. */
  readonly longTasks: Map<string, readonly string[]>;
}

/** Opens a shop and a browser. `SHOP_WIDGETS_DIST` names another build than the one in `dist`. */
export async function openLab(runs: number, choices: number): Promise<Lab & { close(): Promise<void> }> {
  const distDir = process.env.SHOP_WIDGETS_DIST ?? join(import.meta.dirname, '../../dist');
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath && { executablePath }) });
  const shop = createDemoShop({ distDir });
  const { url, close } = await shop.listen();

  async function withTab<T>(use: (tab: Tab) => Promise<T>): Promise<T> {
    const context = await browser.newContext({ locale: 'sl-SI', timezoneId: 'Europe/Ljubljana' });
    try {
      const page = await context.newPage();
      // A table of thousands of rows takes a slow processor longer than Playwright's 30 s.
      page.setDefaultTimeout(TIME_LIMIT);
      const cdp = await context.newCDPSession(page);
      await page.addInitScript(prepareWindow);
      await cdp.send('Performance.enable');
      const slowDown = async () => void (await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }));
      const open = async (path: string, marker?: string) => {
        await page.goto(url + path, { waitUntil: 'networkidle' });
        if (marker) await page.waitForFunction(isTaken, marker);
        await slowDown();
      };
      const spent = async <T>(run: () => Promise<T>) => {
        const before = await metricsOf(cdp);
        const result = await run();
        const after = await metricsOf(cdp);
        const of = (name: string) => (after(name) - before(name)) * 1000;
        return { scripts: of('ScriptDuration'), all: of('TaskDuration'), result };
      };
      return await inTime(use({ context, page, cdp, slowDown, open, spent }));
    } finally {
      await context.close();
      shop.reset();
    }
  }

  async function eachRun<T>(use: (tab: Tab) => Promise<T>): Promise<T[]> {
    const results: T[] = [];
    for (let run = 0; run < runs; run++) {
      try {
        results.push(await withTab(use));
      } catch (error) {
        console.error('A run failed:', error);
      }
    }
    return results;
  }

  return {
    browser,
    shop,
    url,
    distDir,
    runs,
    choices,
    withTab,
    eachRun,
    longTasks: new Map(),
    async close() {
      await browser.close();
      await close();
    },
  };
}

/** The browser's own counters; times in s. */
export async function metricsOf(cdp: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return wanted => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/** @throws Error when the work is not done in time */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${TIME_LIMIT} ms`)), TIME_LIMIT);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
