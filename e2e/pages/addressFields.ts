import type { Page } from 'playwright/test';
import { mounted, type TestShop } from '../support/fixtures';
import { openAccount } from './account';

export const FIELDS = '.woocommerce-address-fields';
export const COUNTRY = '#billing_country';
export const ROW = '#billing_state_field';

export const openAddress = async (page: Page, shop: TestShop, query = '') => {
  await openAccount(page, shop, 'edit-address/billing/', query);
  if (!query.includes('script=none')) await mounted(page, FIELDS);
};
