import type { Page } from 'playwright/test';
import { button, handheld, NAV, open, PHONE, primary, toggle } from '../pages/menu';
import { testAtWidths } from '../support/atWidths';
import { findings } from '../support/findings';
import { expect, mounted, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';

for (const [what, end] of [
  ['a window that grows', (page: Page) => page.setViewportSize({ width: 1280, height: 800 })],
  ['its removal', (page: Page) => page.locator(NAV).evaluate(nav => nav.remove())],
] as const) {
  test(`${what} ends an off-canvas menu, and the page can be reached again`, async ({ page, shop }) => {
    await page.setViewportSize(PHONE);
    await open(page, shop, 'jquery=none&menu=off-canvas');
    await toggle(page).click();
    await expect(page.getByRole('button', { name: 'Zapri meni' })).toBeFocused();
    await end(page);
    await expect(page.locator('main')).not.toHaveAttribute('inert', '');
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await expect(page.locator('.menu-close')).toHaveCount(0);
  });
}

test('repeated presses before the code has loaded: Escape closes the off-canvas menu', async ({ page, shop }) => {
  await page.setViewportSize(PHONE);
  await open(page, shop, 'jquery=none&menu=off-canvas');
  const arrive = await holdBack(page, /chunks\/menu-/);
  const asked = page.waitForRequest(/chunks\/menu-/);
  await toggle(page).click();
  await asked;
  await toggle(page).press('Enter');
  await toggle(page).press('Enter');
  arrive();
  await expect(page.getByRole('button', { name: 'Zapri meni' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert', '');
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('a link to a place on the page closes an off-canvas menu', async ({ page, shop }) => {
  await page.setViewportSize(PHONE);
  await open(page, shop, 'jquery=none&menu=off-canvas');
  await handheld(page)
    .getByText('Novice')
    .evaluate(link => link.setAttribute('href', '#vsebina'));
  await toggle(page).click();
  await expect(page.getByRole('button', { name: 'Zapri meni' })).toBeFocused();
  await handheld(page).getByText('Novice').click();
  await expect(page.locator(NAV)).not.toHaveClass(/toggled/);
  await expect(page.locator('main')).toBeFocused();
});

testAtWidths('axe finds nothing, before and after use', async ({ page, shop }) => {
  await open(page, shop, 'jquery=none');
  expect(await findings(page)).toEqual([]);
  if (await toggle(page).isVisible()) {
    await toggle(page).click();
    await button(page, 'Za dom').click();
  } else await primary(page, 'Tabele').focus();
  await mounted(page, NAV);
  expect(await findings(page)).toEqual([]);
});
