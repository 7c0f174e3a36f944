import type { Page } from 'playwright/test';
import { ownCart, walletButton } from '../pages/wallets';
import { expect, test } from '../support/fixtures';
import { expectFlat } from '../support/flat';
import { SIMPLE } from '../support/shopper';

// First visit: memory that earlier tests left in the window must not count.
test.use({ isFirstVisit: true });

/** Opens the sheet, chooses an address and cancels, again and again; each time until the cart apart is empty. */
const openAndCancel = (page: Page, times: number) =>
  page.evaluate(async count => {
    const { demoProvider } = window;
    const isCovered = () => document.querySelector('.sw-express-cover') !== null;
    for (let done = 0; done < count; done++) {
      await demoProvider.click('google_pay');
      if (!isCovered()) throw new Error('no sheet');
      await demoProvider.changeAddress('ana');
      demoProvider.cancel();
      if (isCovered()) throw new Error('the page is still covered');
      // The double keeps all calls in its journal.
      demoProvider.journal.length = 0;
    }
  }, times);

test('200 times opened and cancelled: nothing of it stays, and the own cart is as before', async ({ page, shop }) => {
  test.setTimeout(120_000);
  await page.goto(`${shop.url}${SIMPLE}?payments=on&jquery=none`);
  await expect(walletButton(page, 'Google Pay')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectFlat(page, 200, times => openAndCancel(page, times));
  expect(await ownCart(page)).toEqual([]);
});
