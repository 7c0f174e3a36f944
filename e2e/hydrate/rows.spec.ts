import { expect, type Page, test } from 'playwright/test';
import { buildHarness, productList, productTable } from './support';

let production: string;
let development: string;

test.beforeAll(async () => {
  production = await buildHarness('production');
  development = await buildHarness('development');
});

/** Opens the markup with the harness, and notes on each node which one it is. Answers what the console is told. */
async function open(page: Page, html: string, code = production): Promise<string[]> {
  const lines: string[] = [];
  page.on('console', message => lines.push(message.text()));
  page.on('pageerror', error => lines.push(error.message));
  await page.setContent(`<!doctype html><body>${html}`);
  await page.addScriptTag({ content: code });
  await page.evaluate(() => {
    const all = document.createNodeIterator(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    window.before = [];
    for (let node = all.nextNode(); node; node = all.nextNode()) window.before.push(node);
    window.shifts = [];
    new PerformanceObserver(list => window.shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return lines;
}

/** Expects every node of the page to be the one it was, and nothing to have moved. */
async function expectKept(page: Page): Promise<void> {
  const differing = await page.evaluate(() => {
    const all = document.createNodeIterator(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    return window.before.filter(node => node !== all.nextNode()).length + (all.nextNode() ? 1 : 0);
  });
  expect(differing).toBe(0);
  expect(await page.evaluate(() => window.shifts.length)).toBe(0);
}

/** Waits until the last row's button answers to React. */
async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('button.add').last()).toHaveAttribute('data-count', /./);
}

declare global {
  interface Window {
    before: Node[];
    shifts: PerformanceEntry[];
  }
}

for (const kind of ['list', 'table'] as const) {
  const markup = kind === 'list' ? productList : productTable;
  const mount = (page: Page) =>
    page.evaluate(
      which =>
        new Promise<void>(done => {
          const marker = document.querySelector(which === 'list' ? 'ul.products' : 'div.table');
          if (marker) {
            if (which === 'list') window.harness.list(marker, 'li', done);
            else window.harness.table(marker, done);
          }
        }),
      kind,
    );

  test.describe(`a ${kind} of 1,000 rows`, () => {
    test('keeps every node and moves nothing', async ({ page }) => {
      const lines = await open(page, markup(1000));
      await mount(page);
      await hydrated(page);
      await expectKept(page);
      expect(lines).toEqual([]);
    });

    test('answers a click on a cold row with that row’s handler', async ({ page }) => {
      const lines = await open(page, markup(1000));
      // In the task that tells of mounting, no row is warm yet.
      await page.evaluate(
        which =>
          new Promise<void>(done => {
            const click = () => {
              document.querySelectorAll<HTMLElement>('button.add')[700]?.click();
              done();
            };
            const marker = document.querySelector(which === 'list' ? 'ul.products' : 'div.table');
            if (marker) {
              if (which === 'list') window.harness.list(marker, 'li', click);
              else window.harness.table(marker, click);
            }
          }),
        kind,
      );
      await expect(page.locator('button.add').nth(700)).toHaveAttribute('data-count', '1');
      await hydrated(page);
      await expect(page.locator('button.add[data-count="1"]')).toHaveCount(1);
      await expectKept(page);
      expect(lines).toEqual([]);
    });

    test('keeps text typed before, and hears the focus on a cold row', async ({ page }) => {
      const lines = await open(page, markup(1000));
      const field = page.locator('input.qty').nth(500);
      await field.fill('7');
      await field.blur();
      await page.evaluate(
        which =>
          new Promise<void>(done => {
            const focus = () => {
              document.querySelectorAll<HTMLElement>('input.qty')[500]?.focus();
              done();
            };
            const marker = document.querySelector(which === 'list' ? 'ul.products' : 'div.table');
            if (marker) {
              if (which === 'list') window.harness.list(marker, 'li', focus);
              else window.harness.table(marker, focus);
            }
          }),
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
      await mount(page);
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
  const lines = await open(page, productList(50));
  await page.evaluate(() => {
    const marker = document.querySelector('ul.products');
    if (marker) window.harness.list(marker, 'li');
  });
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
