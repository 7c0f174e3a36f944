import { form, ITEM, input, KINDS, LIVE, link, open, results } from '../pages/siteSearch';
import { expect, test } from '../support/fixtures';
import { mountEverything } from '../support/shopper';

test('sliding ends at 310 px, with a style that the add-on’s rules know', async ({ page, shop }) => {
  await open(page, shop, 'jquery=none&search=sliding');
  await link(page).click();
  await expect(form(page, 'sliding').locator('.is-search-submit')).toHaveAttribute('style', 'display: inline-block;');
  await expect(page.locator(ITEM)).toHaveClass(/\bopen\b/);
  await expect(form(page, 'sliding')).toHaveCSS('width', '310px');
  await page.locator(`${ITEM} .search-close`).press('Enter');
  await expect(form(page, 'sliding')).toBeHidden();
});

test('full width ends where its link begins, and stays in the window', async ({ page, shop }) => {
  await open(page, shop, 'jquery=none&search=full-width-menu');
  await link(page).click();
  await expect(form(page, 'full-width-menu').locator('.is-search-submit')).toBeVisible();
  await expect(page.locator(ITEM)).toHaveClass(/active-search open/);
  expect((await form(page, 'full-width-menu').boundingBox())?.x).toBeGreaterThanOrEqual(0);
});

test('no box is cut off in the window of a phone', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const kind of KINDS) {
    await open(page, shop, `jquery=none&search=${kind}`);
    await page.locator('.is-menu > a:visible').click();
    const box = page.locator('form.is-search-form:not(.is-ajax-search):visible');
    await expect(box.locator('[name=s]')).toBeFocused();
    const { x = -1, width = 999 } = (await box.boundingBox()) ?? {};
    expect([kind, x >= 0, x + width <= 390]).toEqual([kind, true, true]);
  }
});

test('a drop-down’s style is what the add-on’s rules select on', async ({ page, shop }) => {
  await open(page, shop, 'jquery=none&search=dropdown');
  await link(page).click();
  await expect(form(page, 'dropdown')).toHaveAttribute('style', 'display: block;');
});

test('the popup is modal', async ({ page, shop }) => {
  await open(page, shop, 'jquery=none&search=popup');
  await link(page).click();
  await expect(page.getByRole('dialog', { name: 'Iskanje' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  const isInside = () => page.evaluate(() => document.activeElement?.closest('#is-popup-wrapper') !== null);
  for (let tab = 0; tab < 5; tab++) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.getByRole('button', { name: 'Zapri iskanje' }).click();
  await expect(link(page)).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert', '');
});

test('a click into another field closes it, and leaves the focus there', async ({ page, shop }) => {
  await open(page, shop, 'jquery=none&search=dropdown');
  await link(page).click();
  await expect(input(page, 'dropdown')).toBeFocused();
  await page.locator(`${LIVE} [name=s]`).click();
  await expect(form(page, 'dropdown')).toBeHidden();
  await expect(page.locator(`${LIVE} [name=s]`)).toBeFocused();
});

test('a double click opens it', async ({ page, shop }) => {
  await open(page, shop, 'jquery=none&search=dropdown');
  await link(page).dblclick();
  await expect(input(page, 'dropdown')).toBeFocused();
  await link(page).click();
  await expect(form(page, 'dropdown')).toBeHidden();
  await link(page).dblclick();
  await expect(form(page, 'dropdown')).toBeVisible();
  await expect(link(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(input(page, 'dropdown')).toBeFocused();
});

test('removed with its popup open, it frees the page and keeps the crosses', async ({ page, shop }) => {
  await open(page, shop, 'jquery=none&search=popup');
  const cross = page.locator('.popup-search-close');
  const before = await cross.evaluate(one => one.outerHTML);
  await link(page).click();
  await expect(input(page, 'popup')).toBeFocused();
  await page.evaluate(() => {
    for (const item of document.querySelectorAll('.is-menu')) item.remove();
  });
  await expect(page.locator('#is-popup-wrapper')).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert', '');
  expect(await cross.evaluate(one => one.outerHTML)).toBe(before);
});

test('of several links to one popup the one that opened it gets the focus back', async ({ page, shop }) => {
  await open(page, shop, 'jquery=none&search=popup');
  await page.locator(ITEM).evaluate(item => {
    const copy = item.cloneNode(true);
    item.after(copy);
    document.querySelector('.is-menu-wrapper')?.setAttribute('style', 'display: block');
  });
  await mountEverything(page);
  await link(page).first().click();
  await page.getByRole('button', { name: 'Zapri iskanje' }).click();
  await expect(link(page).first()).toBeFocused();
});

test('in a narrow window the link leads nowhere before it is touched', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, shop, 'jquery=none&search=dropdown');
  await expect(link(page)).toHaveAttribute('href', '');
});

test('in a narrow window the link leads nowhere, in a wide one where the server says', async ({ page, shop }) => {
  await open(page, shop, 'jquery=none&search=dropdown');
  await mountEverything(page);
  await expect(link(page)).toHaveAttribute('href', '#');
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(link(page)).toHaveAttribute('href', '');
  await link(page).click();
  await expect(input(page, 'dropdown')).toBeFocused();
  await page.setViewportSize({ width: 1025, height: 800 });
  await expect(link(page)).toHaveAttribute('href', '#');
});

test('a window that gets as narrow empties the link of a menu that nobody has touched', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, shop, 'search=sliding');
  await page.waitForLoadState('networkidle');
  const before = await link(page).getAttribute('href');
  expect(before).toBeTruthy();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(link(page)).toHaveAttribute('href', '');
  await page.setViewportSize({ width: 1025, height: 800 });
  await expect(link(page)).toHaveAttribute('href', before ?? '');
});

test('a nonce that expired: the shopper is told', async ({ page, shop, consoleLines }) => {
  await open(page, shop, 'jquery=none');
  await page.evaluate(() => Object.assign(Reflect.get(window, 'IvoryAjaxVars'), { ajax_nonce: 'old' }));
  await page.locator(`${LIVE} [name=s]`).fill('vaza');
  await expect(results(page)).toContainText('Stran je odprta predolgo.');
  await expect.poll(() => consoleLines.take(/live results did not come/)).toBe(1);
  consoleLines.allow(/Failed to load resource/);
});

test('a PHP notice before the results is not shown', async ({ page, shop }) => {
  shop.faults.set('admin-ajax', { kind: 'notice' });
  await open(page, shop, 'jquery=none');
  await page.locator(`${LIVE} [name=s]`).fill('vaza');
  await expect(results(page).locator('.is-title')).not.toHaveCount(0);
  await expect(results(page)).not.toContainText('Notice');
});
