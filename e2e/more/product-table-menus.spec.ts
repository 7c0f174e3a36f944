import { heading, menu, open, table } from '../pages/tableMenus';
import { testAtWidths } from '../support/atWidths';
import { findings } from '../support/findings';
import { expect, gotoMounted, test } from '../support/fixtures';

test('a menu keeps its state and focus when another script replaces its heading', async ({ page, shop }) => {
  await open(page, shop.url, '3');
  await heading(page, 'pa_barva').press('Enter');
  await page.evaluate(id => {
    const first = document.querySelector(`${id} .wcpt-heading`);
    first?.replaceWith(first.cloneNode(true));
  }, table);
  await expect(heading(page, 'pa_barva')).toBeFocused();
  await expect(menu(page, 'pa_barva')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(menu(page, 'pa_barva')).toBeHidden();
});

test('a menu at the edge of a phone stays within the page', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, shop.url, '3');
  for (const button of await page.locator(`${table} .wcpt-header .wcpt-dropdown > .wcpt-filter-heading`).all()) {
    await button.click();
    const box = await button.locator('+ *').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});

testAtWidths('axe finds nothing, before and after use', async ({ page, shop }) => {
  await open(page, shop.url, '3');
  const own = (all: string[]) => all.filter(line => /wcpt-(?:filter|dropdown|search|nav|option)/.test(line));
  expect(own(await findings(page))).toEqual([]);
  await heading(page, 'pa_velikost').click();
  await menu(page, 'pa_velikost').getByRole('searchbox').fill('m');
  expect(own(await findings(page))).toEqual([]);
  await gotoMounted(page, `${shop.url}/tables/sidebar/`, '#wcpt-360');
  await expect(page.locator('.wcpt--dynamic-filters--loading-filter')).toHaveCount(0);
  expect(own(await findings(page))).toEqual([]);
});
