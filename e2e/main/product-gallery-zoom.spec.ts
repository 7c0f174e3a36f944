import {
  expectSlide,
  FOUR,
  FRAME,
  GALLERY,
  hover,
  laptop,
  ONE,
  openGallery,
  SLIDES,
  swipe,
  TRIGGER,
  thumbnail,
  ZOOMED,
} from '../pages/gallery';
import { expect, test } from '../support/fixtures';
import { raise } from '../support/scripts';

test.describe('with a mouse', () => {
  test.use({ viewport: laptop });

  test('the large image follows the pointer, and goes with it', async ({ page, shop }) => {
    await openGallery(page, shop.url + FOUR);
    await hover(page, 0.01, 0.01);
    await expect(page.locator(ZOOMED)).toHaveCSS('opacity', '1');
    await expect(page.locator('.flex-active-slide > .zoomImg[alt=""][aria-hidden="true"]')).toHaveCount(1);
    const place = () =>
      page.evaluate(() => {
        const copy = document.querySelector('.zoomImg')?.getBoundingClientRect();
        const slide = document.querySelector('.flex-active-slide')?.getBoundingClientRect();
        return {
          left: Math.abs((copy?.left ?? 0) - (slide?.left ?? 0)) < 5,
          right: Math.abs((copy?.right ?? 0) - (slide?.right ?? 0)) < 5,
          width: copy?.width,
        };
      });
    expect(await place()).toEqual({ left: true, right: false, width: 800 });
    await hover(page, 0.99, 0.99);
    expect(await place()).toEqual({ left: false, right: true, width: 800 });
    await page.locator('h1').hover();
    await expect(page.locator(ZOOMED)).toHaveCount(0);
    await expect(page.locator('.flex-active-slide')).toHaveCSS('overflow', 'visible');
  });

  test('each slide has its own, the picture alone has one too', async ({ page, shop }) => {
    await openGallery(page, shop.url + FOUR);
    await thumbnail(page, 2).click();
    await expectSlide(page, 2);
    await hover(page, 0.5, 0.5);
    await expect(page.locator(`${SLIDES}:nth-child(3) > .zoomImg`)).toHaveAttribute('src', /skodelica-par\.svg$/);
    await openGallery(page, shop.url + ONE);
    await hover(page, 0.5, 0.5);
    await expect(page.locator(ZOOMED)).toHaveCSS('opacity', '1');
  });

  for (const jquery of ['3', 'none']) {
    test(`jQuery ${jquery}: scripts take it away, and have it built anew`, async ({ page, shop }) => {
      await openGallery(page, `${shop.url + FOUR}?jquery=${jquery}`);
      await hover(page, 0.5, 0.5);
      await expect(page.locator(ZOOMED)).toHaveCount(1);
      await raise(page, '.flex-active-slide', 'zoom.destroy');
      await expect(page.locator(ZOOMED)).toHaveCount(0);
      await hover(page, 0.6, 0.6);
      await raise(page, GALLERY, 'woocommerce_gallery_init_zoom');
      await hover(page, 0.4, 0.4);
      await expect(page.locator(ZOOMED)).toHaveCount(1);
    });
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap zooms, another ends it, and a swipe is still a swipe', async ({ page, shop }) => {
    await openGallery(page, shop.url + FOUR);
    await page.locator(FRAME).tap({ position: { x: 60, y: 60 } });
    await expect(page.locator(ZOOMED)).toHaveCSS('opacity', '1');
    await expect(page.locator('.sw-lightbox')).toHaveCount(0);
    await page.locator(FRAME).tap({ position: { x: 60, y: 60 } });
    await expect(page.locator(ZOOMED)).toHaveCount(0);
    await page.locator(FRAME).tap({ position: { x: 90, y: 60 } });
    await expect(page.locator(ZOOMED)).toHaveCSS('opacity', '1');
    await swipe(page, -300);
    await expectSlide(page, 1);
    await expect(page.locator(ZOOMED)).toHaveCount(0);
  });

  test('a tap zooms the only picture as well, and the magnifier opens the lightbox', async ({ page, shop }) => {
    await openGallery(page, shop.url + ONE);
    const picture = page.locator(`${SLIDES} a`);
    await picture.tap({ position: { x: 60, y: 60 } });
    await expect(page.locator(ZOOMED)).toHaveCSS('opacity', '1');
    await expect(page.locator('.sw-lightbox')).toHaveCount(0);
    await picture.tap({ position: { x: 60, y: 60 } });
    await expect(page.locator(ZOOMED)).toHaveCount(0);
    await page.locator(TRIGGER).tap();
    await expect(page.locator('.sw-lightbox [role="dialog"]')).toBeVisible();
  });
});
