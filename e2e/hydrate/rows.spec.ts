import { expect, type Page, test } from 'playwright/test';
import { buildHarness, expectKept, open, productList, productTable } from './support';

let production: string;
let development: string;

test.beforeAll(async () => {
  production = await buildHarness('production');
  development = await buildHarness('development');
});

/** Waits until the last row's button answers to React. */
async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('button.add').last()).toHaveAttribute('data-count', /./);
}

for (const kind of ['list', 'table'] as const) {
  const markup = kind === 'list' ? productList : productTable;

  test.describe(`a ${kind} of 1,000 rows`, () => {
    test('keeps every node and moves nothing', async ({ page }) => {
      const lines = await open(page, markup(1000), production);
      await page.evaluate(which => void window.harness(which), kind);
      await hydrated(page);
      await expectKept(page);
      expect(lines).toEqual([]);
    });

    test('answers a click on a cold row with that row’s handler', async ({ page }) => {
      const lines = await open(page, markup(1000), production);
      // When the widget tells that it is mounted, no row is warm yet.
      await page.evaluate(
        which => void window.harness(which, () => document.querySelectorAll<HTMLElement>('button.add')[700]?.click()),
        kind,
      );
      await expect(page.locator('button.add').nth(700)).toHaveAttribute('data-count', '1');
      await hydrated(page);
      await expect(page.locator('button.add[data-count="1"]')).toHaveCount(1);
      await expectKept(page);
      expect(lines).toEqual([]);
    });

    test('keeps text typed before, and hears the focus on a cold row', async ({ page }) => {
      const lines = await open(page, markup(1000), production);
      const field = page.locator('input.qty').nth(500);
      await field.fill('7');
      await field.blur();
      await page.evaluate(
        which => void window.harness(which, () => document.querySelectorAll<HTMLElement>('input.qty')[500]?.focus()),
        kind,
      );
      await expect(field).toHaveAttribute('data-focused', '');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('7');
      await expect(field).toHaveAttribute('data-state', '7');
      await expectKept(page);
      expect(lines).toEqual([]);
    });

    test('says nothing in development but the note on white space in tables', async ({ page }) => {
      const lines = await open(page, markup(30), development);
      await page.evaluate(which => void window.harness(which), kind);
      await hydrated(page);
      await expectKept(page);
      const own = lines.filter(
        line => !/whitespace text nodes cannot be a child|Download the React DevTools/.test(line),
      );
      expect(own).toEqual([]);
    });
  });
}

test('adopts rows that a script adds at the end, and answers the first click on them', async ({ page }) => {
  const lines = await open(page, productList(50), production);
  await page.evaluate(() => void window.harness('list'));
  await hydrated(page);
  for (const rows of [55, 60]) {
    await page.evaluate(() => {
      const list = document.querySelector('ul.products');
      const row = list?.lastElementChild?.cloneNode(true);
      if (!list || !(row instanceof Element)) return;
      for (const button of row.querySelectorAll('[data-count]')) button.removeAttribute('data-count');
      for (let times = 0; times < 5; times++) list.append('\n', row.cloneNode(true));
    });
    const button = page.locator('button.add').nth(rows - 3);
    await button.click();
    await expect(button).toHaveAttribute('data-count', '1');
    await hydrated(page);
    await expect(page.locator('li.product')).toHaveCount(rows);
  }
  expect(lines).toEqual([]);
});
