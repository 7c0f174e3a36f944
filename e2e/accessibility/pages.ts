import type { Page } from 'playwright/test';
import { listedPages } from '../../demo-theme/static/listedPages';
import type { TestShop } from '../support/fixtures';
import { mountEverything } from '../support/shopper';

/** Every page of the demo that opens without a step on another page before. */
export const PAGES: readonly string[] = Object.values(listedPages()).flatMap(group => group.map(({ path }) => path));

/** Opens a page of the demo with all of its widgets mounted. */
export async function openMounted(page: Page, shop: TestShop, path: string): Promise<void> {
  await page.goto(shop.url + path);
  await mountEverything(page);
}
