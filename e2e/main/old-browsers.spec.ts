import { FORM } from '../pages/variationForm';
import { watchRequests } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { doubleScripts, putHead, ranOn, replaceTag, SINGLE_PRODUCT, shopTag, statesOn } from '../support/replacing';
import { SIMPLE, VARIABLE } from '../support/shopper';

const GALLERY = '.woocommerce-product-gallery';

/** Before 16.0 Safari had no such limit. */
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout')));

test('in a browser that lacks what widgets need, the page stays as the server sent it', async ({ page, shop }) => {
  const chunks = watchRequests(page);
  await page.goto(shop.url + VARIABLE);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'ShopWidgets' in window)).toBe(false);
  await expect(page.locator(FORM)).toBeVisible();
  expect(await page.locator('link[href*="shop-widgets"], body [class*="sw-"]').count()).toBe(0);
  expect(chunks.filter(file => file.includes('/chunks/product'))).toEqual([]);
});

test('in such a browser, with data-replace, the shop’s own scripts run', async ({ page, shop, consoleLines }) => {
  await doubleScripts(page);
  await putHead(page, SIMPLE, replaceTag() + shopTag('wc-single-product', SINGLE_PRODUCT, 'defer'));
  await page.goto(shop.url + SIMPLE);
  await expect.poll(() => statesOn(page)).toEqual(['wc-single-product: the browser is too old']);
  await expect.poll(() => ranOn(page)).toContain(`/wp-content/${SINGLE_PRODUCT}.min.js`);
  await expect(page.locator(GALLERY)).toBeVisible();
  await expect.poll(() => consoleLines.take(/the browser is too old, given back/)).toBe(1);
});
