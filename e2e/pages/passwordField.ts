import type { Page } from 'playwright/test';
import { gotoMounted, type TestShop } from '../support/fixtures';
import { ACCOUNT } from './account';

export const NEW = '#reg_password';
export const METER = '#password_strength';
export const button = (page: Page, id: string) => page.locator(`.password-input:has(${id}) .show-password-input`);

export const open = async (page: Page, shop: TestShop, query = '') => {
  await gotoMounted(page, shop.url + ACCOUNT + query, NEW);
};
