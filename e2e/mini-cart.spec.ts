import type { Page } from 'playwright/test';
import { expect, mounted, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import {
  callsOf,
  cartStarted,
  expectPieces,
  focused,
  listButton,
  miniCart,
  recordAnnouncements,
  SHOP_PAGE,
  SIMPLE,
  setShopParameter,
} from './support/shopper';

const CONTENT = '.site-cart .widget_shopping_cart_content';
const region = (page: Page) => page.locator('.widget_shopping_cart_live_region');
const removeLinks = (page: Page) => miniCart(page).locator('.remove_from_cart_button');

/** Puts products into the cart by plain links. Answers with the page open on the list. */
async function fill(page: Page, url: string, ids: readonly number[], quantity = 1): Promise<void> {
  for (const id of ids) await page.request.get(`${url}/?add-to-cart=${id}&quantity=${quantity}`);
  await page.goto(url + SIMPLE);
  await mounted(page, CONTENT);
  // The theme opens it while the pointer or focus is there.
  await page.locator('a.cart-contents').focus();
  await expect(removeLinks(page).first()).toBeVisible();
}

test('removing moves focus to the next remove link, then to the cart', async ({ page, shop }) => {
  await fill(page, shop.url, [11, 12, 13]);
  const keys = await removeLinks(page).evaluateAll(links => links.map(link => link.getAttribute('data-cart_item_key')));
  await removeLinks(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(removeLinks(page)).toHaveCount(2);
  await expect(removeLinks(page).nth(1)).toBeFocused();
  await expect(removeLinks(page).nth(1)).toHaveAttribute('data-cart_item_key', keys[2] ?? '');
  await mounted(page, CONTENT);
  await page.keyboard.press('Space');
  await expect(removeLinks(page)).toHaveCount(1);
  await expect(removeLinks(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(miniCart(page)).toContainText('V košarici še ni izdelkov.');
  await expect(miniCart(page)).toBeFocused();
  await expectPieces(page, 0);
  await expect(page).toHaveURL(shop.url + SIMPLE);
  expect(callsOf(shop, 'remove_from_cart').map(call => Object.keys(call.fields))).toEqual([
    ['cart_item_key'],
    ['cart_item_key'],
    ['cart_item_key'],
  ]);
});

for (const hidden of ['visibility: hidden', 'display: none']) {
  test(`in a theme that hides it at once when the focus leaves it, with ${hidden}, removing keeps the focus`, async ({
    page,
    shop,
  }) => {
    await fill(page, shop.url, [11, 12]);
    const drop = '.site-cart:not(:focus-within) .site-cart__drop';
    await page.addStyleTag({
      content: `.site-cart__drop { transition: none !important } ${drop} { ${hidden} !important }`,
    });
    await removeLinks(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(removeLinks(page)).toHaveCount(1);
    await expect(removeLinks(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(miniCart(page)).toContainText('V košarici še ni izdelkov.');
    await expect(miniCart(page)).toBeFocused();
    expect(await page.locator('.site-cart').getAttribute('tabindex')).toBeNull();
  });
}

const counts: [number, string][] = [
  [1, 'V košarici je 1 izdelek.'],
  [2, 'V košarici sta 2 izdelka.'],
  [3, 'V košarici so 3 izdelki.'],
  [5, 'V košarici je 5 izdelkov.'],
];
for (const [pieces, text] of counts) {
  test(`a removal that leaves ${pieces} is announced once, with the count`, async ({ page, shop }) => {
    await page.request.get(`${shop.url}/?add-to-cart=12`);
    await fill(page, shop.url, [11], pieces);
    const announced = await recordAnnouncements(page);
    const message = await removeLinks(page).first().getAttribute('data-success_message');
    await removeLinks(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(region(page)).toHaveText(`${message} ${text}`);
    expect(await announced()).toEqual([`${message} ${text}`]);
  });
}

test('a removal that is asked for before the cart’s code is there is announced once, with the count that is left', async ({
  page,
  shop,
}) => {
  for (const id of [11, 12]) await page.request.get(`${shop.url}/?add-to-cart=${id}`);
  const arrive = await holdBack(page, /chunks\/cart-/);
  await page.goto(shop.url + SIMPLE);
  const announced = await recordAnnouncements(page);
  const message = await removeLinks(page).first().getAttribute('data-success_message');
  await page.locator('a.cart-contents').focus();
  await expect(removeLinks(page).first()).toBeVisible();
  await removeLinks(page).first().press('Enter');
  expect(callsOf(shop, 'remove_from_cart')).toHaveLength(0);
  arrive();
  await expect(removeLinks(page)).toHaveCount(1);
  await expect(removeLinks(page).first()).toBeFocused();
  await expect(region(page)).toHaveText(`${message} V košarici je 1 izdelek.`);
  expect(await announced()).toEqual([`${message} V košarici je 1 izdelek.`]);
});

test('the line is covered while the call runs, and a second click sends nothing', async ({ page, shop }) => {
  await fill(page, shop.url, [11, 12]);
  const answer = shop.faults.hold('remove_from_cart');
  await page.locator('.site-cart').hover();
  await removeLinks(page).first().click();
  const line = miniCart(page).locator('.mini_cart_item').first();
  await expect(line.locator('.blockUI.blockOverlay')).toHaveCount(1);
  await expect(removeLinks(page).first()).toHaveAttribute('aria-busy', 'true');
  await removeLinks(page).first().press('Enter');
  answer();
  await expect(removeLinks(page)).toHaveCount(1);
  expect(callsOf(shop, 'remove_from_cart')).toHaveLength(1);
});

for (const [name, fault] of Object.entries({
  'a status 500': { status: 500 },
  'a dropped connection': { kind: 'drop' },
  'an answer that is no JSON': { kind: 'html' },
  'an answer without fragments': { kind: 'wrong-shape' },
} as const)) {
  test(`a removal that fails by ${name} follows the link`, async ({ page, shop, consoleLines }) => {
    await fill(page, shop.url, [11, 12]);
    shop.faults.set('remove_from_cart', fault);
    await removeLinks(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart\//);
    await expect(page.locator('.woocommerce-cart-form .cart_item')).toHaveCount(1);
    await expect.poll(() => consoleLines.take(/mini-cart .*could not be removed/)).toBe(1);
    consoleLines.allow(/Failed to load resource/);
  });
}

test('a line that is gone already: the link is followed', async ({ page, shop, consoleLines }) => {
  await fill(page, shop.url, [11, 12]);
  const href = await removeLinks(page).first().getAttribute('href');
  await page.request.get(href ?? '');
  await removeLinks(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart\//);
  await expect.poll(() => consoleLines.take(/could not be removed \(refused\)/)).toBe(1);
});

test('the theme may show several mini-carts: all show the same', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await listButton(page, 11).click();
  await expect(page.locator('.widget_shopping_cart_content .mini_cart_item')).toHaveCount(2);
  await mounted(page, '.list-side .widget_shopping_cart_content');
  await page.locator('.list-side .remove_from_cart_button').click();
  await expect(page.locator('.widget_shopping_cart_content .mini_cart_item')).toHaveCount(0);
});

test('a mini-cart marked so hides while the cart is empty', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  const widget = page.locator('.list-side .widget_shopping_cart');
  await expect(widget).toBeHidden();
  const answer = shop.faults.hold('add_to_cart', { times: 1 });
  await listButton(page, 11).click();
  await expect(listButton(page, 11)).toHaveClass(/loading/);
  answer();
  await expect(widget).toBeVisible();
  await expectPieces(page, 1);
  await widget.locator('.remove_from_cart_button').click();
  await expectPieces(page, 0);
  await expect(widget).toBeHidden();
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await page.reload();
  await expect(widget).toBeVisible();
});

test('text typed inside of a fragment survives the answer', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await page.route('**/?wc-ajax=add_to_cart', async route => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null || !('fragments' in answer)) throw new Error('no fragments');
    const fragments = { ...Object(answer.fragments), '.opomba': '<p class="opomba"><input name="opomba"> novo</p>' };
    await route.fulfill({ json: { ...answer, fragments } });
  });
  await page.locator('main').evaluate(main => {
    main.insertAdjacentHTML('afterbegin', '<p class="opomba"><input name="opomba"></p>');
  });
  await page.fill('[name="opomba"]', 'brez čebule');
  await listButton(page, 11).dispatchEvent('click');
  await expect(page.locator('.opomba')).toContainText('novo');
  await expect(page.locator('[name="opomba"]')).toHaveValue('brez čebule');
  await expect(page.locator('[name="opomba"]')).toBeFocused();
});

test("the theme's own fragment is replaced along", async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await expectPieces(page, 0);
  await listButton(page, 13).click();
  await expect(page.locator('a.cart-contents')).toHaveCount(1);
  await expectPieces(page, 1);
});

test('a fragment whose selector is not valid does not stop the others', async ({ page, shop, consoleLines }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await page.route('**/?wc-ajax=add_to_cart', async route => {
    const answer: unknown = await (await route.fetch()).json();
    if (typeof answer !== 'object' || answer === null || !('fragments' in answer)) throw new Error('no fragments');
    await route.fulfill({ json: { ...answer, fragments: { '..x': '<b></b>', ...Object(answer.fragments) } } });
  });
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await expect.poll(() => consoleLines.take(/cart fragments: “\.\.x” is no valid selector/)).toBe(1);
});

test('focus stays on the list button when fragments replace the mini-cart', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await setShopParameter(page, 'i18n_view_cart', 'Moja košarica');
  await listButton(page, 11).press('Enter');
  await expect(page.getByRole('link', { name: 'Moja košarica', exact: true })).toHaveCount(1);
  expect(await focused(page)).toContain('add_to_cart_button');
});

test('a remove link in a theme’s own drawer removes in the background, and the drawer stays', async ({
  page,
  shop,
}) => {
  await fill(page, shop.url, [11]);
  await page.evaluate(() => {
    const list = document.querySelector('.site-cart .woocommerce-mini-cart');
    const drawer = document.createElement('aside');
    drawer.id = 'drawer';
    if (list) drawer.append(list.cloneNode(true));
    document.body.prepend(drawer);
  });
  await page.locator('#drawer .remove_from_cart_button').click();
  await expectPieces(page, 0);
  await expect(page.locator('#drawer')).toBeVisible();
  await expect(page).toHaveURL(shop.url + SIMPLE);
  expect(callsOf(shop, 'remove_from_cart')).toHaveLength(1);
});
