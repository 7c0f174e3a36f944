import { expectKept, expectTyped, notice, openFilledCheckout, PLACING, rested } from '../pages/checkout';
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
  const expire = () =>
    page.evaluate(() => {
      const params: unknown = Reflect.get(window, 'wc_checkout_params');
      if (typeof params !== 'object' || params === null) return;
      for (const name of Object.keys(params)) if (name.endsWith('_nonce')) Reflect.set(params, name, 'old');
    });
  await expire();
  await page.check('#shipping_method_0_local_pickup2');
  await expect(page.locator('.order-total td')).toContainText('25.00');
  await expectKept(page);
  await expire();
  await page.click('a.showcoupon');
  await page.fill('#coupon_code', 'popust10');
  await page.press('#coupon_code', 'Enter');
  await expect(page.locator('.order-total td')).toContainText('22.50');
  await expectKept(page);
  expect(consoleLines.take(/Failed to load resource.*403/)).toBe(2);
  expect(callsOf(shop, 'page').filter(call => call.path === '/checkout/')).toHaveLength(3);
});

test('a fresh copy of the page is loaded without its add-to-cart query', async ({ page, shop, consoleLines }) => {
  await page.evaluate(() => {
    history.replaceState(null, '', '?add-to-cart=11');
    const params: unknown = Reflect.get(window, 'wc_checkout_params');
    if (typeof params === 'object' && params !== null) Reflect.set(params, 'update_order_review_nonce', 'old');
  });
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

test('an address that is not http(s) is not followed', async ({ page, consoleLines }) => {
  await page.route('**/?wc-ajax=checkout', route =>
    route.fulfill({ json: { result: 'success', redirect: 'javascript:document.body.remove()' } }),
  );
  await page.click('#place_order');
  await expect(notice(page)).toContainText('Naročilo je oddano, strani s potrditvijo pa ni bilo mogoče odpreti.');
  await expectTyped(page);
  await expect(page.locator('#place_order')).toBeHidden();
  consoleLines.allow(PLACING);
  consoleLines.allow(/not http\(s\)/);
});

test('a fragment as address is for the payment method: the form stays covered', async ({ page }) => {
  await page.route('**/?wc-ajax=checkout', route =>
    route.fulfill({ json: { result: 'success', redirect: '#placilo-potrdi:1' } }),
  );
  await page.evaluate(() =>
    addEventListener('hashchange', () => {
      document.body.dataset.hash = location.hash;
    }),
  );
  await page.click('#place_order');
  await expect(page.locator('body')).toHaveAttribute('data-hash', '#placilo-potrdi:1');
  await expect(page.locator('form.processing > .blockOverlay')).toHaveCount(1);
});
