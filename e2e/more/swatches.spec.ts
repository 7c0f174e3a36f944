import { chosen, JUMPER, openSwatches, swatch } from '../pages/swatches';
import { expect, test } from '../support/fixtures';
import { watchShifts } from '../support/watching';

test('nothing moves from the server’s paint to working swatches', async ({ page, shop }) => {
  // A quantity gets its buttons meanwhile.
  const shifts = await watchShifts(page, '.variations_button');
  await openSwatches(page, shop, JUMPER, '?attribute_pa_barva=zelena&jquery=none');
  await expect(page.locator('label[for="pa_barva"]')).toHaveText('Barva: Zelena');
  expect(await shifts()).toEqual([]);
});

test('taken away, the page is as the server sent it', async ({ page, shop }) => {
  await page.goto(`${shop.url}${JUMPER}?script=none`);
  const table = page.locator('table.variations');
  const before = await table.innerHTML();
  await openSwatches(page, shop, JUMPER);
  await swatch(page, 'gladka').dispatchEvent('click');
  await expect.poll(() => chosen(page)).toEqual(['', '', '', '']);
  await swatch(page, 'gladka').dispatchEvent('click');
  await expect.poll(() => chosen(page)).toEqual(['', '', 'gladka', '']);
  await page.evaluate(() => window.ShopWidgets?.unmountAll());
  // The form's own widget leaves some empty attributes behind.
  const plain = (html: string) =>
    html.replace(/ (?:style|class|data-wvs-stock-info)=""| style="visibility: hidden;"/g, '');
  await expect.poll(async () => plain(await table.innerHTML())).toBe(plain(before));
});
