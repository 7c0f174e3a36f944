import type { Page } from 'playwright/test';
import { findings } from './support/findings';
import { expect, mounted, type TestShop, test } from './support/fixtures';
import { callsOf, mountEverything } from './support/shopper';

const ITEM = '.primary-navigation .is-menu';
const LIVE = 'form.is-ajax-search';
const KINDS = ['dropdown', 'sliding', 'full-width-menu', 'popup'] as const;

const open = (page: Page, shop: TestShop, query: string) => page.goto(`${shop.url}/navigacija/?${query}`);
const link = (page: Page) => page.locator(`${ITEM} > a`);
const form = (page: Page, kind: string) => page.locator(kind === 'popup' ? '#is-popup-wrapper form' : `${ITEM} form`);
const input = (page: Page, kind: string) => form(page, kind).locator('[name=s]');
const results = (page: Page) => page.locator('.is-ajax-search-result');

for (const query of ['jquery=3', 'jquery=none', 'jquery=none&csp=strict']) {
  test.describe(query, () => {
    for (const kind of KINDS) {
      test(`${kind}: opens with the first click, closes with Escape, a click elsewhere and the link`, async ({
        page,
        shop,
      }) => {
        await open(page, shop, `${query}&search=${kind}`);
        // A strict policy keeps the server's inline style out.
        if (kind === 'popup')
          await page.locator('#is-popup-wrapper').evaluate(one => one.style.setProperty('display', 'none'));
        await expect(form(page, kind)).toBeHidden();
        await link(page).click();
        await expect(input(page, kind)).toBeFocused();
        await expect(link(page)).toHaveAttribute('aria-expanded', 'true');
        await input(page, kind).click();
        await expect(form(page, kind)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(link(page)).toBeFocused();
        await expect(form(page, kind)).toBeHidden();
        await page.keyboard.press('Enter');
        await expect(input(page, kind)).toBeFocused();
        await page.mouse.click(400, 780);
        await expect(form(page, kind)).toBeHidden();
        await expect(page).toHaveURL(/navigacija/);
        expect(await page.locator(ITEM).getAttribute('class')).not.toMatch(/open|active-search/);
        // The other boxes lie over the link.
        if (kind !== 'dropdown') return;
        await link(page).click();
        await expect(form(page, kind)).toBeVisible();
        await link(page).click();
        await expect(form(page, kind)).toBeHidden();
      });
    }

    test('live results come, are said, and are walked through with the arrow keys', async ({ page, shop }) => {
      await open(page, shop, query);
      const box = page.locator(`${LIVE} [name=s]`);
      const status = page.locator('.sw-search-status');
      await box.fill('skodelica');
      await expect(status).toContainText(/^(?:1 zadetek|2 zadetka|[34] zadetki)\. /);
      await box.fill('s');
      await expect(results(page)).toBeVisible();
      await expect(status).toContainText(/^\d+ zadetkov\. /);
      const links = results(page).locator('.is-title a');
      await box.focus();
      await page.keyboard.press('ArrowDown');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(box).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(results(page)).toBeHidden();
      const calls = callsOf(shop, 'admin-ajax').filter(({ fields }) => fields.action === 'is_ajax_load_posts');
      expect(calls.at(-1)?.fields).toMatchObject({ s: 's', post_type: 'product', page: '1' });
    });
  });
}

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

test('taken away with its popup open, it lets the page in and leaves the crosses as they were', async ({
  page,
  shop,
}) => {
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

test('the form opens the page of results; a search for nothing is not sent', async ({ page, shop }) => {
  await open(page, shop, 'jquery=none&search=dropdown');
  await link(page).click();
  await expect(input(page, 'dropdown')).toBeFocused();
  // The form's own widget wakes with the focus.
  await mounted(page, `${ITEM} .is-search-form`);
  await page.keyboard.type('  ');
  await page.keyboard.press('Enter');
  await expect(input(page, 'dropdown')).toBeFocused();
  await expect(page).toHaveURL(/navigacija/);
  await page.keyboard.type('skodelica');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?s=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('skodelica');
  await expect(page.locator('ul.products > li').first()).toContainText('Skodelica');
});

for (const [what, fault] of [
  ['an HTML page', { kind: 'html' }],
  ['a dropped connection', { kind: 'drop' }],
  ['status 500', { status: 500 }],
] as const) {
  test(`${what} in place of results: the shopper is told, and the form still works`, async ({
    page,
    shop,
    consoleLines,
  }) => {
    shop.faults.set('admin-ajax', fault);
    await open(page, shop, 'jquery=none');
    const box = page.locator(`${LIVE} [name=s]`);
    await box.fill('vaza');
    await expect(results(page)).toContainText('Zadetkov ni bilo mogoče naložiti.');
    await expect(box).toHaveValue('vaza');
    await expect.poll(() => consoleLines.take(/live results did not come/)).toBe(1);
    consoleLines.allow(/Failed to load resource/);
    await box.press('Enter');
    await expect(page).toHaveURL(/\?s=vaza/);
  });
}

test('a nonce that expired: the shopper is told', async ({ page, shop, consoleLines }) => {
  await open(page, shop, 'jquery=none');
  await page.evaluate(() => Object.assign(Reflect.get(window, 'IvoryAjaxVars'), { ajax_nonce: 'old' }));
  await page.locator(`${LIVE} [name=s]`).fill('vaza');
  await expect(results(page)).toContainText('Stran je odprta predolgo.');
  await expect.poll(() => consoleLines.take(/live results did not come/)).toBe(1);
  consoleLines.allow(/Failed to load resource/);
});

test('what PHP says before the results is not shown', async ({ page, shop }) => {
  shop.faults.set('admin-ajax', { kind: 'notice' });
  await open(page, shop, 'jquery=none');
  await page.locator(`${LIVE} [name=s]`).fill('vaza');
  await expect(results(page).locator('.is-title')).not.toHaveCount(0);
  await expect(results(page)).not.toContainText('Notice');
});

test('an answer to an older text is dropped', async ({ page, shop }) => {
  const answer = shop.faults.hold('admin-ajax', { times: 1 });
  await open(page, shop, 'jquery=none');
  const box = page.locator(`${LIVE} [name=s]`);
  const asked = page.waitForRequest('**/admin-ajax.php');
  await box.fill('skodelica');
  await asked;
  await box.fill('svetilka');
  await expect(results(page)).toContainText('Svetilka');
  answer();
  await expect.poll(() => callsOf(shop, 'admin-ajax').every(({ status }) => status !== 'pending')).toBe(true);
  await expect(results(page)).toContainText('Svetilka');
  await box.fill('');
  await expect(results(page)).toBeHidden();
});

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px, before and after use`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const kind of KINDS) {
      await open(page, shop, `jquery=none&search=${kind}`);
      expect(await findings(page)).toEqual([]);
      await page.locator('.is-menu > a:visible').click();
      await expect(page.locator('.is-menu > a:visible, .is-menu > a[aria-expanded=true]').first()).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      expect(await findings(page)).toEqual([]);
    }
    await open(page, shop, 'jquery=none');
    await page.locator(`${LIVE} [name=s]`).fill('s');
    await expect(results(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

test('without script the form with results is a plain one', async ({ page, shop }) => {
  await open(page, shop, 'script=none');
  await page.locator(`${LIVE} [name=s]`).fill('vaza');
  await page.locator(`${LIVE} [type=submit]`).click();
  await expect(page).toHaveURL(/\?s=vaza/);
});
