import type { Page } from 'playwright/test';
import { fillIn, rested } from '../pages/checkout';
import { ADD } from '../pages/productPage';
import { button, inCart, PLAIN, TABLE } from '../pages/tableCart';
import { expect, mounted, type TestShop, test } from '../support/fixtures';
import { withEach } from '../support/inTurn';
import { callsOf, expectPieces, isSamePage, listButton, markPage, miniCart } from '../support/shopper';

const VARIABLE = 'pulover-reka';
const MEMBERS_ONLY = 'brisaca-val';
const FORM = 'form.variations_form';

/** Returns what a plugin of the demo has done so far in this window. */
const doneBy = (page: Page, plugin: string): Promise<string[]> =>
  page.evaluate(name => {
    const plugins: unknown = Reflect.get(window, 'demoPlugins');
    const read: unknown = Reflect.get(Object(plugins), 'read');
    const all: unknown = typeof read === 'function' ? read() : [];
    return Array.isArray(all) ? all.filter(one => one.plugin === name).map(({ what }) => String(what)) : [];
  }, plugin);

/** Opens a page, and moves the pointer, so that the delayed plugins run. */
async function open(page: Page, shop: TestShop, path: string): Promise<void> {
  await page.goto(shop.url + path);
  await page.mouse.move(40, 40);
  const { pathname } = new URL(page.url());
  await expect.poll(() => doneBy(page, 'delay-js')).toContain(pathname);
}

/** Chooses the first free value of each list. */
async function choose(page: Page): Promise<void> {
  await mounted(page, FORM);
  const lists = page.locator(`${FORM} .variations select`);
  for (let index = 0; index < (await lists.count()); index++) {
    const list = lists.nth(index);
    const value = await list.evaluate(
      (one: HTMLSelectElement) => [...one.options].find(({ value: id, disabled }) => id && !disabled)?.value,
    );
    await list.selectOption(value ?? '');
  }
  await expect(page.locator(ADD)).not.toHaveClass(/disabled/);
}

