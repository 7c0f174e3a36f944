import type { Page } from 'playwright/test';
import { fillCart, fillIn } from './support/checkout';
import { cookiesOf } from './support/cookies';
import { findings } from './support/findings';
import { expect, mounted, test } from './support/fixtures';

const PREFIX = 'wc_order_attribution_';
const CAMPAIGN = 'utm_source=glasilo&utm_medium=email&utm_campaign=jesenska%20ponudba';

const ready = (page: Page) => mounted(page, 'html');

/** What the first form with inputs would send, without the prefix. */
const sent = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(prefix => {
    const inputs = document.querySelectorAll<HTMLInputElement>('wc-order-attribution-inputs input');
    return Object.fromEntries([...inputs].map(({ name, value }) => [name.replace(prefix, ''), value]));
  }, PREFIX);

/** Cookies of the visit’s source by name, decoded. */
async function sources(page: Page): Promise<Record<string, string>> {
  const cookies = await cookiesOf(page);
  const own = cookies.filter(({ name }) => name.startsWith('sbjs_'));
  return Object.fromEntries(own.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

const setOrderTracking = (page: Page, isAllowed: boolean) =>
  page.evaluate(allow => {
    const shop: unknown = Reflect.get(window, 'wc_order_attribution');
    if (typeof shop !== 'object' || !shop || !('setOrderTracking' in shop)) throw new Error('not offered');
    if (typeof shop.setOrderTracking === 'function') shop.setOrderTracking(allow);
  }, isAllowed);

for (const query of ['jquery=3', 'jquery=none', 'csp=strict']) {
  test(`an order is told where its shopper came from (${query})`, async ({ page, shop }) => {
    await page.goto(`${shop.url}/shop/?${CAMPAIGN}&${query}`, { referer: 'https://iskalnik.example/' });
    await ready(page);
    await page.goto(`${shop.url}/product/skodelica-jutro/?${query}`, { referer: `${shop.url}/shop/` });
    await ready(page);
    await fillCart(page, shop);
    await page.goto(`${shop.url}/checkout/?${query}`, { referer: `${shop.url}/` });
    await ready(page);
    await expect(page.locator('wc-order-attribution-inputs')).toHaveCount(1);
    expect(await sent(page)).toEqual({
      source_type: 'utm',
      referrer: 'https://iskalnik.example/',
      utm_campaign: 'jesenska ponudba',
      utm_source: 'glasilo',
      utm_medium: 'email',
      utm_content: '(none)',
      utm_id: '(none)',
      utm_term: '(none)',
      utm_source_platform: '(none)',
      utm_creative_format: '(none)',
      utm_marketing_tactic: '(none)',
      session_entry: `${shop.url}/shop/?${CAMPAIGN}&${query}`.replace('%20', ' '),
      session_start_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      session_pages: '3',
      session_count: '1',
      user_agent: await page.evaluate(() => navigator.userAgent),
    });
  });
}

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

test('cookies last as long as the browser, the session half an hour; a page counts once', async ({ page, shop }) => {
  await page.goto(`${shop.url}/`);
  await ready(page);
  await setOrderTracking(page, true);
  await expect.poll(async () => Object.keys(await sources(page))).toHaveLength(7);
  const cookies = (await cookiesOf(page)).filter(({ name }) => name.startsWith('sbjs_'));
  expect(cookies.map(({ name }) => name).sort()).toEqual(
    ['current', 'current_add', 'first', 'first_add', 'migrations', 'session', 'udata'].map(name => `sbjs_${name}`),
  );
  for (const { name, expires, path } of cookies) {
    expect(path).toBe('/');
    if (name !== 'sbjs_session') expect(expires).toBe(-1);
    else expect(Math.abs(expires - Date.now() / 1000 - 1800)).toBeLessThan(60);
  }
  const { sbjs_session: session, sbjs_current: current } = await sources(page);
  expect(session).toBe(`pgs=1|||cpg=${shop.url}/`);
  expect(current).toContain('typ=typein|||src=(direct)|||mdm=(none)');
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
  // What another script has put on narrower domains goes as well.
  await page.context().addCookies([
    { name: 'sbjs_current', value: 'a', domain: '.www.lipa.example', path: '/' },
    { name: 'sbjs_first', value: 'a', url: host },
  ]);
  await setOrderTracking(page, false);
  await expect.poll(domains).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
});

test('the cookie notice’s choice counts at once and on later pages', async ({ page, shop }) => {
  await fillCart(page, shop);
  await page.goto(`${shop.url}/checkout/?${CAMPAIGN}`);
  await ready(page);
  const choose = async (value: string) => {
    await page.context().addCookies([{ name: 'cookie_notice_accepted', value, url: shop.url }]);
    await page.evaluate(choice => {
      document.dispatchEvent(new CustomEvent('setCookieNotice', { detail: { value: choice } }));
    }, value);
  };
  await choose('false');
  expect(Object.values(await sent(page)).join('')).toBe('');
  await expect.poll(() => sources(page)).toEqual({});
  await page.goto(`${shop.url}/checkout/?${CAMPAIGN}`);
  await ready(page);
  expect(await sources(page)).toEqual({});
  expect(Object.keys(await sent(page))).toHaveLength(16);
  expect(Object.values(await sent(page)).join('')).toBe('');
  await choose('true');
  expect(await sent(page)).toMatchObject({ utm_source: 'glasilo', session_pages: '1' });
  await expect.poll(() => sources(page)).toHaveProperty('sbjs_current');
});

test('the notice on the page empties and fills the registration form', async ({ page, shop }) => {
  await page.goto(`${shop.url}/my-account/?notice=bar,revoke&${CAMPAIGN}`);
  await ready(page);
  const source = page.locator(`form.register input[name="${PREFIX}utm_source"]`);
  await expect(source).toHaveValue('glasilo');
  await page.click('#cn-refuse-cookie');
  await expect(source).toHaveValue('');
  await expect.poll(() => sources(page)).toEqual({});
  await page.click('#cn-revoke-cookie');
  await page.click('#cn-accept-cookie');
  await expect(source).toHaveValue('glasilo');
  await expect.poll(() => sources(page)).toHaveProperty('sbjs_current');
});

test('what the shop does not allow is not recorded', async ({ page, shop }) => {
  await fillCart(page, shop);
  await page.goto(`${shop.url}/checkout/?tracking=off`);
  await ready(page);
  expect(Object.values(await sent(page)).join('')).toBe('');
  expect(await sources(page)).toEqual({});
});

test('forms that come later have the values, also where they replace others', async ({ page, shop }) => {
  await page.goto(`${shop.url}/?${CAMPAIGN}`);
  await ready(page);
  const tag = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
  const put = (html: string) =>
    page.evaluate(text => {
      document.querySelector('#pozno')?.remove();
      document.querySelector('main')?.insertAdjacentHTML('beforeend', `<div id="pozno">${text}</div>`);
    }, html);
  await put(`<form class="register">${tag}<p>${tag}</p></form><form class="checkout">${tag}</form>`);
  await expect(page.locator(`form.register input[name="${PREFIX}utm_source"]`)).toHaveValue('glasilo');
  await expect(page.locator(`form.checkout input[name="${PREFIX}utm_source"]`)).toHaveValue('glasilo');
  await expect(page.locator('form.register wc-order-attribution-inputs')).toHaveCount(1);
  await put(`<form class="checkout">${tag}</form>`);
  await expect(page.locator('#pozno input')).toHaveCount(16);
  await expect(page.locator(`form.checkout input[name="${PREFIX}session_pages"]`)).toHaveValue('1');
});

test('damaged cookies and those of other scripts count as missing', async ({ page, shop }) => {
  const names = ['migrations', 'current_add', 'first_add', 'current', 'first', 'udata', 'session', 'promo'];
  const values = ['%', '%E0%A4%A', 'x', 'typ', '%7B%7D', '=', '|||', 'a%00b'];
  await page
    .context()
    .addCookies(names.map((name, index) => ({ name: `sbjs_${name}`, value: values[index] ?? '', url: shop.url })));
  await page.goto(`${shop.url}/`);
  await ready(page);
  await fillCart(page, shop);
  await page.goto(`${shop.url}/checkout/`);
  await ready(page);
  expect(await sent(page)).toMatchObject({ source_type: 'typein', utm_source: '(direct)', session_count: '1' });
});

test('blocked cookies leave this page’s values', async ({ page, shop }) => {
  await fillCart(page, shop);
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked, configurable: true });
  });
  await page.goto(`${shop.url}/checkout/?${CAMPAIGN}`);
  await ready(page);
  expect(await sent(page)).toMatchObject({ source_type: 'utm', utm_source: 'glasilo', session_pages: '1' });
  await setOrderTracking(page, false);
  expect(Object.values(await sent(page)).join('')).toBe('');
});

