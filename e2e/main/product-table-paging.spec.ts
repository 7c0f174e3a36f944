import { pages, titles } from '../pages/smallTable';
import { expect } from '../support/fixtures';
import { withEach } from '../support/inTurn';
import { test } from '../support/tablePage';

withEach(test, ['3', 'none'], jquery => {
  test('numbers and chevrons show other pages, and keep the focus', async ({ page, open, asked }) => {
    await open({}, `jquery=${jquery}`);
    await page.locator(pages).getByRole('link', { name: '2', exact: true }).press('Enter');
    await expect(page.locator(titles).first()).toHaveText('Izdelek 11');
    await expect(page).toHaveURL(/12_paged=2$/);
    await expect(page.locator(`${pages} .current`)).toBeFocused();
    await expect(page.locator(`${pages} .current`)).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Prejšnja stran' }).press('Enter');
    await expect(page.locator(titles).first()).toHaveText('Izdelek 1');
    await expect(page).not.toHaveURL(/12_paged/);
    // There is no page before this one.
    await expect(page.locator(`${pages} .current`)).toBeFocused();
    await page.getByRole('link', { name: 'Naslednja stran' }).press('Enter');
    await expect(page.locator(titles).first()).toHaveText('Izdelek 11');
    await expect(page.getByRole('link', { name: 'Naslednja stran' })).toBeFocused();
    expect(asked.map(query => [query.get('12_paged'), query.get('wcpt_paginate_only')])).toEqual([
      ['2', '1'],
      ['1', '1'],
      ['2', '1'],
    ]);
    await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(/Prikazanih je 10 izdelkov\./);
  });
});

test('without the script the links are links', async ({ browser, shop, served }) => {
  served.spec = {};
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/tabela/`);
  await page.locator(pages).getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/12_paged=2$/);
  await expect(page.locator(titles).first()).toHaveText('Izdelek 11');
  await context.close();
});
