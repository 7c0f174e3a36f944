import type { Page } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser } from './browser';
import { changePage } from './changePage';

const executablePath = findBrowser();

/**
 * For `test.use`: a browser that keeps pages for Back. The quick one keeps none, and Playwright switches it off in the others.
 */
export const KEEPS_PAGES = {
  launchOptions: {
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
};

/** Has the shop let browsers keep a page: of one that says `no-store` they keep none that has made a call. */
export async function letKeep(page: Page, address: string | RegExp): Promise<void> {
  await changePage(page, address, String, headers => ({ ...headers, 'cache-control': 'no-cache' }));
}

/** Notes down, in the page that is about to be left, whether the browser brings it back. */
export const watchReturn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isKept', persisted));
  });

/** Goes back to a page that the browser has kept; it is not loaded again. */
export async function goBack(page: Page, address: string | RegExp): Promise<void> {
  await page.evaluate(() => history.back());
  await page.waitForURL(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'isKept') === true);
}
