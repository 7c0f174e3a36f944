import type { Page } from 'playwright/test';
import { openAccount } from '../pages/account';
import { fillIn, openCheckout } from '../pages/checkout';
import { addCountries, COUNTRY, combobox, country, openAddress, options } from '../pages/selectSearch';
import { watchRequests } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/shopper';

/** Records the list's events, native ones and jQuery's. */
const record = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    const list = document.querySelector<HTMLSelectElement>('#billing_country');
    const hear = (kind: string) => (event: Event) => {
      if (event.target === list) heard.push(`${kind} ${list?.value}`);
      else if (!(event.target instanceof HTMLSelectElement)) heard.push(`${kind} of a field that is none of the form`);
    };
    for (const type of ['input', 'change']) document.addEventListener(type, hear(type));
    const $: unknown = Reflect.get(window, 'jQuery');
    if (typeof $ === 'function') $(document).on('change', hear('jQuery change'));
  });
const heard = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'heard'));

test('without the option lists stay plain, and no code of the search loads', async ({ page, shop }) => {
  const files = watchRequests(page);
  await openAccount(page, shop, 'edit-address/billing/');
  await page.selectOption(COUNTRY, 'IT');
  await expect(page.locator('select#billing_state')).toBeVisible();
  await expect(page.locator('.sw-select-search')).toHaveCount(0);
  expect(files.filter(file => /select-search|tooltip/.test(file))).toEqual([]);
});

for (const jquery of ['3', '4', 'none']) {
  test(`typing finds countries, and the choice is told once: jQuery ${jquery}`, async ({ page, shop }) => {
    await openAddress(page, shop, `?lists=search&jquery=${jquery}`);
    await addCountries(page);
    await record(page);
    await country(page).click();
    await expect(options(page)).toHaveCount(15);
    await expect(page.getByRole('option', { name: 'Slovenija' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type('SPAN');
    await expect(options(page)).toHaveText(['Španija']);
    await country(page).fill('s');
    await expect(options(page).first()).toHaveText('Slovenija');
    await country(page).fill('ita');
    await page.keyboard.press('Enter');
    await expect(country(page)).toHaveValue('Italija');
    await expect(country(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(country(page)).toBeFocused();
    await expect(page.locator(COUNTRY)).toHaveValue('IT');
    const ofJQuery = jquery === 'none' ? [] : ['jQuery change IT'];
    expect((await heard(page)).sort()).toEqual(['change IT', 'input IT', ...ofJQuery]);
    // The state follows, and has a search field as well.
    await expect(combobox(page, /^Pokrajina/)).toHaveValue('');
    await combobox(page, /^Pokrajina/).fill('trs');
    await page.keyboard.press('Tab');
    await expect(page.locator('select#billing_state')).toHaveValue('TS');
    await page.click('[name="save_address"]');
    await expect(page.locator('.woocommerce-message')).toHaveText('Naslov je shranjen.');
    expect(shop.customers.byEmail('ana@lipa.example')?.address).toMatchObject({
      billing_country: 'IT',
      billing_state: 'TS',
    });
  });
}

test('keys move through the list, Escape gives up, and nothing sends the form', async ({ page, shop }) => {
  await openAddress(page, shop);
  const active = () =>
    country(page).evaluate(
      field => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );
  await country(page).focus();
  await page.keyboard.press('Enter');
  await expect(country(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await active()).toBe('Slovenija');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe('Italija');
  await page.keyboard.press('Home');
  expect(await active()).toBe('Izberite državo');
  await page.keyboard.press('End');
  expect(await active()).toBe('Združene države Amerike');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('Združene države Amerike');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(country(page)).toHaveValue('Slovenija');
  await page.keyboard.type('xyz');
  await expect(page.getByText('Ni zadetkov.').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(country(page)).toHaveValue('Slovenija');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator(COUNTRY)).toHaveValue('US');
  await expect(page.locator('.woocommerce-message')).toHaveCount(0);
});

test('at the checkout a country asks for one review, and its field tells errors', async ({ page, shop }) => {
  await openCheckout(page, shop, '?lists=search');
  await fillIn(page);
  await expect(country(page)).toHaveValue('Slovenija');
  await country(page).fill('ita');
  await options(page).first().click();
  await expect(page.locator(COUNTRY)).toHaveValue('IT');
  const state = combobox(page, /^Pokrajina/).first();
  await expect(state).toBeVisible();
  await state.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#billing_state_field')).toHaveClass(/woocommerce-invalid/);
  await expect(state).toHaveAttribute('aria-invalid', 'true');
  await expect(state).toHaveAttribute('aria-describedby', /./);
  await state.fill('udine');
  await page.keyboard.press('Escape');
  await state.fill('vid');
  await page.keyboard.press('Enter');
  await expect(page.locator('#billing_state_field')).toHaveClass(/woocommerce-validated/);
  await expect(state).not.toHaveAttribute('aria-invalid', 'true');
  // Earlier input may ask for a review of its own.
  const asked = () => callsOf(shop, 'update_order_review').filter(({ fields }) => fields.country === 'IT');
  await expect
    .poll(() => asked().map(({ fields }) => [fields.country, fields.state]))
    .toEqual([
      ['IT', ''],
      ['IT', 'UD'],
    ]);
  await expect(page.locator('.blockUI')).toHaveCount(0);
  expect(asked()).toHaveLength(2);
});

test('the shipping calculator has it too, also after the cart was replaced', async ({ page, shop }) => {
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '1' } });
  await page.goto(`${shop.url}/cart/?lists=search`);
  await page.click('.shipping-calculator-button');
  await expect(country(page)).toHaveValue('Slovenija');
  await country(page).fill('hrv');
  await page.keyboard.press('Enter');
  await expect(page.locator('#calc_shipping_country')).toHaveValue('HR');
  await combobox(page, /^Županija/).fill('zagreb');
  await page.keyboard.press('Enter');
  await page.click('[name="calc_shipping"]');
  await expect(page.locator('.shipping-calculator-button')).toHaveText('Spremeni naslov');
  await page.click('.shipping-calculator-button');
  await expect(country(page)).toHaveValue('Hrvaška');
});

test('without script, and without its code, the list is plain', async ({ page, shop, consoleLines }) => {
  await page.route(/chunks\/select-search-/, route => route.abort());
  await openAccount(page, shop, 'edit-address/billing/', '?lists=search');
  await page.selectOption(COUNTRY, 'IT');
  await expect(page.locator('select#billing_state')).toBeVisible();
  expect(await page.locator(COUNTRY).getAttribute('aria-hidden')).toBeNull();
  await page.goto(`${shop.url}/my-account/edit-address/billing/?script=none`);
  consoleLines.allow(/Failed to load resource/);
  await expect(page.locator('.sw-select-search')).toHaveCount(0);
  await expect(page.locator(COUNTRY)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  test('a finger opens the list, and chooses', async ({ page, shop }) => {
    await openAddress(page, shop);
    await country(page).tap();
    await options(page).filter({ hasText: 'Hrvaška' }).tap();
    await expect(page.locator(COUNTRY)).toHaveValue('HR');
    await expect(options(page)).toHaveCount(0);
    await expect(combobox(page, /^Županija/)).toBeVisible();
  });
});
