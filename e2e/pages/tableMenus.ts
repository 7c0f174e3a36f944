import type { Page } from 'playwright/test';
import { gotoMounted } from '../support/fixtures';

export const table = '#wcpt-310';
const filter = (page: Page, taxonomy: string) =>
  page.locator(`${table} .wcpt-filter[data-wcpt-taxonomy="${taxonomy}"]`);
export const menu = (page: Page, taxonomy: string) => filter(page, taxonomy).locator('> .wcpt-dropdown-menu');
export const heading = (page: Page, taxonomy: string) => filter(page, taxonomy).locator('> .wcpt-filter-heading');

export async function open(
  page: Page,
  url: string,
  jquery: string,
  address = 'all-filters',
  id = table,
): Promise<void> {
  await gotoMounted(page, `${url}/tables/${address}/?jquery=${jquery}`, id);
}
