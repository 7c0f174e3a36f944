import {
  allowMotion,
  expectSlide,
  FOUR,
  FRAME,
  GALLERY,
  HEIGHTS,
  NONE,
  ONE,
  openGallery,
  SLIDES,
  swipe,
  TRIGGER,
  thumbnail,
} from '../pages/gallery';
import { whenParsed } from '../support/changePage';
import { expect, test } from '../support/fixtures';

for (const jquery of ['3', '4', 'none']) {
  test(`jQuery ${jquery}: thumbnails slide, and the markup is the shop's`, async ({ page, shop }) => {
    await openGallery(page, `${shop.url + FOUR}?jquery=${jquery}`);
    await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
    await expect(page.locator(`${GALLERY} > :first-child`)).toHaveClass('woocommerce-product-gallery__trigger');
    await expect(page.locator(`${FRAME} > .woocommerce-product-gallery__wrapper`)).toHaveCount(1);
    await expect(page.locator(`${FRAME} + ol.flex-control-nav.flex-control-thumbs > li > img`)).toHaveCount(4);
    await expect(thumbnail(page, 1)).toHaveAttribute('alt', 'Skodelica od zgoraj');
    await expect(page.locator(`${SLIDES} img[draggable="false"]`)).toHaveCount(4);
    await expectSlide(page, 0);
    await thumbnail(page, 2).click();
    await expectSlide(page, 2);
    await thumbnail(page, 0).click();
    await expectSlide(page, 0);
  });
}

test('a slide moves for 500 ms, and an other one may take over on the way', async ({ page, shop }) => {
  await allowMotion(page);
  await openGallery(page, shop.url + FOUR);
  const moved = await page.evaluate(async () => {
    const wrapper = document.querySelector('.woocommerce-product-gallery__wrapper');
    const images = document.querySelectorAll<HTMLElement>('.flex-control-thumbs img');
    const left = () => Math.round(wrapper?.getBoundingClientRect().left ?? 0);
    const start = left();
    images[3]?.click();
    const [first] = wrapper?.getAnimations() ?? [];
    first?.pause();
    if (first) first.currentTime = 250;
    const halfway = left();
    images[1]?.click();
    const [second] = wrapper?.getAnimations() ?? [];
    const taken = left();
    await second?.finished;
    const width = wrapper?.clientWidth ?? 0;
    const duration = first?.effect?.getComputedTiming().duration;
    return {
      duration,
      jump: taken - halfway,
      isHalf: halfway < start && halfway > start - 3 * width,
      end: (start - left()) / width,
    };
  });
  expect(moved).toEqual({ duration: 500, jump: 0, isHalf: true, end: 1 });
  await expectSlide(page, 1);
});

test('the frame is as high as its slide, and grows to it', async ({ page, shop }) => {
  await allowMotion(page);
  await openGallery(page, shop.url + HEIGHTS);
  const heights = await page.evaluate(() => {
    const frame = document.querySelector<HTMLElement>('.flex-viewport');
    const before = frame?.offsetHeight;
    document.querySelectorAll<HTMLElement>('.flex-control-thumbs img')[1]?.click();
    const [growing] = frame?.getAnimations() ?? [];
    growing?.pause();
    const start = frame?.offsetHeight;
    growing?.finish();
    return { isSame: before === start, grows: (frame?.offsetHeight ?? 0) > (before ?? 0) * 1.3 };
  });
  expect(heights).toEqual({ isSame: true, grows: true });
  await expectSlide(page, 1);
});

test('one picture has no slider, none is only shown', async ({ page, shop }) => {
  await openGallery(page, shop.url + ONE);
  await expect(page.locator('.flex-viewport, .flex-control-nav')).toHaveCount(0);
  await expect(page.locator(TRIGGER)).toBeVisible();
  await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
  await openGallery(page, shop.url + NONE);
  await expect(page.locator('.flex-viewport, .flex-control-nav')).toHaveCount(0);
  await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
});

test('unmounting gives the server its gallery back, visible', async ({ page, shop }) => {
  await whenParsed(page, () => {
    const gallery = document.querySelector('.woocommerce-product-gallery');
    Reflect.set(window, 'sent', [gallery?.innerHTML, gallery?.querySelector('img')]);
  });
  await openGallery(page, shop.url + FOUR);
  await thumbnail(page, 1).click();
  const isBack = await page.evaluate(() => {
    window.ShopWidgets?.unmountAll();
    const gallery = document.querySelector<HTMLElement>('.woocommerce-product-gallery');
    const [html, image] = Reflect.get(window, 'sent');
    const same = [gallery?.innerHTML === html, gallery?.querySelector('img') === image, gallery?.style.opacity === '1'];
    return same;
  });
  expect(isBack).toEqual([true, true, true]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a swipe brings the next slide, and the one before', async ({ page, shop }) => {
    await openGallery(page, shop.url + FOUR);
    await swipe(page, -300);
    await expectSlide(page, 1);
    await swipe(page, -300);
    await expectSlide(page, 2);
    await swipe(page, 300);
    await expectSlide(page, 1);
  });
});
