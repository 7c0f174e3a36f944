import type { Page } from 'playwright/test';
import { ANA, CHECKOUT, fillCart, fillIn, heardEvents, openCheckout, recordEvents, rested } from './support/checkout';
import { findings } from './support/findings';
import { expect, test } from './support/fixtures';
import { inTurn } from './support/inTurn';
import { tabTo } from './support/keyboard';
import { callsOf, denyCookies } from './support/shopper';

const total = (page: Page) => page.locator('.order-total td');
const error = (page: Page, id: string) => page.locator(`#${id}_description`);
/** Chooses to fetch the order, without the focus. */
const choosePickup = (page: Page) =>
  page.locator('#shipping_method_0_local_pickup2').evaluate((radio: HTMLInputElement) => {
    radio.checked = true;
    radio.dispatchEvent(new Event('change', { bubbles: true }));
  });
const RECEIVED = /\/checkout\/order-received\/1001\/\?key=wc_order_/;

for (const turn of inTurn(test, ['3', '4', 'none'])) {
  const { jquery } = turn;
  test.describe(jquery === 'none' ? 'without jQuery' : `with jQuery ${jquery}`, () => {
    turn.test('a guest orders', async ({ page, shop }) => {
      await recordEvents(page, ['init_checkout', 'update_checkout', 'updated_checkout', 'payment_method_selected']);
      await openCheckout(page, shop, `?jquery=${jquery}`);
      expect((await heardEvents(page)).slice(0, 4)).toEqual([
        'payment_method_selected',
        'init_checkout',
        'update_checkout',
        'updated_checkout',
      ]);
      await fillIn(page);
      await page.fill('#billing_davcna_stevilka', 'SI12345678');
      await page.fill('#order_comments', 'Prva vrstica\nDruga <b>vrstica</b>');
      await page.check('#payment_method_cod');
      await expect(page.locator('#place_order')).toHaveText('Naročilo z obveznostjo plačila');
      await rested(page);
      await page.check('#terms');
      await page.click('#place_order');
      await expect(page).toHaveURL(RECEIVED);
      await expect(page.locator('.method strong')).toHaveText('Plačilo po povzetju');
      expect(shop.orders.byId(1001)).toMatchObject({
        payment: 'cod',
        status: 'processing',
        billing: { first_name: 'Ana', davcna_stevilka: 'SI12345678', postcode: '1000', country: 'SI' },
        note: 'Prva vrstica\r\nDruga <b>vrstica</b>',
      });
      const [call] = callsOf(shop, 'checkout');
      expect(call?.headers['x-requested-with']).toBe('XMLHttpRequest');
      expect(call?.fields).not.toHaveProperty('woocommerce_checkout_place_order');
      await expect(page.locator('a.cart-contents .count')).toHaveText(/^0 /);
    });

    turn.test('a script of a payment method stops the order, and sends it later', async ({ page, shop }) => {
      await openCheckout(page, shop, `?jquery=${jquery}`);
      await fillIn(page);
      await rested(page);
      await page.check('#terms');
      await page.evaluate(() => {
        const calls: string[] = [];
        Reflect.set(window, 'asked', calls);
        const form = document.querySelector('form.checkout');
        const $: unknown = Reflect.get(window, 'jQuery');
        let allow = false;
        Reflect.set(window, 'allow', () => {
          allow = true;
        });
        const names = ['checkout_place_order', 'checkout_place_order_bacs', 'checkout_place_order_success'];
        for (const name of names) {
          const veto = name === 'checkout_place_order_bacs';
          if (typeof $ === 'function') {
            $(form).on(name, (_: unknown, ...args: unknown[]) => {
              const controller = Object(args.at(-1));
              calls.push(`${name} ${controller.selectedPaymentMethod} ${typeof controller.submit_error}`);
              return veto && !allow ? false : undefined;
            });
          } else {
            form?.addEventListener(name, event => {
              const detail: unknown = event instanceof CustomEvent ? event.detail : [];
              const controller = Object(Array.isArray(detail) ? detail.at(-1) : undefined);
              calls.push(`${name} ${controller.selectedPaymentMethod} ${typeof controller.submit_error}`);
              if (veto && !allow) event.preventDefault();
            });
          }
        }
      });
      const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
      await page.click('#place_order');
      expect(await asked()).toEqual(['checkout_place_order bacs function', 'checkout_place_order_bacs bacs function']);
      expect(callsOf(shop, 'checkout')).toHaveLength(0);
      await expect(page.locator('.processing')).toHaveCount(0);
      await page.evaluate(() => {
        Reflect.get(window, 'allow')();
        const $: unknown = Reflect.get(window, 'jQuery');
        const form = document.querySelector<HTMLFormElement>('form.checkout');
        if (typeof $ === 'function') $(form).submit?.() ?? $(form).trigger('submit');
        else form?.requestSubmit();
      });
      await expect(page).toHaveURL(RECEIVED);
      expect(callsOf(shop, 'checkout')).toHaveLength(1);
    });
  });
}

