import type { Page } from 'playwright/test';
import type { TestShop } from '../support/fixtures';
import { mountEverything } from '../support/shopper';

/** One page of the demo for each kind of widget. */
export const PAGES = [
  '/',
  '/shop/',
  '/product/pulover-reka/',
  '/checkout/?add-to-cart=11',
  '/cart/?add-to-cart=11',
  '/my-account/',
  '/tables/cart/',
  '/tables/all-filters/',
  '/navigacija/',
  '/?notice=bar',
] as const;

/** Opens a page of the demo with all of its widgets mounted. */
export async function openMounted(page: Page, shop: TestShop, path: string): Promise<void> {
  await page.goto(shop.url + path);
  await mountEverything(page);
}
