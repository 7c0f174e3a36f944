import type { Page } from 'playwright/test';
import {
  DIALOG,
  expectOpen,
  expectSlide,
  FOUR,
  HEIGHTS,
  ONE,
  openGallery,
  SLIDES,
  TRIGGER,
  thumbnail,
} from '../pages/gallery';
import { expect, test } from '../support/fixtures';

const setParam = (page: Page, name: string, value: unknown) =>
  page.addInitScript(
    ([key, to]) => {
      let params: unknown;
      Object.defineProperty(window, 'wc_single_product_params', {
        get: () => params,
        set: (given: object) => {
          params = { ...given, [String(key)]: to };
        },
      });
    },
    [name, value],
  );

test('without zoom there is no magnifier, and links open it', async ({ page, shop }) => {
  await setParam(page, 'zoom_enabled', '');
  await openGallery(page, shop.url + FOUR);
  await expect(page.locator(TRIGGER)).toHaveCount(0);
  await thumbnail(page, 1).click();
  await expectSlide(page, 1);
  await page.locator(`${SLIDES} a`).nth(1).click();
  await expectOpen(page, 'Slika 2 od 4');
});

test('without slider links open it as well', async ({ page, shop }) => {
  await openGallery(page, shop.url + ONE);
  await page.locator(`${SLIDES} a`).click();
  await expect(page.locator(DIALOG)).toBeVisible();
  await expect(page.locator('.sw-lightbox__next')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator(`${SLIDES} a`)).toBeFocused();
});

test('without lightbox links lead to the image', async ({ page, shop }) => {
  await setParam(page, 'photoswipe_enabled', '');
  await openGallery(page, shop.url + ONE);
  await expect(page.locator(TRIGGER)).toHaveCount(0);
  await page.locator(`${SLIDES} a`).click();
  await page.waitForURL('**/images/kroznik.svg');
});

const LONG = 'Ura iz hrastovine z nihalom, ki jo naš mizar izdela v dveh tednih po naročilu. '.repeat(2);

/** Returns the caption's position at the picture: `half` is partly over it. */
const captionPlace = (page: Page): Promise<'apart' | 'inside' | 'half'> =>
  page.evaluate(() => {
    const picture = document.querySelector('.pswp__item[aria-hidden="false"] img.pswp__img:last-of-type');
    const caption = document.querySelector('.sw-lightbox__status > .sw-lightbox__caption');
    const [large, bar] = [picture, caption].map(one => one?.getBoundingClientRect() ?? new DOMRect());
    if (!large?.height || !bar?.height || bar.bottom !== innerHeight) throw new Error('no picture or caption');
    if (large.bottom <= bar.top || large.top >= bar.bottom) return 'apart';
    const isInside = large.left <= bar.left && large.right >= bar.right && large.bottom >= bar.bottom;
    return isInside && large.top <= bar.top ? 'inside' : 'half';
  });

for (const [width, height, lines] of [
  [390, 844, 4],
  [800, 800, 2],
  [1280, 800, 2],
  [844, 390, 2],
] as const) {
  for (const [name, caption] of [
    ['a short caption', ''],
    [`a caption of ${lines} lines or more`, LONG],
  ] as const) {
    test(`at ${width} × ${height} px ${name} stands under its picture`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height });
      await openGallery(page, shop.url + HEIGHTS);
      if (caption) {
        await page.evaluate(text => {
          for (const image of document.querySelectorAll('img[data-caption]')) image.setAttribute('data-caption', text);
        }, caption);
      }
      await page.locator(TRIGGER).click();
      const bar = page.locator('.sw-lightbox__status > .sw-lightbox__caption');
      for (const position of ['Slika 1 od 3', 'Slika 2 od 3']) {
        await expectOpen(page, position);
        await expect.poll(() => captionPlace(page)).toBe('apart');
        if (caption) expect((await bar.boundingBox())?.height).toBeGreaterThan(lines * 22);
        if (position === 'Slika 1 od 3') await page.locator('.sw-lightbox__next').click();
      }
      await page.setViewportSize({ width: width - 60, height: height - 60 });
      await expect.poll(() => captionPlace(page)).toBe('apart');
      await page.locator('.sw-lightbox__zoom').click();
      await expect(page.locator('.pswp--zoomed-in')).toBeVisible();
      // An enlarged picture that is narrower than the window is not seen below the caption.
      if ((await captionPlace(page)) === 'half') await expect(bar).toHaveCSS('background-color', 'rgb(0, 0, 0)');
      await page.locator('.sw-lightbox__zoom').click();
      await expect.poll(() => captionPlace(page)).toBe('apart');
    });
  }
}

test('with text of twice the size its position ends before the buttons of a phone', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page, shop.url + FOUR);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.locator(TRIGGER).click();
  await expectOpen(page, 'Slika 1 od 4');
  const position = await page.locator('.sw-lightbox__position').boundingBox();
  const zoom = await page.locator('.sw-lightbox__zoom').boundingBox();
  expect((position?.x ?? 0) + (position?.width ?? 0)).toBeLessThanOrEqual(zoom?.x ?? 0);
});

const CLOSE = '.sw-lightbox__close';

test('its stylesheet that does not come keeps nothing back', async ({ page, shop, consoleLines }) => {
  await page.route(/styles\/lightbox-/, route => route.abort());
  await openGallery(page, shop.url + FOUR);
  await page.locator(TRIGGER).click();
  await expect(page.locator('.sw-lightbox__position')).toHaveText('Slika 1 od 4');
  consoleLines.allow(/ERR_FAILED/);
});

test('rules for the shop’s earlier lightbox do not spoil it', async ({ page, shop }) => {
  await openGallery(page, shop.url + FOUR);
  await page.evaluate(() => {
    const old = new CSSStyleSheet();
    old.replaceSync(`button { background: #eee; padding: 1em; }
      .pswp { position: absolute; display: none; z-index: 1500; }
      .pswp__item { right: 0; bottom: 0; } .pswp__zoom-wrap { width: 100%; transition: transform 333ms; }
      .pswp__error-msg { position: absolute; top: 50%; }`);
    document.adoptedStyleSheets.push(old);
  });
  await page.locator(TRIGGER).click();
  await expectOpen(page, 'Slika 1 od 4');
  await expect(page.locator(DIALOG)).toHaveCSS('position', 'fixed');
  await expect(page.locator(CLOSE)).toHaveCSS('padding', '0px');
});
