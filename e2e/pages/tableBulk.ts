import type { Locator, Page } from 'playwright/test';
import { expect, gotoMounted } from '../support/fixtures';

export const TABLE = '#wcpt-410';
export const row = (page: Page, id: number): Locator =>
  page.locator(`${TABLE} .wcpt-row[data-wcpt-product-id="${id}"]`);
export const quantity = (page: Page, id: number) => row(page, id).locator('.qty, .wcpt-qty-select');
export const box = (page: Page, id: number) => row(page, id).locator('.wcpt-cart-checkbox');
export const plus = (page: Page, id: number) => row(page, id).locator('.wcpt-plus');
export const bar = (page: Page) => page.locator('div.wcpt-cart-checkbox-trigger');

/** Opens the page with its table and the controls of its selection hydrated. */
export async function open(page: Page, url: string, jquery: string, query = ''): Promise<void> {
  await gotoMounted(page, `${url}/tables/bulk/?jquery=${jquery}${query}`, TABLE);
  await expect(page.locator(`${TABLE} .wcpt-cart-checkbox-heading`)).toBeVisible({ timeout: 20_000 });
}

/** Ids of the page's rows by their kind of quantity or price. */
export async function kinds(
  page: Page,
): Promise<Record<'plain' | 'decimal' | 'list' | 'single' | 'named' | 'zero' | 'empty' | 'limited', number>> {
  const names = ['plain', 'decimal', 'list', 'single', 'named', 'zero', 'empty', 'limited'];
  const ids = await page
    .locator(`${TABLE} .wcpt-row:not(.wcpt-out-of-stock)`)
    .evaluateAll(rows => rows.map(one => Number(one.getAttribute('data-wcpt-product-id'))));
  const first = (name: string) => ids.find(id => names[id % 8] === name) ?? 0;
  return {
    plain: first('plain'),
    decimal: first('decimal'),
    list: first('list'),
    single: first('single'),
    named: first('named'),
    zero: first('zero'),
    empty: first('empty'),
    limited: first('limited'),
  };
}
