import type { Page } from 'playwright/test';
import { gotoMounted } from '../support/fixtures';

export const PAGE = '/novice/';
export const FORM = '#mc4wp-form-1';

export const form = (page: Page) => page.locator(FORM);
export const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
export const send = (page: Page) => form(page).getByRole('button', { name: 'Prijava na novice' });

export async function open(page: Page, url: string): Promise<void> {
  await gotoMounted(page, url, FORM);
}
