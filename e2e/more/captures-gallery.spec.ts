import { expectSlide, FRAME, GALLERY, TRIGGER, thumbnail } from '../pages/gallery';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { expect, mounted } from '../support/fixtures';
import { expectKept, watchPage } from '../support/keep';

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
