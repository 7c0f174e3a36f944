import type { Page } from 'playwright/test';
import { FORM, openCart, QUANTITY, UPDATE } from '../pages/cartPage';
import { expect, type TestShop, test } from '../support/fixtures';
import { goBack, KEEPS_PAGES, letKeep, watchReturn } from '../support/keptPages';
import { callsOf } from '../support/shopper';

test.use(KEEPS_PAGES);

/** Opens a cart that the browser may keep. */
async function openKeptCart(page: Page, shop: TestShop): Promise<void> {
  await letKeep(page, '**/cart/');
  await openCart(page, shop);
}

/** Goes to another page of the shop and back, to the page that the browser has kept. */
async function leaveAndReturn(page: Page, shop: TestShop, meanwhile: () => Promise<void>): Promise<void> {
  await watchReturn(page);
  await page.goto(`${shop.url}/novice/`);
  await meanwhile();
  await goBack(page, '**/cart/');
}

test('Back to a cart that the browser kept: typed text is there, and it works', async ({ page, shop }) => {
  await openKeptCart(page, shop);
  await page.locator(QUANTITY).first().fill('4');
  const posts = callsOf(shop, 'form-post').length;
  await leaveAndReturn(page, shop, async () => {});
  await expect(page.locator(QUANTITY).first()).toHaveValue('4');
  await expect(page.locator(UPDATE)).toBeEnabled();
  expect(callsOf(shop, 'form-post')).toHaveLength(posts);
  await page.click(UPDATE);
  await expect(page.locator('.woocommerce-message')).toHaveText('Košarica je posodobljena.');
  await expect(page.locator(QUANTITY).first()).toHaveValue('4');
});

test('Back to a cart that has changed refreshes it, typed values stay', async ({ page, shop }) => {
  await openKeptCart(page, shop);
  await page.locator(QUANTITY).nth(1).fill('4');
  await leaveAndReturn(page, shop, async () => {
    await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '13', quantity: '1' } });
  });
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(3);
  await expect(page.locator(QUANTITY).nth(1)).toHaveValue('4');
  await expect(page.locator(UPDATE)).toBeEnabled();
});
