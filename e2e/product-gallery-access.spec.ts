import { findings } from './support/findings';
import { expect, test } from './support/fixtures';
import {
  expectSlide,
  FOUR,
  GALLERY,
  HEIGHTS,
  NONE,
  ONE,
  openGallery,
  SLIDES,
  TRIGGER,
  thumbnail,
} from './support/gallery';
import { focused } from './support/shopper';

test('with the keyboard: thumbnails are buttons, arrows move the slider from anywhere', async ({ page, shop }) => {
  await openGallery(page, shop.url + FOUR);
  await page.locator(TRIGGER).focus();
  // Over the four links and the first thumbnail.
  for (let at = 0; at < 6; at++) await page.keyboard.press('Tab');
  const second = page.getByRole('button', { name: 'Slika 2 od 4: Skodelica od zgoraj' });
  await expect(second).toBeFocused();
  await page.keyboard.press('Space');
  await expectSlide(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2);
  await expect(thumbnail(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.locator('main').focus();
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 3);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 3);
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 2);
  for (const place of ['input.qty', '.wc-tabs a', 'textarea']) {
    const field = page.locator(place).first();
    if (!(await field.isVisible())) continue;
    await field.focus();
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.press('Control+ArrowLeft');
  await expectSlide(page, 2);
});

test('a link that takes the focus comes into view', async ({ page, shop }) => {
  await openGallery(page, shop.url + FOUR);
  await page.locator(`${SLIDES} a`).nth(2).focus();
  await expectSlide(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 3);
});

test('focus stays where it was while the gallery is taken over', async ({ page, shop }) => {
  await page.route(/chunks\/product-(?!table)/, async route => {
    await page.locator(`${SLIDES} a`).first().focus();
    await route.continue();
  });
  await openGallery(page, shop.url + FOUR);
  await expect(page.locator(`${SLIDES} a`).first()).toBeFocused();
  expect(await focused(page)).toBe('a');
});

for (const width of [390, 1280]) {
  test(`at ${width} px axe finds nothing before and after use, and nothing hangs out`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [FOUR, HEIGHTS, ONE, NONE]) {
      await openGallery(page, shop.url + path);
      await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
      expect(await findings(page)).toEqual([]);
      if (path !== FOUR) continue;
      await thumbnail(page, 3).click();
      await expectSlide(page, 3);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}
