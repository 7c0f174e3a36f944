import { CHOOSE, item, openBundle, pieces } from '../pages/bundles';
import { accept, revoke } from '../pages/cookieNotice';
import { expectOpen, HEIGHTS, openGallery, TRIGGER } from '../pages/gallery';
import { expect, mounted, test } from '../support/fixtures';
import { SIMPLE, VARIABLE } from '../support/shopper';
import { noteSaid, readSaid, recordSaid } from './liveRegions';
import { openMounted } from './pages';

test('the live region is there, empty, before the first text', async ({ page, shop }) => {
  await openMounted(page, shop, '/shop/');
  const region = page.locator('.widget_shopping_cart_live_region');
  await expect(region).toHaveCount(1);
  await expect(region).toHaveText('');
});

test('plus and minus tell the new quantity, once, and the limit at it', async ({ page, shop }) => {
  await openMounted(page, shop, SIMPLE);
  const said = await recordSaid(page);
  const minus = page.locator('form.cart .minus.sw-step');
  await page.locator('form.cart .plus.sw-step').click();
  await expect.poll(said).toEqual([{ text: 'Količina: 2', isRegionFirst: true }]);
  await minus.click();
  await expect.poll(async () => (await said()).at(-1)?.text).toMatch(/^Količina: 1\. Manj/);
});

test('a refused variation is told once: the first field without a choice has the focus and the reason', async ({
  page,
  shop,
}) => {
  await openMounted(page, shop, VARIABLE);
  const said = await recordSaid(page);
  await page.locator('.single_add_to_cart_button').dispatchEvent('click');
  const first = page.locator('.variations select').first();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/Izberite še/);
  expect(await said()).toEqual([]);
});

test('plus and minus of a bundle’s product tell its quantity, and the limit at it', async ({ page, shop }) => {
  await openBundle(page, shop, CHOOSE);
  const said = await recordSaid(page);
  const last = async () => (await said()).filter(({ text }) => text.startsWith('Količina')).at(-1)?.text;
  await item(page, 'sa01').locator('.woosb-quantity-input-plus').click();
  const n = Number(await pieces(page, 'sa01').inputValue());
  await expect.poll(last).toBe(`Količina: ${n}`);
  const minus = item(page, 'sa01').locator('.woosb-quantity-input-minus');
  for (let press = 0; press <= n; press++) await minus.click();
  await expect.poll(last).toBe('Količina: 0. Manj jih ni mogoče izbrati.');
});

test('plus and minus of a table’s row tell the quantity, and the limit at it', async ({ page, shop }) => {
  await openMounted(page, shop, '/tables/cart/');
  const said = await recordSaid(page);
  const row = page.locator('.wcpt-row').first();
  await row.locator('.wcpt-plus').click();
  await expect.poll(async () => (await said()).at(-1)).toEqual({ text: 'Količina: 2', isRegionFirst: true });
  await row.locator('.wcpt-minus').click();
  await expect.poll(async () => (await said()).at(-1)?.text).toBe('Količina: 1. Manj jih ni mogoče izbrati.');
});

test('the cookie notice is told once, and not again when it has the focus', async ({ page, shop }) => {
  await page.addInitScript(noteSaid);
  await page.goto(`${shop.url}/shop/?notice=bar,revoke`);
  await mounted(page, '#cookie-notice');
  const told = async () => (await readSaid(page)).filter(({ text }) => text.includes('piškotke'));
  await expect
    .poll(told)
    .toEqual([{ text: 'Piškotki: Trgovina uporablja piškotke, da vam nakup teče gladko.', isRegionFirst: true }]);
  await accept(page).click();
  await revoke(page).click();
  await expect(accept(page)).toBeFocused();
  expect(await told()).toHaveLength(1);
});

test('the lightbox tells which picture it shows, in it while it is open, and the page goes on after it', async ({
  page,
  shop,
}) => {
  await openGallery(page, shop.url + HEIGHTS);
  await page.locator(TRIGGER).click();
  await expectOpen(page, 'Slika 1 od 3');
  const region = page.locator('.widget_shopping_cart_live_region');
  await expect(page.locator('[aria-modal="true"]').locator(region)).toHaveText(/^Slika 1 od 3/);
  const said = await recordSaid(page);
  await page.locator('.sw-lightbox__next').click();
  await expect.poll(async () => (await said()).map(({ text }) => text.slice(0, 12))).toEqual(['Slika 2 od 3']);
  await page.keyboard.press('Escape');
  await expect(page.locator('body > .widget_shopping_cart_live_region')).toHaveText('');
});
