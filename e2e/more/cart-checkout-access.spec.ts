import type { Page } from 'playwright/test';
import { openCart } from '../pages/cartPage';
import { fillIn, openCheckout, rested } from '../pages/checkout';
import { expireNonces } from '../support/changePage';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';

// Each state of cart and checkout that their own tests do not check.

/** Expects axe to find nothing on the page in its current state. */
async function look(page: Page, state: string): Promise<void> {
  expect.soft(await findings(page), state).toEqual([]);
}

for (const width of [390, 1280]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('in the states of a cart', async ({ page, shop, consoleLines }) => {
      await openCart(page, shop);
      const quantity = page.locator('.woocommerce-cart-form .qty').first();
      await quantity.fill('2');
      const answer = shop.faults.hold('form-post', { times: 1 });
      await page.click('[name="update_cart"]');
      await expect(page.locator('.woocommerce-cart-form .blockOverlay')).toHaveCount(1);
      await look(page, 'quantities are sent');
      answer();
      await expect(page.locator('.woocommerce-message')).toBeVisible();
      await rested(page);

      await page.fill('#coupon_code', 'popust10');
      await page.click('[name="apply_coupon"]');
      await expect(page.locator('.coupon-popust10')).toBeVisible();
      await rested(page);
      await look(page, 'a coupon is taken');
      await page.click('[value="local_pickup:2"]');
      await rested(page);
      await look(page, 'another way of shipping');

      await expireNonces(page, 'wc_cart_params');
      await page.fill('#coupon_code', 'poletje');
      await page.click('[name="apply_coupon"]');
      await expect(page.locator('.woocommerce-error')).toContainText('predolgo odprta');
      await rested(page);
      await look(page, 'a page that was open for too long');
      consoleLines.allow(/Failed to load resource|the coupon could not be applied/);

      for (let left = 2; left > 0; left -= 1) {
        await page.locator('.product-remove a').first().click();
        await expect(page.locator('.cart_item')).toHaveCount(left - 1);
        await rested(page);
      }
      await expect(page.locator('.cart-empty')).toBeVisible();
      await look(page, 'an empty cart');
    });

    test('in the states of a checkout', async ({ page, shop, consoleLines }) => {
      await openCheckout(page, shop);
      await page.click('a.showlogin');
      await page.check('#createaccount');
      await page.fill('#account_password', 'abc');
      await page.click('.woocommerce-terms-and-conditions-link');
      await page.focus('#billing_davcna_stevilka');
      await rested(page);
      await look(page, 'log-in, account, description and terms are open');
      await page.uncheck('#createaccount');
      await page.click('a.showlogin');

      await page.click('a.showcoupon');
      await page.fill('#coupon_code', 'poletje');
      await page.press('#coupon_code', 'Enter');
      await expect(page.locator('#coupon-error-notice')).toBeVisible();
      await look(page, 'a coupon is not taken');
      await page.fill('#coupon_code', 'popust10');
      await page.press('#coupon_code', 'Enter');
      await expect(page.locator('.coupon-popust10')).toBeVisible();
      await rested(page);
      await look(page, 'a coupon is taken');

      await fillIn(page);
      await page.fill('#billing_email', 'ana@primer');
      await page.locator('#billing_email').blur();
      await rested(page);
      await look(page, 'fields that are right, and one that is not');

      const answer = shop.faults.hold('update_order_review', { times: 1 });
      await page.check('#shipping_method_0_local_pickup2');
      await expect(page.locator('#payment > .blockOverlay')).toHaveCount(1);
      await look(page, 'an order review is on its way');
      answer();
      await rested(page);

      shop.faults.set('update_order_review', { kind: 'html' });
      await page.check('#shipping_method_0_flat_rate1');
      await expect(page.locator('.sw-review-failure')).toBeVisible();
      await rested(page);
      await look(page, 'amounts that may be out of date');
      shop.faults.clear();
      await page.click('.sw-review-failure button');
      await expect(page.locator('.sw-review-failure')).toHaveCount(0);
      consoleLines.allow(/the shop gave no order review/);
      await rested(page);

      await page.evaluate(() => {
        const { customPlaceOrderButton } = Object(Reflect.get(window, 'wc'));
        customPlaceOrderButton.register('cod', {
          render(container: HTMLElement) {
            const button = document.createElement('button');
            button.type = 'button';
            button.textContent = 'Plačaj drugače';
            container.append(button);
          },
        });
      });
      await page.check('#payment_method_cod');
      await expect(page.locator('.wc-custom-place-order-button')).toBeVisible();
      await look(page, 'a payment method has a button of its own');
      await page.check('#payment_method_bacs');

      await page.fill('#billing_email', 'ana@lipa.example');
      await page.locator('#billing_email').blur();
      await rested(page);
      await page.check('#terms');
      const order = shop.faults.hold('checkout', { times: 1 });
      await page.click('#place_order');
      await expect(page.locator('form.processing')).toHaveCount(1);
      await look(page, 'an order is on its way');
      order();
      await expect(page).toHaveURL(/order-received/);
      await look(page, 'an order that was received');
    });

    test('where the session has ended', async ({ page, shop }) => {
      await openCheckout(page, shop);
      await page.request.post(`${shop.url}/_demo/reset`);
      await page.click('#shipping_method_0_local_pickup2');
      await expect(page.getByText('Vaša seja je potekla.')).toBeVisible();
      await look(page, 'nothing to order');
    });
  });
}
