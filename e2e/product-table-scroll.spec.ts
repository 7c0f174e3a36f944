import { findings } from './support/findings';
import { expect, mounted } from './support/fixtures';
import { inTurn } from './support/inTurn';
import { hear, type TablePage, tableMarkup, test } from './support/tablePage';

const row = '#wcpt-12 .wcpt-row';
const dots = '#wcpt-12 .wcpt-infinite-scroll-dots';
/** The page after the table is long, so that its end can be out of sight. */
const TALL = { infinite: true, products: 30, css: 'td { block-size: 120px }' };

for (const turn of inTurn(test, ['3', 'none'])) {
  const { jquery } = turn;
  test.describe(jquery === 'none' ? 'without jQuery' : `with jQuery ${jquery}`, () => {
    turn.test('rows come when the end does, and the last page is the last', async ({ page, open, asked }) => {
      const heard = await hear(page, ['wcpt_infinite_scroll', 'wcpt_infinite_scroll_after_load']);
      await open(TALL, `jquery=${jquery}`);
      await mounted(page, '#wcpt-12');
      expect(asked).toHaveLength(0);
      await page.locator(dots).scrollIntoViewIfNeeded();
      await expect(page.locator(row)).toHaveCount(20);
      await expect(page.locator('.sw-table-status')).toHaveText('Naloženih je še 10 izdelkov.');
      await page.locator(dots).scrollIntoViewIfNeeded();
      await expect(page.locator(row)).toHaveCount(30);
      await expect(page.locator(dots)).toHaveCount(0);
      await expect(page.locator('.sw-table-status')).toHaveText('Naloženih je še 10 izdelkov. To so vsi izdelki.');
      expect(asked.map(query => query.get('12_paged'))).toEqual(['2', '3']);
      await expect(page).not.toHaveURL(/12_paged/);
      const names = (await heard()).map(line => line.split(' ')[0]);
      expect(names).toEqual([
        'wcpt_infinite_scroll',
        'wcpt_infinite_scroll_after_load',
        'wcpt_infinite_scroll',
        'wcpt_infinite_scroll_after_load',
      ]);
      expect(await page.locator('#wcpt-12 .wcpt-row:not(.wcpt-row--init)').count()).toBe(0);
    });

    turn.test('another script asks for more rows', async ({ page, open, asked }) => {
      await open(TALL, `jquery=${jquery}`);
      await mounted(page, '#wcpt-12');
      // The code for it comes with the dots.
      await expect
        .poll(async () => {
          await page.evaluate(() => {
            const container = document.querySelector('#wcpt-12');
            const $: unknown = Reflect.get(window, 'jQuery');
            if (typeof $ === 'function') $(container).trigger('wcpt_infinite_scroll');
            else container?.dispatchEvent(new CustomEvent('wcpt_infinite_scroll', { bubbles: true }));
          });
          return page.locator(row).count();
        })
        .toBe(30);
      expect(asked.map(query => query.get('12_paged'))).toEqual(['2', '3']);
    });
  });
}

test('a table that is loaded anew for the cart keeps all rows that have come', async ({ page, open, instead }) => {
  const spec: TablePage = { ...TALL, products: 40, settings: { refresh_table: 'true' } };
  await open(spec, 'jquery=3');
  await mounted(page, '#wcpt-12');
  for (const count of [20, 30]) {
    await page.locator(dots).scrollIntoViewIfNeeded();
    await expect(page.locator(row)).toHaveCount(count);
  }
  await page.waitForFunction(() => 'wcpt_attempt_ajax' in window);
  await page
    .locator(row)
    .nth(24)
    .evaluate(one => one.setAttribute('data-old', ''));
  // The pages are asked for at once, and are answered in turn from the last one.
  const waiting: [page: string, answer: () => Promise<void>][] = [];
  instead.answer = async (route, query) => {
    const body = tableMarkup(spec, 12, query);
    waiting.push([query.get('12_paged') ?? '', () => route.fulfill({ contentType: 'text/html; charset=UTF-8', body })]);
  };
  await page.evaluate(() => {
    const refresh: unknown = Reflect.get(window, 'wcpt_attempt_ajax');
    if (typeof refresh === 'function') refresh(document.querySelector('#wcpt-12'), '', true, 'refresh_table');
  });
  await expect.poll(() => waiting.map(([asked]) => asked).sort()).toEqual(['1', '2', '3']);
  instead.answer = undefined;
  for (const [, answer] of waiting.sort(([one], [other]) => Number(other) - Number(one))) await answer();
  await expect(page.locator(`${row}[data-old]`)).toHaveCount(0);
  await expect(page.locator(row)).toHaveCount(30);
  const ids = await page.locator(row).evaluateAll(rows => rows.map(one => one.getAttribute('data-wcpt-product-id')));
  expect(ids).toEqual(Array.from({ length: 30 }, (_, index) => String(index + 1)));
  await page.locator(dots).scrollIntoViewIfNeeded();
  await expect(page.locator(row)).toHaveCount(40);
});

