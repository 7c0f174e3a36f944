import type { Locator, Page } from 'playwright/test';
import { gotoMounted } from '../support/fixtures';

const TABLE = '#wcpt-430';
export const VARIABLE = 10206;
export const COMPOSITE = 10020;
export const BUNDLE = 700;

export const row = (page: Page, id: number): Locator =>
  page.locator(`${TABLE} .wcpt-row[data-wcpt-product-id="${id}"]`);
export const button = (page: Page, id: number) => row(page, id).locator('[data-wcpt-link-code]');
export const dialog = (page: Page) => page.getByRole('dialog');
export const form = (page: Page) => page.locator('.wcpt-product-form form.cart');

export async function open(page: Page, url: string, jquery: string): Promise<void> {
  await gotoMounted(page, `${url}/tables/cart/?jquery=${jquery}`, TABLE);
}
