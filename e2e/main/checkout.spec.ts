import { CHECKOUT, fillCart, fillIn, heardEvents, openCheckout, recordEvents, rested, total } from '../pages/checkout';
import { ANA } from '../support/checkout';
import { expect, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { tabTo } from '../support/keyboard';
import { callsOf, denyCookies } from '../support/shopper';

const RECEIVED = /\/checkout\/order-received\/1001\/\?key=wc_order_/;

inTurn(test, ['3', '4', 'none'], (turn, jquery) => {
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
    expect(await asked()).toEqual([
      'checkout_place_order payment_method_bacs function',
      'checkout_place_order_bacs payment_method_bacs function',
    ]);
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
