import type { Page } from 'playwright/test';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';

const box = (page: Page, name: string) => page.getByRole('search', { name, exact: true });
const plain = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`form[aria-label="${name}"] input`);

/** The page that a search has led to, decoded. */
const address = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search);

test('a search leads to a category, the shop or the results, as its box says', async ({ page, shop, consoleLines }) => {
  await page.goto(`${shop.url}/tables/search/`);
  await test.step('in a category, chosen with the keyboard', async () => {
    await field(page, 'V kategoriji').fill('skodel & co');
    const search = box(page, 'V kategoriji');
    await search.getByRole('combobox', { name: 'Kategorija' }).selectOption('kuhinja');
    await expect(search.locator('.wcpt-global-search__category-selector-facade__text')).toHaveText('Kuhinja');
    expect(await findings(page)).toEqual([]);
    await field(page, 'V kategoriji').press('Enter');
    await page.waitForURL(/kategorija/);
    expect(address(page)).toBe('/shop/?kategorija=kuhinja&s=skodel & co');
  });
  await test.step('back, the word is there or the sign that clears is not', async () => {
    await page.goBack();
    const search = page.locator('.wcpt-global-search').first();
    await expect(async () => {
      const isEmpty = (await field(page, 'V kategoriji').inputValue()) === '';
      expect(await search.evaluate(one => one.matches('.wcpt-global-search--empty'))).toBe(isEmpty);
    }).toPass();
  });
  await test.step('everywhere', async () => {
    await field(page, 'Povsod').fill('sklede');
    await box(page, 'Povsod').getByRole('button', { name: 'Išči' }).click();
    await page.waitForURL(/post_type/);
    expect(address(page)).toBe('/?s=sklede&post_type=product');
  });
  await test.step('of a form without an address, in the shop’s tables', async () => {
    await page.goto(`${shop.url}/tables/search/`);
    await field(page, 'Obrazec brez naslova').fill('vaza');
    await field(page, 'Obrazec brez naslova').press('Enter');
    await page.waitForURL(/s=vaza/);
    expect(address(page)).toBe('/tables/shop/?s=vaza');
    await expect.poll(() => consoleLines.take(/its form has no action/)).toBe(1);
  });
});

test('the sign that clears works with keys, and leads where the form says', async ({ page, shop }) => {
  await page.goto(`${shop.url}/tables/search/`);
  const search = box(page, 'Ostane v kategoriji');
  const sign = page.locator('form[aria-label="Ostane v kategoriji"] .wcpt-global-search__clear');
  await expect(sign).toBeHidden();
  await field(page, 'Ostane v kategoriji').fill('plošča');
  await expect(sign).toBeVisible();
  await field(page, 'Ostane v kategoriji').press('Tab');
  await expect(search.getByRole('button', { name: 'Počisti iskanje' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/kategorija=dom/);
});

test('without scripts the form does its plain job', async ({ page, shop }) => {
  await page.goto(`${shop.url}/tables/search/?script=none`);
  await field(page, 'V trgovini').fill('skodel');
  await plain(page, 'V trgovini').getByRole('button').first().click();
  await page.waitForURL(/s=skodel/);
  expect(address(page)).toBe('/shop/?s=skodel');
  await expect(page.locator('ul.products li').first()).toContainText(/skodel/i);
});
