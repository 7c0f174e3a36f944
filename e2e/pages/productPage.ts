import type { Page } from 'playwright/test';
import { mounted } from '../support/fixtures';

export const ADD = 'form.cart .single_add_to_cart_button';
export const ADD_FAILED = 'Izdelka ni bilo mogoče dodati v košarico. Poskusite znova.';
export const DESCRIPTION = '.woocommerce-product-details__short-description';
export const QUANTITY = 'form.cart .quantity';
export const QUANTITY_FIELD = `${QUANTITY} .qty`;
export const PLUS = `${QUANTITY} .plus`;

/** Opens a page with a quantity, and waits until plus and minus work. */
export async function openQuantity(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(QUANTITY).first().scrollIntoViewIfNeeded();
  await mounted(page, QUANTITY);
}
