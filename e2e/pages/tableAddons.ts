import type { Locator, Page } from 'playwright/test';
import { addonProducts } from '../../demo-theme/shop/table/addons/addonProducts';
import { expect, gotoMounted } from '../support/fixtures';

export const [ENGRAVED, DRAWN, BY_WORD, MEASURED, IN_FORM, MEASURED_IN_FORM, PLAIN] = addonProducts.map(({ id }) => id);

export const row = (page: Page, id: number | undefined, table = 460): Locator =>
  page.locator(`#wcpt-${table} .wcpt-row[data-wcpt-product-id="${id}"]`);
export const button = (row: Locator) => row.locator('[data-wcpt-link-code]');
export const check = (row: Locator) => row.locator('.wcpt-cart-checkbox').check();
export const dialog = (page: Page) => page.getByRole('dialog');

export async function open(page: Page, url: string, jquery: string): Promise<void> {
  await gotoMounted(page, `${url}/tables/addons/?jquery=${jquery}`, '#wcpt-460', '#wcpt-461');
  await formsRead(page, 460);
}

/** Before, options and totals may still come, and move the rows under the mouse. */
export const formsRead = (page: Page, table: number) =>
  expect(row(page, ENGRAVED, table).locator('form')).toHaveAttribute('action', page.url());
