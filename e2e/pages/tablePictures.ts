import type { Page } from 'playwright/test';
import { gotoMounted } from '../support/fixtures';

export const PICTURES = '/tables/pictures/';
export const DIALOG = '.sw-lightbox [role="dialog"]';
export const row = (page: Page, at: number) => page.locator('#wcpt-470 .wcpt-row').nth(at);
export const picture = (page: Page, at: number) =>
  row(page, at)
    .locator('.wcpt-product-image-wrapper')
    .getByRole(at === 3 ? 'link' : 'button');
export const position = (page: Page) => page.locator('.sw-lightbox__position');

export async function open(page: Page, url: string, query = ''): Promise<void> {
  await gotoMounted(page, url + PICTURES + query, '.wcpt');
}
