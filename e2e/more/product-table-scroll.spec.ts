import { dots, row, TALL } from '../pages/smallTable';
import { expect } from '../support/fixtures';
import { tableMarkup, test } from '../support/tablePage';

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
  await expect(page.locator('.sw-table-status')).toHaveText('To so vsi izdelki.');
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
