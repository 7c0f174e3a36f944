import type { Page } from 'playwright/test';
import { fillIn, heardEvents, openCheckout, recordEvents, rested } from './support/checkout';
import { expect, mounted, test } from './support/fixtures';
import { callsOf } from './support/shopper';

const notice = (page: Page) => page.locator('.woocommerce-NoticeGroup-checkout');
const RECEIVED = /\/checkout\/order-received\/1001\//;
const PLACING = /checkout \(form\.checkout/;

/** Everything that was typed is there. */
async function expectTyped(page: Page): Promise<void> {
  await expect(page.locator('#billing_first_name')).toHaveValue('Ana');
  await expect(page.locator('#order_comments')).toHaveValue('Pozvonite');
  await expect(page.locator('#terms')).toBeChecked();
  await expect(page.locator('form.processing')).toHaveCount(0);
  await rested(page);
}

/** Everything that was typed is there, and the button can be used. */
async function expectKept(page: Page): Promise<void> {
  await expectTyped(page);
  await expect(page.locator('#place_order')).toBeEnabled();
}

test.beforeEach(async ({ page, shop }) => {
  await recordEvents(page, ['checkout_error']);
  await openCheckout(page, shop);
  await fillIn(page);
  await page.fill('#order_comments', 'Pozvonite');
  await page.locator('#order_comments').blur();
  await rested(page);
  await page.check('#terms');
});

test("the server's errors: a list with the focus that leads to the fields, and each at its field", async ({
  page,
  shop,
}) => {
  await page.fill('#billing_postcode', '10');
  await page.fill('#billing_email', '');
  await page.click('#place_order');
  const list = notice(page).locator('[role="alert"] > ul.woocommerce-error');
  await expect(list).toBeFocused();
  await expect(list).not.toHaveAttribute('role');
  expect(await heardEvents(page)).toEqual(['checkout_error']);
  await expect(list.locator('li')).toHaveText(['E-poštni naslov: polje je obvezno.', 'Poštna številka ni veljavna.']);
  const postcode = page.locator('#billing_postcode');
  await expect(postcode).toHaveAccessibleDescription('Poštna številka ni veljavna.');
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  const url = page.url();
  await list.getByRole('link', { name: 'Poštna številka' }).press('Enter');
  await expect(postcode).toBeFocused();
  expect(page.url()).toBe(url);
  await page.keyboard.press('Tab');
  await expect(postcode).toHaveAccessibleDescription('Poštna številka ni veljavna.');
  await postcode.fill('1000');
  await expect(page.locator('#billing_postcode_description')).toHaveCount(0);
  await expectKept(page);
  await page.fill('#billing_email', 'ana@lipa.example');
  await rested(page);
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);
  expect(callsOf(shop, 'checkout')).toHaveLength(2);
});

for (const [name, fault] of [
  ['an HTML page', { kind: 'html' }],
  ['an empty body', { kind: 'empty' }],
  ['JSON that is cut off', { kind: 'truncated' }],
  ['JSON of another form', { kind: 'wrong-shape' }],
  ['status 500', { status: 500 }],
  ['no connection', { kind: 'drop' }],
  ['a connection that is lost when the order was taken', { kind: 'cut' }],
] as const) {
  test(`${name} in place of an answer: the order may be placed, nothing is lost, and it is not sent again`, async ({
    page,
    shop,
    consoleLines,
  }) => {
    shop.faults.set('checkout', fault);
    // Not the shop's log: a browser sends a call again by itself when its connection closes without an answer.
    let sent = 0;
    page.on('request', request => {
      if (request.url().includes('wc-ajax=checkout')) sent += 1;
    });
    await page.click('#place_order');
    await expect(notice(page)).toContainText('Ne vemo, ali je bilo naročilo oddano. Ne oddajte ga še enkrat');
    await expect(notice(page).locator('ul')).toBeFocused();
    await expectTyped(page);
    await expect(page.locator('#place_order')).toBeHidden();
    await page.locator('#billing_city').press('Enter');
    await expect(notice(page).locator('ul')).toBeFocused();
    expect(sent).toBe(1);
    await expect.poll(() => consoleLines.take(PLACING)).toBe(1);
    consoleLines.allow(/Failed to load resource/);
  });
}

test('a PHP notice before the answer does no harm', async ({ page, shop, consoleLines }) => {
  shop.faults.set('checkout', { kind: 'notice', times: 1 });
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);
  await expect.poll(() => consoleLines.take(/characters before its JSON/)).toBe(1);
});

test('offline: nothing was sent', async ({ page, context, shop, consoleLines }) => {
  await context.setOffline(true);
  await page.click('#place_order');
  await expect(notice(page)).toContainText('Ni povezave z internetom, zato naročilo ni bilo poslano.');
  await expectKept(page);
  consoleLines.allow(PLACING);
  // What the footer brings when it comes into view.
  consoleLines.allow(/Failed to load resource|newsletter: its script did not load/);
  await context.setOffline(false);
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);
  expect(callsOf(shop, 'checkout')).toHaveLength(1);
});

