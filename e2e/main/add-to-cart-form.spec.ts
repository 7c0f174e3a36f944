import type { Page } from 'playwright/test';
import { ADD, QUANTITY_FIELD } from '../pages/productPage';
import { whenParsed } from '../support/changePage';
import { expect, gotoMounted, test } from '../support/fixtures';
import {
  ANY_VALUE,
  callsOf,
  configElement,
  expectPieces,
  FEW_LEFT,
  GROUPED,
  miniCart,
  SIMPLE,
  visit,
} from '../support/shopper';

/** Adds a field to the page's form before any script of ours runs, as a plugin prints it on the server. */
const withExtraField = (page: Page, html: string) =>
  whenParsed(page, field => document.querySelector('form.cart button')?.insertAdjacentHTML('beforebegin', field), html);

test('a product form adds in the background: loading, added, a link to the cart', async ({ page, shop }) => {
  await visit(page, shop.url + SIMPLE);
  const answer = shop.faults.hold('form-post');
  await page.fill(QUANTITY_FIELD, '3');
  await page.click(ADD);
  await expect(page.locator(ADD)).toHaveClass(/loading/);
  answer();
  await expectPieces(page, 3);
  await expect(page.locator(ADD)).toHaveClass(/added/);
  await expect(page.locator(ADD)).not.toHaveClass(/loading/);
  await expect(page.locator(ADD)).toBeFocused();
  await expect(page.locator('form.cart .added_to_cart')).toHaveText('Ogled košarice');
  await expect(page.locator(QUANTITY_FIELD)).toHaveValue('3');
  expect(callsOf(shop, 'form-post').map(({ fields }) => fields)).toEqual([{ 'add-to-cart': '11', quantity: '3' }]);
  await expect(page).toHaveURL(shop.url + SIMPLE);
});

test('Enter in the quantity sends the form', async ({ page, shop }) => {
  await visit(page, shop.url + SIMPLE);
  await page.fill(QUANTITY_FIELD, '2');
  await page.press(QUANTITY_FIELD, 'Enter');
  await expectPieces(page, 2);
  await expect(page.locator(QUANTITY_FIELD)).toBeFocused();
  expect(callsOf(shop, 'form-post')[0]?.headers['sec-fetch-dest']).toBe('empty');
});

test('a grouped product goes by form post, each row with its quantity', async ({ page, shop }) => {
  await visit(page, shop.url + GROUPED);
  const fields = page.locator('.group_table input.qty:not([type="hidden"])');
  await fields.nth(0).fill('2');
  await fields.nth(1).fill('3');
  await page.click(ADD);
  await expectPieces(page, 5);
  await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(2);
  await expect(page).toHaveURL(shop.url + GROUPED);
  expect(callsOf(shop, 'form-post')).toHaveLength(1);
  expect(callsOf(shop, 'form-post')[0]?.headers['sec-fetch-dest']).toBe('empty');
  await expect(page.locator(ADD)).toHaveClass(/added/);
});

test('an any-value variation goes by form post, so the choice is in the cart', async ({ page, shop }) => {
  await gotoMounted(page, shop.url + ANY_VALUE, 'form.variations_form');
  const selects = page.locator('table.variations select');
  const values = await selects.evaluateAll((all: HTMLSelectElement[]) => all.map(one => one.options[1]?.value ?? ''));
  for (const [index, value] of values.entries()) await selects.nth(index).selectOption(value);
  await expect(page.locator(ADD)).not.toHaveClass(/disabled/);
  await page.click(ADD);
  await expectPieces(page, 1);
  const [post] = callsOf(shop, 'form-post');
  const names = await selects.evaluateAll((all: HTMLSelectElement[]) => all.map(one => one.name));
  expect(names.map(name => post?.fields[name])).toEqual(values);
  const label = await selects.last().evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.textContent ?? '?');
  await expect(miniCart(page)).toContainText(label);
});

test('a field that a plugin put into the form reaches the cart', async ({ page, shop }) => {
  await withExtraField(page, '<input type="hidden" name="posvetilo" value="Vse najboljše & lep dan">');
  await visit(page, shop.url + SIMPLE);
  await page.click(ADD);
  await expect(miniCart(page).locator('dl.variation')).toContainText('Vse najboljše & lep dan');
  await expect(page).toHaveURL(shop.url + SIMPLE);
  expect(callsOf(shop, 'add_to_cart')).toHaveLength(0);
});

test('a refused form: its notice has the focus, typed values stay', async ({ page, shop, consoleLines }) => {
  await withExtraField(page, '<input name="posvetilo" value="">');
  await visit(page, shop.url + FEW_LEFT);
  await page.fill(QUANTITY_FIELD, '2');
  await page.click(ADD);
  await expectPieces(page, 2);
  await page.fill('[name="posvetilo"]', 'za babico');
  await page.fill(QUANTITY_FIELD, '3');
  await page.click(ADD);
  const notice = page.locator('.woocommerce-notices-wrapper .woocommerce-error');
  await expect(notice).toContainText('Na zalogi: 3 kosi');
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expect(page.locator(QUANTITY_FIELD)).toHaveValue('3');
  await expect(page.locator('[name="posvetilo"]')).toHaveValue('za babico');
  await expect(page.locator(ADD)).not.toHaveClass(/loading/);
  await expect(page).toHaveURL(shop.url + FEW_LEFT);
  await expect.poll(() => consoleLines.take(/the shop refused the form/)).toBe(1);
  await page.fill(QUANTITY_FIELD, '1');
  await page.click(ADD);
  await expectPieces(page, 3);
  await expect(notice).toHaveCount(0);
});

for (const when of ['while the form wakes', 'within the very event']) {
  test(`a veto posts the form plainly: ${when}`, async ({ page, shop }) => {
    await page.goto(`${shop.url}${SIMPLE}?listeners=1`);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<input type="checkbox" id="demo-veto" checked>');
    });
    if (when === 'within the very event') {
      await page.evaluate(async () => void (await window.ShopWidgets?.mountAll(document, { now: true })));
      await page.waitForLoadState('networkidle');
    }
    await page.click(ADD);
    await expect(page.locator('.woocommerce-message')).toContainText('Skodelica');
    expect(callsOf(shop, 'add_to_cart')).toHaveLength(0);
  });
}

test('sold individually: the second add is refused in words', async ({ page, shop, consoleLines }) => {
  await visit(page, `${shop.url}/product/unikatna-vaza/`);
  await page.click(ADD);
  await expectPieces(page, 1);
  await page.click(ADD);
  await expect(page.locator('.woocommerce-error')).toContainText('samo enkrat');
  await expect.poll(() => consoleLines.take(/the shop refused the form/)).toBe(1);
});

test.describe('with ajaxProductForms off', () => {
  test.use({ shopOptions: { headStart: configElement({ ajaxProductForms: false }) } });

  test('a product form is posted as ever', async ({ page, shop }) => {
    await visit(page, shop.url + SIMPLE);
    await page.click(ADD);
    await expect(page.locator('.woocommerce-message')).toContainText('Skodelica');
    expect(callsOf(shop, 'add_to_cart')).toHaveLength(0);
  });
});
