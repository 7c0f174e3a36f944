import type { Locator, Page } from 'playwright/test';
import { gotoMounted } from '../support/fixtures';

export const TABLE = '#wcpt-430';
export const PLAIN = 10000;
export const OTHER = 10002;
export const SCARCE = 10007;

export const row = (page: Page, id: number): Locator =>
  page.locator(`${TABLE} .wcpt-row[data-wcpt-product-id="${id}"]`);
export const button = (page: Page, id: number) => row(page, id).locator('[data-wcpt-link-code]');
export const inCart = (page: Page, id: number) => row(page, id).locator('.wcpt-in-cart');
export const quantity = (page: Page, id: number) => row(page, id).locator('.qty');
export const notice = (page: Page) => page.locator('.wcpt-notice-wrapper');
export const widget = (page: Page) => page.locator('.wcpt-cart-widget');

export async function open(page: Page, url: string, jquery: string, query = ''): Promise<void> {
  await gotoMounted(page, `${url}/tables/cart/?jquery=${jquery}${query}`, TABLE);
}