test('a nonce that has expired: the shop says no, and a fresh one comes with the review', async ({ page, shop }) => {
  await page.evaluate(() => {
    const nonce = document.querySelector<HTMLInputElement>('#woocommerce-process-checkout-nonce');
    if (nonce) nonce.value = 'old';
  });
  // The part is replaced only if its HTML is another one.
  await page.check('#payment_method_cod');
  await page.click('#place_order');
  await expect(notice(page)).toContainText('Naročila ni bilo mogoče obdelati. Poskusite znova.');
  await expect(page.locator('#woocommerce-process-checkout-nonce')).not.toHaveValue('old');
  await expectKept(page);
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);
  expect(callsOf(shop, 'checkout')).toHaveLength(2);
});

test('-1 for an order: the page was open for too long', async ({ page, consoleLines }) => {
  await page.route('**/?wc-ajax=checkout', route => route.fulfill({ status: 403, body: '-1' }));
  await page.click('#place_order');
  await expect(notice(page)).toContainText('Stran je bila predolgo odprta');
  await expectKept(page);
  consoleLines.allow(PLACING);
  consoleLines.allow(/Failed to load resource/);
});

for (const [name, fault, text] of [
  ['an HTML page', { kind: 'html' }, 'Zneskov ni bilo mogoče osvežiti'],
  ['no connection', { kind: 'drop' }, 'Zneskov ni bilo mogoče osvežiti'],
] as const) {
  test(`${name} in place of an order review: said, and asked for again`, async ({ page, shop, consoleLines }) => {
    shop.faults.set('update_order_review', fault);
    await page.check('#shipping_method_0_local_pickup2');
    const failure = page.getByRole('alert').filter({ hasText: text });
    await expect(failure).toBeVisible();
    await expectKept(page);
    shop.faults.clear();
    await failure.getByRole('button', { name: 'Poskusi znova' }).click();
    await expect(failure).toHaveCount(0);
    await expect(page.locator('.order-total td')).toContainText('25.00');
    await expectKept(page);
    consoleLines.allow(/the shop gave no order review/);
    consoleLines.allow(/Failed to load resource/);
  });
}

test('nonces that have expired are renewed; nothing on the page is lost', async ({ page, shop, consoleLines }) => {
  const expire = () =>
    page.evaluate(() => {
      const params: unknown = Reflect.get(window, 'wc_checkout_params');
      if (typeof params !== 'object' || params === null) return;
      for (const name of Object.keys(params)) if (name.endsWith('_nonce')) Reflect.set(params, name, 'old');
    });
  await expire();
  await page.check('#shipping_method_0_local_pickup2');
  await expect(page.locator('.order-total td')).toContainText('25.00');
  await expectKept(page);
  await expire();
  await page.click('a.showcoupon');
  await page.fill('#coupon_code', 'popust10');
  await page.press('#coupon_code', 'Enter');
  await expect(page.locator('.order-total td')).toContainText('22.50');
  await expectKept(page);
  expect(consoleLines.take(/Failed to load resource.*403/)).toBe(2);
  expect(callsOf(shop, 'page').filter(call => call.path === '/checkout/')).toHaveLength(3);
});

test('the fresh copy of a page is asked for without what its address adds to the cart', async ({
  page,
  shop,
  consoleLines,
}) => {
  await page.evaluate(() => {
    history.replaceState(null, '', '?add-to-cart=11');
    const params: unknown = Reflect.get(window, 'wc_checkout_params');
    if (typeof params === 'object' && params !== null) Reflect.set(params, 'update_order_review_nonce', 'old');
  });
  await page.check('#shipping_method_0_local_pickup2');
  await expect(page.locator('.order-total td')).toContainText('25.00');
  await expectKept(page);
  await expect.poll(() => consoleLines.take(/Failed to load resource.*403/)).toBe(1);
  expect(shop.log.filter(call => call.path.includes('add-to-cart=11'))).toHaveLength(0);
});

test('an order review that is refused whatever the nonce', async ({ page, consoleLines }) => {
  await page.route('**/?wc-ajax=update_order_review', route => route.fulfill({ status: 403, body: '-1' }));
  await page.check('#shipping_method_0_local_pickup2');
  await expect(page.getByText('Osvežite jo, da boste videli pravilne zneske.')).toBeVisible();
  await expectKept(page);
  consoleLines.allow(/the shop gave no order review/);
  consoleLines.allow(/Failed to load resource/);
});

