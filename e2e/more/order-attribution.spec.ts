import type { Page } from 'playwright/test';
import { fillCart, fillIn } from '../pages/checkout';
import { ready } from '../pages/orderAttribution';
import { expect, mounted, test } from '../support/fixtures';

const setOrderTracking = (page: Page, isAllowed: boolean) =>
  page.evaluate(allow => {
    const shop: unknown = Reflect.get(window, 'wc_order_attribution');
    if (typeof shop !== 'object' || !shop || !('setOrderTracking' in shop)) throw new Error('not offered');
    if (typeof shop.setOrderTracking === 'function') shop.setOrderTracking(allow);
  }, isAllowed);

test('the values are kept with the order', async ({ page, shop }) => {
  await fillCart(page, shop);
  await page.goto(`${shop.url}/checkout/`, { referer: 'https://www.google.com/' });
  await ready(page);
  await mounted(page, 'form.checkout');
  await fillIn(page);
  await page.check('#terms');
  await page.click('#place_order');
  await expect(page.locator('.order-attribution [data-name="source_type"]')).toHaveText('organic');
  await expect(page.locator('.order-attribution [data-name="utm_source"]')).toHaveText('google');
});

test('on a host with www. the cookies are those of the whole domain, and all of them go', async ({ page, shop }) => {
  const host = 'http://www.lipa.example';
  await page.route(`${host}/**`, async route => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await page.request.get(shop.url + pathname + search);
    const headers = { 'content-type': answer.headers()['content-type'] ?? '' };
    await route.fulfill({ body: await answer.body(), headers });
  });
  await page.goto(`${host}/`);
  await ready(page);
  const domains = async () => {
    const own = (await page.context().cookies(host)).filter(({ name }) => name.startsWith('sbjs_'));
    return own.map(({ domain }) => domain);
  };
  await expect.poll(async () => [...new Set(await domains())]).toEqual(['.lipa.example']);
  // Cookies of another script on narrower domains are deleted as well.
  await page.context().addCookies([
    { name: 'sbjs_current', value: 'a', domain: '.www.lipa.example', path: '/' },
    { name: 'sbjs_first', value: 'a', url: host },
  ]);
  await setOrderTracking(page, false);
  await expect.poll(domains).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
});
