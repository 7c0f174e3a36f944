import { titles } from '../pages/smallTable';
import { expect } from '../support/fixtures';
import { test } from '../support/tablePage';

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
