import type { Page } from 'playwright/test';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { withEach } from '../support/inTurn';

const table = '#wcpt-320';
const heading = (page: Page, name: string) => page.locator(`${table} thead [data-wcpt-column-name="${name}"]`);
const prices = (page: Page) =>
  page
    .locator(`${table} tbody .wcpt-row`)
    .evaluateAll(rows => rows.map(row => Number(row.getAttribute('data-wcpt-price'))));
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

withEach(test, ['3', 'none'], jquery => {
  test('a heading sorts with the server, both ways, with mouse and keys', async ({ page, shop }) => {
    await gotoMounted(page, `${shop.url}/tables/phone/?jquery=${jquery}`, table);
    await heading(page, 'cena').click();
    await expect(heading(page, 'cena')).toHaveAttribute('aria-sort', 'ascending');
    const up = await prices(page);
    expect(up).toEqual(sorted(up));
    await expect(page).toHaveURL(/320_orderby=column_heading/);
    const control = heading(page, 'cena').getByRole('button', { name: 'Cena' });
    await control.focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'cena')).toHaveAttribute('aria-sort', 'descending');
    await expect(control).toBeFocused();
    const down = await prices(page);
    expect(down).toEqual(sorted(down).reverse());
    await page.reload();
    await mounted(page, table);
    await expect(heading(page, 'cena')).toHaveAttribute('aria-sort', 'descending');
    expect(await prices(page)).toEqual(down);
  });
});

test('a filter keeps the order of a heading', async ({ page, shop }) => {
  await gotoMounted(page, `${shop.url}/tables/phone/`, table);
  await heading(page, 'naziv').click();
  await expect(heading(page, 'naziv')).toHaveAttribute('aria-sort', 'ascending');
  await page.locator(`${table} [data-wcpt-filter="category"] .wcpt-filter-heading`).click();
  await page.locator(`${table} [data-wcpt-filter="category"] label`).first().click();
  await expect(page).toHaveURL(/320_product_cat/);
  await expect(page).toHaveURL(/320_column_orderby=title/);
  await expect(heading(page, 'naziv')).toHaveAttribute('aria-sort', 'ascending');
});
