import type { Page } from 'playwright/test';
import { expect, gotoMounted, type TestShop } from '../support/fixtures';

export const table = '#wcpt-320';
export const dialog = (page: Page, name = 'Filtri') => page.getByRole('dialog', { name });
export const filterButton = (page: Page) => page.locator(`${table} .wcpt-rn-filter`);
export const sortButton = (page: Page) => page.locator(`${table} .wcpt-rn-sort`);

export async function open(page: Page, shop: TestShop, jquery = '3'): Promise<void> {
  await gotoMounted(page, `${shop.url}/tables/phone/?jquery=${jquery}`, table);
  await expect(page.locator(`${table} .wcpt-device-phone`)).toBeVisible();
  await expect(page.locator(`${table}.wcpt-loading`)).toHaveCount(0);
}
