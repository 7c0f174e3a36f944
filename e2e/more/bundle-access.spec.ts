import {
  AMOUNT,
  CHOOSE,
  chooseJumper,
  FIXED,
  openBundle,
  openPickers,
  PERCENT,
  PICKERS,
  parts,
} from '../pages/bundles';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';
import { cartStarted, expectPieces } from '../support/shopper';

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of [FIXED, PERCENT, AMOUNT, CHOOSE]) {
      test(`axe finds nothing, before and after use: ${path}`, async ({ page, shop }) => {
        await openBundle(page, shop, path);
        await cartStarted(page);
        expect(await findings(page)).toEqual([]);
        const field = page.locator('.woosb-quantity:not(.woosb-quantity-disabled) input').first();
        if (await field.count()) {
          await field.fill('3');
          await field.blur();
        }
        await parts(page).button.click();
        await expectPieces(page, 1);
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }

    test(`axe finds nothing, before and after use: ${PICKERS}`, async ({ page, shop }) => {
      await openPickers(page, shop);
      expect(await findings(page)).toEqual([]);
      await parts(page).button.click({ force: true });
      await expect(parts(page).alert).toBeFocused();
      expect(await findings(page)).toEqual([]);
      await chooseJumper(page, 'rdeca', 'l', 103);
      await expect(parts(page).alert).toBeHidden();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}
