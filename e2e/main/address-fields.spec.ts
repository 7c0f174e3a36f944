import type { Page } from 'playwright/test';
import { COUNTRY, FIELDS, openAddress, ROW } from '../pages/addressFields';
import { openCheckout } from '../pages/checkout';
import { findings } from '../support/findings';
import { expect, gotoMounted, test } from '../support/fixtures';
import { withEach } from '../support/inTurn';

const STATE = '#billing_state';
const order = (page: Page) =>
  page.locator(`${FIELDS} .form-row[data-priority]`).evaluateAll(rows => rows.map(row => row.id));

withEach(test, ['3', '4', 'none'], jquery => {
  test('state, labels, rules and order follow the country', async ({ page, shop }) => {
    await openAddress(page, shop, `?jquery=${jquery}`);
    await expect(page.locator(ROW)).toBeHidden();
    const before = await order(page);
    await page.evaluate(() => {
      const heard: string[] = [];
      Reflect.set(window, 'heard', heard);
      const $: unknown = Reflect.get(window, 'jQuery');
      for (const name of ['country_to_state_changed', 'country_to_state_changing']) {
        const write = (country: unknown, wrapper: unknown) =>
          heard.push(`${name} ${country} ${Object(Object(wrapper)[0] ?? wrapper).className}`);
        if (typeof $ === 'function')
          $(document.body).on(name, (_: unknown, country: unknown, wrapper: unknown) => write(country, wrapper));
        else
          document.addEventListener(name, event => {
            const detail: unknown = event instanceof CustomEvent ? event.detail : [];
            if (Array.isArray(detail)) write(detail[0], detail[1]);
          });
      }
    });
    await page.selectOption(COUNTRY, 'IT');
    await expect(page.getByLabel(/^Pokrajina/)).toBeVisible();
    await expect(page.locator(STATE)).toHaveAttribute('aria-required', 'true');
    await expect(page.locator(`${STATE} option`)).toHaveCount(6);
    await page.selectOption(STATE, 'TS');
    await page.selectOption(COUNTRY, 'US');
    await expect(page.getByLabel(/^Poštna številka \(ZIP\)/)).toBeVisible();
    expect(await order(page)).not.toEqual(before);
    expect((await order(page)).indexOf('billing_city_field')).toBeLessThan(
      (await order(page)).indexOf('billing_postcode_field'),
    );
    await page.selectOption(COUNTRY, 'SI');
    await expect(page.locator(ROW)).toBeHidden();
    await expect(page.locator(STATE)).toHaveValue('');
    await expect(page.locator(STATE)).toHaveAttribute('type', 'hidden');
    expect(await order(page)).toEqual(
      [...before, 'billing_state_field'].filter((id, at, all) => all.indexOf(id) === at && before.includes(id)),
    );
    await page.selectOption(COUNTRY, 'IT');
    await expect(page.locator(STATE)).toHaveValue('TS');
    const heard = await page.evaluate(() => Reflect.get(window, 'heard'));
    expect(heard.slice(0, 2)).toEqual([
      'country_to_state_changed IT woocommerce-address-fields',
      'country_to_state_changing IT woocommerce-address-fields',
    ]);
  });
});

test('rows that move around the focus leave it, and the caret, where they are', async ({ page, shop }) => {
  await openAddress(page, shop);
  await page.focus('#billing_postcode');
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#billing_postcode');
    field?.setSelectionRange(2, 2);
    const country = document.querySelector<HTMLSelectElement>('#billing_country');
    if (!country) return;
    country.value = 'US';
    country.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.locator('#billing_state')).toHaveClass(/state_select/);
  await expect(page.locator('#billing_postcode')).toBeFocused();
  expect(await page.locator('#billing_postcode').evaluate(field => Object(field).selectionStart)).toBe(2);
});

test('a saved state is chosen again, and the form saves it', async ({ page, shop }) => {
  await openAddress(page, shop);
  await page.selectOption(COUNTRY, 'IT');
  await page.selectOption(STATE, 'UD');
  await page.click('[name="save_address"]');
  await expect(page.locator('.woocommerce-message')).toHaveText('Naslov je shranjen.');
  expect(shop.customers.byEmail('ana@lipa.example')?.address.billing_state).toBe('UD');
  await page.goto(`${shop.url}/my-account/edit-address/billing/`);
  await expect(page.locator(`select${STATE}`)).toHaveValue('UD');
});

test('the checkout has both addresses follow their own country', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await page.check('#ship-to-different-address-checkbox');
  await page.selectOption('#shipping_country', 'HR');
  await expect(page.locator('select#shipping_state')).toBeVisible();
  await expect(page.locator(ROW)).toBeHidden();
  await expect(page.locator('#shipping_state_field .optional')).toHaveText('(neobvezno)');
});

test('the shipping calculator takes states, also after the cart was replaced', async ({ page, shop }) => {
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '1' } });
  await gotoMounted(page, `${shop.url}/cart/`, '.woocommerce-shipping-calculator');
  await page.click('.shipping-calculator-button');
  await page.selectOption('#calc_shipping_country', 'IT');
  await expect(page.getByLabel('Pokrajina')).toBeVisible();
  await page.selectOption('#calc_shipping_state', 'MI');
  expect(await findings(page)).toEqual([]);
  await page.click('[name="calc_shipping"]');
  await expect(page.locator('.shipping-calculator-button')).toHaveText('Spremeni naslov');
  await page.click('.shipping-calculator-button');
  await expect(page.locator('select#calc_shipping_state')).toHaveValue('MI');
});

test('without a script the form is saved', async ({ page, shop }) => {
  await openAddress(page, shop, '?script=none');
  await page.fill('#billing_city', 'Maribor');
  await page.click('[name="save_address"]');
  await expect(page.locator('.woocommerce-message')).toHaveText('Naslov je shranjen.');
});
