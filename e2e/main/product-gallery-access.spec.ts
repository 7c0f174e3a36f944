import { expectSlide, FOUR, openGallery, SLIDES, TRIGGER, thumbnail } from '../pages/gallery';
import { expect, test } from '../support/fixtures';
import { focused } from '../support/shopper';

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