withEach(test, ['3', '4', 'none'], jquery => {
  const all = `?plugins=all&jquery=${jquery}`;

  for (const adds of ['post', 'call']) {
    test(`a variation is added once, with all plugins on: by ${adds}`, async ({ page, shop }) => {
      await open(page, shop, `/product/${VARIABLE}/${all}&adds=${adds}`);
      await choose(page);
      const variation = await page.locator('.variation_id').inputValue();
      await page.locator(ADD).click();
      await expectPieces(page, 1);
      await expect(page.locator(ADD)).toHaveClass(/added/);
      expect(await doneBy(page, 'tracker')).toEqual([`add 100 ${variation} 1`]);
      expect(await doneBy(page, 'side-cart')).toEqual(['1']);
      await expect(page.locator('.demo-side-cart .mini_cart_item')).toHaveCount(1);
      expect(await doneBy(page, 'anti-spam')).toEqual(['variations_form']);
    });

    test(`a guest is refused a product of members, and loses nothing: by ${adds}`, async ({
      page,
      shop,
      consoleLines,
    }) => {
      await open(page, shop, `/product/${MEMBERS_ONLY}/${all}&adds=${adds}`);
      await choose(page);
      await page.locator(`${FORM} .qty`).fill('2');
      const chosen = await page
        .locator(`${FORM} .variations select`)
        .evaluateAll((lists: HTMLSelectElement[]) => lists.map(({ value }) => value));
      await markPage(page);
      await page.locator(ADD).click();
      await expect(page.locator('.woocommerce-error')).toHaveText('Brisačo Val prodamo samo članom.');
      for (const [index, value] of chosen.entries())
        await expect(page.locator(`${FORM} .variations select`).nth(index)).toHaveValue(value);
      await expect(page.locator(`${FORM} .qty`)).toHaveValue('2');
      expect(await isSamePage(page)).toBe(true);
      expect(await doneBy(page, 'tracker')).toEqual([]);
      expect(consoleLines.take(/the shop refused the form: Brisačo Val/)).toBe(1);
    });
  }

  test('adding on the list and removing from the mini-cart, with all plugins on', async ({ page, shop }) => {
    await open(page, shop, `/shop/${all}`);
    await listButton(page, 11).click();
    await expectPieces(page, 1);
    await expect(page.locator('.demo-side-cart__count')).toHaveText('1');
    await expect.poll(() => doneBy(page, 'tracker')).toEqual(['add 11 1']);
    await page.locator('.demo-side-cart').getByRole('button', { name: 'Zapri' }).click();
    await page.locator('a.cart-contents').focus();
    await miniCart(page).locator('.remove_from_cart_button').click();
    await expectPieces(page, 0);
    await expect(page.locator('.demo-side-cart__count')).toHaveText('0');
    expect(await doneBy(page, 'tracker')).toHaveLength(1);
  });

  test('another currency is shown in the mini-cart and on the cart page, which changes', async ({ page, shop }) => {
    await page.request.get(`${shop.url}/?add-to-cart=11`);
    await open(page, shop, `/shop/${all}`);
    await expect(miniCart(page)).toContainText('€');
    await page.getByLabel('Valuta').selectOption('USD');
    await expect(miniCart(page).locator('.total')).toContainText('$');
    await open(page, shop, '/cart/');
    await expect(page.locator('.order-total')).toContainText('$');
    await page.locator('form.woocommerce-cart-form .qty').fill('3');
    await page.click('[name="update_cart"]');
    await expect(page.locator('.woocommerce-message')).toHaveText('Košarica je posodobljena.');
    await expect(page.locator('.order-total')).toContainText('$');
    await expectPieces(page, 3);
    if (jquery !== 'none')
      expect(await doneBy(page, 'currency')).toContain('/?wc-ajax=get_refreshed_fragments&currency=USD');
  });

  test('a row of a table is added once, with all plugins on', async ({ page, shop }) => {
    await open(page, shop, `/tables/cart/${all}`);
    await mounted(page, TABLE);
    await button(page, PLAIN).click();
    await expect(inCart(page, PLAIN)).toHaveText('V košarici: 1');
    await expectPieces(page, 1);
    await expect(page.locator('.demo-side-cart__count')).toHaveText('1');
    expect(await doneBy(page, 'tracker')).toHaveLength(1);
  });

  for (const [method, place] of [
    ['demo_gateway', 'Plačaj pri Lipi'],
    ['cod', 'Naročilo z obveznostjo plačila'],
  ] as const)
    test(`an order by ${method} comes to its thank-you page, with all plugins on`, async ({ page, shop }) => {
      await page.request.get(`${shop.url}/?add-to-cart=11`);
      await open(page, shop, `/checkout/${all}`);
      await mounted(page, 'form.checkout');
      await expect(page.locator('label[for="billing_postcode"]')).toContainText('Pošta');
      await page.selectOption('#billing_country', 'AT');
      await expect(page.locator('label[for="billing_postcode"]')).toContainText('Pošta');
      await page.selectOption('#billing_country', 'SI');
      await fillIn(page);
      await page.fill('#billing_davcna_stevilka', 'SI12345678');
      await page.locator('#billing_davcna_stevilka').blur();
      await rested(page);
      await page.check(`#payment_method_${method}`);
      await page.check('#terms');
      await page.getByRole('button', { name: place }).click();
      await expect(page).toHaveURL(/order-received\/1001/);
      await page.mouse.move(80, 80);
      await expect.poll(() => doneBy(page, 'tracker')).toEqual(['order']);
      expect(shop.orders.byId(1001)).toMatchObject({ payment: method });
      expect(shop.orders.byId(1001)?.attribution).toHaveProperty('source_type');
      expect(callsOf(shop, 'checkout')).toHaveLength(1);
      if (method === 'demo_gateway') expect(await doneBy(page, 'gateway')).toEqual(['order is sent']);
      expect(await doneBy(page, 'field-editor')).toContain('AT');
    });
});
