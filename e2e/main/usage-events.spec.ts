import { watchRequests } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { callsOf, SIMPLE, visit } from '../support/shopper';

test('usage events are sent without settings of services, each button’s once', async ({ page, shop }) => {
  const events = () => callsOf(shop, 'admin-ajax').map(({ fields }) => fields.tracksEventName);
  await page.goto(`${shop.url}${SIMPLE}?payments=on`);
  await expect(page.locator('#shop-services')).toHaveCount(0);
  await expect.poll(() => events().sort()).toEqual(['applepay_button_load', 'gpay_button_load', 'product_page_view']);
  expect(await page.evaluate(() => Reflect.get(window, 'wcPayFrontendTracks'))).toEqual([]);
  for (const call of callsOf(shop, 'admin-ajax')) {
    expect(call.fields).toMatchObject({ action: 'platform_tracks', tracksNonce: 'd3m0tracks' });
    expect(call.status).toBe(200);
  }

  for (const [wallet, event] of [
    ['google_pay', 'gpay_button_click'],
    ['apple_pay', 'applepay_button_click'],
  ] as const) {
    await page.evaluate(async type => {
      await window.demoProvider.click(type);
      window.demoProvider.cancel();
    }, wallet);
    // Calls that run at once may arrive in any order.
    await expect.poll(() => events().at(-1)).toBe(event);
  }
  await expect.poll(() => events().slice(-2)).toEqual(['gpay_button_click', 'applepay_button_click']);
  expect(callsOf(shop, 'admin-ajax').at(-1)?.fields.tracksEventProp).toBe('{"source":"product"}');
});

test('a page without the provider’s settings loads nothing for them', async ({ page, shop }) => {
  const asked = watchRequests(page, /usage-events|provider|pay-later/);
  await visit(page, `${shop.url}/shop/`);
  expect(asked).toEqual([]);
});
