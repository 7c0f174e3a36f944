import { damaged, FOUR, GALLERY, openGallery, SLIDES } from '../pages/gallery';
import { openWithout } from '../support/changePage';
import { expect, test } from '../support/fixtures';

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
  await openWithout(page, /chunks\/product-(?!table)/, consoleLines, () => page.goto(shop.url + FOUR));
  await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
  await expect(page.locator('.flex-viewport')).toHaveCount(0);
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
