import { accept, BOX, choiceOf, heard, notice, open, refuse, revoke } from '../pages/cookieNotice';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { visit } from '../support/shopper';
import { painted } from '../support/watching';

for (const query of ['&jquery=3', '&jquery=none', '&csp=strict']) {
  test.describe(query.slice(1), () => {
    test('is shown before a decision; a yes is stored, told, and not asked for again', async ({ page, shop }) => {
      await open(page, shop, 'bar', query);
      await expect(notice(page)).toBeVisible();
      await expect(page.locator('body')).toHaveClass(/cookies-not-set/);
      await accept(page).click();
      await expect(notice(page)).toBeHidden();
      await expect(page.locator('body')).toHaveClass(/cookies-set cookies-accepted/);
      expect(await heard(page)).toEqual(['showCookieNotice', 'setCookieNotice true false', 'hideCookieNotice']);
      const cookie = await choiceOf(page);
      expect(cookie).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);
      await page.goto(`${shop.url}/shop/?notice=bar${query}`);
      await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
      await expect(notice(page)).toBeHidden();
    });

    test('a no is kept as well, for as long as it says, and can be taken back', async ({ page, shop }) => {
      await open(page, shop, 'revoke', query);
      await refuse(page).click();
      await expect(revoke(page)).toBeVisible();
      await expect(revoke(page)).toBeFocused();
      await expect(page.locator('body')).toHaveClass(/cookies-refused/);
      const cookie = await choiceOf(page);
      expect(cookie?.value).toBe('false');
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);
      await revoke(page).click();
      await expect(notice(page)).toBeVisible();
      await expect(accept(page)).toBeFocused();
      expect((await choiceOf(page))?.value).toBe('false');
      await accept(page).click();
      await expect(notice(page)).toBeHidden();
      await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
      expect((await choiceOf(page))?.value).toBe('true');
    });
  });
}

test('the cross refuses, whatever its attribute says', async ({ page, shop }) => {
  await open(page, shop, 'bar');
  await page.locator('#cn-close-notice').click();
  await expect(notice(page)).toBeHidden();
  expect((await choiceOf(page))?.value).toBe('false');
});

test('the shopper’s scrolling accepts where the page says so, and not after a no', async ({ page, shop }) => {
  await open(page, shop, 'scroll');
  await page.evaluate(() => window.scrollTo(0, 200));
  await painted(page);
  await expect(notice(page)).toBeVisible();
  await refuse(page).click();
  await expect(notice(page)).toBeHidden();
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => window.scrollY === 600);
  // A listener of a scroll runs before the next frame.
  await painted(page);
  expect((await choiceOf(page))?.value).toBe('false');
  await page.context().clearCookies();
  // The browser goes back to where a page was left, and that is below the offset.
  await page.evaluate(() => window.scrollTo(0, 0));
  await painted(page);
  await page.reload();
  await mounted(page, BOX);
  await expect(notice(page)).toBeVisible();
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 400);
  await expect(notice(page)).toBeHidden();
  expect((await choiceOf(page))?.value).toBe('true');
});

test('a link whose code does not load says so once', async ({ page, shop, consoleLines }) => {
  await page.context().addCookies([{ name: 'cookie_notice_accepted', value: 'true', url: shop.url }]);
  await page.route(/chunks\/banners-/, route => route.abort());
  await page.goto(`${shop.url}/shop/?notice=manual`);
  await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
  await page.locator('.cn-revoke-inline').click();
  // It is tried again after a pause.
  const told = () => consoleLines.lines.filter(line => /did not load/.test(line)).length;
  await expect.poll(told, { timeout: 20_000 }).toBe(1);
  await page.locator('.cn-revoke-inline').click();
  await expect(page).toHaveURL(/notice=manual#?$/);
  await expect.poll(() => consoleLines.take(/did not load/)).toBe(1);
  consoleLines.allow(/ERR_FAILED|Failed to/);
});

test('a click beside it accepts where the page says so, and does its own job as well', async ({ page, shop }) => {
  await open(page, shop, 'click');
  await page.evaluate(() => document.querySelector('h1')?.click());
  await painted(page);
  await expect(notice(page)).toBeVisible();
  await page.locator('.cn-text-container').first().click();
  await painted(page);
  await expect(notice(page)).toBeVisible();
  await page.locator('.ajax_add_to_cart').first().click();
  await expect(notice(page)).toBeHidden();
  expect((await choiceOf(page))?.value).toBe('true');
  await expect(page.locator('.ajax_add_to_cart').first()).toHaveClass(/\badded\b/);
});

test('a choice loads the page again where the page says so', async ({ page, shop }) => {
  await open(page, shop, 'reload');
  const reloaded = page.waitForEvent('load');
  await accept(page).click();
  await reloaded;
  await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
  await expect(notice(page)).toBeHidden();
});

test('a link in the content takes a choice back, or says that it can’t', async ({ page, shop, consoleLines }) => {
  await open(page, shop, 'manual');
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
  await page.goto(`${shop.url}/shop/?notice=manual`);
  await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
  const link = page.locator('.cn-revoke-inline');
  await link.click();
  await expect(notice(page)).toBeVisible();
  await refuse(page).click();
  await expect(notice(page)).toBeHidden();
  await expect(link).toBeFocused();
  await visit(page, `${shop.url}/shop/?notice=missing`);
  await link.click();
  await link.click();
  await expect(page.getByText('Izbire piškotkov na tej strani ni mogoče spremeniti.')).toHaveCount(1);
  expect((await choiceOf(page))?.value).toBe('false');
  consoleLines.allow(/no #cookie-notice on the page/);
});

test('an answer in another tab hides it here', async ({ page, shop, context }) => {
  await open(page, shop, 'bar');
  const other = await context.newPage();
  await gotoMounted(other, `${shop.url}/shop/?notice=bar`, BOX);
  await accept(other).click();
  await expect(notice(other)).toBeHidden();
  await other.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
});

test('a choice is made with the keyboard alone, and the focus goes on in the page', async ({ page, shop }) => {
  await open(page, shop, 'bar');
  await expect(notice(page)).toBeVisible();
  await refuse(page).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('it tells the page how much it covers', async ({ page, shop }) => {
  await open(page, shop, 'bar');
  await expect(notice(page)).toBeVisible();
  const height = () => page.locator('footer').evaluate(footer => footer.style.getPropertyValue('--shop-notice-height'));
  await expect.poll(height).toMatch(/^\d{2,}px$/);
  // An inherited property there would have the whole page styled anew; the padding for scrolling is not inherited.
  const styles = () => page.evaluate(() => document.documentElement.style.cssText + document.body.style.cssText);
  expect(await styles()).toMatch(/^scroll-padding-bottom: \d+px;$/);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.locator('footer').boundingBox();
  const box = await page.locator(BOX).boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(box?.y ?? 0));
  await accept(page).click();
  await expect.poll(height).toBe('');
  await expect.poll(styles).toBe('');
});

test('without script nothing covers the page', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop/?notice=bar&script=none`);
  await expect(page.locator(BOX)).toBeAttached();
  await expect(page.locator(BOX)).toBeHidden();
});
