import { edges, frozen, heading, isFrozen, scrollDown, scrollSideways, WIDE, wrapper } from '../pages/smallTable';
import { findings } from '../support/findings';
import { expect } from '../support/fixtures';
import { test } from '../support/tablePage';

test('a heading that moves with what comes above the table', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(frozen({ laptop_freeze_heading: 'true' }));
  await isFrozen(page);
  await page.evaluate(() => {
    const note = document.createElement('p');
    note.style.height = '300px';
    document.querySelector('h1')?.after(note);
  });
  await scrollDown(page, 800);
  expect((await edges(page, heading)).top).toBe(0);
});

test('an element that clips the page does not lose the heading', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(
    frozen({ laptop_freeze_heading: 'true' }, { around: table => `<div style="overflow-x:hidden">${table}</div>` }),
  );
  await isFrozen(page);
  await scrollDown(page, 400);
  await expect.poll(async () => (await edges(page, heading)).top).toBe(0);
});

test('a focused link is not hidden behind frozen parts', async ({ page, open }) => {
  await page.setViewportSize({ width: 700, height: 500 });
  await open(frozen({ phone_freeze_heading: 'true', phone_freeze_left: '1' }));
  await isFrozen(page);
  await page.getByRole('link', { name: 'Izdelek 25', exact: true }).focus();
  await scrollDown(page, 700);
  await page.getByRole('link', { name: 'Izdelek 14', exact: true }).focus();
  const space = async () => {
    const head = await page.locator('#wcpt-12 thead').boundingBox();
    const link = await page.getByRole('link', { name: 'Izdelek 14', exact: true }).boundingBox();
    return (link?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0);
  };
  await expect.poll(space).toBeGreaterThanOrEqual(0);
});

test('a table width above the room that there is', async ({ page, open }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await open({ columns: 4, settings: { tablet_table_width: '+200' } });
  await isFrozen(page);
  await expect.poll(() => page.locator('#wcpt-12 .wcpt-table').evaluate(table => table.clientWidth)).toBe(968 + 200);
  await expect(page.getByRole('region', { name: 'Izdelki' })).toHaveAttribute('tabindex', '0');
  // The tab stop of the scrolling element is one for the arrow keys.
  await page.getByRole('region', { name: 'Izdelki' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator(wrapper).evaluate(element => element.scrollLeft)).toBeGreaterThan(0);
});
test('nothing is built where nothing scrolls away, until it does', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open({ columns: 5, settings: { laptop_freeze_left: '1', tablet_freeze_left: '1', phone_freeze_left: '1' } });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-sw-freeze], [data-sw-scrolls]')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 600 });
  await isFrozen(page);
  await expect(page.locator(`${wrapper}[data-sw-scrolls]`)).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 600 });
  await expect(page.locator('[data-sw-freeze], [data-sw-scrolls]')).toHaveCount(0);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('each page and device view is frozen anew, and nothing is left behind', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open({ columns: 14, settings: { laptop_freeze_left: '1', tablet_freeze_right: '1' } });
  await isFrozen(page);
  await page.locator('.wcpt-pagination').getByRole('link', { name: '2', exact: true }).click();
  await expect(page.locator('#wcpt-12 .wcpt-title').first()).toHaveText('Izdelek 11');
  await isFrozen(page);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
  await page.setViewportSize({ width: 1000, height: 600 });
  await expect
    .poll(() =>
      page
        .locator('#wcpt-12 tbody tr:first-child > td')
        .evaluateAll(cells => cells.map(cell => getComputedStyle(cell).position === 'sticky').lastIndexOf(true)),
    )
    .toBe(13);
  await page.evaluate(() => document.querySelector('#wcpt-12')?.remove());
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

for (const width of [390, 1280]) {
  test(`axe finds nothing in a frozen table at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    const settings = ['phone', 'laptop'].flatMap(device => [
      [`${device}_freeze_left`, '1'],
      [`${device}_freeze_heading`, 'true'],
    ]);
    await open({ ...WIDE, settings: { ...Object.fromEntries(settings), grab_and_scroll: 'true' } });
    await isFrozen(page);
    expect(await findings(page)).toEqual([]);
    await scrollDown(page, 300);
    await scrollSideways(page, 200);
    expect(await findings(page)).toEqual([]);
  });
}

test('empty columns are not shown, until more rows fill them', async ({ page, open, served }) => {
  const spec = {
    infinite: true,
    settings: { hide_empty_columns: 'true' },
    empty: [1, 2],
    css: 'td { block-size: 120px }',
  };
  await open(spec);
  await expect(page.locator(`${heading}:visible`)).toHaveText(['Stolpec 1', 'Stolpec 4']);
  served.spec = { ...spec, empty: [2] };
  await page.locator('.wcpt-infinite-scroll-dots').scrollIntoViewIfNeeded();
  await expect(page.locator(`${heading}:visible`)).toHaveText(['Stolpec 1', 'Stolpec 2', 'Stolpec 4']);
  await expect(page.locator('#wcpt-12 tbody td.wcpt-hide')).toHaveCount(20);
});

test('a theme unfreezes a table, lays it out and freezes it again with the shop’s plugin', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(frozen({ laptop_freeze_left: '1' }), 'jquery=3');
  await isFrozen(page);
  await page.waitForFunction('jQuery.fn.freezeTable');
  const call = (action: string) => page.evaluate(`jQuery('#wcpt-12 .wcpt-table').freezeTable(${action}).length`);
  expect(await call('"destroy"')).toBe(1);
  await expect(page.locator('[data-sw-freeze]')).toHaveCount(0);
  await call('{ left: 1 }');
  await isFrozen(page);
  await call('"resize"');
  await isFrozen(page);
});
