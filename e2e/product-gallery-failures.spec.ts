import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures';
import { expectSlide, FOUR, GALLERY, openGallery, SLIDES, TRIGGER, thumbnail } from './support/gallery';
import { holdBack } from './support/holdBack';

/** Changes the page's HTML on its way to the browser. */
const damaged = (page: Page, change: (html: string) => string) =>
  page.route('**/product/**', async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });

test('scripts off: the pictures are there, and lead to the images', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url + FOUR);
  await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
  await page.locator(`${SLIDES} a`).nth(1).click();
  await page.waitForURL('**/images/skodelica-zgoraj.svg');
  await context.close();
});

test('a chunk that does not load leaves the pictures visible, and reports it', async ({ page, shop, consoleLines }) => {
  await page.route(/chunks\/product-(?!table)/, route => route.abort());
  await page.goto(shop.url + FOUR);
  await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
  await expect(page.locator('.flex-viewport')).toHaveCount(0);
  const told = () => consoleLines.take(/product-gallery: its script did not load, three times/);
  await expect.poll(told, { timeout: 20_000 }).toBe(1);
  // What came with it.
  consoleLines.allow(/ERR_FAILED|did not load/);
});

test('pictures without a wrapper stay plain and visible', async ({ page, shop, consoleLines }) => {
  await damaged(page, html => html.replace('<div class="woocommerce-product-gallery__wrapper">', '<div>'));
  await page.goto(shop.url + FOUR);
  await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
  await expect(page.locator('.flex-viewport')).toHaveCount(0);
  await expect.poll(() => consoleLines.take(/its pictures have no .woocommerce-product-gallery__wrapper/)).toBe(1);
});

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

test('a shop without slider leaves the pictures below each other', async ({ page, shop }) => {
  await damaged(page, html => html.replace('"flexslider_enabled":"1"', '"flexslider_enabled":""'));
  await openGallery(page, shop.url + FOUR);
  await expect(page.locator('.flex-viewport, .flex-control-nav')).toHaveCount(0);
  await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
  await page.locator(`${SLIDES} a`).nth(2).click();
  await expect(page.locator('.sw-lightbox__position')).toHaveText('Slika 3 od 4');
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

test('a srcset that lies, and pictures that are not there, keep the slider working', async ({
  page,
  shop,
  consoleLines,
}) => {
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

test('two galleries on a page: each has its own, arrows move the one with the focus', async ({ page, shop }) => {
  await damaged(page, html => {
    const [gallery = ''] = /<div class="woocommerce-product-gallery [\s\S]*?\n<\/div>/.exec(html) ?? [];
    return html.replace(gallery, gallery + gallery);
  });
  await openGallery(page, shop.url + FOUR);
  await page.locator(GALLERY).nth(1).scrollIntoViewIfNeeded();
  await expect(page.locator('.flex-viewport')).toHaveCount(2);
  await page.locator('main').focus();
  await page.keyboard.press('ArrowRight');
  const active = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.flex-control-thumbs')].map(list =>
        [...list.querySelectorAll('img')].findIndex(image => image.matches('.flex-active')),
      ),
    );
  expect(await active()).toEqual([0, 0]);
  await page.locator(GALLERY).nth(1).locator('.flex-control-thumbs img').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await active()).toEqual([0, 1]);
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

test('scripts that ask jQuery: the plugin takes a gallery over, the slider can be moved', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop/?jquery=3`);
  const html = await (await page.request.get(shop.url + FOUR)).text();
  const [gallery = ''] = /<div class="woocommerce-product-gallery [\s\S]*?\n<\/div>/.exec(html) ?? [];
  await page.waitForFunction(() => {
    const $: unknown = Reflect.get(window, 'jQuery');
    return typeof $ === 'function' && 'wc_product_gallery' in Object(Reflect.get($, 'fn'));
  });
  await page.evaluate(markup => {
    const $: unknown = Reflect.get(window, 'jQuery');
    document.body.insertAdjacentHTML('beforeend', markup);
    if (typeof $ === 'function') $('.woocommerce-product-gallery').wc_product_gallery();
  }, gallery);
  await expect(page.locator('.flex-control-thumbs img')).toHaveCount(4);
  const now = await page.evaluate(() => {
    const $: unknown = Reflect.get(window, 'jQuery');
    if (typeof $ !== 'function') return undefined;
    const slider = $('.woocommerce-product-gallery').data('flexslider');
    slider.flexAnimate(3);
    const places = [slider.count, slider.currentSlide];
    $('.flex-control-thumbs img').eq(1).trigger('flexslider-click');
    return [...places, slider.currentSlide];
  });
  expect(now).toEqual([4, 3, 1]);
});
