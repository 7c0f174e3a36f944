import { choose, openForm, parts, SERVER, SIZE } from '../pages/variationForm';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';
import { VARIABLE } from '../support/shopper';

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

    test('axe finds nothing in messages, no sideways scrolling', async ({ page, shop, consoleLines }) => {
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