test('an order is placed with the keyboard alone', async ({ page, shop }) => {
  await openCheckout(page, shop);
  for (const [name, value] of Object.entries(ANA)) {
    await tabTo(page, `#${name}`);
    await page.keyboard.type(value);
  }
  await tabTo(page, '[name="payment_method"]');
  await rested(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#payment_method_cod')).toBeChecked();
  await expect(page.locator('div.payment_box.payment_method_cod')).toBeVisible();
  await expect(page.locator('div.payment_box.payment_method_bacs')).toBeHidden();
  await tabTo(page, '#terms');
  await page.keyboard.press('Space');
  await tabTo(page, '#place_order');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(RECEIVED);
});

test('the values of the attribution go with the order', async ({ page, shop }) => {
  await openCheckout(page, shop, '?attribution=off');
  await fillIn(page);
  await rested(page);
  await page.check('#terms');
  await page
    .locator('wc-order-attribution-inputs')
    .first()
    .evaluate(element => {
      element.innerHTML = '<input type="hidden" name="wc_order_attribution_source_type" value="organic">';
    });
  await page.click('#place_order');
  await expect(page.locator('.order-attribution [data-name="source_type"]')).toHaveText('organic');
});

test('what the shop has recorded of the visit goes with the order', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await fillIn(page);
  await rested(page);
  await page.check('#terms');
  await page.click('#place_order');
  await expect(page.locator('.order-attribution [data-name="source_type"]')).toHaveText('typein');
  await expect(page.locator('.order-attribution [data-name="session_pages"]')).not.toBeEmpty();
});

test('fields say what is wrong with them, and take it back', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const email = page.locator('#billing_email');
  const row = page.locator('#billing_email_field');
  await email.fill('ana@primer');
  await email.blur();
  await expect(row).toHaveClass(/woocommerce-invalid woocommerce-invalid-email/);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Vnesite veljaven e-poštni naslov, na primer ana@primer.si.');
  await email.pressSequentially('.');
  await expect(error(page, 'billing_email')).toHaveCount(0);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.pressSequentially('si');
  await email.blur();
  await expect(row).toHaveClass(/woocommerce-validated/);
  await page.fill('#billing_phone', '041 abc');
  await page.locator('#billing_phone').blur();
  await expect(page.locator('#billing_phone_field')).toHaveClass(/woocommerce-invalid-phone/);
  await page.focus('#billing_first_name');
  await page.locator('#billing_first_name').blur();
  await expect(error(page, 'billing_first_name')).toHaveText('Izpolnite polje »Ime«.');
  await email.fill(`${'a'.repeat(10_000)}@primer.si`);
  await email.blur();
  await expect(row).toHaveClass(/woocommerce-validated/);
});

test('a description comes with its field, and goes with Escape', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const field = page.locator('#billing_davcna_stevilka');
  const description = page.locator('#billing_davcna_stevilka-description');
  await expect(description).toBeHidden();
  await field.focus();
  await expect(description).toBeVisible();
  await expect(description).toHaveAttribute('aria-hidden', 'false');
  await expect(field).toHaveAccessibleDescription('Vpišite jo, če potrebujete račun za podjetje.');
  await page.keyboard.press('Escape');
  await expect(description).toBeHidden();
  await field.blur();
  await field.focus();
  await expect(description).toBeVisible();
  await page.click('h1');
  await expect(description).toBeHidden();
});

test('a press that makes a description go, or an error come, is a click all the same', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const description = page.locator('#billing_davcna_stevilka-description');
  const account = page.locator('#createaccount');
  await page.focus('#billing_davcna_stevilka');
  await expect(description).toBeVisible();
  await account.click();
  await expect(account).toBeChecked();
  await expect(description).toBeHidden();
  await page.focus('#billing_first_name');
  await account.click();
  await expect(account).not.toBeChecked();
  await expect(error(page, 'billing_first_name')).toHaveText('Izpolnite polje »Ime«.');
});