test('short pages go on until the end is out of sight', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open({ infinite: true, products: 300, perPage: 5 });
  await mounted(page, '#wcpt-12');
  await expect.poll(() => page.locator(row).count()).toBeGreaterThan(10);
  // Rows of 40 px: the window and 100 px more hold fewer than 30.
  await page.waitForLoadState('networkidle');
  expect(await page.locator(row).count()).toBeLessThan(35);
});

test('a failing server is asked once, then again on the next way down, and by the button', async ({
  page,
  open,
  asked,
  instead,
  consoleLines,
}) => {
  instead.answer = route => route.fulfill({ status: 500, body: 'broken' });
  await open(TALL);
  await mounted(page, '#wcpt-12');
  await page.locator(dots).scrollIntoViewIfNeeded();
  const alert = page.locator('#wcpt-12').getByRole('alert');
  await expect(alert).toHaveText(/Naslednjih izdelkov ni bilo mogoče naložiti\./);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))));
  await page.locator(dots).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(2);
  await expect(alert).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  instead.answer = undefined;
  await alert.getByRole('button', { name: 'Poskusi znova' }).press('Enter');
  await expect(page.locator(row)).toHaveCount(20);
  await expect(alert).toHaveCount(0);
  await expect(page.locator('#wcpt-12 .wcpt-table-scroll-wrapper-outer')).toBeFocused();
  await expect.poll(() => consoleLines.take(/query fail|no usable answer|500/)).toBeGreaterThan(0);
});

test('offline in the middle: rows come by themselves when the connection is back', async ({
  page,
  open,
  context,
  instead,
  consoleLines,
}) => {
  await open(TALL);
  await mounted(page, '#wcpt-12');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  // Answers of tests come without a connection.
  instead.answer = route => route.abort('internetdisconnected');
  await page.locator(dots).scrollIntoViewIfNeeded();
  await expect(page.locator('#wcpt-12').getByRole('alert')).toHaveText(/Niste povezani z internetom/);
  instead.answer = undefined;
  await context.setOffline(false);
  await expect(page.locator(row)).toHaveCount(20);
  await expect(page.locator('#wcpt-12').getByRole('alert')).toHaveCount(0);
  await expect
    .poll(() => consoleLines.take(/query fail|no usable answer|ERR_INTERNET_DISCONNECTED/))
    .toBeGreaterThan(0);
});

test('a server that sends the same page for ever is asked once', async ({
  page,
  open,
  asked,
  instead,
  consoleLines,
}) => {
  await open(TALL);
  await mounted(page, '#wcpt-12');
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
  await mounted(page, '#wcpt-12');
  served.spec = { ...TALL, products: 10 };
  await page.locator(dots).scrollIntoViewIfNeeded();
  await expect(page.locator(dots)).toHaveCount(0);
  await expect(page.locator(row)).toHaveCount(10);
  await expect(page.locator('.sw-table-status')).toHaveText('To so vsi izdelki.');
  expect(asked).toHaveLength(1);
});

test('rows asked for before come from the cache', async ({ page, open, asked }) => {
  await open(TALL);
  await mounted(page, '#wcpt-12');
  await page.locator(dots).scrollIntoViewIfNeeded();
  await expect(page.locator(row)).toHaveCount(20);
  const answer = page.evaluate(() => {
    const cache: unknown = Reflect.get(window, 'wcpt_cache');
    if (typeof cache !== 'object' || cache === null || !('data' in cache)) return 0;
    const data: object = Object(cache.data);
    // The answer for page 3 is that of page 2.
    const [[query = '', html] = []] = Object.entries(data);
    Reflect.set(data, query.replace('12_paged=2', '12_paged=3'), String(html).replace('12_paged=2', '12_paged=3'));
    return Object.keys(data).length;
  });
  expect(await answer).toBe(2);
  await page.locator(dots).scrollIntoViewIfNeeded();
  await expect(page.locator(row)).toHaveCount(30);
  expect(asked).toHaveLength(2);
});

test('a table that is taken away while it loads more is left alone', async ({ page, open, instead, asked }) => {
  let answer = () => {};
  instead.answer = route =>
    new Promise(resolve => {
      answer = () => resolve(route.abort().catch(() => {}));
    });
  await open(TALL);
  await mounted(page, '#wcpt-12');
  await page.locator(dots).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
  await page.evaluate(() => document.querySelector('#wcpt-12')?.remove());
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)));
  answer();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
