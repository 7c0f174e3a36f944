import { expectAtTop, open, shown, TABS, tab } from '../pages/tabs';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test as captured } from '../support/capturedShop';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { SIMPLE } from '../support/shopper';

test('a comment that the address names stays in sight while the panels above it close', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await gotoMounted(page, `${shop.url + SIMPLE}#comment-502`, TABS);
  await expect.poll(() => shown(page)).toEqual(['reviews']);
  await expectAtTop(page, '#comment-502');
});

test('keys on the tabs do not reach scripts that move sliders', async ({ page, shop }) => {
  await open(page, shop.url + SIMPLE);
  await page.evaluate(() => {
    Reflect.set(window, 'keys', []);
    document.addEventListener('keyup', event => Reflect.get(window, 'keys').push(event.key));
  });
  await tab(page, 'description').focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'a']) await page.keyboard.press(key);
  expect(await page.evaluate(() => Reflect.get(window, 'keys'))).toEqual(['a']);
});

captured.describe('recorded pages', () => {
  captured.skip(!hasCaptures, NO_CAPTURES);
  for (const name of ['product-simple', 'product-variable']) {
    for (const jquery of ['3', 'none']) {
      captured(`${name}, jQuery ${jquery}: clicks and the reviews link`, async ({ page, open: openCaptured }) => {
        await openCaptured(name, jquery);
        await page.locator(TABS).scrollIntoViewIfNeeded();
        await mounted(page, TABS);
        expect(await shown(page)).toEqual(['description']);
        await tab(page, 'additional_information').click();
        expect(await shown(page)).toEqual(['additional_information']);
        await page.locator('a.woocommerce-review-link').click();
        expect(await shown(page)).toEqual(['reviews']);
        await expectAtTop(page, '#reviews');
      });
    }
  }
});
