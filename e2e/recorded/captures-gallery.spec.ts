import { expectSlide, FRAME, GALLERY, TRIGGER, thumbnail } from '../pages/gallery';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { changePage } from '../support/changePage';
import { expect, mounted } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { expectKept, watchPage } from '../support/keep';
import { painted } from '../support/watching';

test.skip(!hasCaptures, NO_CAPTURES);

for (const jquery of ['3', '4', 'none']) {
  test(`product-simple, jQuery ${jquery}: four pictures slide and open, every node is kept`, async ({ page, open }) => {
    await watchPage(page);
    await open('product-simple', jquery);
    await mounted(page, GALLERY);
    await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
    await expect(page.locator('.flex-control-thumbs img')).toHaveCount(4);
    await thumbnail(page, 1).click();
    await expectSlide(page, 1);
    await expect(page.locator(TRIGGER)).toHaveAttribute('aria-label', 'View full-screen image gallery');
    await page.locator(TRIGGER).click();
    await expect(page.locator('.sw-lightbox__position')).toHaveText('Image 2 of 4');
    await page.keyboard.press('Escape');
    await expectKept(page);
  });
}

// The recorded shop also goes back to the first slide here, whatever the shopper was looking at.
test('product-variable: gallery events come as recorded', async ({ page, open }) => {
  await open('product-variable');
  await mounted(page, GALLERY);
  await page.locator('form.variations_form').scrollIntoViewIfNeeded();
  await mounted(page, 'form.variations_form');
  await expect(page.locator('.single_add_to_cart_button').first()).toHaveClass(/disabled/);
  const names = () =>
    page.evaluate(() =>
      (window.recordedEvents ?? [])
        .filter(({ event }) => /gallery|zoom|flexslider/.test(event))
        .map(({ event, target, args }) => `${event} ${target.split('.').slice(0, 2).join('.')} ${args.join()}`.trim()),
    );
  await expect
    .poll(names)
    .toEqual([
      'wc-product-gallery-before-init div.woocommerce-product-gallery element,object',
      'wc-product-gallery-after-init div.woocommerce-product-gallery element,object',
      'zoom.destroy div.woocommerce-product-gallery__image',
      'woocommerce_gallery_init_zoom div.woocommerce-product-gallery',
      'zoom.destroy div.woocommerce-product-gallery__image',
    ]);
  await expect(page.locator(FRAME)).toHaveCount((await page.locator('.flex-control-thumbs').count()) > 0 ? 1 : 0);
});

test.describe('with the theme’s own styles', () => {
  test.use({ hasAssets: true, viewport: { width: 390, height: 844 } });

  test('on a phone what is below the pictures stays in its place as they become a slider, with the sheet for bare themes', async ({
    page,
    shop,
  }) => {
    const link = '<link rel="stylesheet" href="/shop-widgets/styles/bare.css">';
    await changePage(page, '**/captured/**', html => html.replace('</head>', `${link}</head>`));
    const letCome = await holdBack(page, '**/shop-widgets.js');
    await page.goto(`${shop.url}/captured/product-simple/`, { waitUntil: 'commit' });
    const top = () => page.locator('.summary').evaluate(({ offsetTop }: HTMLElement) => offsetTop);
    await page.locator('footer').waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    const before = await top();
    letCome();
    await mounted(page, GALLERY);
    await painted(page);
    // The gaps between pictures and between thumbnails differ by less than a line; stacked, three pictures more are as high as the window.
    expect(Math.abs((await top()) - before)).toBeLessThan(24);
  });
});
