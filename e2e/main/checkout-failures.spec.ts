import {
  expectKept,
  expectTyped,
  heardEvents,
  notice,
  openFilledCheckout,
  PLACING,
  RECEIVED,
  rested,
} from '../pages/checkout';
import { watchRequests } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/shopper';

const PLACED = 'Hvala, naročilo je oddano. Potrditev boste prejeli po e-pošti.';
const CHECKING = 'Preverjamo, ali je bilo naročilo oddano';

test.beforeEach(({ page, shop }) => openFilledCheckout(page, shop));

test("the server's errors are in a focused list, and at their fields", async ({ page, shop }) => {
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

for (const [name, fault, says] of [
  ['an HTML page', { kind: 'html' }, PLACED],
  ['an empty body', { kind: 'empty' }, PLACED],
  ['JSON that is cut off', { kind: 'truncated' }, PLACED],
  ['JSON of another form', { kind: 'wrong-shape' }, PLACED],
  ['no connection', { kind: 'drop' }, CHECKING],
  ['a connection that is lost when the order was taken', { kind: 'cut' }, PLACED],
] as const) {
  test(`${name} in place of an answer: nothing is lost, or sent again`, async ({ page, shop, consoleLines }) => {
    shop.faults.set('checkout', fault);
    // Not the shop's log: a browser sends a call again by itself when its connection closes without an answer.
    const sent = watchRequests(page, /wc-ajax=checkout/);
    await page.click('#place_order');
    await expect(notice(page)).toContainText(says);
    await expectTyped(page);
    await expect(page.locator('#place_order')).toBeHidden();
    await page.locator('#billing_city').press('Enter');
    await expect(notice(page)).toContainText(says);
    expect(sent).toHaveLength(1);
    await expect.poll(() => consoleLines.take(PLACING)).toBe(1);
    consoleLines.allow(/Failed to load resource/);
  });
}

test('a status of 500 before anything happened: the order can be placed again', async ({
  page,
  shop,
  consoleLines,
}) => {
  shop.faults.set('checkout', { status: 500, times: 1 });
  await page.click('#place_order');
  await expect(notice(page)).toContainText('Naročilo ni bilo oddano. Poskusite znova.');
  await expect(notice(page).locator('ul')).toBeFocused();
  await expectKept(page);
  consoleLines.allow(PLACING);
  consoleLines.allow(/Failed to load resource/);
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);
});

test('the shop can not be asked about an order: the shopper has it asked again', async ({
  page,
  shop,
  consoleLines,
}) => {
  shop.faults.set('checkout', { kind: 'cut' });
  shop.faults.set('get_refreshed_fragments', { kind: 'drop' });
  await page.click('#place_order');
  const again = notice(page).getByRole('button', { name: 'Preveri znova' });
  await expect(again).toBeVisible();
  await expect(page.locator('#place_order')).toBeHidden();
  shop.faults.clear('get_refreshed_fragments');
  await again.press('Enter');
  await expect(notice(page)).toContainText(PLACED);
  await expect(notice(page).locator('.woocommerce-message')).toBeFocused();
  expect(callsOf(shop, 'checkout')).toHaveLength(1);
  consoleLines.allow(PLACING);
  consoleLines.allow(/Failed to load resource|gave no fragments/);
});

test('an order that was taken is found on the next page of the tab', async ({ page, shop, consoleLines }) => {
  shop.faults.set('checkout', { kind: 'cut' });
  shop.faults.set('get_refreshed_fragments', { kind: 'drop' });
  await page.click('#place_order');
  await expect(notice(page).getByRole('button')).toBeVisible();
  shop.faults.clear('get_refreshed_fragments');
  await page.goto(`${shop.url}/shop/`);
  await expect(notice(page)).toContainText(PLACED);
  consoleLines.allow(PLACING);
  consoleLines.allow(/Failed to load resource|gave no fragments/);
});

for (const kind of ['result-error', 'success-false'] as const) {
  test(`a refusal in another form (${kind}) shows its words, and the order can be placed again`, async ({
    page,
    shop,
  }) => {
    shop.faults.set('checkout', { kind, times: 1 });
    await page.click('#place_order');
    await expect(notice(page)).toContainText('Kartica je zavrnjena.');
    await expectKept(page);
    await page.click('#place_order');
    await expect(page).toHaveURL(RECEIVED);
  });
}

test('offline: nothing was sent', async ({ page, context, shop, consoleLines }) => {
  await context.setOffline(true);
  await page.click('#place_order');
  await expect(notice(page)).toContainText('Ni povezave z internetom, zato naročilo ni bilo poslano.');
  await expectKept(page);
  consoleLines.allow(PLACING);
  // The footer's widgets load when it comes into view.
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

test('a cart that was emptied elsewhere takes the form’s place, and has the focus', async ({ page, shop }) => {
  await page.request.post(`${shop.url}/_demo/reset`);
  await page.click('#shipping_method_0_local_pickup2');
  await expect(page.getByText('Vaša seja je potekla.')).toBeVisible();
  await expect(page.locator('form.checkout')).toHaveCount(0);
  await expect(page.locator('.woocommerce-error')).toBeFocused();
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
