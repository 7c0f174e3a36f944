import { capturedNames, hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { answerReviews, test } from '../support/capturedShop';
import { expect } from '../support/fixtures';
import { type Allowed, keepAsleep, lookDifferences, MOUNTED, recordLooks, settle, UNMOUNTED } from '../support/looks';
import { mountEverything } from '../support/shopper';

test.skip(!hasCaptures, NO_CAPTURES);
test.use({ hasAssets: true });

// A page is opened at each width, the largest has 500 rows.
test.describe.configure({ timeout: 120_000 });

const WIDTHS = [1280, 390];

for (const name of hasCaptures ? capturedNames() : ['a recorded page']) {
  test(`${name}: the server’s markup looks the same with widgets`, async ({ page, shop, consoleLines }) => {
    await answerReviews(page);
    await keepAsleep(page, shop.url);
    const on = (allowed: readonly Allowed[]) => allowed.filter(({ pages }) => pages?.test(name) ?? true);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${shop.url}/captured/${name}/`);
      await settle(page);
      expect(await recordLooks(page)).toBeGreaterThan(100);
      expect(await mountEverything(page)).toBeGreaterThan(0);
      await settle(page);
      expect.soft(await lookDifferences(page, on(MOUNTED)), `mounted, ${width} px`).toEqual([]);
      await page.evaluate(() => window.ShopWidgets?.unmountAll());
      await settle(page);
      expect.soft(await lookDifferences(page, on(UNMOUNTED)), `unmounted, ${width} px`).toEqual([]);
    }
    // Not all that the pages name was recorded.
    consoleLines.allow(/status of 404/);
  });
}