for (const kind of ['html', 'empty'] as const) {
  test(`${kind} in place of an answer about a coupon: said, and nothing of it is in the page`, async ({
    page,
    shop,
    consoleLines,
  }) => {
    await page.click('a.showcoupon');
    await page.fill('#coupon_code', 'popust10');
    shop.faults.set('apply_coupon', { kind, times: 1 });
    await page.press('#coupon_code', 'Enter');
    await expect(page.locator('#coupon-error-notice')).toHaveText('Kupona ni bilo mogoče preveriti. Poskusite znova.');
    await expect(page.locator('#coupon_code')).toHaveValue('popust10');
    await expect(page.locator('#coupon_code')).toBeFocused();
    await expect(page.locator('[name="geslo"]')).toHaveCount(0);
    await rested(page);
    await page.press('#coupon_code', 'Enter');
    await expect(page.locator('.order-total td')).toContainText('27.40');

    shop.faults.set('remove_coupon', { kind, times: 1 });
    await page.click('.woocommerce-remove-coupon');
    await expect(page.getByRole('alert').filter({ hasText: 'Kupona ni bilo mogoče preveriti.' })).toHaveCount(1);
    await expect(page.locator('[name="geslo"]')).toHaveCount(0);
    await expectKept(page);
    await page.click('.woocommerce-remove-coupon');
    await expect(page.locator('.order-total td')).toContainText('29.90');
    expect(consoleLines.take(/a coupon's call failed/)).toBe(2);
  });
}

test('a cart that was emptied elsewhere takes the place of the form; what the shop says has the focus', async ({
  page,
  shop,
}) => {
  await page.request.post(`${shop.url}/_demo/reset`);
  await page.click('#shipping_method_0_local_pickup2');
  await expect(page.getByText('Vaša seja je potekla.')).toBeVisible();
  await expect(page.locator('form.checkout')).toHaveCount(0);
  await expect(page.locator('.woocommerce-error')).toBeFocused();
});

test('the shop wants a fresh page', async ({ page }) => {
  await page.route('**/?wc-ajax=checkout', route =>
    route.fulfill({ json: { result: 'failure', messages: '', reload: true, refresh: false } }),
  );
  await Promise.all([page.waitForEvent('load'), page.click('#place_order')]);
  await mounted(page, 'form.checkout');
});

test('an address that is not http(s) is not followed', async ({ page, consoleLines }) => {
  await page.route('**/?wc-ajax=checkout', route =>
    route.fulfill({ json: { result: 'success', redirect: 'javascript:document.body.remove()' } }),
  );
  await page.click('#place_order');
  await expect(notice(page)).toContainText('Naročilo je oddano, strani s potrditvijo pa ni bilo mogoče odpreti.');
  await expectTyped(page);
  await expect(page.locator('#place_order')).toBeHidden();
  consoleLines.allow(PLACING);
  consoleLines.allow(/not http\(s\)/);
});

test('a fragment as address is for the payment method: the form stays covered', async ({ page }) => {
  await page.route('**/?wc-ajax=checkout', route =>
    route.fulfill({ json: { result: 'success', redirect: '#placilo-potrdi:1' } }),
  );
  await page.evaluate(() =>
    addEventListener('hashchange', () => {
      document.body.dataset.hash = location.hash;
    }),
  );
  await page.click('#place_order');
  await expect(page.locator('body')).toHaveAttribute('data-hash', '#placilo-potrdi:1');
  await expect(page.locator('form.processing > .blockOverlay')).toHaveCount(1);
});

test('a script of a payment method shows an error of its own', async ({ page }) => {
  await page.evaluate(() => {
    const $: unknown = Reflect.get(window, 'jQuery');
    if (typeof $ !== 'function') return;
    $('form.checkout').on('checkout_place_order', (_: unknown, controller: { submit_error(html: string): void }) => {
      controller.submit_error('Kartica je zavrnjena.');
      return false;
    });
  });
  await page.click('#place_order');
  await expect(page.getByRole('alert').filter({ hasText: 'Kartica je zavrnjena.' })).toBeFocused();
  await expectKept(page);
});

test('two clicks send one order', async ({ page, shop }) => {
  shop.faults.set('checkout', { delay: 400, times: 1 });
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form.checkout');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(page).toHaveURL(RECEIVED);
  expect(callsOf(shop, 'checkout')).toHaveLength(1);
});

test("the shop's own script on the page: the form is left to it", async ({ page, shop, consoleLines }) => {
  const own = '/wp-content/plugins/woocommerce/assets/js/frontend/checkout.min.js';
  await page.route(`**${own}`, route => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route('**/checkout/', async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', `<script defer src="${own}"></script></head>`);
    await route.fulfill({ response, body });
  });
  const before = callsOf(shop, 'update_order_review').length;
  await page.reload();
  await expect.poll(() => consoleLines.take(/own script is at work/)).toBe(1);
  expect(callsOf(shop, 'update_order_review')).toHaveLength(before);
});
