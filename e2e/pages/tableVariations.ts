import type { Locator, Page } from 'playwright/test';
import { expect, gotoMounted } from '../support/fixtures';

export const TABLE = '#wcpt-420';
/** Products of the demo's page, by the control that chooses their variations. */
export const LIST = 9001;
export const RADIOS = 9002;
export const FORM = 9003;
export const STOCKS = 9011;
export const BROKEN = 9013;

export const row = (page: Page, id: number, table = TABLE): Locator =>
  page.locator(`${table} .wcpt-row[data-wcpt-product-id="${id}"]`).first();
export const list = (page: Page, id: number): Locator => row(page, id).locator('.wcpt-select-variation-dropdown');
export const cart = (page: Page, id: number): Locator => row(page, id).locator('[data-wcpt-link-code="cart_ajax"]');
export const alert = (page: Page): Locator => page.locator('.sw-table-alert');

/** Opens the page with its table hydrated, and its rows prepared. */
export async function open(page: Page, url: string, jquery: string, query = ''): Promise<void> {
  await gotoMounted(page, `${url}/tables/variations/?jquery=${jquery}${query}`, TABLE);
  await expect(cart(page, BROKEN)).toHaveClass(/wcpt-no-variation-selected/);
}
