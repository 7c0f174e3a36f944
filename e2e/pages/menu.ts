import type { Page } from 'playwright/test';
import type { TestShop } from '../support/fixtures';

export const NAV = '.main-navigation';
export const PHONE = { width: 390, height: 800 };

export const handheld = (page: Page) => page.locator('.handheld-navigation');
export const toggle = (page: Page) => page.locator('.menu-toggle');
export const primary = (page: Page, name: string) =>
  page.locator('.primary-navigation').getByText(name, { exact: true });
export const button = (page: Page, name: string) =>
  handheld(page).getByRole('button', { name: `Podmeni: ${name}`, exact: true });

export const open = (page: Page, shop: TestShop, query: string) => page.goto(`${shop.url}/navigacija/?${query}`);
