import { damaged, expectSlide, FOUR, GALLERY, openGallery, SLIDES, TRIGGER, thumbnail } from '../pages/gallery';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';

test('an error on the way gives the gallery back, visible', async ({ page, shop, consoleLines }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'ResizeObserver', undefined);
  });
  await page.goto(shop.url + FOUR);
  await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
  await expect(page.locator('.flex-viewport, .flex-control-nav')).toHaveCount(0);
  await expect(page.locator(`${GALLERY} > .woocommerce-product-gallery__wrapper`)).toHaveCount(1);
  consoleLines.allow(/./);
});

test('a page without settings has slider, zoom and lightbox', async ({ page, shop }) => {
  await damaged(page, html => html.replace(/var wc_single_product_params = .*/, ''));
  await openGallery(page, shop.url + FOUR);
  await thumbnail(page, 1).click();
  await expectSlide(page, 1);
  await expect(page.getByRole('button', { name: 'Odpri slike čez cel zaslon' })).toBeVisible();
});

test('slides without data-thumb, sizes and large images still slide', async ({ page, shop }) => {
  await damaged(page, html => html.replace(/ data-(?:thumb[a-z-]*|large_image[a-z_]*|src|caption)="[^"]*"/g, ''));
  await openGallery(page, shop.url + FOUR);
  await thumbnail(page, 1).click();
  await expectSlide(page, 1);
  await expect(thumbnail(page, 1)).toHaveAttribute('src', /skodelica-zgoraj\.svg\?w=416/);
  await expect(page.locator(TRIGGER)).toBeHidden();
  await page.locator(`${SLIDES} a`).nth(1).click();
  await page.waitForURL('**/images/skodelica-zgoraj.svg');
});

test('a wrong srcset and missing pictures keep the slider working', async ({ page, shop, consoleLines }) => {
  await page.route('**/images/skodelica-par.svg*', route => route.fulfill({ status: 404 }));
  await damaged(page, html =>
    html
      .replace(/(<img width="416"[^>]*srcset=")([^"]*)/, '$1$2, /images/vaza.svg 9x 12q, ,')
      .replaceAll(/ (?:width|height)="416"/g, ''),
  );
  await openGallery(page, shop.url + FOUR);
  for (const index of [1, 2, 3, 0]) {
    await thumbnail(page, index).click();
    await expectSlide(page, index);
  }
  await page.locator(TRIGGER).click();
  await expect(page.locator('.sw-lightbox__position')).toHaveText('Slika 1 od 4');
  consoleLines.allow(/404|srcset/);
});

test('slow pictures: the frame follows when they come', async ({ page, shop }) => {
  await damaged(page, html => html.replaceAll(/ (?:width|height)="416"/g, ''));
  const release = await holdBack(page, '**/images/skodelica.svg*');
  await page.goto(shop.url + FOUR, { waitUntil: 'commit' });
  await expect(page.locator('.flex-viewport')).toHaveCount(1);
  const height = () => page.locator('.flex-viewport').evaluate((frame: HTMLElement) => frame.offsetHeight);
  expect(await height()).toBeLessThan(100);
  release();
  await expect.poll(height).toBeGreaterThan(300);
});

test('a page from right to left', async ({ page, shop }) => {
  await damaged(page, html => html.replace('<html lang="sl">', '<html lang="sl" dir="rtl">'));
  await openGallery(page, shop.url + FOUR);
  await thumbnail(page, 2).click();
  await expectSlide(page, 2);
  await page.locator('main').focus();
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 3);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2);
});
