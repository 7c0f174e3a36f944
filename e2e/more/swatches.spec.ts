import { chosen, JUMPER, LIST, openSwatches, swatch, withSettings } from '../pages/swatches';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
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

test('from right to left, the left arrow key goes on', async ({ page, shop }) => {
  await openSwatches(page, shop, JUMPER);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await swatch(page, 'rdeca').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(swatch(page, 'modra')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(swatch(page, 'rdeca')).toBeFocused();
});

test('arrow keys only look at what would clear the other attributes', async ({ page, shop }) => {
  await withSettings(page, { deselect_unavailable: '1' });
  await openSwatches(page, shop, JUMPER);
  await swatch(page, 'zelena').click();
  await swatch(page, '40').click();
  await page.keyboard.press('ArrowRight');
  await expect(swatch(page, '42')).toBeFocused();
  await expect.poll(() => chosen(page)).toEqual(['zelena', '40', 'gladka', '']);
  await page.keyboard.press('Space');
  await expect.poll(() => chosen(page)).toEqual(['', '42', '', '']);
});

test('where the theme’s CSS draws tooltips, it keeps the job, and no code has to come', async ({ page, shop }) => {
  await holdBack(page, '**/chunks/tooltip-*');
  await openSwatches(page, shop, JUMPER);
  await page.addStyleTag({
    content:
      '[data-wvstooltip]::before { content: attr(data-wvstooltip); position: absolute; height: 40px; width: 200px; pointer-events: none }',
  });
  await page
    .locator(LIST)
    .first()
    .evaluate(list => list.scrollIntoView());
  await swatch(page, 'modra').hover();
  await expect(swatch(page, 'modra')).toHaveClass(/wvs-tooltip-position-bottom/);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.locator('label[for="pa_vzorec"]').hover();
  await expect(swatch(page, 'modra')).not.toHaveClass(/wvs-tooltip-position-bottom/);
});

test('a theme without rules for swatches shows them with the sheet for bare themes', async ({ page, shop }) => {
  await page.route('**/theme.css', async route => {
    const css = await (await route.fetch()).text();
    const bare = '@import url("/shop-widgets/styles/bare.css");';
    await route.fulfill({ contentType: 'text/css', body: bare + css.slice(0, css.indexOf('/* Swatches */')) });
  });
  await openSwatches(page, shop, JUMPER);
  await expect(page.locator(LIST).first()).toHaveCSS('display', 'flex');
  await swatch(page, 'modra').click();
  await expect(swatch(page, 'modra')).toHaveClass(/selected/);
  const box = await swatch(page, 'modra').boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(24);
  expect(await findings(page)).toEqual([]);
});
