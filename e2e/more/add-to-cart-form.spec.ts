import { ADD } from '../pages/productPage';
import { expect, test } from '../support/fixtures';
import { callsOf, expectPieces, focused, SIMPLE, visit } from '../support/shopper';

test('an old refusal goes when the product is in the cart after all', async ({ page, shop }) => {
  await page.goto(`${shop.url}/product/unikatna-vaza/?add-to-cart=15`);
  await page.goto(`${shop.url}/product/unikatna-vaza/?add-to-cart=15`);
  await expect(page.locator('.woocommerce-error')).toHaveCount(1);
  await page.locator('.site-cart').hover();
  await page.locator('.remove_from_cart_button:visible').click();
  await expectPieces(page, 0);
  await page.click(ADD);
  await expectPieces(page, 1);
  await expect(page.locator('.woocommerce-error')).toHaveCount(0);
});

test('after an answer that made no sense the next try is a plain post', async ({ page, shop, consoleLines }) => {
  await visit(page, shop.url + SIMPLE);
  shop.faults.set('form-post', { status: 500, times: 1 });
  await page.click(ADD);
  await expect(page.locator('form.cart').getByRole('alert')).toContainText('Poskusite znova');
  consoleLines.allow(/the call to the shop failed|Failed to load resource/);
  await page.click(ADD);
  await expect(page.locator('.woocommerce-message')).toContainText('Skodelica');
  expect(callsOf(shop, 'form-post')).toHaveLength(2);
});

test('repeated clicks on a form add one at a time', async ({ page, shop }) => {
  await visit(page, shop.url + SIMPLE);
  const answer = shop.faults.hold('form-post', { times: 1 });
  await page.click(ADD, { clickCount: 3 });
  answer();
  await expect(page.locator(ADD)).toHaveClass(/added/);
  await expectPieces(page, 1);
  expect(await focused(page)).toContain('single_add_to_cart_button');
});
