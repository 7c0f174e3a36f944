import '../support/demoEvents';
import { mostAtOnce } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import {
  callsOf,
  cartStarted,
  expectPieces,
  listButton,
  miniCart,
  mountEverything,
  recordAnnouncements,
  SHOP_PAGE,
  visit,
} from '../support/shopper';

test('a list button adds in the background: loading, added, one link to the cart', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  const answer = shop.faults.hold('add_to_cart');
  const button = listButton(page, 11);
  await button.click();
  await expect(button).toHaveClass(/(^| )loading( |$)/);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(button).toHaveClass(/(^| )added( |$)/);
  await expect(button).not.toHaveClass(/loading/);
  await expect(button).not.toHaveAttribute('aria-busy');
  await expectPieces(page, 1);
  await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(1);
  await expect(button).toBeFocused();

  const link = button.locator('xpath=following-sibling::*[1]');
  await expect(link).toHaveClass('added_to_cart wc-forward');
  await expect(link).toHaveText('Ogled košarice');
  await expect(link).toHaveAttribute('href', `${shop.url}/cart/`);
  await button.click();
  await expectPieces(page, 2);
  await expect(page.locator('ul.products .added_to_cart')).toHaveCount(1);
  await link.click();
  await expect(page).toHaveURL(`${shop.url}/cart/`);
});

test('data attributes and data of jQuery go to the shop', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  await listButton(page, 12).evaluate(button => {
    button.setAttribute('data-quantity', '3');
    button.setAttribute('data-gift-note', 'za mamo & očeta');
    const $: unknown = Reflect.get(window, 'jQuery');
    if (typeof $ === 'function') $(button).data('coupon', 'LIPA').data('quantity', 7);
  });
  await listButton(page, 12).click();
  await expectPieces(page, 3);
  const [call] = callsOf(shop, 'add_to_cart');
  expect(call?.method).toBe('POST');
  expect(call?.path).toBe('/?wc-ajax=add_to_cart');
  expect(call?.fields).toMatchObject({
    product_id: '12',
    quantity: '3',
    giftNote: 'za mamo & očeta',
    coupon: 'LIPA',
    product_sku: await listButton(page, 12).getAttribute('data-product_sku'),
    success_message: await listButton(page, 12).getAttribute('data-success_message'),
  });
  expect(call?.headers).toMatchObject({
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
  });
});

test('a double click is two adds, one call at a time', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await mountEverything(page);
  await cartStarted(page);
  shop.faults.set('add_to_cart', { delay: 150 });
  const most = mostAtOnce(page, /add_to_cart/);
  await listButton(page, 11).dblclick();
  await listButton(page, 12).click();
  await expectPieces(page, 3);
  await expect(listButton(page, 11)).not.toHaveClass(/loading/);
  expect(callsOf(shop, 'add_to_cart').map(call => call.fields.product_id)).toEqual(['11', '11', '12']);
  expect(most()).toBe(1);
});

test('adds and removals share one queue', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  const answer = shop.faults.hold('add_to_cart');
  const added = page.waitForEvent('requestfinished', request => request.url().includes('add_to_cart'));
  await listButton(page, 12).click();
  await page.locator('.site-cart').hover();
  await page.locator('.remove_from_cart_button:visible').first().click();
  expect(callsOf(shop, 'remove_from_cart')).toHaveLength(0);
  answer();
  await added;
  // One line is there before the add as well: the line that was added tells the two apart.
  await expect(miniCart(page)).toContainText('deska');
  await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(1);
  const names = shop.log.map(call => call.name).filter(name => /add_to|remove_from/.test(name));
  expect(names).toEqual(['add_to_cart', 'add_to_cart', 'remove_from_cart']);
});

test('a veto ends the loading state and sends nothing', async ({ page, shop }) => {
  await visit(page, `${shop.url}/listeners/`);
  await page.check('#demo-veto');
  const button = listButton(page, 11);
  await button.click();
  await expect
    .poll(() => page.evaluate(() => window.demoEvents?.map(({ event }) => event)))
    .toContain('wc_cart_button_updated');
  await expect(button).not.toHaveClass(/loading|added/);
  expect(callsOf(shop, 'add_to_cart')).toHaveLength(0);
  await page.uncheck('#demo-veto');
  await button.click();
  await expectPieces(page, 1);
});

for (const key of ['Space', 'Enter']) {
  test(`${key} on a list button adds, also on a button that is not hydrated`, async ({ page, shop }) => {
    await visit(page, shop.url + SHOP_PAGE);
    const button = listButton(page, 11);
    await button.focus();
    await page.keyboard.press(key);
    await expectPieces(page, 1);
    await page.keyboard.press(key);
    await expectPieces(page, 2);
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(callsOf(shop, 'form-post')).toHaveLength(0);
  });
}

test('the shop tells screen readers once what was added, a second later', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  const region = page.locator('.widget_shopping_cart_live_region');
  const announced = await recordAnnouncements(page);
  await listButton(page, 11).click();
  const message = await listButton(page, 11).getAttribute('data-success_message');
  await expect(region).toHaveText(`${message} V košarici je 1 izdelek.`);
  expect(await announced()).toEqual([`${message} V košarici je 1 izdelek.`]);
  await expect(page.locator('.widget_shopping_cart_live_region')).toHaveCount(1);
});
