import { COUNTRY, openAddress, ROW } from '../pages/addressFields';
import { expect, test } from '../support/fixtures';

test('tables that are no JSON leave the fields as they are', async ({ page, shop, consoleLines }) => {
  await page.addInitScript(() => {
    const broken = { get: () => ({ locale: '{"SI":', locale_fields: '[', countries: '<html>' }), set: () => {} };
    Object.defineProperty(window, 'wc_address_i18n_params', broken);
    Object.defineProperty(window, 'wc_country_select_params', broken);
  });
  await openAddress(page, shop);
  await page.selectOption(COUNTRY, 'IT');
  await expect(page.locator(ROW)).toBeHidden();
  await expect(page.locator('#billing_postcode')).toHaveValue('1000');
  expect(consoleLines.take(/not a JSON object/)).toBe(2);
});
