import { findings } from './support/findings';
import { expect, test } from './support/fixtures';
import { inTurn } from './support/inTurn';
import { choose, decide, SERVICES_PAGE, serviceScripts, servicesReady, told, watchVendors } from './support/services';
import { callsOf, cartStarted, isMounted, SIMPLE } from './support/shopper';

const chat = '.demo-chat';

for (const turn of inTurn(test, ['3', 'none'])) {
  const { jquery } = turn;
  test.describe(jquery === 'none' ? 'without jQuery' : `with jQuery ${jquery}`, () => {
    turn.test('before a choice only what needs none is asked for', async ({ page, shop }) => {
      const asked = watchVendors(page);
      await page.goto(`${shop.url}${SERVICES_PAGE}?jquery=${jquery}`);
      await expect(page.locator(chat)).toBeVisible();
      expect(asked).toEqual(['/vendor/chat.js']);
      expect(await serviceScripts(page)).toEqual(['chat']);
    });

    turn.test('a yes loads the rest without a page load, once', async ({ page, shop }) => {
      await page.goto(`${shop.url}${SERVICES_PAGE}?jquery=${jquery}`);
      await expect(page.locator(chat)).toBeVisible();
      await choose(page, 'true');
      await expect.poll(() => serviceScripts(page)).toEqual(['analytics', 'chat', 'recording']);
      await choose(page, 'false');
      await choose(page, 'true');
      await expect.poll(async () => (await told(page)).filter(([command]) => command === 'consent').length).toBe(2);
      expect(await serviceScripts(page)).toEqual(['analytics', 'chat', 'recording']);
    });

    turn.test('tells on the bus what was loaded', async ({ page, shop }) => {
      await page.addInitScript(() => {
        const heard: unknown[] = [];
        Reflect.set(window, 'heard', heard);
        document.addEventListener('service_loaded', event => {
          if (event instanceof CustomEvent) heard.push(event.detail[0].service);
        });
      });
      await page.goto(`${shop.url}${SERVICES_PAGE}?jquery=${jquery}`);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['chat']);
    });
  });
}

test('a page without settings loads nothing for services', async ({ page, shop }) => {
  const chunks: string[] = [];
  page.on('request', request => chunks.push(request.url()));
  await page.goto(`${shop.url}/`);
  await expect(page.locator('.site-cart .widget_shopping_cart_content')).not.toBeEmpty();
  expect(chunks.filter(url => /services|media-player|vendor/.test(url))).toEqual([]);
});

test('services bring neither React nor tables', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, '')));
  await decide(page, shop.url, 'true');
  await page.goto(`${shop.url}/?services=all`);
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(2);
  await expect(page.locator(chat)).toBeVisible();
  expect(asked.filter(path => /chunks\/(?:react|product-table)$/.test(path))).toEqual([]);
  expect(asked).toContain('/shop-widgets/chunks/services');
});

test('a refusal of an earlier page, or a value that is none, keeps everything away', async ({ page, shop }) => {
  for (const value of ['false', 'morda']) {
    await decide(page, shop.url, value);
    const asked = watchVendors(page);
    await page.goto(shop.url + SERVICES_PAGE);
    await expect(page.locator(chat)).toBeVisible();
    expect(asked).toEqual(['/vendor/chat.js']);
  }
});

test('the recorder starts after private fields were masked, also those that come later', async ({ page, shop }) => {
  await decide(page, shop.url, 'true');
  await page.goto(shop.url + SERVICES_PAGE);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'recorderSaw')))
    .toMatchObject({ site: 7, fields: expect.arrayContaining(['demo_colour']) });
  const { fields } = await page.evaluate(() => Reflect.get(window, 'recorderSaw'));
  for (const name of ['demo_email', 'demo_private', 'EMAIL']) expect(fields).not.toContain(name);
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.innerHTML =
      '<input autocomplete="username"><input type="password" id="geslo" autocomplete="new-password"><input id="barva"><p><input name="billing_phone" id="telefon"></p>';
    document.body.append(form);
  });
  await expect(page.locator('#geslo')).toHaveAttribute('data-recording-mask', '');
  await expect(page.locator('#telefon')).toHaveAttribute('data-recording-mask', '');
  await expect(page.locator('#barva')).not.toHaveAttribute('data-recording-mask');
});

test('nobody is recorded where an order is paid', async ({ page, shop }) => {
  await decide(page, shop.url, 'true');
  const key = shop.orders.byId(900)?.key;
  const asked = watchVendors(page);
  await page.goto(`${shop.url}/checkout/order-pay/900/?pay_for_order=true&key=${key}&services=all`);
  await expect(page.locator(chat)).toBeVisible();
  await expect.poll(() => serviceScripts(page)).toEqual(['analytics', 'chat']);
  expect(asked).not.toContain('/vendor/recorder.js');
});

