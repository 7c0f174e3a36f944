import {
  expectOpen,
  expectSlide,
  FOUR,
  GALLERY,
  HEIGHTS,
  openGallery,
  SLIDES,
  TRIGGER,
  thumbnail,
} from '../pages/gallery';
import { watchRequests } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { raise } from '../support/scripts';

const CLOSE = '.sw-lightbox__close';

test('the magnifier opens the large images at the slide that is shown, on demand', async ({ page, shop }) => {
  const files = watchRequests(page);
  await openGallery(page, shop.url + HEIGHTS);
  await thumbnail(page, 1).click();
  await expectSlide(page, 1);
  expect(files.filter(file => /lightbox|zoom/.test(file) && !file.includes('images'))).toEqual([]);
  await page.locator(TRIGGER).click();
  await expectOpen(page, 'Slika 2 od 3');
  await expect(page.locator('.sw-lightbox__caption')).toHaveText('Z nihalom');
  await expect(page.locator('.pswp__item[aria-hidden="false"] .pswp__img').last()).toHaveAttribute(
    'src',
    `${shop.url}/images/ura-nihalo.svg`,
  );
  expect(files.filter(file => /lightbox/.test(file)).length).toBe(2);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens it, the focus stays inside, and returns to the magnifier`, async ({ page, shop }) => {
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

test('a click that a script triggers with jQuery opens it', async ({ page, shop }) => {
  await openGallery(page, `${shop.url + FOUR}?jquery=3`);
  await raise(page, TRIGGER, 'click');
  await expectOpen(page, 'Slika 1 od 4');
  await page.keyboard.press('Escape');
  await expect(page.locator('.sw-lightbox')).toHaveCount(0);
  await raise(page, `${SLIDES}:nth-child(3) a`, 'click');
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
