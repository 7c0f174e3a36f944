import { button, handheld, NAV, open, PHONE, primary, toggle } from '../pages/menu';
import { findings } from '../support/findings';
import { expect, mounted, test } from '../support/fixtures';

for (const query of ['jquery=3', 'jquery=none', 'jquery=none&csp=strict']) {
  test.describe(query, () => {
    test('on a phone the first tap opens it, and six levels open one by one', async ({ page, shop }) => {
      await page.setViewportSize(PHONE);
      await open(page, shop, query);
      await expect(handheld(page)).toBeHidden();
      await toggle(page).click();
      await expect(handheld(page)).toBeVisible();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      for (const [name, inner] of [
        ['Za dom', 'Kuhinja'],
        ['Kuhinja', 'Posoda'],
        ['Posoda', 'Skodelice'],
        ['Skodelice', 'Keramika'],
        ['Keramika', 'Jutranje'],
      ] as const) {
        const link = handheld(page).getByText(inner, { exact: true });
        await expect(link).toBeHidden();
        await button(page, name).click();
        await expect(link).toBeVisible();
        await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
      }
      await button(page, 'Za dom').click();
      await expect(handheld(page).getByText('Jutranje', { exact: true })).toBeHidden();
      await toggle(page).click();
      await expect(handheld(page)).toBeHidden();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    });
  });
}

test('Escape closes the submenu first, then the menu, and the focus is at what opened them', async ({ page, shop }) => {
  await page.setViewportSize(PHONE);
  await open(page, shop, 'jquery=none');
  await toggle(page).click();
  await button(page, 'Tabele').click();
  await handheld(page).getByText('Košarica iz tabele').focus();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Tabele')).toBeFocused();
  await expect(button(page, 'Tabele')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await expect(handheld(page)).toBeHidden();
});

test('its toggle closes it, and so does a window that grows', async ({ page, shop }) => {
  await page.setViewportSize(PHONE);
  await open(page, shop, 'jquery=none');
  await toggle(page).click();
  await expect(handheld(page)).toBeVisible();
  await toggle(page).click();
  await expect(handheld(page)).toBeHidden();
  await toggle(page).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator(NAV)).not.toHaveClass(/toggled/);
});

test('on a laptop submenus open for pointer and keys, and close with Escape', async ({ page, shop }) => {
  await open(page, shop, 'jquery=none');
  await primary(page, 'Tabele').hover();
  await expect(primary(page, 'Košarica iz tabele')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(primary(page, 'Košarica iz tabele')).toBeHidden();
  await primary(page, 'Tabele').focus();
  await mounted(page, NAV);
  await expect(primary(page, 'Košarica iz tabele')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(primary(page, 'Košarica iz tabele')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(primary(page, 'Tabele')).toBeFocused();
  await expect(primary(page, 'Košarica iz tabele')).toBeHidden();
  await primary(page, 'Novice').focus();
  await primary(page, 'Tabele').focus();
  await expect(primary(page, 'Košarica iz tabele')).toBeVisible();
});

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('a first tap opens a submenu, a second one follows the link', async ({ page, shop }) => {
    await open(page, shop, 'jquery=none');
    await page.evaluate(() => window.ShopWidgets?.mountAll(document, { now: true }));
    await primary(page, 'Tabele').tap();
    await expect(primary(page, 'Košarica iz tabele')).toBeVisible();
    await expect(page).toHaveURL(/navigacija/);
    await primary(page, 'Tabele').tap();
    await expect(page).toHaveURL(/\/tables\/$/);
  });
});

test('an off-canvas menu has the focus until it is closed', async ({ page, shop }) => {
  await page.setViewportSize(PHONE);
  await open(page, shop, 'jquery=none&menu=off-canvas');
  await toggle(page).click();
  const close = page.getByRole('button', { name: 'Zapri meni' });
  await expect(close).toBeFocused();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert', '');
  await toggle(page).click();
  await close.click();
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await expect(close).toBeFocused();
  await page.mouse.click(380, 400);
  await expect(page.locator(NAV)).not.toHaveClass(/toggled/);
});

test('taken away, it leaves the page as it was', async ({ page, shop }) => {
  await page.setViewportSize(PHONE);
  await open(page, shop, 'jquery=none');
  const sent = await (await page.request.get(page.url())).text();
  const before = await page.evaluate(
    ([html, nav]) => new DOMParser().parseFromString(html, 'text/html').querySelector(nav)?.outerHTML ?? '',
    [sent, NAV] as const,
  );
  await toggle(page).click();
  await button(page, 'Za dom').click();
  await page.evaluate(() => window.ShopWidgets?.unmountAll());
  await expect(page.locator('.dropdown-toggle')).toHaveCount(0);
  const after = await page.locator(NAV).evaluate(nav => nav.outerHTML.replaceAll(' class=""', ''));
  expect(after.replaceAll(/ class="sub-menu"| class="main-navigation"| class="menu-item[^"]*"/g, '')).toBe(
    before.replaceAll(/ class="sub-menu"| class="main-navigation"| class="menu-item[^"]*"/g, ''),
  );
});
