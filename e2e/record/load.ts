import type { Browser, Page } from 'playwright';
import { createDemoShop, type DemoShopOptions } from '../../demo-theme';
import type { Load } from '../../demo-theme/static/measured';
import { isTaken } from '../bench/inPage';

/** A slow phone: Lighthouse's "slow 4G", and a processor that is four times slower than that of the machine. */
export const PHONE = { slowdown: 4, latency: 150, kilobits: 1638.4 };
const SIZE = { width: 390, height: 760 };
const FORM = 'form.variations_form';
/** Time for what comes after the page is ready, ms. */
const AFTERWARDS = 3000;

/** Loads a page of a shop as a slow phone does, and measures its scripts. @param takes whether widgets take the form over */
export async function measureLoad(
  browser: Browser,
  options: DemoShopOptions,
  path: string,
  takes: boolean,
): Promise<Load> {
  const shop = createDemoShop(options);
  const { url, close } = await shop.listen();
  const context = await browser.newContext({ viewport: SIZE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    // The first page of a site starts a process; the one that is measured has it.
    await page.goto(`${url}/images/lipa.svg`);
    await page.addInitScript(watch);
    const client = await context.newCDPSession(page);
    const throughput = (PHONE.kilobits * 1000) / 8;
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PHONE.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
    await page.goto(url + path, { waitUntil: 'commit' });
    const taken = takes
      ? await page.waitForFunction(isTaken, FORM, { polling: 20 }).then(() => readNow(page))
      : undefined;
    await page.waitForLoadState();
    await page.waitForTimeout(AFTERWARDS);
    const { parsed, ...read } = await page.evaluate(readLoad);
    return { ...read, ready: Math.round(taken ?? parsed), blocked: takes ? read.blocked : null };
  } finally {
    await context.close();
    await close();
  }
}

const readNow = (page: Page): Promise<number> => page.evaluate(() => performance.now());

declare global {
  interface Window {
    recordedBlocking?: number;
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  window.recordedBlocking = 0;
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries())
      window.recordedBlocking = (window.recordedBlocking ?? 0) + duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page. Scripts of the demo's theme are those of both sides: they do not count. */
function readLoad(): Omit<Load, 'ready'> & { readonly parsed: number } {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(entry => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => /\/(?:stand-in|shop-widgets)\/.*\.js$/.test(name))
    .sort((a, b) => a.responseEnd - b.responseEnd);
  let bytes = 0;
  const arrivals = scripts.map((entry): [number, number] => {
    bytes += entry.encodedBodySize;
    return [Math.round(entry.responseEnd), bytes];
  });
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  const parsed = navigation instanceof PerformanceNavigationTiming ? navigation.domContentLoadedEventEnd : 0;
  const blocked = Math.round(window.recordedBlocking ?? 0);
  return { requests: scripts.length, bytes, arrivals, painted: Math.round(paint?.startTime ?? 0), parsed, blocked };
}
