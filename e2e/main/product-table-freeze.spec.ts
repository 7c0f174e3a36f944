import { edges, frozen, heading, isFrozen, scrollDown, scrollSideways, wrapper } from '../pages/smallTable';
import { openWithout } from '../support/changePage';
import { expect } from '../support/fixtures';
import { withEach } from '../support/inTurn';
import { hear, test } from '../support/tablePage';

withEach(test, ['3', 'none'], jquery => {
  test('columns of both sides stay while the table scrolls', async ({ page, open }) => {
    const heard = await hear(page, ['before_freeze_table_build', 'after_freeze_table_build']);
    await open(frozen({ laptop_freeze_left: '2', laptop_sticky_right: '1' }), `jquery=${jquery}`);
    await isFrozen(page);
    const cell = (column: number) => `#wcpt-12 tbody tr:nth-child(3) > td:nth-child(${column})`;
    const [first, second] = [await edges(page, cell(1)), await edges(page, cell(2))];
    await scrollSideways(page, 300);
    // The border that cells share is not theirs to keep.
    expect((await edges(page, cell(1))).left).toBe(first.left - 2);
    expect((await edges(page, cell(2))).left).toBe(second.left - 2);
    expect((await edges(page, cell(14))).right).toBe(-1);
    expect((await edges(page, cell(3))).left).toBeLessThan(second.left + 120);
    expect((await edges(page, heading, 1)).left).toBe(second.left - 2);
    expect((await heard()).map(line => line.split(' ')[0])).toEqual([
      'before_freeze_table_build',
      'after_freeze_table_build',
    ]);
    // Rows keep their colours behind what stays.
    const colour = (row: number) =>
      page
        .locator(`#wcpt-12 tbody tr:nth-child(${row}) > td:first-child`)
        .evaluate(td => getComputedStyle(td).backgroundColor);
    expect([await colour(1), await colour(2)]).toEqual(['rgb(255, 255, 255)', 'rgb(238, 238, 255)']);
    await expect(page.locator('#wcpt-12 table')).toHaveCount(1);
  });
});

for (const native of [true, false]) {
  test.describe(native ? 'animated by scroll position' : 'with a scroll listener', () => {
    test.beforeEach(async ({ page }) => {
      if (!native) await page.addInitScript(() => Reflect.deleteProperty(window, 'ViewTimeline'));
    });

    test('the heading stays at its offset until the table ends', async ({ page, open }) => {
      await page.setViewportSize({ width: 1000, height: 600 });
      await open(
        frozen({ tablet_freeze_heading: 'true', tablet_freeze_heading_offset: '32px', tablet_freeze_left: '1' }),
      );
      await isFrozen(page);
      const start = (await edges(page, heading)).top;
      expect(start).toBeGreaterThan(32);
      await scrollDown(page, 20);
      expect((await edges(page, heading)).top).toBe(Math.max(start - 20, 32));
      await scrollDown(page, 500);
      expect((await edges(page, heading)).top).toBe(32);
      await scrollSideways(page, 200);
      expect(await edges(page, heading)).toMatchObject({ left: -1, top: 32 });
      // Its cells stay above their columns.
      const column = (await edges(page, '#wcpt-12 tbody tr:nth-child(20) > td', 5)).left;
      expect((await edges(page, heading, 5)).left).toBe(column);
      // Rows behind the heading can't be seen or pressed.
      const seen = await page.evaluate(() => document.elementFromPoint(300, 45)?.closest('thead') !== null);
      expect(seen).toBe(true);
      // The table ends: the heading goes with it.
      const end = await page
        .locator('#wcpt-12 .wcpt-table')
        .evaluate(table => table.getBoundingClientRect().bottom + scrollY);
      await scrollDown(page, end - 50);
      const height = await page.locator('#wcpt-12 thead').evaluate(head => head.getBoundingClientRect().height);
      expect((await edges(page, heading)).top).toBe(Math.round(50 - height));
      await scrollDown(page, 0);
      expect((await edges(page, heading)).top).toBe(start);
    });
  });
}

test('the heading stays below the table’s own navigation and a theme’s header', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const css =
    '.wcpt-navigation { position: sticky; block-size: 50px; background: #fff; z-index: 5 } #glava { height: 44px }';
  await open(
    frozen(
      { laptop_freeze_heading: 'yes', laptop_scroll_offset: '#glava' },
      {
        css,
        around: table => `<div id="glava"></div>${table.replace('wcpt-always-show', 'wcpt-sticky')}`,
      },
    ),
  );
  await isFrozen(page);
  await scrollDown(page, 400);
  await expect.poll(async () => (await edges(page, heading)).top).toBe(50);
});

test('a script of the page switches freezing off and on', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(frozen({ laptop_freeze_left: '1' }), 'jquery=3');
  await isFrozen(page);
  const call = (name: string) =>
    page.evaluate(method => {
      const container = document.querySelector('#wcpt-12');
      const $: unknown = Reflect.get(window, 'jQuery');
      const run: unknown = Reflect.get(window, method);
      if (typeof $ !== 'function' || typeof run !== 'function') return undefined;
      const answer: unknown = run('freeze-table', $(container), 'theme');
      $(container).trigger('wcpt_layout');
      return answer;
    }, name);
  await call('wcpt_disable_module');
  await expect(page.locator('[data-sw-freeze]')).toHaveCount(0);
  expect(await call('wcpt_is_module_disabled')).toBe(true);
  await call('wcpt_permit_module');
  await isFrozen(page);
  expect(await call('wcpt_is_module_disabled')).toBe(false);
});

test('a mouse drags the table, and the drag is no click', async ({ page, open, consoleLines }) => {
  const heard = await hear(page, [
    'freeze_table__grab_and_scroll__start',
    'freeze_table__grab_and_scroll__dragging',
    'freeze_table__grab_and_scroll__stop',
  ]);
  await page.setViewportSize({ width: 1000, height: 600 });
  await open(frozen({ grab_and_scroll: 'true' }, { columns: 14 }));
  await expect(page.locator(`${wrapper}.sw-table-grab`)).toHaveCount(1);
  const link = await page.getByRole('link', { name: 'Izdelek 3', exact: true }).boundingBox();
  const [x, y] = [(link?.x ?? 0) + 5, (link?.y ?? 0) + 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 3 });
  await page.mouse.up();
  expect(await page.locator(wrapper).evaluate(element => element.scrollLeft)).toBe(60);
  await expect(page).toHaveURL(/\/tabela\//);
  const names = (await heard()).map(line => line.split(' ')[0]?.replace('freeze_table__grab_and_scroll__', ''));
  expect([names[0], names.at(-1), names.includes('dragging')]).toEqual(['start', 'stop', true]);
  // The right button, and a press that does not move.
  await page.mouse.move(x + 200, y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x + 100, y);
  await page.mouse.up({ button: 'right' });
  expect(await page.locator(wrapper).evaluate(element => element.scrollLeft)).toBe(60);
  await page.locator(wrapper).evaluate(element => element.scrollTo({ left: 0, behavior: 'instant' }));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2, y);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/p\/3\//);
  consoleLines.allow(/404/);
});

test('code that does not come leaves a table that scrolls', async ({ page, load, consoleLines }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await openWithout(page, /chunks\/product-table-/, consoleLines, () => load(frozen({ tablet_freeze_left: '1' })));
  const scroller = page.locator('#wcpt-12 .wcpt-table-scroll-wrapper').first();
  await scroller.evaluate(one => one.scrollBy(200, 0));
  expect(await scroller.evaluate(one => one.scrollLeft)).toBeGreaterThan(0);
});
