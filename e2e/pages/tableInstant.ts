import type { Page } from 'playwright/test';
import { watchRequests } from '../support/changePage';
import { gotoMounted, type TestShop } from '../support/fixtures';

export const table = '#wcpt-350';
export const search = (page: Page) => page.locator(`${table} .wcpt-search-input`);
export const heading = (page: Page, name: string) => page.locator(`${table} thead [data-wcpt-column-name="${name}"]`);
export const shown = `${table} .wcpt-row:not(.wcpt-row--instant-search-hidden)`;

/** Opens the table, hydrated, and records every call for other rows. */
export async function open(page: Page, shop: TestShop, query: string): Promise<string[]> {
  const calls = watchRequests(page, /wc-ajax=wcpt_ajax/);
  await gotoMounted(page, `${shop.url}/tables/instant/?${query}`, table);
  return calls;
}
