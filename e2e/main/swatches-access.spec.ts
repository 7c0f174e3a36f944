import { chosen, focusedValue, JUMPER, openSwatches, swatch } from '../pages/swatches';
import { parts } from '../pages/variationForm';
import { expect, test } from '../support/fixtures';

test.describe('390 px wide', () => {
  test.use({ viewport: { width: 390, height: 900 } });

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

test('tooltips: pointer and focus show them, Escape and leaving hide them', async ({ page, shop }) => {
  await openSwatches(page, shop, JUMPER);
  const tooltip = page.getByRole('tooltip');
  await swatch(page, 'crna').hover();
  await expect(tooltip).toHaveText('Črna – Ni na zalogi');
  await expect(swatch(page, 'crna')).toHaveAccessibleName('Črna');
  await expect(swatch(page, 'crna')).toHaveAccessibleDescription('Črna – Ni na zalogi');
  // The browser's own tooltip would be shown as well.
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
  // A swatch that shows its own text needs none.
  await swatch(page, '38').hover();
  await swatch(page, 'rdeca').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tooltip).toHaveText('Modra');
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveCount(0);
});
