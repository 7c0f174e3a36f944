import type { Page } from 'playwright/test';
import { expect, mounted, test } from '../support/fixtures';
import { openCase } from './support';

/** A theme's rules for the lists that the shop's own script draws. */
const STYLES = `<style>
  .select2-container { display: inline-block; position: relative; box-sizing: border-box; vertical-align: middle }
  .select2-container .select2-selection--single { display: block; box-sizing: border-box; height: 44px; border: 3px solid rgb(10, 90, 40) }
  .select2-container--default .select2-selection--single .select2-selection__rendered { display: block; padding-left: 12px; line-height: 38px; color: rgb(10, 90, 40) }
  .select2-dropdown { position: absolute; left: -100000px; box-sizing: border-box; background: #fff; color: #000 }
  .select2-container--open .select2-dropdown { left: 0 }
  .select2-container--default .select2-results__option--highlighted[aria-selected] { background-color: rgb(10, 90, 40); color: #fff }
  input[type="text"] { padding: 20px; border: 5px dotted red; background: yellow; box-shadow: 0 0 9px red }
</style>`;
const FIELDS = `<form class="checkout woocommerce-checkout"><div class="woocommerce-billing-fields"><div class="woocommerce-billing-fields__field-wrapper">
  <p class="form-row" id="billing_country_field"><label for="billing_country">Država</label><select name="billing_country" id="billing_country" class="country_to_state country_select">
  <option value="">–</option><option value="SI" selected>Slovenija</option><option value="AT">Avstrija</option></select></p></div></div></form>`;
const BOX = '.select2-container .select2-selection--single';

const country = (page: Page) => page.getByRole('combobox', { name: 'Država' });

test.beforeEach(({ consoleLines }) => {
  // The page has no cart.
  consoleLines.allow(/order review|410|403/);
});

test('where the page has the styles of the shop’s lists, ours has their markup, height and looks', async ({
  page,
  shop,
}) => {
  await openCase(page, shop, { head: STYLES, body: FIELDS });
  await expect(page.locator(BOX)).toBeVisible();
  const { height, width } = (await page.locator(BOX).boundingBox()) ?? { height: 0, width: 0 };
  expect(height).toBe(44);
  expect(width).toBe((await page.locator('#billing_country_field').boundingBox())?.width);
  await expect(country(page)).toHaveValue('Slovenija');
  await expect(country(page)).toHaveCSS('border-top-width', '0px');
  await expect(country(page)).toHaveCSS('color', 'rgb(10, 90, 40)');
  expect((await country(page).boundingBox())?.height).toBe(38);
  await country(page).fill('avs');
  await expect(page.locator('.select2-container--open')).toHaveCount(1);
  const option = page.getByRole('option', { name: 'Avstrija' });
  await expect(option).toHaveCSS('background-color', 'rgb(10, 90, 40)');
  await expect(option).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#billing_country')).toHaveValue('AT');
  await expect(page.locator('.select2-container--open')).toHaveCount(0);
});

test('without these styles the list is the browser’s own', async ({ page, shop }) => {
  await openCase(page, shop, { body: FIELDS });
  await mounted(page, '.woocommerce-billing-fields');
  await expect(page.getByRole('combobox')).toHaveCount(1);
  await expect(page.locator('select#billing_country')).toBeVisible();
  await expect(page.locator('.sw-select-search')).toHaveCount(0);
});

test('with false the list is the browser’s own beside these styles', async ({ page, shop }) => {
  await openCase(page, shop, { head: STYLES, body: FIELDS, config: { useSelectSearch: false } });
  await mounted(page, '.woocommerce-billing-fields');
  await expect(page.locator('.select2-container')).toHaveCount(0);
});

test('where the page has the shop’s own script for lists, it draws them', async ({ page, shop }) => {
  await openCase(page, shop, {
    head: STYLES,
    body: FIELDS,
    script: `var heard = []; jQuery.fn.selectWoo = function () { heard.push(this.attr('id')); this.addClass('select2-hidden-accessible'); return this; };`,
  });
  await mounted(page, '.woocommerce-billing-fields');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toContain('billing_country');
  await expect(page.locator('.sw-select-search')).toHaveCount(0);
});