test('another shipping rate brings other amounts; focus, text and payment stay', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await expect(total(page)).toContainText('29.90');
  await page.fill('#order_comments', 'Pustite pri sosedu');
  await page.check('#payment_method_cod');
  await page.check('#terms');
  await expect(page.locator('#shipping_method_0_flat_rate1')).toBeChecked();
  await page.locator('#shipping_method_0_flat_rate1').focus();
  await page.keyboard.press('ArrowDown');
  await expect(total(page)).toContainText('25.00');
  await expect(page.locator('#shipping_method_0_local_pickup2')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Skupni znesek je zdaj 25.00 €.' })).toHaveCount(1);
  await expect(page.locator('#payment_method_cod')).toBeChecked();
  await expect(page.locator('#terms')).toBeChecked();
  await expect(page.locator('#order_comments')).toHaveValue('Pustite pri sosedu');
  const call = callsOf(shop, 'update_order_review').at(-1);
  expect(call?.fields).toMatchObject({ 'shipping_method[0]': 'local_pickup:2', payment_method: 'cod', country: 'SI' });
  expect(new URLSearchParams(call?.fields.post_data).get('order_comments')).toBe('Pustite pri sosedu');
});

test('what a plugin asks beside the terms stays as it was answered', async ({ page, shop }) => {
  await page.route('**/?wc-ajax=update_order_review', async route => {
    const answer = await (await route.fetch()).json();
    const parts = answer.fragments;
    const button = '<button type="submit" class="button alt"';
    const more = `<input type="checkbox" id="gift"><textarea id="gift_note"></textarea>${button}`;
    parts['.woocommerce-checkout-payment'] = parts['.woocommerce-checkout-payment'].replace(button, more);
    await route.fulfill({ json: answer });
  });
  await openCheckout(page, shop);
  await page.check('#gift');
  await page.fill('#gift_note', 'Za Majo');
  await page.check('#payment_method_cod');
  await page.check('#shipping_method_0_local_pickup2');
  await expect(total(page)).toContainText('25.00');
  await rested(page);
  await expect(page.locator('#gift')).toBeChecked();
  await expect(page.locator('#gift_note')).toHaveValue('Za Majo');
});

test('a space at the terms while the order review refreshes ticks them, and the tick stays', async ({ page, shop }) => {
  await openCheckout(page, shop);
  // The part is replaced only if its HTML is another one.
  await page.check('#payment_method_cod');
  await page.focus('#terms');
  const answer = shop.faults.hold('update_order_review', { times: 1 });
  await choosePickup(page);
  await expect(page.locator('#payment > .blockOverlay')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page.locator('#terms')).toBeChecked();
  answer();
  await expect(total(page)).toContainText('25.00');
  await rested(page);
  await expect(page.locator('#terms')).toBeChecked();
  await expect(page.locator('#terms')).toBeFocused();
});

test('no key is lost while order reviews replace the field that is typed in', async ({ page, shop }) => {
  let count = 0;
  await page.route('**/?wc-ajax=update_order_review', async route => {
    const answer = await (await route.fetch()).json();
    const parts = answer.fragments;
    const place = '<div class="form-row place-order">';
    const field = `${place}<textarea id="gift_note" data-review="${++count}"></textarea>`;
    parts['.woocommerce-checkout-payment'] = parts['.woocommerce-checkout-payment'].replace(place, field);
    await route.fulfill({ json: answer });
  });
  await openCheckout(page, shop);
  await page.focus('#gift_note');
  const text = 'Za Majo, ob rojstnem dnevu. '.repeat(8);
  const before = count;
  for (const key of text) {
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('update_checkout')));
    await page.keyboard.press(key === ' ' ? 'Space' : key);
  }
  await rested(page);
  expect(count).toBeGreaterThan(before);
  await expect(page.locator('#gift_note')).toHaveValue(text);
  await expect(page.locator('#gift_note')).toBeFocused();
});

test("a payment method's frame is not loaded anew while its part stays the same", async ({ page, shop }) => {
  await openCheckout(page, shop);
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve));
    document.querySelector('.payment_box')?.append(frame);
    await loaded;
    Reflect.set(frame.contentWindow ?? {}, 'card', '4242');
  });
  await choosePickup(page);
  await expect(total(page)).toContainText('25.00');
  await rested(page);
  const card = () => page.evaluate(() => Reflect.get(document.querySelector('iframe')?.contentWindow ?? {}, 'card'));
  expect(await card()).toBe('4242');
});

