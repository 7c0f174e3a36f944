import { CHOOSE } from '../pages/bundles';
import { JUMPER } from '../pages/swatches';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';
import { testPagesInUse } from '../support/pagesInUse';
import { mountEverything } from '../support/shopper';

testPagesInUse(360);

for (const path of [
  CHOOSE,
  JUMPER,
  '/checkout/?add-to-cart=11',
  '/my-account/',
  '/tables/cart/',
  '/tables/all-filters/',
  '/navigacija/',
  '/novice/',
  '/?notice=bar',
]) {
  test(`${path}: axe finds nothing`, async ({ page, shop }) => {
    await page.goto(shop.url + path);
    await mountEverything(page);
    expect(await findings(page)).toEqual([]);
  });
}
