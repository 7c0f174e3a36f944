import type { Cookie, Page } from 'playwright/test';

/**
 * The cookies of a page's window. A write to `document.cookie` reaches the browser's store a moment later than the next line of
 * the script: on a busy machine 8 of 400 looks came too early. A read from the same page is answered after its writes.
 */
export async function cookiesOf(page: Page): Promise<Cookie[]> {
  await page.evaluate(() => document.cookie);
  return page.context().cookies();
}
