import type { Page } from 'playwright/test';
import { expect, type TestShop } from '../support/fixtures';
import { openAccount } from './account';

export const COUNTRY = '#billing_country';
export const combobox = (page: Page, name: RegExp) => page.getByRole('combobox', { name });
export const country = (page: Page) => combobox(page, /^Država/).first();
export const options = (page: Page) => page.getByRole('option');

/** Names of countries that many lists have. */
const MORE: Readonly<Record<string, string>> = {
  BA: 'Bosna in Hercegovina',
  CZ: 'Češka',
  DE: 'Nemčija',
  ES: 'Španija',
  HU: 'Madžarska',
  MK: 'Severna Makedonija',
  RS: 'Srbija',
  SE: 'Švedska',
  SK: 'Slovaška',
};

/** Opens an address of the account, where the list has its search field. */
export async function openAddress(page: Page, shop: TestShop, query = '?lists=search'): Promise<void> {
  await openAccount(page, shop, 'edit-address/billing/', query);
  await expect(country(page)).toHaveValue('Slovenija');
}

/** Adds countries to the list, as a script of the page does. */
export const addCountries = (page: Page): Promise<void> =>
  page.evaluate(more => {
    const list = document.querySelector('#billing_country');
    for (const [value, text] of Object.entries(more)) list?.append(new Option(text, value));
  }, MORE);