test('only the newest order review counts', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const answer = shop.faults.hold('update_order_review', { times: 1 });
  await page.check('#shipping_method_0_local_pickup2');
  await expect.poll(() => callsOf(shop, 'update_order_review').length).toBe(2);
  await page.evaluate(() => {
    const flat = document.querySelector<HTMLInputElement>('#shipping_method_0_flat_rate1');
    if (!flat) return;
    flat.checked = true;
    flat.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect.poll(() => callsOf(shop, 'update_order_review').length).toBe(3);
  answer();
  await rested(page);
  await expect(total(page)).toContainText('29.90');
  await expect(page.locator('#shipping_method_0_flat_rate1')).toBeChecked();
});

test('a typed address asks for a review when it is whole', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await page.fill('#billing_postcode', '2000');
  await page.locator('#billing_postcode').blur();
  expect(callsOf(shop, 'update_order_review')).toHaveLength(1);
  await page.fill('#billing_address_1', 'Koroška cesta 1');
  await page.locator('#billing_city').pressSequentially('Maribor');
  await expect.poll(() => callsOf(shop, 'update_order_review').length).toBe(2);
  const { fields } = callsOf(shop, 'update_order_review').at(-1) ?? {};
  expect(fields).toMatchObject({ city: 'Maribor', s_city: 'Maribor', has_full_address: 'true' });
  await rested(page);
  await page.check('#ship-to-different-address-checkbox');
  await expect.poll(() => callsOf(shop, 'update_order_review').at(-1)?.fields.has_full_address).toBe('false');
});

test('another address is asked for, and goes into the order', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await expect(page.locator('.shipping_address')).toBeHidden();
  await fillIn(page);
  await page.check('#ship-to-different-address-checkbox');
  await expect(page.locator('.shipping_address')).toBeVisible();
  await fillIn(page, {
    shipping_first_name: 'Bojan',
    shipping_last_name: 'Kranjc',
    shipping_address_1: 'Trubarjeva ulica 5',
    shipping_postcode: '2000',
    shipping_city: 'Maribor',
  });
  await page.locator('#shipping_city').blur();
  await expect.poll(() => callsOf(shop, 'update_order_review').at(-1)?.fields.s_city).toBe('Maribor');
  await rested(page);
  await page.check('#terms');
  await page.click('#place_order');
  await expect(page.locator('address.shipping')).toContainText('Trubarjeva ulica 5');
  expect(shop.orders.byId(1001)?.billing.city).toBe('Ljubljana');
});

test('log-in, account and terms open and close', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const login = page.locator('a.showlogin');
  await expect(login).toHaveAttribute('aria-expanded', 'false');
  await login.click();
  await expect(page.locator('#username')).toBeFocused();
  await login.click();
  await expect(page.locator('form.login')).toBeHidden();
  await expect(page.locator('div.create-account')).toBeHidden();
  await page.check('#createaccount');
  await page.fill('#account_password', 'skrivnost');
  await page.uncheck('#createaccount');
  await expect(page.locator('div.create-account')).toBeHidden();
  await expect(page.locator('#account_password')).toHaveValue('');
  const terms = page.locator('.woocommerce-terms-and-conditions-link');
  await terms.click();
  await expect(page.locator('.woocommerce-terms-and-conditions')).toBeVisible();
  await expect(terms).toHaveClass(/--open/);
  await terms.click();
  await expect(page.locator('.woocommerce-terms-and-conditions')).toBeHidden();
});

test('coupons are applied and taken out without a page load', async ({ page, shop }) => {
  await recordEvents(page, ['applied_coupon_in_checkout', 'removed_coupon_in_checkout']);
  await openCheckout(page, shop);
  const opener = page.locator('a.showcoupon');
  await opener.focus();
  await page.keyboard.press('Space');
  const code = page.locator('#coupon_code');
  await expect(code).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('Vnesite kodo kupona.');
  await code.fill('poletje');
  await code.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Ta kupon je potekel.' })).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('popust10');
  await expect(page.locator('#coupon-error-notice')).toHaveCount(0);
  await code.press('Enter');
  await expect(page.locator('.woocommerce-message')).toHaveText('Kupon je uporabljen.');
  await expect(page.locator('.coupon-popust10')).toContainText('2.50');
  await expect(total(page)).toContainText('27.40');
  await expect(code).toBeHidden();
  await expect(opener).toBeFocused();
  await rested(page);
  await page.locator('.woocommerce-remove-coupon').press('Space');
  await expect(page.locator('.woocommerce-message')).toHaveText('Kupon je odstranjen.');
  await expect(page.locator('.coupon-popust10')).toHaveCount(0);
  await expect(total(page)).toContainText('29.90');
  await expect(page.locator('#order_review')).toBeFocused();
  expect(await heardEvents(page)).toEqual([
    'applied_coupon_in_checkout',
    'applied_coupon_in_checkout',
    'removed_coupon_in_checkout',
  ]);
});