test('blocked scripts are told of, not tried again, and the shop goes on', async ({ page, shop, consoleLines }) => {
  await decide(page, shop.url, 'true');
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Reflect.set(window, 'heard', heard);
    document.addEventListener('service_failed', event => {
      if (event instanceof CustomEvent) heard.push(event.detail[0].service);
    });
  });
  await page.goto(`${shop.url}/shop/?services=blocked`);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard').length)).toBe(3);
  await page.locator('ul.products .ajax_add_to_cart').first().click();
  await expect(page.locator('a.cart-contents .count')).toHaveText(/^1 /);
  expect(await serviceScripts(page)).toHaveLength(3);
  expect(consoleLines.take(/Failed to load resource/)).toBe(3);
});

test('scripts run under the strict policy', async ({ page, shop }) => {
  await decide(page, shop.url, 'true');
  await page.goto(`${shop.url}${SERVICES_PAGE}?csp=strict`);
  await expect(page.locator(chat)).toBeVisible();
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(2);
});

/** What a description, a review or a comment may hold. */
const PLANTED = `<div id="shop-services">{"liveChat":{"src":"https://zlo.example/z.js","consent":"none"}}</div>`;

for (const address of [SIMPLE, SERVICES_PAGE]) {
  test(`settings in the text of ${address} load no script, though scripts of scripts may run`, async ({
    page,
    shop,
  }) => {
    const asked: string[] = [];
    await page.route('https://zlo.example/**', route => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'document.title = "zlo"' });
    });
    await page.route(new RegExp(`${address}[?]`), async route => {
      const response = await route.fetch();
      const policy = (response.headers()['content-security-policy'] ?? '').replace("'nonce", "'strict-dynamic' 'nonce");
      const headers = { ...response.headers(), 'content-security-policy': policy };
      const body = (await response.text()).replace(/<body[^>]*>/, tag => tag + PLANTED);
      await route.fulfill({ response, headers, body });
    });
    await page.goto(`${shop.url}${address}?csp=strict`);
    // The page's own settings, where it has some, still count.
    if (address === SERVICES_PAGE) await expect(page.locator(chat)).toBeVisible();
    await cartStarted(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await isMounted(page, 'div#shop-services')).toBe(false);
  });
}

test('the chat comes once, also back from another page', async ({ page, shop }) => {
  await page.goto(shop.url + SERVICES_PAGE);
  await expect(page.locator(chat)).toBeVisible();
  await page.goto(`${shop.url}/cart/`);
  await page.goBack();
  await expect(page.locator(chat)).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'chatStarts'))).toBe(1);
});

test('the page’s queue of usage events is sent when it has loaded, and emptied', async ({ page, shop }) => {
  await page.goto(`${shop.url}${SIMPLE}?services=all`);
  await expect.poll(() => callsOf(shop, 'admin-ajax').map(({ fields }) => fields.action)).toEqual(['platform_tracks']);
  const [call] = callsOf(shop, 'admin-ajax');
  expect(call?.fields).toEqual({
    action: 'platform_tracks',
    tracksNonce: 'd3m0tracks',
    tracksEventName: 'product_page_view',
    tracksEventProp:
      '{"theme_type":"short_code","record_event_data":{"is_admin_event":false,"track_on_all_stores":true}}',
  });
  expect(await page.evaluate(() => Reflect.get(window, 'wcPayFrontendTracks'))).toEqual([]);
});

test('the page’s media player is loaded and asked to look', async ({ page, shop }) => {
  await page.goto(`${shop.url}/tables/audio/?services=player`);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'playerLooks'))).toBeGreaterThan(0);
  expect(await serviceScripts(page)).toEqual(['player']);
});

test('the cookie notice’s own buttons decide', async ({ page, shop }) => {
  await page.goto(`${shop.url}${SERVICES_PAGE}?notice=revoke`);
  await page.locator('#cn-accept-cookie').click();
  await expect.poll(() => serviceScripts(page)).toEqual(['analytics', 'chat', 'recording']);
  await page.locator('#cn-revoke-cookie').click();
  await page.locator('#cn-refuse-cookie').click();
  await expect.poll(async () => (await told(page)).at(-1)?.slice(0, 2)).toEqual(['consent', 'update']);
});

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop.url + SERVICES_PAGE);
    await servicesReady(page);
    await expect(page.locator(chat)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await choose(page, 'true');
    await expect(page.locator('#vendor-log li').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
