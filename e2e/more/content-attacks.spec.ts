import type { Page } from 'playwright/test';
import { bundleWith, GLOBALS } from '../support/attacks';
import { changePage, withStrictDynamic } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { isMounted, mountEverything, SIMPLE, visit } from '../support/shopper';

const RUNS = 'window.attacked = (window.attacked || 0) + 1';
const HTML = `<small class="z-ddv">z DDV</small><img src="data:," onerror="${RUNS}"><script>${RUNS}</script>`;

/** Elements that set a global or a property of a form by their name. */
const CLOBBERS: Readonly<Record<string, (name: string) => string>> = {
  elements: name => `<div id="${name}"></div>`,
  'several elements': name => `<span id="${name}"></span><span id="${name}"></span>`,
  forms: name => `<form name="${name}"><input type="hidden" name="hooks"></form>`,
  frames: name => `<iframe name="${name}" title="" hidden></iframe>`,
};

const plant = (page: Page, content: string, hasPolicy: boolean) =>
  changePage(
    page,
    new RegExp(`${SIMPLE}(?:[?]|$)`),
    html => html.replace(/<body[^>]*>/, tag => tag + content),
    sent => {
      const headers = withStrictDynamic(sent);
      const policy = headers['content-security-policy'] ?? '';
      expect(/strict-dynamic.*require-trusted-types-for/.test(policy)).toBe(hasPolicy);
      return headers;
    },
  );

for (const hasPolicy of [false, true]) {
  test.describe(hasPolicy ? 'under a strict policy' : 'without a policy', () => {
    const address = SIMPLE + (hasPolicy ? '?csp=strict' : '');

    for (const [what, clobber] of Object.entries(CLOBBERS)) {
      test(`${what} with the names of globals switch nothing off`, async ({ page, shop }) => {
        await plant(page, GLOBALS.map(clobber).join(''), hasPolicy);
        await visit(page, shop.url + address);
        await mountEverything(page);
        expect(await isMounted(page, 'form.cart')).toBe(true);
        expect(await page.evaluate(() => typeof window.ShopWidgets?.mountAll)).toBe('function');
      });
    }

    test('a bundle in the content shows its suffix, and runs nothing', async ({ page, shop, consoleLines }) => {
      await plant(page, bundleWith(HTML), hasPolicy);
      await page.goto(shop.url + address);
      await expect(page.locator('.woosb-total .z-ddv')).toHaveText('z DDV');
      await expect(page.locator('.woosb-total img')).toHaveCount(1);
      await expect(page.locator('[onerror], .woosb-wrap script')).toHaveCount(0);
      expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined();
      // The browser tells of a handler where markup is parsed to be cleaned as well, though nothing there could run.
      if (hasPolicy) consoleLines.take(/Executing inline event handler violates/);
    });
  });
}
