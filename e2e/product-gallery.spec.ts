import { expect, test } from './support/fixtures';
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
} from './support/gallery';
import { cartStarted } from './support/shopper';

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
      // What is painted before the parser has read all of the page moves by that alone: it is shown when it is read.
      const hidden = new CSSStyleSheet();
      hidden.replaceSync('html { visibility: hidden }');
      document.adoptedStyleSheets = [hidden];
      document.addEventListener('DOMContentLoaded', () => {
        document.adoptedStyleSheets = [];
      });
      const shifts: string[] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
          const sources: { node?: Node }[] = Reflect.get(entry, 'sources') ?? [];
          for (const { node } of sources) if (node instanceof Element) shifts.push(node.outerHTML.slice(0, 80));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width, height });
    // Other widgets have their own room to make.
    const rest = ['quantity', 'product-tabs', 'review-form'];
    await page.route('**/product/**', async route => {
      const answer = await route.fetch();
      const config = `<script type="application/json" id="shop-widgets-config">${JSON.stringify({ disabled: rest })}</script>`;
      await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', `${config}</head>`) });
    });
    for (const path of [FOUR, HEIGHTS, ONE, NONE, '/product/lesena-deska/']) {
      await openGallery(page, shop.url + path);
      await cartStarted(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `${path} at ${width} px`).toEqual([]);
    }
  });
}

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
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const gallery = document.querySelector('.woocommerce-product-gallery');
      if (document.readyState === 'interactive')
        Reflect.set(window, 'sent', [gallery?.innerHTML, gallery?.querySelector('img')]);
    });
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

test('unmounting in the middle of a zoom leaves nothing of it, also where the theme has put more around the pictures', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const wrapper = document.querySelector('.woocommerce-product-gallery__wrapper');
      const around = document.createElement('div');
      wrapper?.before(around);
      if (wrapper) around.append(wrapper);
      Reflect.set(window, 'sent', document.querySelector('.woocommerce-product-gallery')?.innerHTML);
    });
  });
  await openGallery(page, shop.url + FOUR);
  await page.locator(FRAME).hover();
  await expect(page.locator('.zoomImg')).toHaveCount(1);
  await page.evaluate(() => window.ShopWidgets?.unmountAll());
  expect(await page.evaluate(() => document.querySelector('.woocommerce-product-gallery')?.innerHTML)).toBe(
    await page.evaluate(() => Reflect.get(window, 'sent')),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a swipe brings the next slide, and the one before', async ({ page, shop }) => {
    await openGallery(page, shop.url + FOUR);
    await swipe(page, -220);
    await expectSlide(page, 1);
    await swipe(page, -220);
    await expectSlide(page, 2);
    await swipe(page, 220);
    await expectSlide(page, 1);
  });
});