test('with motion, the last click decides what is open', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openCheckout(page, shop);
  const opener = page.locator('a.showcoupon');
  const form = page.locator('form.checkout_coupon');
  const press = (times: number) =>
    opener.evaluate((link, count) => {
      for (let at = 0; at < count; at++) if (link instanceof HTMLElement) link.click();
    }, times);
  await press(1);
  await expect(page.locator('#coupon_code')).toBeFocused();
  await press(1);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(form).toBeHidden();
  await press(3);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => form.evaluate(one => one.getAnimations().length)).toBe(0);
  await expect(form).toBeVisible();
  await page.check('#payment_method_cod');
  await expect(page.locator('div.payment_box.payment_method_bacs')).toBeHidden();
  await expect(page.locator('div.payment_box.payment_method_cod')).toBeVisible();
});

test('a payment method brings a button of its own', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await fillIn(page);
  await rested(page);
  await page.evaluate(() => {
    const wc = Object(Reflect.get(window, 'wc'));
    wc.customPlaceOrderButton.register('cod', {
      render(container: HTMLElement, api: { validate(): Promise<{ hasError: boolean }>; submit(): void }) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'Plačaj drugače';
        button.onclick = async () => {
          const { hasError } = await api.validate();
          if (!hasError) api.submit();
        };
        container.append(button);
      },
      cleanup() {
        document.body.dataset.cleaned = 'yes';
      },
    });
  });
  await page.check('#payment_method_cod');
  const own = page.locator('.wc-custom-place-order-button button');
  await expect(own).toBeVisible();
  await expect(page.locator('#place_order')).toBeHidden();
  await page.check('#payment_method_bacs');
  await expect(own).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-cleaned', 'yes');
  await expect(page.locator('#place_order')).toBeVisible();
  await page.check('#payment_method_cod');
  await own.click();
  await expect(page.locator('#terms')).toBeFocused();
  expect(callsOf(shop, 'checkout')).toHaveLength(0);
  await page.keyboard.press('Space');
  await own.click();
  await expect(page).toHaveURL(RECEIVED);
});

test('without scripts the form places the order', async ({ page, shop }) => {
  await fillCart(page, shop);
  await page.goto(`${shop.url}${CHECKOUT}?script=none`);
  await page.click('#place_order');
  await expect(page.locator('.woocommerce-error li').first()).toContainText('polje je obvezno');
  await fillIn(page);
  await page.check('#terms');
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);
});

test('an order is placed where cookies and storage are blocked', async ({ page, shop }) => {
  await denyCookies(page);
  await openCheckout(page, shop);
  await fillIn(page);
  await page.check('#shipping_method_0_local_pickup2');
  await expect(total(page)).toContainText('25.00');
  await rested(page);
  await page.check('#terms');
  await page.click('#place_order');
  await expect(page).toHaveURL(/order-received/);
  expect(callsOf(shop, 'checkout')).toHaveLength(1);
});

test('works under a strict policy', async ({ page, shop, consoleLines }) => {
  await openCheckout(page, shop, '?csp=strict');
  await fillIn(page);
  await rested(page);
  await page.click('#place_order');
  await expect(page.locator('.woocommerce-NoticeGroup-checkout ul')).toBeFocused();
  await page.check('#terms');
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);
  // Those of the shop's own fragments, which the policy forbids.
  consoleLines.allow(/Applying inline style/);
});

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px, before and after use`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCheckout(page, shop);
    expect(await findings(page)).toEqual([]);
    await page.check('#ship-to-different-address-checkbox');
    await page.click('a.showcoupon');
    await page.click('#place_order');
    await expect(page.locator('.woocommerce-NoticeGroup-checkout ul')).toBeFocused();
    await rested(page);
    expect(await findings(page)).toEqual([]);
  });
}
