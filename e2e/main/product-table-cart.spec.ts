import { button, inCart, notice, OTHER, open, PLAIN, quantity, row, SCARCE, TABLE, widget } from '../pages/tableCart';
import { mostAtOnce } from '../support/changePage';
import { expect, gotoMounted, type TestShop, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { callsOf, expectPieces, miniCart } from '../support/shopper';

const changes = (shop: TestShop) =>
  callsOf(shop, 'wcpt_cart').filter(({ fields }) => Object.keys(fields).some(name => name.includes('[products]')));

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('a row is added, shows so, and the whole page agrees; it is removed again', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await quantity(page, PLAIN).fill('3');
    await quantity(page, PLAIN).blur();
    await button(page, PLAIN).click();
    await expect(inCart(page, PLAIN)).toHaveText('V košarici: 3');
    await expect(button(page, PLAIN).locator('.wcpt-cart-badge-number')).toHaveText('3');
    await expect(row(page, PLAIN)).not.toHaveClass(/wcpt-adding-product/);
    await expect(button(page, PLAIN)).not.toHaveClass(/wcpt-disabled/);
    await expect(quantity(page, PLAIN)).toHaveValue('1');
    await expectPieces(page, 3);
    await expect(miniCart(page)).toContainText('3 ×');
    await expect(widget(page)).toContainText('3');
    await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(/^V košarici: .+\. /);
    await row(page, PLAIN).locator('.wcpt-remove').click();
    await expect(inCart(page, PLAIN)).toHaveText('Ni v košarici');
    await expect(button(page, PLAIN).locator('.wcpt-cart-badge-number')).toHaveCount(0);
    await expectPieces(page, 0);
    await expect(widget(page)).toBeHidden();
  });

  turn.test('a product out of stock shows a message, and its row can be used again', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await button(page, SCARCE).click();
    await expect(inCart(page, SCARCE)).toHaveText('V košarici: 1');
    await button(page, SCARCE).click();
    await expect(notice(page)).toContainText('ni mogoče dodati');
    await expect(notice(page)).toBeFocused();
    await expect(row(page, SCARCE)).not.toHaveClass(/wcpt-adding-product/);
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
    await expect(button(page, SCARCE)).toBeFocused();
    expect(changes(shop)).toHaveLength(2);
  });

  turn.test('after Back a row shows what of it is in the cart', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await button(page, PLAIN).click();
    await expect(inCart(page, PLAIN)).toHaveText('V košarici: 1');
    await page.goto(`${shop.url}/shop/?jquery=${jquery}`);
    await page.locator('ul.products a.ajax_add_to_cart').first().click();
    await expectPieces(page, 2);
    await page.goBack();
    await expect(inCart(page, PLAIN)).toHaveText('V košarici: 1');
    await expect(button(page, PLAIN).locator('.wcpt-cart-badge-number')).toHaveText('1');
    await expectPieces(page, 2);
    await button(page, PLAIN).click();
    await expect(inCart(page, PLAIN)).toHaveText('V košarici: 2');
  });

  turn.test('fifty rows that are added in quick succession all arrive, one call at a time', async ({ page, shop }) => {
    await open(page, shop.url, jquery, '&rows=50');
    shop.faults.set('wcpt_cart', { delay: 100 });
    const most = mostAtOnce(page, /wc-ajax=wcpt_cart/);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('#wcpt-430 .wcpt-button')) one.click();
    });
    await expectPieces(page, 50);
    await expect(page.locator(`${TABLE} .wcpt-row[data-wcpt-in-cart="1"]`)).toHaveCount(50);
    await expect(page.locator(`${TABLE} .wcpt-adding-product`)).toHaveCount(0);
    expect(most()).toBe(1);
    expect(changes(shop)).toHaveLength(2);
    const total = await page.locator('.wcpt-cw-price-total').innerText();
    const header = await page.locator('a.cart-contents .amount').first().innerText();
    expect(total.replace(/\D/g, '')).toBe(header.replace(/\D/g, ''));
  });

  turn.test('an unusable answer is told, and rows stay usable', async ({ page, shop, consoleLines }) => {
    await open(page, shop.url, jquery);
    await button(page, PLAIN).click();
    await expect(inCart(page, PLAIN)).toHaveText('V košarici: 1');
    for (const fault of [{ status: 500 }, { kind: 'html' }, { kind: 'truncated' }, { kind: 'wrong-shape' }] as const) {
      const looks = callsOf(shop, 'wcpt_cart').length;
      shop.faults.set('wcpt_cart', { ...fault, times: 1 });
      await button(page, PLAIN).click();
      await expect(notice(page)).toHaveText(/^Trgovina ni odgovorila, kot bi morala\./);
      await expect(row(page, PLAIN)).not.toHaveClass(/wcpt-adding-product/);
      await expect(button(page, PLAIN)).not.toHaveClass(/wcpt-disabled/);
      await expect.poll(() => callsOf(shop, 'wcpt_cart').length).toBe(looks + 2);
      await page.keyboard.press('Escape');
    }
    // Three of four went through; what was seen of the cart afterwards is true.
    await expect(inCart(page, PLAIN)).toHaveText('V košarici: 4');
    await expectPieces(page, 4);
    shop.faults.set('wcpt_cart', { kind: 'drop' });
    await button(page, PLAIN).click();
    await expect(notice(page)).toHaveText('Košarice ni bilo mogoče spremeniti. Poskusite znova.');
    await page.mouse.click(5, 5);
    await expect(notice(page)).toHaveCount(0);
    expect(consoleLines.take(/the cart gave no usable answer/)).toBe(5);
    consoleLines.allow(/Failed to load resource/);
  });

  turn.test('an add and a removal go apart, in order', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await button(page, PLAIN).click();
    await expect(inCart(page, PLAIN)).toHaveText('V košarici: 1');
    shop.faults.set('wcpt_cart', { delay: 200 });
    await button(page, OTHER).click();
    await row(page, PLAIN).locator('.wcpt-remove').click();
    await button(page, SCARCE).click();
    await expect(inCart(page, SCARCE)).toHaveText('V košarici: 1');
    await expect(inCart(page, PLAIN)).toHaveText('Ni v košarici');
    await expectPieces(page, 2);
    const sent = changes(shop).map(({ fields }) => ('wcpt_payload[overwrite_cart_qty]' in fields ? 'set' : 'add'));
    expect(sent).toEqual(['add', 'add', 'set', 'add']);
  });

  turn.test('products that other parts of the page add and remove show in the table', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await button(page, PLAIN).click();
    await expectPieces(page, 1);
    await page.locator('.site-cart').hover();
    await miniCart(page).locator('.remove_from_cart_button').first().click();
    await expect(inCart(page, PLAIN)).toHaveText('Ni v košarici');
    const last = callsOf(shop, 'wcpt_cart').at(-1);
    expect(last?.fields['wcpt_payload[skip_cart_triggers]']).toBe('true');
  });

  turn.test('earlier contents of the cart show on page load', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await button(page, PLAIN).click();
    await expectPieces(page, 1);
    await page.reload();
    await expect(inCart(page, PLAIN)).toHaveText('V košarici: 1');
    await expect(widget(page)).toBeVisible();
    await widget(page).locator('.wcpt-cw__totals').click();
    await expect(page).toHaveURL(/\/cart\/$/);
  });

  turn.test('a first click on a pending table adds, as does Enter in a quantity', async ({ page, shop }) => {
    await page.goto(`${shop.url}/tables/below/?jquery=${jquery}`);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('#wcpt-399 [data-wcpt-link-code="cart_ajax"]')?.click(),
    );
    await expectPieces(page, 1);
    const field = page.locator('#wcpt-399 .wcpt-row:not(.wcpt-out-of-stock) .qty').nth(2);
    await field.fill('2');
    await field.press('Enter');
    await expectPieces(page, 3);
  });
});

