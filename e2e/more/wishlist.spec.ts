import { wishlistCounter } from '../pages/everyPage';
import { expect, test } from '../support/fixtures';

for (const path of ['/', '/tables/wishlist/']) {
  test(`a tab at ${path} counts what another tab puts into the list`, async ({ page, shop, context }) => {
    await page.goto(`${shop.url}${path}?wishlist=full`);
    await expect(wishlistCounter(page)).toBeVisible();
    await expect(wishlistCounter(page)).toHaveText('Želje');
    const other = await context.newPage();
    await other.goto(`${shop.url}/product/skodelica-jutro/?wishlist=full`);
    await other.locator('form .tinvwl_add_to_wishlist_button').press('Enter');
    await expect(wishlistCounter(other)).toHaveText('Želje 1');
    await expect(wishlistCounter(page)).toHaveText('Želje 1');
  });
}
