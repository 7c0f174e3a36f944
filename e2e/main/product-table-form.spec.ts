import { BUNDLE, button, COMPOSITE, dialog, form, open, row, VARIABLE } from '../pages/tableForm';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { callsOf, expectPieces } from '../support/shopper';

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('a product with variations is added from its form without a page load', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await button(page, VARIABLE).click();
    await expect(dialog(page)).toBeFocused();
    await expect(dialog(page)).toHaveAccessibleName(/\S/);
    await mounted(page, '.wcpt-product-form form.variations_form');
    await form(page).locator('select').first().selectOption({ index: 1 });
    await form(page).locator('.qty').fill('2');
    await form(page).locator('.single_add_to_cart_button').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, VARIABLE).locator('.wcpt-in-cart')).toHaveText('V košarici: 2');
    await expect(button(page, VARIABLE)).toBeFocused();
    await expectPieces(page, 2);
    const call = callsOf(shop, 'wcpt_cart').find(({ fields }) => 'add-to-cart' in fields);
    expect(Object.keys(call?.fields ?? {}).slice(0, 4)).toEqual([
      'wcpt_payload[variation_form]',
      'wcpt_payload[wcpt_cart_call_id]',
      'wcpt_payload[cart_widget_permitted]',
      'lang',
    ]);
    expect(call?.fields).toMatchObject({ 'add-to-cart': String(VARIABLE), quantity: '2' });
    expect(Number(call?.fields.variation_id)).toBeGreaterThan(0);
    expect(callsOf(shop, 'add_to_cart')).toEqual([]);
  });

  turn.test('a form keeps Tab in; Escape, its cross and a click beside it close it', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await button(page, COMPOSITE).click();
    await expect(form(page)).toBeVisible();
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      expect(await dialog(page).evaluate(one => one.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page, COMPOSITE)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Zapri' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await button(page, COMPOSITE).click();
    await expect(form(page)).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/wcpt-modal-on/);
    expect(callsOf(shop, 'wcpt_get_product_form_modal')).toHaveLength(1);
  });

  turn.test('a product composed in the form goes into the cart', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await button(page, COMPOSITE).click();
    await form(page).locator('[name="napis"]').fill('Za Ano & Žiga');
    await form(page).locator('.single_add_to_cart_button').click();
    await expect(row(page, COMPOSITE).locator('.wcpt-in-cart')).toHaveText('V košarici: 1');
    await expect(page.locator('.site-cart')).toContainText('Za Ano & Žiga');
  });

  turn.test('a bundle in its form is put together by its own widget', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await button(page, BUNDLE).click();
    await mounted(page, '.wcpt-product-form .woosb-wrap');
    await form(page).locator('.single_add_to_cart_button').click();
    await expect(row(page, BUNDLE).locator('.wcpt-in-cart')).toHaveText('V košarici: 1');
    await expectPieces(page, 1);
  });

  turn.test('a form that fails says so; an empty one shows nothing', async ({ page, shop, consoleLines }) => {
    await open(page, shop.url, jquery);
    shop.faults.set('wcpt_get_product_form_modal', { kind: 'html', times: 1 });
    await button(page, COMPOSITE).click();
    await expect(page.locator('.wcpt-notice-wrapper')).toHaveText(
      'Obrazca izdelka ni bilo mogoče odpreti. Poskusite znova.',
    );
    await expect.poll(() => consoleLines.take(/the form of a product did not come/)).toBe(1);
    await page.keyboard.press('Escape');
    shop.faults.set('wcpt_get_product_form_modal', { kind: 'empty', times: 1 });
    await button(page, COMPOSITE).click();
    await expect.poll(() => callsOf(shop, 'wcpt_get_product_form_modal')).toHaveLength(2);
    await expect(page.locator('.wcpt-modal')).toHaveCount(0);
    await button(page, COMPOSITE).click();
    await expect(form(page)).toBeVisible();
  });
});

test.describe('with a page load', () => {
  for (const jquery of ['3', 'none']) {
    test(`buttons add and lead on, jQuery ${jquery}`, async ({ page, shop }) => {
      await gotoMounted(page, `${shop.url}/tables/post/?jquery=${jquery}`, '#wcpt-431');
      const of = (code: string) =>
        page.locator(`#wcpt-431 .wcpt-product-type-simple [data-wcpt-link-code="${code}"]:not(.wcpt-disabled)`).first();
      await of('cart_redirect').click();
      await expect(page).toHaveURL(/\/cart\/\?add-to-cart=/);
      await expectPieces(page, 1);
      const [posted] = callsOf(shop, 'form-post');
      expect(posted?.fields).toMatchObject({ quantity: '1', return_notice: 'false', wcpt_request: 'true' });
      expect(posted?.fields).not.toHaveProperty('action');
      await gotoMounted(page, `${shop.url}/tables/post/`, '#wcpt-431');
      await of('cart_checkout').click();
      await expect(page).toHaveURL(/\/checkout\/\?add-to-cart=/);
      await gotoMounted(page, `${shop.url}/tables/post/`, '#wcpt-431');
      await of('cart_refresh').click();
      await expect(page).toHaveURL(/\/tables\/post\/\?add-to-cart=/);
      await expectPieces(page, 3);
    });
  }
});
