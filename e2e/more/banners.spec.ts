import { BANNER } from '../pages/everyPage';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/shopper';

test('the banner is dismissed with the mouse as well', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop/?banner=soon`);
  const banner = page.locator(BANNER);
  await banner.scrollIntoViewIfNeeded();
  await banner.getByRole('button', { name: 'Skrij obvestilo' }).click();
  await expect(page.locator(BANNER)).toBeHidden();
  expect(callsOf(shop, 'rest-user')).toHaveLength(1);
});
