import { ERROR, FORM, openCart, QUANTITY, REPORTED, UPDATE, update } from '../pages/cartPage';
import { expect, test } from '../support/fixtures';
import { markPage } from '../support/shopper';

// First visit: these tests are about loading code and its failures.
test.use({ isFirstVisit: true });

test.describe('an update that gets no usable answer', () => {
  test('500, then a removal that works all the same', async ({ page, shop, consoleLines }) => {
    await openCart(page, shop);
    shop.faults.set('form-post', { status: 500, times: 1 });
    await update(page);
    await expect(page.locator(ERROR)).toHaveCount(1);
    await page.locator('.product-remove a').last().click();
    await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
    await expect(page.locator(ERROR)).toHaveCount(0);
    await expect(page.locator(QUANTITY).first()).toHaveValue('3');
    await expect.poll(() => consoleLines.take(REPORTED)).toBeGreaterThan(0);
  });

  test('offline: typed values wait, the next try needs no load', async ({ page, shop, context, consoleLines }) => {
    await openCart(page, shop);
    await page.locator('#coupon_code').fill('pop');
    await page.locator(QUANTITY).first().fill('2');
    await page.click(UPDATE);
    await expect(page.locator('.woocommerce-message')).toHaveCount(1);
    // Nothing is under way any more.
    await expect(page.locator('a.cart-contents .count')).toHaveText(/^3 /);
    await context.setOffline(true);
    await update(page);
    await expect(page.locator(ERROR)).toContainText('Ni povezave z internetom');
    await expect(page.locator('#coupon_code')).toHaveValue('pop');
    await context.setOffline(false);
    await page.click(UPDATE);
    await expect(page.locator('.woocommerce-message')).toHaveText('Košarica je posodobljena.');
    await expect(page.locator(ERROR)).toHaveCount(0);
    await expect(page.locator('#coupon_code')).toHaveValue('pop');
    await expect.poll(() => consoleLines.take(REPORTED)).toBeGreaterThan(0);
  });
});

test('an expired nonce of the form is told, and another try works', async ({ page, shop }) => {
  await openCart(page, shop);
  await page.locator('[name="woocommerce-cart-nonce"]').evaluate((field: HTMLInputElement) => {
    field.value = 'potekel';
  });
  await update(page);
  await expect(page.locator(ERROR)).toHaveText('Nove količine še niso shranjene. Poskusite znova.');
  await expect(page.locator(QUANTITY).first()).toHaveValue('3');
  await expect(page.locator(UPDATE)).toBeEnabled();
  await page.click(UPDATE);
  await expect(page.locator('.woocommerce-message')).toHaveText('Košarica je posodobljena.');
  await expect(page.locator(ERROR)).toHaveCount(0);
});

test('a coupon that gets no answer: its code stays', async ({ page, shop, consoleLines }) => {
  await openCart(page, shop);
  shop.faults.set('apply_coupon', { kind: 'html', times: 1 });
  await page.fill('#coupon_code', 'popust10');
  await page.click('[name="apply_coupon"]');
  await expect(page.locator(ERROR)).toHaveText('Kupona ni bilo mogoče preveriti. Poskusite znova.');
  await expect(page.locator('#coupon_code')).toHaveValue('popust10');
  await expect.poll(() => consoleLines.take(REPORTED)).toBeGreaterThan(0);
  // With a page load, this time.
  await page.click('[name="apply_coupon"]');
  await expect(page.locator('.cart-discount')).toBeVisible();
});

test('a script that does not load: the browser does it', async ({ page, shop, consoleLines }) => {
  await page.route(/chunks\/cart-page-/, route => route.abort());
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '1' } });
  await page.goto(`${shop.url}/cart/`);
  await markPage(page);
  await update(page);
  await page.waitForFunction(() => !Reflect.has(window, 'isSamePage'));
  await expect(page.locator('.woocommerce-message')).toHaveText('Košarica je posodobljena.');
  await expect.poll(() => consoleLines.take(/cart-page|Failed to load resource|ERR_/)).toBeGreaterThan(0);
});
