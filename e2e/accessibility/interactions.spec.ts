import { fill, removeLinks } from '../pages/miniCart';
import { LIVE } from '../pages/siteSearch';
import { TABLE as BULK, bar, open as openBulk } from '../pages/tableBulk';
import { dialog, filterButton, open as openPhone } from '../pages/tablePhone';
import { groups, open as openRows, parents } from '../pages/tableRows';
import { testAtWidths } from '../support/atWidths';
import { expect, test } from '../support/fixtures';
import { recordSaid } from './liveRegions';
import { openMounted } from './pages';
import { walkByTab } from './tabWalk';

const first = (text: string) => ({ text, isRegionFirst: true });

test('the mini-cart tells a removed line once, and the focus goes on to the next one', async ({ page, shop }) => {
  await fill(page, shop.url, [11, 12]);
  const said = await recordSaid(page);
  await removeLinks(page).first().click();
  const words = 'Izdelek »Skodelica Jutro« je odstranjen iz košarice. V košarici je 1 izdelek.';
  await expect.poll(said).toEqual([first(words)]);
  await expect(removeLinks(page)).toBeFocused();
  await page.locator('.single_add_to_cart_button').click();
  await expect.poll(said).toEqual([first(words), first('Izdelek je v košarici. V košarici sta 2 izdelka.')]);
});

test('sorting and other pages of a table tell the number of products once each', async ({ page, shop }) => {
  await openMounted(page, shop, '/tables/all-filters/');
  const said = await recordSaid(page);
  await page.locator('#wcpt-310 .wcpt-heading').getByRole('button', { name: 'Izdelek' }).click();
  await expect.poll(said).toEqual([first('Prikazanih je 20 od 1200 izdelkov.')]);
  await page.locator('#wcpt-310 .wcpt-pagination').getByText('2', { exact: true }).click();
  await expect.poll(said).toHaveLength(2);
});

test('chosen rows and their adding are told, in regions that were there', async ({ page, shop }) => {
  await openBulk(page, shop.url, 'none');
  const said = await recordSaid(page);
  await page.locator(`${BULK} .wcpt-cart-checkbox:enabled`).first().check();
  await expect.poll(said).toEqual([first('Izbran je 1 izdelek, skupaj 85.63 €.')]);
  await bar(page).click();
  await expect
    .poll(async () => (await said()).at(-1))
    .toEqual(first('V košarici: Volnene dokolenke Radovna. V košarici je 1 izdelek.'));
  expect((await said()).filter(({ isRegionFirst }) => !isRegionFirst)).toEqual([]);
});

test('the number of live results is told once, in a region that was there', async ({ page, shop }) => {
  await openMounted(page, shop, '/navigacija/');
  const said = await recordSaid(page);
  await page.locator(`${LIVE} input[type=search]`).first().fill('sko');
  await expect.poll(said).toEqual([first('1 zadetek. S puščico navzdol greste med zadetke.')]);
});

testAtWidths('by Tab through open child rows each stop is seen', async ({ page, shop }) => {
  await openRows(page, shop, 'groups/', groups);
  const control = page.locator(`${parents} [aria-expanded="false"]`).first();
  await control.click();
  expect(await walkByTab(page)).toEqual([]);
});

testAtWidths('by Tab through a dialog of the wishlist each stop is seen', async ({ page, shop }) => {
  await openMounted(page, shop, '/zelje/izdelki/?wishlist=full');
  await page.locator('ul.products .tinvwl_add_to_wishlist_button').first().click();
  await expect(page.getByRole('button', { name: 'Ogled seznama' })).toBeFocused();
  expect(await walkByTab(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('by Tab through the filters over the page each stop is seen, and Escape leads back', async ({ page, shop }) => {
    await openPhone(page, shop, 'none');
    await filterButton(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await walkByTab(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(filterButton(page)).toBeFocused();
  });
});
