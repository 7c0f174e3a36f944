import type { Page } from 'playwright/test';
import { findings } from './support/findings';
import { expect, test } from './support/fixtures';
import { expectSlide, FOUR, GALLERY, HEIGHTS, ONE, openGallery, SLIDES, TRIGGER, thumbnail } from './support/gallery';

const DIALOG = '.sw-lightbox [role="dialog"]';
const CLOSE = '.sw-lightbox__close';

async function expectOpen(page: Page, position: string): Promise<void> {
  await expect(page.locator(DIALOG)).toBeVisible();
  await expect(page.locator('.sw-lightbox__position')).toHaveText(position);
}

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

test('the magnifier opens the large images at the slide that is shown, on demand', async ({ page, shop }) => {
  const files: string[] = [];
  page.on('request', request => files.push(new URL(request.url()).pathname));
  await openGallery(page, shop.url + HEIGHTS);
  await thumbnail(page, 1).click();
  await expectSlide(page, 1);
  expect(files.filter(file => /lightbox|zoom/.test(file) && !file.includes('images'))).toEqual([]);
  await page.locator(TRIGGER).click();
  await expectOpen(page, 'Slika 2 od 3');
  await expect(page.locator('.sw-lightbox__caption')).toHaveText('Z nihalom');
  const src = await page.locator('.pswp__item[aria-hidden="false"] .pswp__img').last().getAttribute('src');
  expect(src).toBe(`${shop.url}/images/ura-nihalo.svg`);
  expect(files.filter(file => /lightbox/.test(file)).length).toBe(2);
});

for (const key of ['Enter', 'Space']) {
  test(`with the keyboard: ${key} opens, focus stays inside, and goes back to the magnifier`, async ({
    page,
    shop,
  }) => {
    await openGallery(page, shop.url + HEIGHTS);
    await page.locator(TRIGGER).press(key);
    await expectOpen(page, 'Slika 1 od 3');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('.sw-lightbox__caption')).toHaveText('Ura iz hrastovine <30 cm>');
    await expect(page.getByRole('dialog', { name: 'Slike čez cel zaslon' })).toBeVisible();
    const names = ['Povečaj ali pomanjšaj sliko', 'Zapri', 'Prejšnja slika', 'Naslednja slika'];
    for (const name of [...names.filter(one => !one.startsWith('Povečaj')), 'Zapri']) {
      await page.keyboard.press('Tab');
      const button = page.getByRole('button', { name });
      if (!(await button.evaluate(element => element === document.activeElement))) await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.sw-lightbox') !== null)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, 'Slika 2 od 3');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectOpen(page, 'Slika 3 od 3');
    await page.keyboard.press('Escape');
    await expect(page.locator('.sw-lightbox')).toHaveCount(0);
    await expect(page.locator(TRIGGER)).toBeFocused();
    await expectSlide(page, 0);
  });
}

test('jQuery: a button of the theme’s that clicks the magnifier, or a picture’s link, opens it', async ({
  page,
  shop,
}) => {
  await openGallery(page, `${shop.url + FOUR}?jquery=3`);
  const click = (selector: string) =>
    page.evaluate(link => {
      const $: unknown = Reflect.get(window, 'jQuery');
      if (typeof $ === 'function') $(link).trigger('click');
    }, selector);
  await click(TRIGGER);
  await expectOpen(page, 'Slika 1 od 4');
  await page.keyboard.press('Escape');
  await expect(page.locator('.sw-lightbox')).toHaveCount(0);
  await click(`${SLIDES}:nth-child(3) a`);
  await expectOpen(page, 'Slika 3 od 4');
});

test('a gallery that ends takes its open lightbox along', async ({ page, shop }) => {
  await openGallery(page, shop.url + FOUR);
  await page.locator(TRIGGER).click();
  await expectOpen(page, 'Slika 1 od 4');
  await page.evaluate(() => window.ShopWidgets?.unmountAll());
  await expect(page.locator('.sw-lightbox')).toHaveCount(0);
  await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
});

test('buttons go on, back and close; it opens again', async ({ page, shop }) => {
  await openGallery(page, shop.url + FOUR);
  for (let time = 0; time < 2; time++) {
    await page.locator(TRIGGER).click();
    await expectOpen(page, 'Slika 1 od 4');
    await page.locator('.sw-lightbox__next').click();
    await expectOpen(page, 'Slika 2 od 4');
    await page.locator('.sw-lightbox__previous').click();
    await expectOpen(page, 'Slika 1 od 4');
    await page.locator(CLOSE).click();
    await expect(page.locator('.sw-lightbox')).toHaveCount(0);
  }
});

test('with zoom and slider, links around the pictures open it for the keyboard only', async ({ page, shop }) => {
  await openGallery(page, shop.url + FOUR);
  await page.locator(`${SLIDES} a`).first().click();
  await expect(page.locator('.sw-lightbox')).toHaveCount(0);
  expect(page.url()).toBe(shop.url + FOUR);
  await page.locator(`${SLIDES} a`).nth(2).press('Enter');
  await expectOpen(page, 'Slika 3 od 4');
  await page.keyboard.press('Escape');
  await expect(page.locator(`${SLIDES} a`).nth(2)).toBeFocused();
});

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

test('under a strict policy with trusted types', async ({ page, shop }) => {
  await openGallery(page, `${shop.url + FOUR}?csp=strict`);
  await thumbnail(page, 1).click();
  await expectSlide(page, 1);
  await page.locator(TRIGGER).click();
  await expectOpen(page, 'Slika 2 od 4');
  await page.keyboard.press('Escape');
  await page.locator(GALLERY).hover({ position: { x: 100, y: 100 } });
  await expect(page.locator('.zoomImg')).toHaveCSS('opacity', '1');
});

for (const width of [390, 1280]) {
  test(`at ${width} px axe finds nothing while it is open and after`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    await openGallery(page, shop.url + HEIGHTS);
    await page.locator(TRIGGER).click();
    await expectOpen(page, 'Slika 1 od 3');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('.sw-lightbox')).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
  });
}

const LONG = 'Ura iz hrastovine z nihalom, ki jo naš mizar izdela v dveh tednih po naročilu. '.repeat(2);

/** How the caption stands to the picture: `half` is partly over it. */
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
    test(`at ${width} × ${height} px ${name} stands under its picture, also after a resize and a zoom`, async ({
      page,
      shop,
    }) => {
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
