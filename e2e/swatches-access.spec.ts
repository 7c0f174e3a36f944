import { findings } from './support/findings';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { CAP, chosen, focusedValue, JUMPER, LIST, openSwatches, swatch, withSettings } from './support/swatches';
import { parts } from './support/variationForm';

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of [JUMPER, CAP]) {
      test(`axe finds nothing, before and after use: ${path}`, async ({ page, shop }) => {
        await openSwatches(page, shop, path);
        // The code that answers makes it a button.
        await expect(page.locator('.woo-variation-swatches-variable-item-more:not([role])')).toHaveCount(0);
        expect(await findings(page)).toEqual([]);
        await swatch(page, 'rdeca').click();
        await expect(swatch(page, 'rdeca')).toHaveClass(/selected/);
        await swatch(page, 'modra').hover();
        await expect(page.getByRole('tooltip')).toHaveText('Modra');
        expect(await findings(page)).toEqual([]);
        await parts(page).reset.click();
        await expect.poll(() => chosen(page)).not.toContain('rdeca');
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }

    test('arrow keys go around a list and choose; Tab goes from list to list', async ({ page, shop }) => {
      await openSwatches(page, shop, JUMPER);
      await parts(page).quantity.focus();
      await page.locator('.woocommerce-breadcrumb a').last().focus();
      while ((await focusedValue(page)) !== 'rdeca') await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await expect(swatch(page, 'modra')).toBeFocused();
      await expect.poll(() => chosen(page)).toEqual(['modra', '', 'gladka', '']);
      await page.keyboard.press('ArrowUp');
      await expect(swatch(page, 'rdeca')).toBeFocused();
      // Gold is not sold: past it, from the first to the last one.
      await page.keyboard.press('ArrowLeft');
      await expect(swatch(page, 'crna')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(swatch(page, 'rdeca')).toBeFocused();
      await expect.poll(() => chosen(page)).toEqual(['rdeca', '', 'gladka', '']);
      await page.keyboard.press('Tab');
      await expect(swatch(page, '38')).toBeFocused();
      await page.keyboard.press('Space');
      await expect.poll(() => chosen(page)).toEqual(['rdeca', '38', 'gladka', '']);
      await expect(swatch(page, '38')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(swatch(page, 'gladka')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(parts(page).variationId).toHaveValue('601');
      await page.keyboard.press('Shift+Tab');
      await expect(swatch(page, 'gladka')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(parts(page).reset).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(swatch(page, 'rdeca')).toBeFocused();
      await expect.poll(() => chosen(page)).toEqual(['', '', '', '']);
    });
  });
}

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

test('tooltips: pointer and focus show them, Escape and leaving hide them', async ({ page, shop }) => {
  await openSwatches(page, shop, JUMPER);
  const tooltip = page.getByRole('tooltip');
  await swatch(page, 'crna').hover();
  await expect(tooltip).toHaveText('Črna – Ni na zalogi');
  await expect(swatch(page, 'crna')).toHaveAccessibleName('Črna');
  await expect(swatch(page, 'crna')).toHaveAccessibleDescription('Črna – Ni na zalogi');
  // The browser's own would come on top.
  await expect(swatch(page, 'crna')).not.toHaveAttribute('title');
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(swatch(page, 'crna')).toHaveAttribute('title', 'Črna');
  await swatch(page, 'modra').hover();
  await expect(tooltip).toHaveText('Modra');
  await expect(swatch(page, 'modra')).not.toHaveAttribute('aria-describedby');
  await page.locator('h1').hover();
  await expect(tooltip).toHaveCount(0);
  // What the swatch says itself needs none.
  await swatch(page, '38').hover();
  await swatch(page, 'rdeca').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tooltip).toHaveText('Modra');
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveCount(0);
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
