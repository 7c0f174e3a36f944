import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures';
import { callsOf, expectPieces, VARIABLE } from './support/shopper';
import { COLOUR, choose, openForm, parts, SERVER, SIZE } from './support/variationForm';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page: rule and places. The error list’s role is the shop’s own markup. */
async function findings(page: Page): Promise<unknown> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const checker: unknown = Reflect.get(window, 'axe');
    if (typeof checker !== 'object' || checker === null) throw new Error('no axe');
    const run: unknown = Reflect.get(checker, 'run');
    if (typeof run !== 'function') throw new Error('no axe');
    const { violations } = await run.call(checker, { exclude: ['ul.woocommerce-error[role=alert]'] });
    return violations.map((found: { id: string; nodes: { target: string[] }[] }) => [
      found.id,
      ...found.nodes.map(node => node.target.join(' ')),
    ]);
  });
}

for (const width of [360, 1366]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe finds nothing, before and after use', async ({ page, shop }) => {
      await openForm(page, shop, VARIABLE);
      await expect(parts(page).button).toHaveClass(/disabled/);
      expect(await findings(page)).toEqual([]);
      await choose(page, 'rdeca', 'l');
      await expect(parts(page).price).toContainText('47.20');
      expect(await findings(page)).toEqual([]);
      await page.locator(SIZE).selectOption('xl');
      await expect(parts(page).block).toContainText('Ni na zalogi');
      expect(await findings(page)).toEqual([]);
      await parts(page).reset.click();
      await expect(parts(page).alert).not.toBeEmpty();
      expect(await findings(page)).toEqual([]);
    });

    test('axe finds nothing in messages, and the page does not scroll sideways', async ({
      page,
      shop,
      consoleLines,
    }) => {
      await openForm(page, shop, SERVER);
      await choose(page, 'crna', '4xl');
      await expect(parts(page).noMatch).toBeVisible();
      expect(await findings(page)).toEqual([]);
      shop.faults.set('get_variation', { kind: 'html' });
      await page.locator(SIZE).selectOption('s');
      await expect(parts(page).failure).toBeVisible();
      await expect(parts(page).overlay).toHaveCount(0);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect.poll(() => consoleLines.take(/could not be looked up/)).toBe(1);
    });
  });
}

for (const path of [VARIABLE, SERVER]) {
  test(`with the keyboard alone, from the page’s start to the cart: ${path}`, async ({ page, shop }) => {
    await openForm(page, shop, path);
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) return;
      }
      throw new Error(`no way to ${selector} with Tab`);
    };
    await tabTo(COLOUR);
    await page.keyboard.type('Rd');
    await expect(page.locator(COLOUR)).toHaveValue('rdeca');
    await page.keyboard.press('Tab');
    await expect(page.locator(SIZE)).toBeFocused();
    await page.keyboard.type('M');
    await expect(page.locator(SIZE)).toHaveValue('m');
    await expect(parts(page).overlay).toHaveCount(0);
    await expect(parts(page).variationId).toHaveValue(/^1\d\d$/);
    await page.keyboard.press('Tab');
    await expect(parts(page).reset).toBeFocused();
    // Minus, the field, plus.
    await expect(page.locator('form.cart .plus')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(parts(page).quantity).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(parts(page).button).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPieces(page, 2);
    expect(callsOf(shop, 'add_to_cart').map(({ fields }) => fields.quantity)).toEqual(['2']);
    await tabTo('a.added_to_cart');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart\//);
    await expect(page.locator('.cart_item')).toHaveCount(1);
  });
}
