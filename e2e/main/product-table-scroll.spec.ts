import { dots, row, TALL } from '../pages/smallTable';
import { findings } from '../support/findings';
import { expect } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { raise } from '../support/scripts';
import { hear, test } from '../support/tablePage';

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('rows come when the end does, and the last page is the last', async ({ page, open, asked }) => {
    const heard = await hear(page, ['wcpt_infinite_scroll', 'wcpt_infinite_scroll_after_load']);
    await open(TALL, `jquery=${jquery}`);
    expect(asked).toHaveLength(0);
    await page.locator(dots).scrollIntoViewIfNeeded();
    await expect(page.locator(row)).toHaveCount(20);
    await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText('Naloženih je še 10 izdelkov.');
    await page.locator(dots).scrollIntoViewIfNeeded();
    await expect(page.locator(row)).toHaveCount(30);
    await expect(page.locator(dots)).toHaveCount(0);
    await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(
      'Naloženih je še 10 izdelkov. To so vsi izdelki.',
    );
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
    // The code for it comes with the dots.
    await expect
      .poll(async () => {
        await raise(page, '#wcpt-12', 'wcpt_infinite_scroll');
        return page.locator(row).count();
      })
      .toBe(30);
    expect(asked.map(query => query.get('12_paged'))).toEqual(['2', '3']);
  });
});

test('short pages go on until the end is out of sight', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open({ infinite: true, products: 300, perPage: 5 });
  await expect.poll(() => page.locator(row).count()).toBeGreaterThan(10);
  // Rows of 40 px: the window and 100 px more hold fewer than 30.
  await page.waitForLoadState('networkidle');
  expect(await page.locator(row).count()).toBeLessThan(35);
});

test('a failing server is asked again by scroll and button', async ({ page, open, asked, instead, consoleLines }) => {
  instead.answer = route => route.fulfill({ status: 500, body: 'broken' });
  await open(TALL);
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

test('offline: more rows come with the connection', async ({ page, open, context, instead, consoleLines }) => {
  await open(TALL);
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
