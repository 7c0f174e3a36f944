import type { Page } from 'playwright/test';
import { gotoMounted, type TestShop } from '../support/fixtures';

export const groups = '#wcpt-380';
export const links = '#wcpt-402';
export const parents = `${groups} .wcpt-has-child-row`;
export const children = `${groups} .wcpt-child-row`;

export async function open(page: Page, shop: TestShop, path: string, table: string): Promise<void> {
  await gotoMounted(page, `${shop.url}/tables/${path}`, table);
}
