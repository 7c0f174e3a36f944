import type { Stripe } from '@stripe/stripe-js';
import type { Page } from 'playwright/test';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';

/** The place of the wallets on a page whose scripts are only the provider's and this test's. */
async function openWithProvider(page: Page, url: string): Promise<void> {
  await page.goto(`${url}?payments=on&script=none`);
  await page.waitForFunction(() => window.Stripe !== undefined);
}

test('a wallet’s sheet is used with the keyboard, and is accessible in every state', async ({ page, shop }) => {
  await openWithProvider(page, `${shop.url}/product/skodelica-jutro/`);
  await page.evaluate(() => {
    const stripe = window.Stripe?.('pk_live_lipa');
    const elements = stripe?.elements({
      mode: 'payment',
      amount: 1250,
      currency: 'eur',
      paymentMethodCreation: 'manual',
    });
    const element = elements?.create('expressCheckout', {
      buttonHeight: 48,
      buttonType: { googlePay: 'buy', applePay: 'plain' },
      paymentMethods: { applePay: 'always', googlePay: 'always' },
    });
    element?.on('click', event =>
      event.resolve({
        business: { name: 'Lipa' },
        emailRequired: true,
        shippingAddressRequired: true,
        allowedShippingCountries: ['SI', 'AT', 'US'],
        shippingRates: [{ id: 'pending', displayName: 'Pending', amount: 0 }],
        lineItems: [{ name: 'Skodelica Jutro', amount: 1250 }],
      }),
    );
    element?.on('shippingaddresschange', event => {
      if (event.address.country === 'US') return event.reject();
      elements?.update({ amount: 1740 });
      event.resolve({
        shippingRates: [
          { id: 'flat_rate:1', displayName: 'Dostava na dom', amount: 490 },
          { id: 'local_pickup:2', displayName: 'Osebni prevzem', amount: 0 },
        ],
      });
    });
    element?.on('shippingratechange', event => {
      elements?.update({ amount: 1250 + event.shippingRate.amount });
      event.resolve({});
    });
    element?.on('confirm', event => event.paymentFailed({ reason: 'fail' }));
    element?.mount('#wcpay-express-checkout-element');
  });
  const button = page.getByRole('button', { name: 'Kupi z Google Pay' });
  const sheet = page.getByRole('dialog', { name: 'Google Pay' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  const pay = sheet.getByRole('button', { name: /^Plačaj/ });
  await expect(pay).toBeDisabled();
  await expect(sheet.getByRole('radio', { name: /Emma Brown/ })).toBeDisabled();
  await sheet.getByRole('radio', { name: /Ana Novak/ }).focus();
  for (const name of [/Zala/, /Anna Maria/, /John Smith/]) {
    await page.keyboard.press('ArrowDown');
    await expect(sheet.getByRole('radio', { name })).toBeChecked();
  }
  await expect(sheet.getByRole('status')).toHaveText(/ne dostavlja/);
  await expect(pay).toBeDisabled();
  await page.keyboard.press('ArrowUp');
  await expect(pay).toHaveText('Plačaj 17,40 €');
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('radio', { name: /Dostava na dom/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(pay).toHaveText('Plačaj 12,50 €');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(pay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('status')).toHaveText('Plačilo ni uspelo (fail).');
  expect(await findings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Zapri' }).press('Enter');
  await expect(button).toBeFocused();
  const told = await page.evaluate(() => window.demoProvider.calls('expressCheckout:confirm')[0]?.args);
  expect(told).toMatchObject([
    { shippingRate: { id: 'local_pickup:2' }, billingDetails: { email: 'anna@lipa.example' } },
  ]);
});

test('a card is typed and confirmed at the bank, which the shop learns of', async ({ page, shop, request }) => {
  await page.goto(`${shop.url}/shop/?add-to-cart=11`);
  await openWithProvider(page, `${shop.url}/checkout/`);
  await page.evaluate(() => {
    const stripe: Stripe | undefined = window.Stripe?.('pk_live_lipa');
    const elements = stripe?.elements({
      mode: 'payment',
      amount: 1740,
      currency: 'eur',
      paymentMethodCreation: 'manual',
    });
    elements?.create('payment').mount('.wcpay-upe-element');
    Object.assign(window, {
      tryCard: async () => {
        if (!stripe || !elements) return undefined;
        const { error } = await elements.submit();
        return error?.code ?? (await stripe.createPaymentMethod({ elements })).paymentMethod?.id;
      },
      atBank: (secret: string) => stripe?.confirmCardPayment(secret),
    });
  });
  const tryCard = () => page.evaluate(() => Reflect.get(window, 'tryCard')());
  const number = page.getByRole('textbox', { name: 'Številka kartice' });
  await number.fill('4000 0025 0000 3154');
  expect(await tryCard()).toBe('invalid_number');
  await expect(number).toBeFocused();
  await expect(page.locator('#payment').getByRole('alert')).toHaveText('Številka kartice ni veljavna.');
  await number.fill('4000002500003155');
  await expect(number).toHaveValue('4000 0025 0000 3155');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1240');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  expect(await findings(page)).toEqual([]);
  const methodId = await tryCard();
  expect(methodId).toMatch(/^pm_demo_confirm_3155_1240_/);

  const nonce = await page.evaluate(() => Reflect.get(window, 'wcpayExpressCheckoutParams').nonce.store_api_nonce);
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const order = await request.post(`${shop.url}/wp-json/wc/store/v1/checkout?currency=EUR`, {
    headers: { Nonce: nonce, Cookie: cookies },
    data: {
      billing_address: {
        first_name: 'Ana',
        last_name: 'Novak',
        email: 'ana@lipa.example',
        address_1: 'Slovenska cesta 10',
        city: 'Ljubljana',
        country: 'SI',
      },
      payment_method: 'woocommerce_payments',
      payment_data: [{ key: 'wcpay-payment-method', value: methodId }],
    },
  });
  const { payment_result: result, order_id: id } = await order.json();
  const [, , secret, updateNonce] = String(result.redirect_url).split(':');
  const answer = page.evaluate(one => Reflect.get(window, 'atBank')(one), secret);
  const bank = page.getByRole('dialog', { name: 'Potrditev pri banki' });
  await expect(bank).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await bank.getByRole('button', { name: 'Potrdi plačilo' }).press('Enter');
  const { paymentIntent } = await answer;
  expect(paymentIntent).toMatchObject({ status: 'succeeded' });
  const told = await request.post(`${shop.url}/wp-admin/admin-ajax.php`, {
    form: { action: 'update_order_status', order_id: id, intent_id: paymentIntent.id, _ajax_nonce: updateNonce ?? '' },
  });
  expect(await told.json()).toMatchObject({ return_url: expect.stringContaining(`/order-received/${id}/`) });
});

test('QA finds all of it, and the panel sets a fault of one call', async ({ page, shop }) => {
  await page.goto(`${shop.url}/placevanje/?payments=on&panel=1`);
  await expect(page.getByRole('status').first()).toHaveText('Zdaj: vklopljeno');
  expect(await findings(page)).toEqual([]);
  const links = await page.locator('main a').evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
  for (const path of links) expect([path, (await page.request.get(shop.url + path)).status()]).toEqual([path, 200]);
  await page.locator('summary').click();
  await page.locator('select[name="call"]').selectOption('store-api/checkout');
  await page.locator('select[name="kind"]').selectOption('foreign-redirect');
  await page.getByRole('button', { name: 'Nastavi', exact: true }).click();
  await expect(page.getByText('store-api/checkout: {"kind":"foreign-redirect"}')).toBeVisible();
});
