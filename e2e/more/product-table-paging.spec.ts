import { pages, titles } from '../pages/smallTable';
import { findings } from '../support/findings';
import { expect, mounted } from '../support/fixtures';
import { test } from '../support/tablePage';

test('a chevron that leads nowhere does nothing, and the keyboard passes it by', async ({ page, open, asked }) => {
  await open({});
  const first = page.locator(`${pages} .wcpt-pagination-chevron-first`);
  await expect(first).toHaveAttribute('aria-disabled', 'true');
  await first.focus();
  await page.keyboard.press('Enter');
  await page.locator('h1').click();
  await page.locator(`${pages} .current`).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(pages).getByRole('link', { name: '2', exact: true })).toBeFocused();
  expect(asked).toHaveLength(0);
  await expect(page).toHaveURL(/\/tabela\/$/);
});

test('a page that is no longer there leads to the first one', async ({ page, open, asked, served }) => {
  await open({});
  served.spec = { products: 10 };
  await page.locator(pages).getByRole('link', { name: '3', exact: true }).click();
  await expect.poll(() => asked.map(query => query.get('12_paged'))).toEqual(['3', '1']);
  await expect(page.locator(titles)).toHaveCount(10);
  await expect(page).not.toHaveURL(/12_paged/);
});

test('an address of a page beyond the last shows what the server says', async ({ page, open, asked }) => {
  await open({}, '12_paged=99');
  await expect(page.locator('.wcpt-no-results')).toHaveText('Ni izdelkov.');
  expect(asked).toHaveLength(0);
});

for (const width of [390, 1280]) {
  test(`axe finds nothing in paginations of two tables at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await open({ ids: [12, 31], columns: 14 });
    await page.locator('#wcpt-31').scrollIntoViewIfNeeded();
    await mounted(page, '#wcpt-31');
    await expect(page.getByRole('navigation', { name: 'Strani izdelkov 2' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Izdelki 2' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.locator(pages).getByRole('link', { name: '2', exact: true }).click();
    await expect(page.locator(titles).first()).toHaveText('Izdelek 11');
    await expect(page.getByRole('region', { name: 'Izdelki', exact: true })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
