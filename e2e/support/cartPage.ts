import type { Page } from 'playwright/test';
import { mounted, type TestShop } from './fixtures';

export const FORM = 'form.woocommerce-cart-form';

/** Opens the cart page with a piece of each product in the cart, and waits until it is awake. */
export async function openCart(
  page: Page,
  shop: TestShop,
  ids: readonly number[] = [11, 12],
  query = '',
): Promise<void> {
  for (const id of ids) {
    await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: String(id), quantity: '1' } });
  }
  await page.goto(`${shop.url}/cart/${query}`);
  await mounted(page, `.woocommerce:has(> ${FORM})`);
  // It tells of its country when it begins.
  await mounted(page, '.woocommerce-shipping-calculator');
}
