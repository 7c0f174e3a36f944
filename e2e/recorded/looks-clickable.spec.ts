import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { coveredControls } from '../support/clickable';
import { expect } from '../support/fixtures';
import { allAwake, answerAsPictured, WINDOWS } from '../support/picturedShop';

test.use({ hasAssets: true });
test.skip(!hasCaptures, NO_CAPTURES);
test.describe.configure({ timeout: 60_000 });

/** The recorded pages without pictures; the others are checked together with theirs. */
const PAGES = [
  'add-payment-method',
  'my-account-dashboard',
  'my-account-login-register',
  'newsletter',
  'order-pay',
  'payment-methods',
  'product-external',
  'product-grouped',
  'product-out-of-stock',
  'product-sold-individually',
  'product-variable-200',
  'product-variable-ajax',
  'product-variable-any',
  'search-form',
  'search-results',
  'wishlist',
  'wishlist-with-item',
];

for (const name of PAGES) {
  test(`${name}: no control is covered, at each width`, async ({ page, open, shop, consoleLines }) => {
    await answerAsPictured(page, shop);
    await open(name);
    await allAwake(page);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      expect.soft(await coveredControls(page), `controls under something else at ${window.width}`).toEqual([]);
    }
    // Not everything that a page names was recorded.
    consoleLines.allow(/status of 404/);
  });
}

test('the theme’s bar lies over its own search without our script as well', async ({ page, shop }) => {
  await answerAsPictured(page, shop);
  await page.route('**/shop-widgets.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/captured/shop/?jquery=none`);
  expect(await coveredControls(page, [])).toContain('input#woocommerce-product-search-field-2.search-field ← a');
});
