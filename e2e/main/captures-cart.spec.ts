import type { Route } from 'playwright/test';
import { capturedJson, hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { expect, mounted } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { recordAnnouncements } from '../support/shopper';

const FORM = 'form.woocommerce-cart-form';
const QUANTITY = `${FORM} .qty`;
const TOTAL = '.order-total td';

test.skip(!hasCaptures, NO_CAPTURES);

/** Returns a recorded answer of the real shop. */
function answered(name: string): { status: number; contentType: string; body: string } {
  const file = capturedJson(`json/${name}.json`);
  const response: unknown = typeof file === 'object' && file !== null ? Reflect.get(file, 'response') : undefined;
  const body: unknown = typeof response === 'object' && response !== null ? Reflect.get(response, 'body') : undefined;
  return { status: 200, contentType: 'text/html; charset=UTF-8', body: String(body) };
}

inTurn(test, ['3', 'none'], (turn, jquery) => {
  test.beforeEach(async ({ page, open, shop }) => {
    await open('cart', jquery);
    await mounted(page, `.woocommerce:has(> ${FORM})`);
    // The recorded page is what the cart's address answers.
    const html = await page.request.get(page.url()).then(response => response.text());
    await page.route(`${shop.url}/cart/**`, (route: Route) => {
      const sent = new URLSearchParams(route.request().postData() ?? '');
      const quantity = sent.get('cart[9f61408e3afb633e50cdf1b20de6f466][qty]') ?? '2';
      const isRemoval = route.request().url().includes('remove_item=');
      const changed = html
        // Ids of quantities are others in every answer of the real shop.
        .replaceAll('quantity_6b00ea476', 'quantity_7c11fb587')
        // A payment button brings its script with every answer.
        .replace('<div class="wc-proceed-to-checkout">', part => `${part}<script>window.hasButton = true</script>`)
        .replace('value="2"', `value="${sent.has('update_cart') ? quantity : '2'}"`)
        .replace(/<div class="woocommerce-notices-wrapper"><\/div>/, wrapper =>
          sent.has('update_cart') || isRemoval
            ? `${wrapper.slice(0, -6)}<div class="woocommerce-message" role="alert">Cart updated.</div></div>`
            : wrapper,
        );
      const [first, ...rest] = changed.split('<tr class="woocommerce-cart-form__cart-item cart_item">');
      const kept = isRemoval ? rest.slice(1) : rest;
      const body = [first, ...kept].join('<tr class="woocommerce-cart-form__cart-item cart_item">');
      return route.fulfill({ contentType: 'text/html; charset=UTF-8', body });
    });
  });

  turn.test('quantities are sent, and unsent ones survive a refresh', async ({ page }) => {
    const first = page.locator(QUANTITY).first();
    await expect(page.locator('[name="update_cart"]')).toBeDisabled();
    await first.fill('5');
    await first.press('Enter');
    await expect(page.locator('.woocommerce-message')).toHaveText('Cart updated.');
    await expect(first).toHaveValue('5');
    await expect(first).toHaveAttribute('id', /^quantity_7c11fb587/);
    expect(await page.evaluate(() => Reflect.get(window, 'hasButton'))).toBe(true);
    await page.locator(QUANTITY).nth(1).fill('3');
    await page.evaluate(() => window.ShopWidgets?.bus.emit('wc_update_cart', {}));
    await expect(page.locator('.woocommerce-message')).toHaveCount(0);
    await expect(page.locator(QUANTITY).nth(1)).toHaveValue('3');
    await expect(page.locator(QUANTITY).nth(1)).toBeFocused();
    await expect(page.locator('[name="update_cart"]')).toBeEnabled();
  });

  turn.test('a line is removed', async ({ page }) => {
    await page.locator('.product-remove a').first().click();
    await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(2);
    await expect(page.locator('.woocommerce-message')).toBeFocused();
  });

  turn.test('the recorded answers about coupons and shipping', async ({ page }) => {
    await page.route('**/?wc-ajax=apply_coupon', route =>
      route.fulfill(
        answered(
          route.request().postData()?.includes('popust10')
            ? 'wc-ajax-apply-coupon-ok'
            : 'wc-ajax-apply-coupon-error-unknown',
        ),
      ),
    );
    await page.route('**/?wc-ajax=update_shipping_method', route =>
      route.fulfill(answered('wc-ajax-update-shipping-method-ok')),
    );
    await page.fill('#coupon_code', 'nimam');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('#coupon-error-notice')).toContainText('cannot be applied because it does not exist');
    await page.fill('#coupon_code', 'popust10');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.woocommerce-message')).toHaveText(/Coupon code applied successfully/);
    await expect(page.locator('.blockUI')).toHaveCount(0);
    const announced = await recordAnnouncements(page);
    await page.click('[value="local_pickup:2"]');
    await expect(page.locator(TOTAL)).toContainText('12.88');
    await expect(page.locator('[value="local_pickup:2"]')).toBeFocused();
    // The recorded shop speaks English.
    await expect.poll(announced).toEqual(['Your cart has been updated. Total: 12.88 €.']);
    await page.click('.shipping-calculator-button');
    await expect(page.locator('#calc_shipping_city')).toHaveValue('Ljubljana');
    await expect(page.locator('#calc_shipping_city')).toBeVisible();
  });
});
