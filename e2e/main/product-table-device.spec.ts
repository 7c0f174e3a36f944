import { LAPTOP, OWN_COLUMNS, outer, PHONE, titles } from '../pages/smallTable';
import { expect, mounted } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { hear, SEARCH, test } from '../support/tablePage';

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('the same columns only change the class, for every table at once', async ({ page, load, asked }) => {
    const heard = await hear(page, ['wcpt_device_change', 'wcpt_layout']);
    await page.setViewportSize(LAPTOP);
    await load({ ids: [12, 31] }, `jquery=${jquery}`);
    await page.locator('#wcpt-31').scrollIntoViewIfNeeded();
    await mounted(page, '#wcpt-31');
    expect(await page.evaluate(() => Reflect.get(window, 'wcpt_current_device'))).toBe('laptop');
    await page.evaluate(() => Reflect.set(Reflect.get(window, 'wcpt_cache') ?? {}, 'data', { old: 'answer' }));
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(page.locator(outer)).toHaveClass(/wcpt-device-tablet/);
    await expect(page.locator('#wcpt-31 .wcpt-table-scroll-wrapper-outer')).toHaveClass(/wcpt-device-tablet/);
    expect(asked).toHaveLength(0);
    const device = (await heard()).filter(line => line.startsWith('wcpt_device_change'));
    expect(device).toEqual(['wcpt_device_change window {"previous":"laptop","current":"tablet"}']);
    const resized = (await heard()).filter(line => line.endsWith(' {"source":"resize"}'));
    expect(resized.sort()).toEqual([
      'wcpt_layout wcpt-12 {"source":"resize"}',
      'wcpt_layout wcpt-31 {"source":"resize"}',
    ]);
    expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'wcpt_cache') ?? {}, 'data'))).toEqual({});
    // Another height is no other layout.
    await page.clock.install();
    const resize = page.evaluate(
      () => new Promise<void>(resolve => window.addEventListener('resize', () => resolve(), { once: true })),
    );
    await page.setViewportSize({ width: 1000, height: 600 });
    await resize;
    await page.clock.runFor(300);
    expect((await heard()).filter(line => line.endsWith(' {"source":"resize"}'))).toHaveLength(2);
  });

  turn.test('other columns are asked for, and filters, page and search stay', async ({ page, open, asked }) => {
    await page.setViewportSize(LAPTOP);
    await open({ sourceMap: OWN_COLUMNS, header: SEARCH }, `jquery=${jquery}&utm=x&12_search_1=majica&12_paged=2`);
    await page.setViewportSize(PHONE);
    await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
    await expect(page.locator(titles).first()).toHaveText('Izdelek 11');
    expect(asked).toHaveLength(1);
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      '12_device': 'phone',
      '12_search_1': 'majica',
      '12_paged': '2',
    });
    await expect(page.locator('.wcpt-search-input')).toHaveValue('majica');
    await expect(page).toHaveURL(/utm=x&12_search_1=majica&12_paged=2$/);
  });
});

test('the focus stays through a change of device', async ({ page, open }) => {
  await page.setViewportSize(LAPTOP);
  await open({ sourceMap: OWN_COLUMNS });
  await page.getByRole('link', { name: 'Izdelek 3', exact: true }).focus();
  await page.setViewportSize(PHONE);
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
  await expect(page.getByRole('link', { name: 'Izdelek 3', exact: true })).toBeFocused();
});

test('a view that does not come leaves the one that is there', async ({ page, open, asked, instead, consoleLines }) => {
  await page.setViewportSize(LAPTOP);
  await open({ sourceMap: OWN_COLUMNS });
  instead.answer = route => route.fulfill({ status: 500, body: '' });
  await page.setViewportSize(PHONE);
  await expect(page.locator('#wcpt-12').getByRole('alert')).toBeVisible();
  await expect(page.locator(titles)).toHaveCount(10);
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-laptop/);
  instead.answer = undefined;
  await page.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
  expect(asked).toHaveLength(2);
  await expect.poll(() => consoleLines.take(/query fail|no usable answer|500/)).toBeGreaterThan(0);
});

test('a table of an archive is loaded with its page, once', async ({ page, open, asked }) => {
  await page.setViewportSize(LAPTOP);
  await open({ sourceMap: OWN_COLUMNS, settings: { _only_loop: 'true' } }, 'utm=x#izdelki');
  const loaded = page.waitForEvent('load');
  await page.setViewportSize(PHONE);
  await loaded;
  await mounted(page, '#wcpt-12');
  await expect(page.locator(outer)).toHaveClass(/wcpt-device-phone/);
  await expect(page).toHaveURL(/\?utm=x#izdelki$/);
  expect(asked).toHaveLength(0);
});
