import { expectKept, notice, openFilledCheckout, PLACING, rested } from '../pages/checkout';
import { expireNonces } from '../support/changePage';
import { expect, mounted, test } from '../support/fixtures';
import { callsOf } from '../support/shopper';

test.beforeEach(({ page, shop }) => openFilledCheckout(page, shop));

test('-1 for an order: the page was open for too long', async ({ page, consoleLines }) => {
  await page.route('**/?wc-ajax=checkout', route => route.fulfill({ status: 403, body: '-1' }));
  await page.click('#place_order');
  await expect(notice(page)).toContainText('Stran je bila predolgo odprta');
  await expectKept(page);
  consoleLines.allow(PLACING);
  consoleLines.allow(/Failed to load resource/);
});

test('nonces that have expired are renewed; nothing on the page is lost', async ({ page, shop, consoleLines }) => {
  await expireNonces(page, 'wc_checkout_params');
  await page.check('#shipping_method_0_local_pickup2');
  await expect(page.locator('.order-total td')).toContainText('25.00');
  await expectKept(page);
  await expireNonces(page, 'wc_checkout_params');
  await page.click('a.showcoupon');
  await page.fill('#coupon_code', 'popust10');
  await page.press('#coupon_code', 'Enter');
  await expect(page.locator('.order-total td')).toContainText('22.50');
  await expectKept(page);
  expect(consoleLines.take(/Failed to load resource.*403/)).toBe(2);
  expect(callsOf(shop, 'page').filter(call => call.path === '/checkout/')).toHaveLength(3);
});

test('a fresh copy of the page is loaded without its add-to-cart query', async ({ page, shop, consoleLines }) => {
  await page.evaluate(() => history.replaceState(null, '', '?add-to-cart=11'));
  await expireNonces(page, 'wc_checkout_params');
  await page.check('#shipping_method_0_local_pickup2');
  await expect(page.locator('.order-total td')).toContainText('25.00');
  await expectKept(page);
  await expect.poll(() => consoleLines.take(/Failed to load resource.*403/)).toBe(1);
  expect(shop.log.filter(call => call.path.includes('add-to-cart=11'))).toHaveLength(0);
});

test('an order review that is refused whatever the nonce', async ({ page, consoleLines }) => {
  await page.route('**/?wc-ajax=update_order_review', route => route.fulfill({ status: 403, body: '-1' }));
  await page.check('#shipping_method_0_local_pickup2');
  await expect(page.getByText('Osvežite jo, da boste videli pravilne zneske.')).toBeVisible();
  await expectKept(page);
  consoleLines.allow(/the shop gave no order review/);
  consoleLines.allow(/Failed to load resource/);
});

for (const kind of ['html', 'empty'] as const) {
  test(`${kind} as answer about a coupon: said, and not shown`, async ({ page, shop, consoleLines }) => {
    await page.click('a.showcoupon');
    await page.fill('#coupon_code', 'popust10');
    shop.faults.set('apply_coupon', { kind, times: 1 });
    await page.press('#coupon_code', 'Enter');
    await expect(page.locator('#coupon-error-notice')).toHaveText('Kupona ni bilo mogoče preveriti. Poskusite znova.');
    await expect(page.locator('#coupon_code')).toHaveValue('popust10');
    await expect(page.locator('#coupon_code')).toBeFocused();
    await expect(page.locator('[name="geslo"]')).toHaveCount(0);
    await rested(page);
    await page.press('#coupon_code', 'Enter');
    await expect(page.locator('.order-total td')).toContainText('27.40');

    shop.faults.set('remove_coupon', { kind, times: 1 });
    await page.click('.woocommerce-remove-coupon');
    await expect(page.getByRole('alert').filter({ hasText: 'Kupona ni bilo mogoče preveriti.' })).toHaveCount(1);
    await expect(page.locator('[name="geslo"]')).toHaveCount(0);
    await expectKept(page);
    await page.click('.woocommerce-remove-coupon');
    await expect(page.locator('.order-total td')).toContainText('29.90');
    expect(consoleLines.take(/a coupon's call failed/)).toBe(2);
  });
}

test('the shop wants a fresh page', async ({ page }) => {
  await page.route('**/?wc-ajax=checkout', route =>
    route.fulfill({ json: { result: 'failure', messages: '', reload: true, refresh: false } }),
  );
  await Promise.all([page.waitForEvent('load'), page.click('#place_order')]);
  await mounted(page, 'form.checkout');
});
