import { fillCart } from '../pages/checkout';
import { CAMPAIGN, ready, sent, sources } from '../pages/orderAttribution';
import { changePage } from '../support/changePage';
import { expect, gotoMounted, test } from '../support/fixtures';

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

test('the shop’s own script keeps the job', async ({ page, shop, consoleLines }) => {
  const own = '/wp-content/plugins/woocommerce/assets/js/frontend/order-attribution.min.js';
  await page.route(`**${own}`, route => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await changePage(page, `${shop.url}/`, html =>
    html.replace('</head>', `<script defer src="${own}"></script></head>`),
  );
  await page.goto(`${shop.url}/`);
  await expect.poll(() => consoleLines.take(/the shop's own attribution script is on the page/)).toBe(1);
  expect(await sources(page)).toEqual({});
});

test('pages without the settings, and without scripts, are plain', async ({ page, shop }) => {
  await fillCart(page, shop);
  await gotoMounted(page, `${shop.url}/checkout/?attribution=off`, 'form.checkout');
  await expect(page.locator('wc-order-attribution-inputs').first()).toBeEmpty();
  await page.goto(`${shop.url}/checkout/?script=none`);
  await expect(page.locator('wc-order-attribution-inputs').first()).toBeEmpty();
  expect(await sources(page)).toEqual({});
});
