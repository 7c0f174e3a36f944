import { expect, test } from '../support/fixtures';
import { SIMPLE, VARIABLE } from '../support/shopper';
import { recordSaid } from './liveRegions';
import { openMounted } from './pages';

test('both live regions are there, empty, before the first text', async ({ page, shop }) => {
  await openMounted(page, shop, '/shop/');
  for (const region of ['.widget_shopping_cart_live_region', '.sw-alert-region']) {
    await expect(page.locator(region)).toHaveCount(1);
    await expect(page.locator(region)).toHaveText('');
  }
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
