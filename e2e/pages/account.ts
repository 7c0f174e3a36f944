import type { Page } from 'playwright/test';
import type { TestShop } from '../support/fixtures';

export const ACCOUNT = '/my-account/';
export const ANA = { username: 'ana@lipa.example', password: 'lipov-list-2026' } as const;

/** Logs Ana in without a page's scripts, and opens a page of her account. */
export async function openAccount(page: Page, shop: TestShop, path: string, query = ''): Promise<void> {
  const html = await (await page.request.get(shop.url + ACCOUNT)).text();
  const nonce = /name="woocommerce-login-nonce" value="(\w+)"/.exec(html)?.[1] ?? '';
  const form = { ...ANA, login: 'Prijava', 'woocommerce-login-nonce': nonce };
  await page.request.post(shop.url + ACCOUNT, { form });
  await page.goto(`${shop.url}${ACCOUNT}${path}${query}`);
}

export const TABLE = '.woocommerce-MyAccount-paymentMethods';
export const METHODS = 'payment-methods/';
export const LOGIN = 'form.woocommerce-form-login';