test('everything is done with the keyboard; the focus stays', async ({ page, shop }) => {
  await open(page, shop.url, 'none');
  await button(page, PLAIN).focus();
  await page.keyboard.press('Enter');
  await expect(inCart(page, PLAIN)).toHaveText('V košarici: 1');
  await expect(button(page, PLAIN)).toBeFocused();
  const remove = row(page, PLAIN).getByRole('button', { name: /^Odstrani iz košarice: / });
  await remove.focus();
  await page.keyboard.press('Space');
  await expect(inCart(page, PLAIN)).toHaveText('Ni v košarici');
  await expect(remove).toBeFocused();
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
});

test('scripts off, a button leads to where it adds', async ({ page, shop }) => {
  await page.goto(`${shop.url}/tables/cart/?script=none`);
  await button(page, PLAIN).click();
  await expectPieces(page, 1);
});

test('equal adds of another script are summed up', async ({ page, shop }) => {
  await open(page, shop.url, '3');
  await page.waitForFunction(() => 'wcpt_cart' in window);
  await page.evaluate(id => {
    const cart: unknown = Reflect.get(window, 'wcpt_cart');
    const util: unknown = Reflect.get(window, 'wcpt_util');
    if (typeof cart !== 'function' || typeof util !== 'object') throw new Error('no functions');
    for (let count = 0; count < 50; count++) cart({ payload: { products: { [id]: 1 } } });
  }, PLAIN);
  await expectPieces(page, 50);
  expect(changes(shop).map(({ fields }) => fields[`wcpt_payload[products][${PLAIN}]`])).toEqual(['1', '49']);
});

for (const switches of ['jquery=4', 'jquery=none&csp=strict']) {
  test(`with ${switches}, rows are checked and added, and pages change`, async ({ page, shop }) => {
    await gotoMounted(page, `${shop.url}/tables/bulk/?${switches}`, '#wcpt-410');
    const boxes = page.locator('#wcpt-410 .wcpt-row .wcpt-cart-checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.locator('#wcpt-410 .wcpt-add-selected__add').first().click();
    await expect(boxes.nth(0)).not.toBeChecked();
    await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(2);
    await page.locator('#wcpt-410 .page-numbers', { hasText: '2' }).first().click();
    await expect(page).toHaveURL(/410_paged=2/);
    await expect(boxes.nth(0)).toBeVisible();
  });
}
