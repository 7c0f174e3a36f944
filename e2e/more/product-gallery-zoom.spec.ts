import type { Page } from 'playwright/test';
import { expectSlide, FOUR, hover, laptop, ONE, openGallery, SLIDES, thumbnail, ZOOMED } from '../pages/gallery';
import { whenParsed } from '../support/changePage';
import { expect, test } from '../support/fixtures';

/** Makes the first picture's large image no wider than the gallery. */
const narrowLargeImage = (page: Page) =>
  whenParsed(page, () => {
    document.querySelector('.woocommerce-product-gallery img')?.setAttribute('data-large_image_width', '300');
  });

test.describe('with a mouse', () => {
  test.use({ viewport: laptop });

  test('no zoom where the large image is no wider than the gallery, or the shop has none', async ({ page, shop }) => {
    await narrowLargeImage(page);
    await openGallery(page, shop.url + FOUR);
    await hover(page, 0.5, 0.5);
    await hover(page, 0.6, 0.6);
    await thumbnail(page, 1).click();
    await expectSlide(page, 1);
    await hover(page, 0.5, 0.5);
    await expect(page.locator(ZOOMED)).toHaveAttribute('src', /zgoraj/);
  });

  test('an image that is not there leaves the picture as it is', async ({ page, shop, consoleLines }) => {
    await page.route('**/images/skodelica.svg', route => route.fulfill({ status: 404 }));
    await openGallery(page, shop.url + FOUR);
    const asked = page.waitForResponse('**/images/skodelica.svg');
    await hover(page, 0.5, 0.5);
    await asked;
    await expect(page.locator(ZOOMED)).toHaveCount(0);
    consoleLines.allow(/404/);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the only picture opens the lightbox with a tap where it can’t be zoomed', async ({ page, shop }) => {
    await narrowLargeImage(page);
    await openGallery(page, shop.url + ONE);
    await page.locator(`${SLIDES} a`).tap();
    await expect(page.locator('.sw-lightbox [role="dialog"]')).toBeVisible();
    await expect(page.locator(ZOOMED)).toHaveCount(0);
  });
});
