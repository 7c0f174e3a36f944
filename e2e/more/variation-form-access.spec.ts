import { choose, openForm, parts, SERVER, SIZE } from '../pages/variationForm';
import { expectFits, testAtWidths } from '../support/atWidths';
import { findings } from '../support/findings';
import { expect } from '../support/fixtures';

testAtWidths('axe finds nothing in messages, no sideways scrolling', async ({ page, shop, consoleLines }) => {
  await openForm(page, shop, SERVER);
  await choose(page, 'crna', '4xl');
  await expect(parts(page).noMatch).toBeVisible();
  expect(await findings(page)).toEqual([]);
  shop.faults.set('get_variation', { kind: 'html' });
  await page.locator(SIZE).selectOption('s');
  await expect(parts(page).failure).toBeVisible();
  await expect(parts(page).overlay).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await expectFits(page);
  await expect.poll(() => consoleLines.take(/could not be looked up/)).toBe(1);
});
