import type { Page } from 'playwright/test';
import { expect, gotoMounted, type TestShop } from '../support/fixtures';

export const filter = (page: Page, heading: string) =>
  page.locator('.wcpt-navigation .wcpt-filter', {
    has: page.locator('.wcpt-filter-heading', { hasText: new RegExp(`^\\s*${heading}`) }),
  });
export const rows = (page: Page) => page.locator('.wcpt .wcpt-table .wcpt-row');

/** Queries that the page sends for its table, as `name=value`. */
function asked(page: Page): string[][] {
  const queries: string[][] = [];
  page.on('request', request => {
    const { searchParams } = new URL(request.url());
    if (searchParams.get('wc-ajax') === 'wcpt_ajax') queries.push([...searchParams].map(pair => pair.join('=')));
  });
  return queries;
}

export async function open(page: Page, { url }: TestShop, jquery: string, query = ''): Promise<string[][]> {
  const queries = asked(page);
  await gotoMounted(page, `${url}/tables/all-filters/?jquery=${jquery}&${query}`, '#wcpt-310');
  return queries;
}

export async function openSidebar(page: Page, { url }: TestShop, query = ''): Promise<string[][]> {
  const queries = asked(page);
  await gotoMounted(page, `${url}/tables/sidebar/?${query}`, '#wcpt-360');
  await expect(page.locator('.wcpt--dynamic-filters--loading-filter')).toHaveCount(0);
  return queries;
}

/** Waits for the page's address to have, decoded, a query. */
export const shows = (page: Page, query: RegExp) =>
  expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toMatch(query);

/** Opens a filter's menu with the keyboard, so that the pointer does not close it. */
export async function openMenu(page: Page, heading: string): Promise<void> {
  await filter(page, heading).locator('> .wcpt-filter-heading').press('Enter');
  await expect(filter(page, heading).locator('> .wcpt-dropdown-menu')).toBeVisible();
}
