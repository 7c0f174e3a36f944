import type { Page } from 'playwright/test';
import { expect, type TestShop } from '../support/fixtures';
import { callsOf } from '../support/shopper';

export const ITEM = '.primary-navigation .is-menu';
export const LIVE = 'form.is-ajax-search';
export const KINDS = ['dropdown', 'sliding', 'full-width-menu', 'popup'] as const;

export const open = (page: Page, shop: TestShop, query: string) => page.goto(`${shop.url}/navigacija/?${query}`);
export const link = (page: Page) => page.locator(`${ITEM} > a`);
export const form = (page: Page, kind: string) =>
  page.locator(kind === 'popup' ? '#is-popup-wrapper form' : `${ITEM} form`);
export const input = (page: Page, kind: string) => form(page, kind).locator('[name=s]');
export const results = (page: Page) => page.locator('.is-ajax-search-result');

/** A box of a kind opens with the first click, and closes with Escape, a click elsewhere and its link. */
export async function openAndClose(page: Page, shop: TestShop, query: string, kind: string): Promise<void> {
  await open(page, shop, `${query}&search=${kind}`);
  // A strict policy keeps the server's inline style out.
  if (kind === 'popup')
    await page.locator('#is-popup-wrapper').evaluate(one => one.style.setProperty('display', 'none'));
  await expect(form(page, kind)).toBeHidden();
  await link(page).click();
  await expect(input(page, kind)).toBeFocused();
  await expect(link(page)).toHaveAttribute('aria-expanded', 'true');
  await input(page, kind).click();
  await expect(form(page, kind)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link(page)).toBeFocused();
  await expect(form(page, kind)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(input(page, kind)).toBeFocused();
  await page.mouse.click(400, 780);
  await expect(form(page, kind)).toBeHidden();
  await expect(page).toHaveURL(/navigacija/);
  expect(await page.locator(ITEM).getAttribute('class')).not.toMatch(/open|active-search/);
  // The other boxes lie over the link.
  if (kind !== 'dropdown') return;
  await link(page).click();
  await expect(form(page, kind)).toBeVisible();
  await link(page).click();
  await expect(form(page, kind)).toBeHidden();
}

/** Live results come, are said, and are walked through with the arrow keys. */
export async function walkThroughResults(page: Page, shop: TestShop, query: string): Promise<void> {
  await open(page, shop, query);
  const box = page.locator(`${LIVE} [name=s]`);
  const status = page.locator('.widget_shopping_cart_live_region');
  await box.fill('skodelica');
  await expect(status).toContainText(/^(?:1 zadetek|2 zadetka|[34] zadetki)\. /);
  await box.fill('s');
  await expect(results(page)).toBeVisible();
  await expect(status).toContainText(/^\d+ zadetkov\. /);
  const links = results(page).locator('.is-title a');
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(results(page)).toBeHidden();
  const calls = callsOf(shop, 'admin-ajax').filter(({ fields }) => fields.action === 'is_ajax_load_posts');
  expect(calls.at(-1)?.fields).toMatchObject({ s: 's', post_type: 'product', page: '1' });
}
