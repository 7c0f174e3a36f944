import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures';
import { expectSlide, FOUR, HEIGHTS, openGallery, TRIGGER, thumbnail } from './support/gallery';

const DIALOG = '.sw-lightbox [role="dialog"]';
const CLOSE = '.sw-lightbox__close';

async function expectOpen(page: Page, position: string): Promise<void> {
  await expect(page.locator(DIALOG)).toBeVisible();
  await expect(page.locator('.sw-lightbox__position')).toHaveText(position);
}

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

test('when its code does not come, the image is opened as a page, and it is reported', async ({
  page,
  shop,
  consoleLines,
}) => {
  await page.route(/lightbox-[^/]*\.js/, route => route.abort());
  await openGallery(page, shop.url + HEIGHTS);
  await thumbnail(page, 1).click();
  await expectSlide(page, 1);
  await page.locator(TRIGGER).click();
  await page.waitForURL('**/images/ura-nihalo.svg');
  await expect.poll(() => consoleLines.take(/the lightbox did not open/)).toBe(1);
  consoleLines.allow(/ERR_FAILED/);
});

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
