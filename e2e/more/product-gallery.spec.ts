import {
  damaged,
  expectSlide,
  FOUR,
  FRAME,
  HEIGHTS,
  NONE,
  ONE,
  openGallery,
  openProduct,
  thumbnail,
} from '../pages/gallery';
import { choose } from '../pages/variationForm';
import { whenParsed } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { cartStarted, configElement, VARIABLE } from '../support/shopper';
import { watchShifts } from '../support/watching';

test('with less motion nothing moves', async ({ page, shop }) => {
  await openGallery(page, shop.url + HEIGHTS);
  await thumbnail(page, 1).click();
  expect(
    await page.evaluate(() => document.querySelector('.flex-viewport')?.getAnimations({ subtree: true }).length),
  ).toBe(0);
  await expectSlide(page, 1);
});

for (const [width, height] of [
  [390, 1400],
  [820, 900],
  [1280, 900],
] as const) {
  test(`from the server to the slider nothing moves, ${width} px wide`, async ({ page, shop }) => {
    await page.addInitScript(() => {
      // Painting before the parser has read the whole page causes shifts by itself: the page is hidden until then.
      const hidden = new CSSStyleSheet();
      hidden.replaceSync('html { visibility: hidden }');
      document.adoptedStyleSheets = [hidden];
      document.addEventListener('DOMContentLoaded', () => {
        document.adoptedStyleSheets = [];
      });
    });
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width, height });
    // Other widgets reserve space of their own.
    const rest = ['quantity', 'product-tabs', 'review-form'];
    await damaged(page, html => html.replace('</head>', `${configElement({ disabled: rest })}</head>`));
    for (const path of [FOUR, HEIGHTS, ONE, NONE, '/product/lesena-deska/']) {
      await openGallery(page, shop.url + path);
      await cartStarted(page);
      await page.waitForLoadState('networkidle');
      expect(await shifts(), `${path} at ${width} px`).toEqual([]);
    }
  });
}

test('unmounting during a zoom leaves nothing of it, also with extra wrappers', async ({ page, shop }) => {
  await whenParsed(page, () => {
    const wrapper = document.querySelector('.woocommerce-product-gallery__wrapper');
    const around = document.createElement('div');
    wrapper?.before(around);
    if (wrapper) around.append(wrapper);
    Reflect.set(window, 'sent', document.querySelector('.woocommerce-product-gallery')?.innerHTML);
  });
  await openGallery(page, shop.url + FOUR);
  await page.locator(FRAME).hover();
  await expect(page.locator('.zoomImg')).toHaveCount(1);
  await page.evaluate(() => window.ShopWidgets?.unmountAll());
  expect(await page.evaluate(() => document.querySelector('.woocommerce-product-gallery')?.innerHTML)).toBe(
    await page.evaluate(() => Reflect.get(window, 'sent')),
  );
});

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
