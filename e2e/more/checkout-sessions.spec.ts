import type { Page } from 'playwright/test';
import { CHECKOUT, FORM, fillIn, openCheckout, rested } from '../pages/checkout';
import { expireNonces } from '../support/changePage';
import { ANA } from '../support/checkout';
import { expect, gotoMounted, type TestShop, test } from '../support/fixtures';
import { callsOf, expectPieces, listButton, SHOP_PAGE } from '../support/shopper';

const RECEIVED = /order-received\/1001\//;
const notice = (page: Page) => page.locator('.woocommerce-NoticeGroup-checkout');

async function expectTyped(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(ANA)) await expect(page.locator(`#${name}`)).toHaveValue(value);
}

/** Opens the checkout in two tabs. Answers with the second. */
async function openTwice(page: Page, shop: TestShop): Promise<Page> {
  await openCheckout(page, shop);
  const other = await page.context().newPage();
  await gotoMounted(other, shop.url + CHECKOUT, FORM);
  return other;
}

test('a checkout with nonces expired overnight takes the order', async ({ page, shop, consoleLines }) => {
  await page.clock.install({ time: '2026-11-21T23:30:00' });
  await openCheckout(page, shop);
  await fillIn(page);
  await page.locator('#billing_email').blur();
  await rested(page);
  await expireNonces(page, 'wc_checkout_params');
  await page.evaluate(() => {
    const nonce = document.querySelector<HTMLInputElement>('#woocommerce-process-checkout-nonce');
    if (nonce) nonce.value = 'old';
  });
  await page.clock.fastForward('26:00:00');
  // The part is replaced only if its HTML is another one, as with a fresh nonce.
  await page.check('#payment_method_cod');
  await page.check('#terms');
  await page.click('#place_order');
  await expect(notice(page)).toContainText('Naročila ni bilo mogoče obdelati. Poskusite znova.');
  await expect(page.locator('#woocommerce-process-checkout-nonce')).not.toHaveValue('old');
  await rested(page);
  await expectTyped(page);
  await expect(page.locator('#terms')).toBeChecked();
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);
  await expect.poll(() => consoleLines.take(/Failed to load resource.*403/)).toBe(1);
});

test('two tabs: an order is not placed twice, and typed values stay', async ({ page, shop }) => {
  const other = await openTwice(page, shop);
  for (const tab of [page, other]) {
    await fillIn(tab);
    await tab.locator('#billing_email').blur();
    await rested(tab);
    await tab.check('#terms');
  }
  await other.click('#place_order');
  await expect(other).toHaveURL(RECEIVED);
  await page.click('#place_order');
  await expect(notice(page)).toContainText('Vaša seja je potekla.');
  await expect(notice(page).locator('ul')).toBeFocused();
  await expectTyped(page);
  await rested(page);
  expect(callsOf(shop, 'checkout')).toHaveLength(2);
  expect(shop.orders.byId(1002)).toBeUndefined();
});

test('two tabs: what one adds is in the amounts of the other once the shopper is back, and typed values stay', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop);
  await fillIn(page);
  await page.locator('#billing_email').blur();
  await rested(page);
  const total = page.locator('.order-total td');
  const before = await total.innerText();
  const other = await page.context().newPage();
  await other.goto(shop.url + SHOP_PAGE);
  await listButton(other, 12).click();
  await expectPieces(other, 3);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(total).not.toHaveText(before);
  await expectTyped(page);
});

test('two tabs: a coupon of one is in the other’s next order review', async ({ page, shop }) => {
  const other = await openTwice(page, shop);
  await rested(other);
  await other.click('a.showcoupon');
  await other.fill('#coupon_code', 'popust10');
  await other.press('#coupon_code', 'Enter');
  await expect(other.locator('.order-total td')).toContainText('27.40');
  await page.check('#shipping_method_0_local_pickup2');
  await expect(page.locator('.order-total td')).toContainText('22.50');
  await expect(page.locator('.coupon-popust10')).toBeVisible();
});
