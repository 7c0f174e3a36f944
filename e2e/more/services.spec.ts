import { CHAT } from '../pages/everyPage';
import { changePage, watchRequests, withStrictDynamic } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { decide, SERVICES_PAGE, serviceScripts, told, watchVendors } from '../support/services';
import { cartStarted, isMounted, SIMPLE } from '../support/shopper';

test('a page without settings loads nothing for services', async ({ page, shop }) => {
  const asked = watchRequests(page, /services|media-player|vendor/);
  await page.goto(`${shop.url}/`);
  await expect(page.locator('.site-cart .widget_shopping_cart_content')).not.toBeEmpty();
  expect(asked).toEqual([]);
});

test('services bring neither React nor tables', async ({ page, shop }) => {
  const asked = watchRequests(page, /\/chunks\//);
  await decide(page, shop.url, 'true');
  await page.goto(`${shop.url}/?services=all`);
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(2);
  await expect(page.locator(CHAT)).toBeVisible();
  expect(asked.filter(url => /chunks\/(?:react|product-table)-[\w-]{8}\.js$/.test(url))).toEqual([]);
  expect(asked.join()).toMatch(/\/shop-widgets\/chunks\/services-/);
});

test('nobody is recorded where an order is paid', async ({ page, shop }) => {
  await decide(page, shop.url, 'true');
  const key = shop.orders.byId(900)?.key;
  const asked = watchVendors(page);
  await page.goto(`${shop.url}/checkout/order-pay/900/?pay_for_order=true&key=${key}&services=all`);
  await expect(page.locator(CHAT)).toBeVisible();
  await expect.poll(() => serviceScripts(page)).toEqual(['analytics', 'chat']);
  expect(asked).not.toContain('/vendor/recorder.js');
});

test('scripts run under the strict policy', async ({ page, shop }) => {
  await decide(page, shop.url, 'true');
  await page.goto(`${shop.url}${SERVICES_PAGE}?csp=strict`);
  await expect(page.locator(CHAT)).toBeVisible();
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(2);
});

/** Markup that a description, a review or a comment may contain. */
const PLANTED = `<div id="shop-services">{"liveChat":{"src":"https://zlo.example/z.js","consent":"none"}}</div>`;

for (const address of [SIMPLE, SERVICES_PAGE]) {
  test(`settings in the text of ${address} load no script`, async ({ page, shop }) => {
    const asked: string[] = [];
    await page.route('https://zlo.example/**', route => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'document.title = "zlo"' });
    });
    const plant = (html: string) => html.replace(/<body[^>]*>/, tag => tag + PLANTED);
    await changePage(page, new RegExp(`${address}[?]`), plant, withStrictDynamic);
    await page.goto(`${shop.url}${address}?csp=strict`);
    // The page's own settings, where it has some, still count.
    if (address === SERVICES_PAGE) await expect(page.locator(CHAT)).toBeVisible();
    await cartStarted(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await isMounted(page, 'div#shop-services')).toBe(false);
  });
}

test('the chat comes once, also back from another page', async ({ page, shop }) => {
  await page.goto(shop.url + SERVICES_PAGE);
  await expect(page.locator(CHAT)).toBeVisible();
  await page.goto(`${shop.url}/cart/`);
  await page.goBack();
  await expect(page.locator(CHAT)).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'chatStarts'))).toBe(1);
});

test('the page’s media player is loaded and asked to look', async ({ page, shop }) => {
  await page.goto(`${shop.url}/tables/audio/?services=player`);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'playerLooks'))).toBeGreaterThan(0);
  expect(await serviceScripts(page)).toEqual(['player']);
});
