import { openCart, QUANTITY, refresh } from '../pages/cartPage';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/shopper';

const RATE = '[value="local_pickup:2"]';

test('caret and selection in a quantity survive an answer, and so do those in the coupon', async ({ page, shop }) => {
  await openCart(page, shop);
  const quantity = page.locator(QUANTITY).first();
  await quantity.fill('25');
  await quantity.press('Home');
  await quantity.press('ArrowRight');
  await refresh(page);
  await page.keyboard.type('3');
  await expect(quantity).toHaveValue('235');
  await quantity.press('Home');
  await quantity.press('Shift+ArrowRight');
  await refresh(page);
  await page.keyboard.type('4');
  await expect(quantity).toHaveValue('435');
  expect(await quantity.evaluate((field: HTMLInputElement) => field.labels?.length)).toBe(1);

  const coupon = page.locator('#coupon_code');
  await coupon.fill('poletje');
  await coupon.press('Home');
  await coupon.press('Shift+ArrowRight');
  await coupon.press('Shift+ArrowRight');
  await refresh(page);
  await page.keyboard.type('Mo');
  await expect(coupon).toHaveValue('Moletje');
});

test('an open calculator survives a refresh and another way of shipping', async ({ page, shop }) => {
  await openCart(page, shop);
  await page.click('.shipping-calculator-button');
  await page.selectOption('#calc_shipping_country', 'HR');
  await page.fill('#calc_shipping_city', 'Zagreb');
  await refresh(page);
  await expect(page.locator('#calc_shipping_city')).toBeFocused();
  await page.click(RATE);
  await expect(page.locator('.order-total')).toContainText('39.70');
  await expect(page.locator('.shipping-calculator-button')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#calc_shipping_city')).toBeVisible();
  await expect(page.locator('#calc_shipping_city')).toHaveValue('Zagreb');
  await expect(page.locator('#calc_shipping_country')).toHaveValue('HR');
  // It still works: it opens, closes and sends.
  await page.click('[name="calc_shipping"]');
  await expect(page.locator('.woocommerce-shipping-destination')).toContainText('Zagreb');
  await expect(page.locator('.shipping-calculator-button')).toHaveAttribute('aria-expanded', 'false');
});

test('a way of shipping that is chosen while the cart is refreshed stays chosen', async ({ page, shop }) => {
  await openCart(page, shop);
  const answerForm = shop.faults.hold('form-post', { times: 1 });
  const answerRate = shop.faults.hold('update_shipping_method', { times: 1 });
  // Somebody types: the totals are not covered.
  await page.locator('#coupon_code').focus();
  const refreshed = refresh(page);
  await expect.poll(() => callsOf(shop, 'form-post').length).toBe(1);
  await page.click(RATE);
  answerForm();
  await refreshed;
  await expect(page.locator(RATE)).toBeChecked();
  expect(await page.locator('.order-total').textContent()).not.toContain('39.70');
  answerRate();
  await expect(page.locator('.order-total')).toContainText('39.70');
  await expect(page.locator(RATE)).toBeChecked();
});
