import { BANNER } from '../pages/everyPage';
import { testAtWidths } from '../support/atWidths';
import { findings } from '../support/findings';
import { expect, mounted, test } from '../support/fixtures';
import { callsOf } from '../support/shopper';

test('the banner is dismissed with the mouse as well', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop/?banner=soon`);
  const banner = page.locator(BANNER);
  await banner.scrollIntoViewIfNeeded();
  await banner.getByRole('button', { name: 'Skrij obvestilo' }).click();
  await expect(page.locator(BANNER)).toBeHidden();
  expect(callsOf(shop, 'rest-user')).toHaveLength(1);
});

testAtWidths('axe finds nothing', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop/?banner=notice,soon`);
  await page.locator(BANNER).scrollIntoViewIfNeeded();
  await mounted(page, BANNER);
  expect(await findings(page)).toEqual([]);
});
