import { error, fillIn, openCheckout, rested } from '../pages/checkout';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/shopper';

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

test('terms that are being read stay open, and as far as they were read, when the payment part comes again', async ({
  page,
  shop,
}) => {
  const terms = page.locator('.woocommerce-terms-and-conditions');
  await openCheckout(page, shop);
  await page.addStyleTag({
    content: `.woocommerce-terms-and-conditions { max-height: 80px; overflow: auto }
      .woocommerce-terms-and-conditions::after { content: ''; display: block; height: 900px }`,
  });
  await page.click('.woocommerce-terms-and-conditions-link');
  await expect(terms).toBeVisible();
  await rested(page);
  await terms.evaluate(box => {
    box.scrollTop = 140;
    box.classList.add('old');
  });
  // A part with the same HTML would stay.
  await page.route('**/*update_order_review*', async route => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('id=\\"payment\\"', 'data-review=\\"2\\" id=\\"payment\\"');
    await route.fulfill({ response: answer, body });
  });
  await page.evaluate(() => window.ShopWidgets?.bus.emit('update_checkout', {}));
  await expect(page.locator('[data-review="2"]')).toBeVisible();
  await expect(terms).not.toHaveClass(/old/);
  await expect(terms).toBeVisible();
  await expect.poll(() => terms.evaluate(box => box.scrollTop)).toBe(140);
});
