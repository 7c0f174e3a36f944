import { damaged, expectSlide, openProduct } from '../pages/gallery';
import { choose } from '../pages/variationForm';
import { expect, test } from '../support/fixtures';
import { VARIABLE } from '../support/shopper';

test('a picture that changes keeps the frame to its height', async ({ page, shop }) => {
  await damaged(page, html => html.replaceAll(/(pulover-bel\.svg(?:(?!src_h).)*src_h&quot;:)416/g, '$1832'));
  await page.route('**/images/pulover-bel.svg*', route =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="800"/>',
    }),
  );
  await openProduct(page, shop.url + VARIABLE);
  const before = await page.locator('.flex-viewport').evaluate((frame: HTMLElement) => frame.offsetHeight);
  await choose(page, 'bela', 'l');
  await expect
    .poll(() => page.locator('.flex-viewport').evaluate((frame: HTMLElement) => frame.offsetHeight))
    .toBe(before * 2);
  await expectSlide(page, 0);
});
