import { DIALOG, expectOpen, FOUR, openGallery, TRIGGER } from '../pages/gallery';
import { expect, test } from '../support/fixtures';

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
