import type { Page } from 'playwright/test';
import { expectSlide, GALLERY, openProduct, SLIDES, thumbnail } from '../pages/gallery';
import { choose } from '../pages/variationForm';
import { expect, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { VARIABLE } from '../support/shopper';

const OWN = '/product/odeja-plast/';

const src = (page: Page) => page.locator(`${SLIDES} .wp-post-image`).getAttribute('src');

for (const jquery of ['3', 'none']) {
  test(`jQuery ${jquery}: a picture of the gallery comes forward, others replace the first`, async ({ page, shop }) => {
    await openProduct(page, `${shop.url + VARIABLE}?jquery=${jquery}`);
    const own = await src(page);
    await choose(page, 'modra', 's');
    await expectSlide(page, 2);
    expect(await src(page)).toBe(own);

    await page.selectOption('#pa_velikost', 'l');
    await page.selectOption('#pa_barva', 'bela');
    await expectSlide(page, 0);
    await expect(page.locator(`${SLIDES} .wp-post-image`)).toHaveAttribute('src', /pulover-bel\.svg/);
    await expect(thumbnail(page, 0)).toHaveAttribute('src', /pulover-bel\.svg/);
    await expect(page.getByRole('button', { name: 'Slika 1 od 4: Bel pulover' })).toBeVisible();
    // A list of sizes would go before the new picture.
    await expect
      .poll(() => thumbnail(page, 0).evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('pulover-bel');

    await page.click('.reset_variations');
    await expectSlide(page, 0);
    await expect(page.locator(`${SLIDES} .wp-post-image`)).toHaveAttribute('src', own ?? '');
    await expect(thumbnail(page, 0)).toHaveAttribute('srcset', /pulover\.svg/);
  });
}

test('a variation without a picture shows the product’s own, on the first slide', async ({ page, shop }) => {
  await openProduct(page, shop.url + VARIABLE);
  const own = await src(page);
  await choose(page, 'bela', 'l');
  await expect(page.locator(`${SLIDES} .wp-post-image`)).toHaveAttribute('src', /pulover-bel/);
  await choose(page, '', '');
  await choose(page, 'zelena', 's');
  await expect(page.locator(`${SLIDES} .wp-post-image`)).toHaveAttribute('src', own ?? '');
  await expectSlide(page, 0);
});

test('the lightbox has the variation’s picture', async ({ page, shop }) => {
  await openProduct(page, shop.url + VARIABLE);
  await choose(page, 'bela', 'l');
  await expect(page.locator(`${SLIDES} .wp-post-image`)).toHaveAttribute('src', /pulover-bel/);
  await page.locator('.woocommerce-product-gallery__trigger').click();
  await expect(page.locator('.pswp__item[aria-hidden="false"] .pswp__img').last()).toHaveAttribute(
    'src',
    /pulover-bel\.svg$/,
  );
});

inTurn(test, ['3', '4', 'none'], (turn, jquery) => {
  turn.test('a variation brings its own gallery, and the product’s comes back', async ({ page, shop }) => {
    await page.addInitScript(() => {
      const heard: string[] = [];
      Reflect.set(window, 'heard', heard);
      for (const name of ['before-init', 'after-init', 'before-destroy']) {
        document.addEventListener(`shop-widgets:wc-product-gallery-${name}`, event => {
          const { gallery, params } = Object(Reflect.get(event, 'detail'));
          heard.push(`${name} ${gallery === event.target} ${'flexslider' in Object(params)}`);
        });
      }
    });
    await openProduct(page, `${shop.url + OWN}?jquery=${jquery}`);
    const form = page.locator('form.variations_form');
    await expect(thumbnail(page, 1)).toHaveAttribute('alt', 'Rob odeje od blizu');
    await page.selectOption('#pa_podlaga', 'valovi');
    await expect(page.locator('.flex-control-thumbs img')).toHaveCount(3);
    await expect(form).toHaveAttribute('data-product_gallery_active', 'yes');
    await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
    await thumbnail(page, 2).click();
    await expectSlide(page, 2);

    await page.selectOption('#pa_podlaga', 'gladka');
    await expect(page.locator('.flex-control-thumbs img')).toHaveCount(2);
    await expect(form).not.toHaveAttribute('data-product_gallery_active');
    await page.selectOption('#pa_podlaga', 'valovi');
    await expect(page.locator('.flex-control-thumbs img')).toHaveCount(3);
    await page.click('.reset_variations');
    await expect(page.locator('.flex-control-thumbs img')).toHaveCount(2);
    await expectSlide(page, 0);
    const round = ['before-destroy true true', 'before-init true true', 'after-init true true'];
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
      ...round.slice(1),
      ...round,
      ...round,
      ...round,
      ...round,
    ]);
  });
});
