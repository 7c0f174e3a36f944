import { dots, pages, row, TALL, titles } from '../pages/smallTable';
import { findings } from '../support/findings';
import { expect, mounted } from '../support/fixtures';
import { tableMarkup, test } from '../support/tablePage';

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

test('a server that repeats a page for ever is asked once', async ({ page, open, asked, instead, consoleLines }) => {
  await open(TALL);
  const same = tableMarkup(TALL, 12, new URLSearchParams());
  instead.answer = route => route.fulfill({ contentType: 'text/html', body: same });
  await page.locator(dots).scrollIntoViewIfNeeded();
  await expect(page.locator(dots)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  await expect.poll(() => consoleLines.take(/has not its number/)).toBe(1);
});

test('answers without rows end the list', async ({ page, open, asked, served }) => {
  await open(TALL);
  served.spec = { ...TALL, products: 10 };
  await page.locator(dots).scrollIntoViewIfNeeded();
  await expect(page.locator(dots)).toHaveCount(0);
  await expect(page.locator(row)).toHaveCount(10);
  await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText('To so vsi izdelki.');
  expect(asked).toHaveLength(1);
});

test('a table that is taken away while it loads more is left alone', async ({ page, open, instead, asked }) => {
  let answer = () => {};
  instead.answer = route =>
    new Promise(resolve => {
      answer = () => resolve(route.abort().catch(() => {}));
    });
  await open(TALL);
  await page.locator(dots).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
  await page.evaluate(() => document.querySelector('#wcpt-12')?.remove());
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)));
  answer();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("another page brings the table's top back, below an element", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open({
    perPage: 15,
    settings: { laptop_auto_scroll: 'true', laptop_scroll_offset: '#glava' },
    around: table => `<div id="glava" style="block-size: 80px">Glava</div>${table}`,
  });
  const top = () => page.locator('#wcpt-12').evaluate(table => Math.round(table.getBoundingClientRect().top));
  // The table is in view: nothing moves.
  await page.evaluate(() => scrollTo(0, 100));
  await page
    .locator('#wcpt-12 .wcpt-pagination a')
    .filter({ hasText: '2' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator(titles).first()).toHaveText('Izdelek 16');
  expect(await page.evaluate(() => scrollY)).toBe(100);
  await page.locator('#wcpt-12 .wcpt-pagination').scrollIntoViewIfNeeded();
  expect(await top()).toBeLessThan(0);
  await page.locator('#wcpt-12 .wcpt-pagination a').filter({ hasText: '1' }).click();
  await expect(page.locator(titles).first()).toHaveText('Izdelek 1');
  await expect.poll(top).toBe(80);
});
test('checked rows have the colour of the settings', async ({ page, open }) => {
  await open({ settings: { checked_row_background_color: 'rgb(255, 238, 204)' } });
  const [first, second] = await page.locator('#wcpt-12 .wcpt-row').all();
  await first?.evaluate(row => row.classList.add('wcpt-row--checked'));
  await expect(page.locator('#wcpt-12 .wcpt-row').nth(0).locator('td').first()).toHaveCSS(
    'background-color',
    'rgb(255, 238, 204)',
  );
  expect(
    await second
      ?.locator('td')
      .first()
      .evaluate(cell => getComputedStyle(cell).backgroundColor),
  ).toBe('rgba(0, 0, 0, 0)');
});
