import type { Page } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser } from './support/browser';
import { fillIn, openCheckout, rested, reviews } from './support/checkout';
import { expect, type TestShop, test } from './support/fixtures';
import { callsOf } from './support/shopper';

const executablePath = findBrowser();

// The quick browser keeps no page for Back, and Playwright switches it off in the others.
test.use({
  launchOptions: {
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
});

/** Fills in a checkout of a shop that lets browsers keep its pages: of one that says `no-store` they keep none that has made a call. */
async function fillCheckout(page: Page, shop: TestShop): Promise<void> {
  await page.route('**/checkout/', async route => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
  });
  await openCheckout(page, shop);
  await fillIn(page);
  await page.check('#payment_method_cod');
  await page.locator('#billing_email').blur();
  await rested(page);
  await page.check('#terms');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isKept', persisted));
  });
}

/** Goes back to the page that the browser has kept. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await page.waitForURL('**/checkout/', { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'isKept') === true);
}

test('Back from a payment provider: all that was typed is there, the amounts are fresh, and the order can be placed', async ({
  page,
  shop,
}) => {
  await fillCheckout(page, shop);
  await page.route('**/?wc-ajax=checkout', route =>
    route.fulfill({ json: { result: 'success', redirect: `${shop.url}/novice/` } }),
  );
  await page.click('#place_order');
  await page.waitForURL('**/novice/');
  await page.unroute('**/?wc-ajax=checkout');
  const before = reviews(shop);
  await goBack(page);
  await expect.poll(() => reviews(shop)).toBe(before + 1);
  await rested(page);
  await expect(page.locator('form.processing')).toHaveCount(0);
  await expect(page.locator('#billing_first_name')).toHaveValue('Ana');
  await expect(page.locator('#payment_method_cod')).toBeChecked();
  await expect(page.locator('div.payment_box.payment_method_cod')).toBeVisible();
  await expect(page.locator('#terms')).toBeChecked();
  await page.click('#place_order');
  await expect(page).toHaveURL(/order-received\/1001\//);
  expect(callsOf(shop, 'checkout')).toHaveLength(1);
});

test('Back after the order was taken: the shop says that there is nothing to order, and no second order is sent', async ({
  page,
  shop,
}) => {
  await fillCheckout(page, shop);
  await page.click('#place_order');
  await expect(page).toHaveURL(/order-received\/1001\//);
  await goBack(page);
  await expect(page.getByText('Vaša seja je potekla.')).toBeVisible();
  await expect(page.locator('form.checkout')).toHaveCount(0);
  expect(callsOf(shop, 'checkout')).toHaveLength(1);
});