test('the shop’s own script keeps the job', async ({ page, shop, consoleLines }) => {
  const own = '/wp-content/plugins/woocommerce/assets/js/frontend/order-attribution.min.js';
  await page.route(`**${own}`, route => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route(`${shop.url}/`, async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', `<script defer src="${own}"></script></head>`);
    await route.fulfill({ response, body });
  });
  await page.goto(`${shop.url}/`);
  await expect.poll(() => consoleLines.take(/the shop's own attribution script is on the page/)).toBe(1);
  expect(await sources(page)).toEqual({});
});

test('pages without the settings, and without scripts, are plain', async ({ page, shop }) => {
  await fillCart(page, shop);
  await page.goto(`${shop.url}/checkout/?attribution=off`);
  await mounted(page, 'form.checkout');
  await expect(page.locator('wc-order-attribution-inputs').first()).toBeEmpty();
  await page.goto(`${shop.url}/checkout/?script=none`);
  await expect(page.locator('wc-order-attribution-inputs').first()).toBeEmpty();
  expect(await sources(page)).toEqual({});
});

for (const width of [390, 1280]) {
  test(`axe finds nothing with the inputs at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await fillCart(page, shop);
    await page.goto(`${shop.url}/checkout/`);
    await ready(page);
    expect(await findings(page)).toEqual([]);
  });
}
