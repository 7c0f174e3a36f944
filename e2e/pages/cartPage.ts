import type { Page } from 'playwright/test';
import { expect, gotoMounted, mounted, type TestShop } from '../support/fixtures';

export const FORM = 'form.woocommerce-cart-form';

/** Opens the cart page with a piece of each product in the cart, and waits until it is hydrated. */
export async function openCart(
  page: Page,
  shop: TestShop,
  ids: readonly number[] = [11, 12],
  query = '',
): Promise<void> {
  for (const id of ids) {
    await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: String(id), quantity: '1' } });
  }
  await gotoMounted(page, `${shop.url}/cart/${query}`, `.woocommerce:has(> ${FORM})`);
  // It tells of its country when it begins.
  await mounted(page, '.woocommerce-shipping-calculator');
}

export const UPDATE = '[name="update_cart"]';
export const QUANTITY = `${FORM} .qty`;
export const MESSAGE = '.woocommerce-message';
export const CUP = 11;
export const BOARD = 12;

export const row = (page: Page, index: number) => page.locator(`${FORM} .cart_item`).nth(index);
export const quantity = (page: Page, index = 0) => page.locator(QUANTITY).nth(index);

export const ERROR = '.woocommerce-error[role="alert"]';
export const REPORTED = /cart-page|Failed to load resource|ERR_/;

/** Sends a quantity of 3 for the first line. */
export async function update(page: Page): Promise<void> {
  await page.locator(QUANTITY).first().fill('3');
  await page.click(UPDATE);
}

/** Refreshes the page's cart, as another script does, and waits until form and totals are new ones. */
export async function refresh(page: Page): Promise<void> {
  await page.evaluate(form => {
    for (const part of [form, '.cart_totals']) document.querySelector(part)?.setAttribute('data-old', '');
    document.body.dispatchEvent(new CustomEvent('wc_update_cart', { bubbles: true, detail: [] }));
  }, FORM);
  await expect(page.locator(`${FORM}:not([data-old])`)).toBeVisible();
  await expect(page.locator('.cart_totals:not([data-old])')).toBeVisible();
}
