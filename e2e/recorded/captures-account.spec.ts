import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { expect, mounted } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { recordedEvents } from '../support/recordedEvents';

test.skip(!hasCaptures, NO_CAPTURES);

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('payment methods: a question before a card is deleted', async ({ page, open }) => {
    await open('payment-methods', jquery);
    await mounted(page, '.woocommerce-MyAccount-paymentMethods');
    await expect(page.locator('.default-payment-method .sw-default-badge')).toHaveCount(1);
    await page.locator('.delete').nth(1).click();
    await expect(page.getByRole('group', { name: /MasterCard ending in 4444/ })).toBeVisible();
    await expect(page.locator('.sw-confirm-delete a')).toHaveAttribute('href', /delete-payment-method\/2\/\?_wpnonce=/);
  });

  turn.test('adding a method: its only box opens', async ({ page, open }) => {
    await open('add-payment-method', jquery);
    await mounted(page, '#add_payment_method');
    await expect(page.locator('div.payment_method_testcard')).toBeVisible();
  });

  turn.test('log-in and registration: password buttons and hints', async ({ page, open }) => {
    await open('my-account-login-register', jquery);
    await mounted(page, 'form.login');
    await expect(page.locator('.password-input > .show-password-input')).toHaveCount(2);
    await page.locator('.password-input:has(#password) button').click();
    await expect(page.locator('#password')).toHaveAttribute('type', 'text');
    await page.click('[name="login"]');
    await expect(page.locator('#username')).toBeFocused();
    await expect(page.locator('#username_error')).toBeVisible();
  });

  turn.test('checkout: the state of a country', async ({ page, open }) => {
    await page.route('**/?wc-ajax=*', route => route.fulfill({ json: { result: 'success', fragments: {} } }));
    await open('checkout', jquery);
    await mounted(page, '.woocommerce-billing-fields');
    await page.selectOption('#billing_country', 'IT');
    await expect(page.getByLabel(/^Province/).first()).toBeVisible();
    await page.selectOption('#billing_country', 'US');
    await expect(page.locator('#billing_state option')).not.toHaveCount(0);
    await expect(page.locator('#billing_postcode_field label')).toContainText('ZIP Code');
    await page.selectOption('#billing_country', 'GB');
    await expect(page.locator('#billing_state_field .optional')).toHaveText('(optional)');
    await expect(page.locator('input#billing_state')).toHaveAttribute('type', 'text');
    await page.selectOption('#billing_country', 'SI');
    await expect(page.locator('#billing_state_field')).toBeHidden();
  });

  turn.test('cart: the state in the shipping calculator', async ({ page, open }) => {
    await open('cart', jquery);
    await mounted(page, '.woocommerce-shipping-calculator');
    await page.click('.shipping-calculator-button');
    await page.selectOption('#calc_shipping_country', 'IT');
    await expect(page.locator('select#calc_shipping_state')).toBeVisible();
    await expect(page.locator('#calc_shipping_city_field label')).toHaveText('City:');
  });
});

// `refresh` is raised natively, which jQuery's listeners hear and the recorder does not.
const OURS = /^(?:country_to_state_|wc_address_)/;

/** Returns address fields' events that the shop's own scripts raised: name and kinds of the arguments. */
function recorded(page: string, interaction: string): string[] {
  const ours = recordedEvents(page, interaction).filter(one => OURS.test(one.event));
  return ours.map(({ event, args }) => [event, ...args].join(' '));
}

for (const name of ['cart', 'checkout']) {
  test(`${name}: the events of a page load are those that were recorded`, async ({ page, open }) => {
    await page.route('**/?wc-ajax=*', route => route.fulfill({ json: { result: 'success', fragments: {} } }));
    await open(name, '3');
    await mounted(page, name === 'cart' ? '.woocommerce-shipping-calculator' : '.woocommerce-shipping-fields');
    const raised = async () => {
      const events = await page.evaluate(() =>
        (window.recordedEvents ?? []).map(({ event, args }) => [event, ...args].join(' ')),
      );
      return events.filter(event => OURS.test(event));
    };
    expect(recorded(name, 'page load').length).toBeGreaterThan(2);
    await expect.poll(raised).toEqual(recorded(name, 'page load'));
  });
}
