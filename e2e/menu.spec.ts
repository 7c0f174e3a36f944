import type { Page } from 'playwright/test';
import { findings } from './support/findings';
import { expect, mounted, type TestShop, test } from './support/fixtures';
import { holdBack } from './support/holdBack';

const NAV = '.main-navigation';
const PHONE = { width: 390, height: 800 };

const handheld = (page: Page) => page.locator('.handheld-navigation');
const toggle = (page: Page) => page.locator('.menu-toggle');
const primary = (page: Page, name: string) => page.locator('.primary-navigation').getByText(name, { exact: true });
const button = (page: Page, name: string) =>
  handheld(page).getByRole('button', { name: `Podmeni: ${name}`, exact: true });

const open = (page: Page, shop: TestShop, query: string) => page.goto(`${shop.url}/navigacija/?${query}`);

for (const query of ['jquery=3', 'jquery=none', 'jquery=none&csp=strict']) {
  test.describe(query, () => {
    test('on a phone its toggle opens it, also with the first tap, and six levels open one by one', async ({
      page,
      shop,
    }) => {
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

test('an impatient shopper’s off-canvas menu lets the page in again', async ({ page, shop }) => {
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

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px, before and after use`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, shop, 'jquery=none');
    expect(await findings(page)).toEqual([]);
    if (width < 800) {
      await toggle(page).click();
      await button(page, 'Za dom').click();
    } else await primary(page, 'Tabele').focus();
    await mounted(page, NAV);
    expect(await findings(page)).toEqual([]);
  });
}

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
