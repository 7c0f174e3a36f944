import type { Page } from 'playwright/test';
import { fillIn, openCheckout, rested, reviews } from '../pages/checkout';
import { expect, mounted, type TestShop, test } from '../support/fixtures';
import { goBack, KEEPS_PAGES, letKeep, watchReturn } from '../support/keptPages';
import { callsOf } from '../support/shopper';

const PAGE = '**/checkout/';

test.use(KEEPS_PAGES);

/** Fills in a checkout that the browser may keep. */
async function fillCheckout(page: Page, shop: TestShop): Promise<void> {
  await letKeep(page, PAGE);
  await openCheckout(page, shop);
  await fillIn(page);
  await page.check('#payment_method_cod');
  await page.locator('#billing_email').blur();
  await rested(page);
  await page.check('#terms');
  await watchReturn(page);
}

test('Back from a payment provider: typed values stay, amounts are fresh, it orders', async ({ page, shop }) => {
  await fillCheckout(page, shop);
  await page.route('**/?wc-ajax=checkout', route =>
    route.fulfill({ json: { result: 'success', redirect: `${shop.url}/novice/` } }),
  );
  await page.click('#place_order');
  await page.waitForURL('**/novice/');
  await page.unroute('**/?wc-ajax=checkout');
  const before = reviews(shop);
  await goBack(page, PAGE);
  await expect.poll(() => reviews(shop)).toBe(before + 1);
  await rested(page);
  await expect(page.locator('form.processing')).toHaveCount(0);
  await expect(page.locator('#billing_first_name')).toHaveValue('Ana');
  await expect(page.locator('#payment_method_cod')).toBeChecked();
  await expect(page.locator('div.payment_box.payment_method_cod')).toBeVisible();
  await expect(page.locator('#terms')).toBeChecked();
  await page.click('#place_order');
  await expect(page).toHaveURL(/order-received\/1001\//);
  expect(callsOf(shop, 'checkout')).toHaveLength(1);
});

test('Back after the order was taken: nothing to order, and no second order', async ({ page, shop }) => {
  await fillCheckout(page, shop);
  await page.click('#place_order');
  await expect(page).toHaveURL(/order-received\/1001\//);
  await goBack(page, PAGE);
  await expect(page.getByText('Vaša seja je potekla.')).toBeVisible();
  await expect(page.locator('form.checkout')).toHaveCount(0);
  expect(callsOf(shop, 'checkout')).toHaveLength(1);
});

test('Back to an order that waits to be paid for: its form is not covered, and pays', async ({ page, shop }) => {
  const address = /\/checkout\/order-pay\/900\//;
  await letKeep(page, address);
  await page.goto(`${shop.url}/checkout/order-pay/900/?pay_for_order=true&key=${shop.orders.byId(900)?.key}`);
  await mounted(page, 'form#order_review');
  await page.check('#payment_method_cod');
  await page.check('#terms');
  await watchReturn(page);
  // A bank's page in place of the shop's answer.
  await page.route(address, route => {
    if (route.request().method() !== 'POST') return route.fallback();
    return route.fulfill({ status: 303, headers: { location: '/novice/' } });
  });
  await page.click('#place_order');
  await page.waitForURL('**/novice/');
  await goBack(page, address);
  await rested(page);
  await expect(page.locator('div.payment_box.payment_method_cod')).toBeVisible();
  await expect(page.locator('#terms')).toBeChecked();
  await page.unroute(address);
  await page.click('#place_order');
  await expect(page).toHaveURL(/order-received\/900/);
});
