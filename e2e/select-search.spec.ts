import type { Page } from 'playwright/test';
import { openAccount } from './support/account';
import { fillIn, openCheckout } from './support/checkout';
import { findings } from './support/findings';
import { expect, type TestShop, test } from './support/fixtures';
import { focused } from './support/shopper';

const COUNTRY = '#billing_country';
const combobox = (page: Page, name: RegExp) => page.getByRole('combobox', { name });
const country = (page: Page) => combobox(page, /^Država/).first();
const options = (page: Page) => page.getByRole('option');
const said = (page: Page) => page.locator('.sw-select-search__said').first();

/** Names of countries that many lists have. */
const MORE: Readonly<Record<string, string>> = {
  BA: 'Bosna in Hercegovina',
  CZ: 'Češka',
  DE: 'Nemčija',
  ES: 'Španija',
  HU: 'Madžarska',
  MK: 'Severna Makedonija',
  RS: 'Srbija',
  SE: 'Švedska',
  SK: 'Slovaška',
};

/** Opens an address of the account, where the list has its search field. */
async function openAddress(page: Page, shop: TestShop, query = '?lists=search'): Promise<void> {
  await openAccount(page, shop, 'edit-address/billing/', query);
  await expect(country(page)).toHaveValue('Slovenija');
}

/** Has the list name more countries, as a script of the page does. */
const addCountries = (page: Page): Promise<void> =>
  page.evaluate(more => {
    const list = document.querySelector('#billing_country');
    for (const [value, text] of Object.entries(more)) list?.append(new Option(text, value));
  }, MORE);

/** What listeners of both worlds hear of the list. */
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

test('without the option lists are the page’s own, and the code of the search is not asked for', async ({
  page,
  shop,
}) => {
  const files: string[] = [];
  page.on('request', request => files.push(request.url()));
  await openAccount(page, shop, 'edit-address/billing/');
  await page.selectOption(COUNTRY, 'IT');
  await expect(page.locator('select#billing_state')).toBeVisible();
  await expect(page.locator('.sw-select-search')).toHaveCount(0);
  expect(files.filter(file => /select-search|tooltip/.test(file))).toEqual([]);
});

for (const jquery of ['3', '4', 'none']) {
  test(`typing finds countries whatever their case and marks; the list tells of the choice once: jQuery ${jquery}`, async ({
    page,
    shop,
  }) => {
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

const counts: [string, string][] = [
  ['ita', '1 zadetek.'],
  ['slov', '2 zadetka.'],
  ['er', '3 zadetki.'],
  ['ska', '5 zadetkov.'],
  ['xyz', 'Ni zadetkov.'],
];
for (const [typed, words] of counts) {
  test(`“${typed}” has screen readers told once: ${words}`, async ({ page, shop }) => {
    await openAddress(page, shop);
    await addCountries(page);
    await page.evaluate(() => {
      const lines: string[] = [];
      Reflect.set(window, 'said', lines);
      const region = document.querySelector('.sw-select-search__said');
      if (region)
        new MutationObserver(() => region.textContent && lines.push(region.textContent)).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
    await country(page).click();
    await page.keyboard.type(typed);
    await expect(said(page)).toHaveText(words);
    expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([words]);
  });
}

test('labels, and whatever focuses the list, lead to its field', async ({ page, shop }) => {
  await openAddress(page, shop);
  await page.locator(`label[for="billing_country"]`).click();
  await expect(country(page)).toBeFocused();
  await page.locator('#billing_city').focus();
  await page.evaluate(() => document.querySelector<HTMLSelectElement>('#billing_country')?.focus());
  await expect(country(page)).toBeFocused();
});

test('the field follows what scripts do to the list', async ({ page, shop }) => {
  await openAddress(page, shop);
  await page.evaluate(() => {
    const list = document.querySelector<HTMLSelectElement>('#billing_country');
    const $: unknown = Reflect.get(window, 'jQuery');
    if (list && typeof $ === 'function') $(list).val('HR').trigger('change');
  });
  await expect(country(page)).toHaveValue('Hrvaška');
  await expect(combobox(page, /^Županija/)).toBeVisible();
  await page.evaluate(() => {
    const list = document.querySelector<HTMLSelectElement>('#billing_country');
    list?.replaceChildren(new Option('Francija', 'FR'), new Option('Malta', 'MT'));
  });
  await expect(country(page)).toHaveValue('Francija');
  await country(page).click();
  await expect(options(page)).toHaveText(['Francija', 'Malta']);
  await page.evaluate(() => document.querySelector('#billing_country')?.setAttribute('disabled', ''));
  await expect(country(page)).toBeDisabled();
});

test('the browser’s own filling of the field, and of the list, is a choice', async ({ page, shop }) => {
  await openAddress(page, shop);
  await page.selectOption(COUNTRY, 'AT');
  await expect(country(page)).toHaveValue('Avstrija');
  await page.locator('#billing_city').focus();
  await country(page).evaluate(field => {
    if (!(field instanceof HTMLInputElement)) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Italija');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.locator(COUNTRY)).toHaveValue('IT');
});

test('a list that must be filled in is said so by the browser beside the field', async ({ page, shop }) => {
  await openAddress(page, shop);
  await page.evaluate(() => {
    const list = document.querySelector<HTMLSelectElement>('#billing_country');
    if (!list) return;
    list.required = true;
    list.value = '';
    list.form?.removeAttribute('novalidate');
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.click('[name="save_address"]');
  await expect(country(page)).toBeFocused();
  await expect(page.locator('.woocommerce-message')).toHaveCount(0);
  await country(page).fill('slo');
  await page.keyboard.press('Enter');
  await page.click('[name="save_address"]');
  await expect(page.locator('.woocommerce-message')).toHaveText('Naslov je shranjen.');
});

test('at the checkout: a country asks for a fresh review once; what is wrong is told by the field', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop, '?lists=search');
  await fillIn(page);
  await expect(country(page)).toHaveValue('Slovenija');
  const before = shop.log.filter(call => call.name === 'update_order_review').length;
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
  await expect(page.locator('.blockUI')).toHaveCount(0);
  const bodies = shop.log.filter(call => call.name === 'update_order_review').slice(before);
  expect(bodies.map(({ fields }) => [fields.country, fields.state])).toEqual([
    ['IT', ''],
    ['IT', 'UD'],
  ]);
});

test('the shipping calculator has it too, also after the cart was replaced', async ({ page, shop }) => {
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '1' } });
  await page.goto(`${shop.url}/cart/?lists=search`);
  await page.click('.shipping-calculator-button');
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

test('without our script, and where its code does not come, it is the plain list', async ({
  page,
  shop,
  consoleLines,
}) => {
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

for (const width of [390, 1280]) {
  test(`at ${width} px the list is in the window, and axe finds nothing`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAddress(page, shop);
    await addCountries(page);
    expect(await findings(page)).toEqual([]);
    await country(page).click();
    await expect(options(page)).toHaveCount(15);
    const box = await page.locator('.sw-select-search__list').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 844)).toBeLessThanOrEqual(844);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await findings(page)).toEqual([]);
    await options(page).filter({ hasText: 'Srbija' }).click();
    await expect(page.locator(COUNTRY)).toHaveValue('RS');
    expect(await focused(page)).toContain('sw-select-search__field');
  });
}

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
