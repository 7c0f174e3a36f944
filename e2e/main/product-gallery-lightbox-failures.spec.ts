import { expectOpen, expectSlide, HEIGHTS, openGallery, TRIGGER, thumbnail } from '../pages/gallery';
import { expect, test } from '../support/fixtures';

test('an image that is not there says so, the others are shown', async ({ page, shop, consoleLines }) => {
  await page.route('**/images/ura-nihalo.svg', route => route.fulfill({ status: 404 }));
  await openGallery(page, shop.url + HEIGHTS);
  await thumbnail(page, 1).click();
  await page.locator(TRIGGER).click();
  await expect(page.locator('.pswp__error-msg')).toHaveText('Slike ni bilo mogoče naložiti.');
  await expect(page.locator('.pswp__error-msg')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expectOpen(page, 'Slika 3 od 3');
  await expect(page.locator('.pswp__item[aria-hidden="false"] .pswp__img').last()).toBeVisible();
  consoleLines.allow(/404/);
});

test('without its code the image opens as a page, and it is reported', async ({ page, shop, consoleLines }) => {
  await page.route(/lightbox-[^/]*\.js/, route => route.abort());
  await openGallery(page, shop.url + HEIGHTS);
  await thumbnail(page, 1).click();
  await expectSlide(page, 1);
  await page.locator(TRIGGER).click();
  await page.waitForURL('**/images/ura-nihalo.svg');
  await expect.poll(() => consoleLines.take(/the lightbox did not open/)).toBe(1);
  consoleLines.allow(/ERR_FAILED/);
});
