import type { Page } from 'playwright/test';
import { BROWSER_FLAGS, findShell } from './support/browser';
import { expect, mounted, type TestShop, test } from './support/fixtures';
import { callsOf } from './support/shopper';

const FORM = 'form.woocommerce-cart-form';
const QUANTITY = `${FORM} .qty`;
const UPDATE = '[name="update_cart"]';
const executablePath = findShell();

// Playwright switches off what keeps a page for the browser's Back.
test.use({
  launchOptions: {
    args: [...BROWSER_FLAGS, '--enable-features=BackForwardCache,CacheControlNoStoreEnterBackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
});

async function openCart(page: Page, shop: TestShop): Promise<void> {
  for (const id of ['11', '12']) {
    await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: id, quantity: '1' } });
  }
  await page.goto(`${shop.url}/cart/`);
  await mounted(page, `.woocommerce:has(> ${FORM})`);
}

/** Goes to another page of the shop and back, to the page that the browser has kept. */
async function leaveAndReturn(page: Page, shop: TestShop, meanwhile: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isKept', persisted));
  });
  await page.goto(`${shop.url}/novice/`);
  await meanwhile();
  await page.evaluate(() => history.back());
  await page.waitForURL('**/cart/');
  await page.waitForFunction(() => Reflect.get(window, 'isKept') === true);
}

test('Back to a cart that the browser kept: what was typed is there, and it works', async ({ page, shop }) => {
  await openCart(page, shop);
  await page.locator(QUANTITY).first().fill('4');
  const posts = callsOf(shop, 'form-post').length;
  await leaveAndReturn(page, shop, async () => {});
  await expect(page.locator(QUANTITY).first()).toHaveValue('4');
  await expect(page.locator(UPDATE)).toBeEnabled();
  expect(callsOf(shop, 'form-post')).toHaveLength(posts);
  await page.click(UPDATE);
  await expect(page.locator('.woocommerce-message')).toHaveText('Košarica je posodobljena.');
  await expect(page.locator(QUANTITY).first()).toHaveValue('4');
});

test('Back to a cart that changed in the meantime: it is refreshed, and what was typed stays', async ({
  page,
  shop,
}) => {
  await openCart(page, shop);
  await page.locator(QUANTITY).nth(1).fill('4');
  await leaveAndReturn(page, shop, async () => {
    await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '13', quantity: '1' } });
  });
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(3);
  await expect(page.locator(QUANTITY).nth(1)).toHaveValue('4');
  await expect(page.locator(UPDATE)).toBeEnabled();
});

test('a tab that was left open over midnight, while its session ended, shows the cart that there is', async ({
  page,
  shop,
  context,
}) => {
  await page.clock.install({ time: '2026-11-21T23:30:00' });
  await openCart(page, shop);
  await page.locator(QUANTITY).first().fill('4');
  await page.clock.fastForward('26:00:00');
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('.cart-empty')).toBeVisible();
  await expect(page.locator(FORM)).toHaveCount(0);
});

test('quantities that are sent after the session ended: the shopper sees that the cart is empty, and can go on', async ({
  page,
  shop,
  context,
}) => {
  await page.clock.install({ time: '2026-11-21T23:30:00' });
  await openCart(page, shop);
  await page.clock.fastForward('26:00:00');
  await context.clearCookies();
  await page.locator(QUANTITY).first().fill('4');
  await page.click(UPDATE);
  await expect(page.locator('.cart-empty')).toBeVisible();
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '1' } });
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
});

test('two tabs that send quantities one after the other: each line has what was sent last for it', async ({
  page,
  shop,
  context,
}) => {
  await openCart(page, shop);
  const other = await context.newPage();
  await other.goto(`${shop.url}/cart/`);
  await mounted(other, `.woocommerce:has(> ${FORM})`);
  await page.locator(QUANTITY).nth(1).fill('3');
  await other.locator(QUANTITY).first().fill('5');
  await other.click(UPDATE);
  await expect(other.locator('.woocommerce-message')).toBeVisible();
  await expect(page.locator(QUANTITY).first()).toHaveValue('5');
  await page.click(UPDATE);
  await expect(page.locator('.woocommerce-message')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab.locator(QUANTITY).first()).toHaveValue('5');
    await expect(tab.locator(QUANTITY).nth(1)).toHaveValue('3');
  }
  await other.locator('.product-remove a').first().click();
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
});
