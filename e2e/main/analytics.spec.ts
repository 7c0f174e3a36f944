import { fillCart, fillIn } from '../pages/checkout';
import { ALL_SERVICES } from '../pages/everyPage';
import { expect, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { choose, decide, eventsOf, expectEvents, SERVICES_PAGE, servicesReady, told } from '../support/services';
import { expectPieces, listButton, miniCart, VARIABLE } from '../support/shopper';

inTurn(test, ['3', '4', 'none'], (turn, jquery) => {
  test.beforeEach(({ page, shop }) => decide(page, shop.url, 'true'));

  turn.test('a list is told of once, a click on its product, what is added and removed', async ({ page, shop }) => {
    await page.goto(`${shop.url}/shop/${ALL_SERVICES}&jquery=${jquery}`);
    const [list] = await expectEvents(page, 'view_item_list', 1);
    expect(list).toMatchObject({
      item_list_id: 'products',
      item_list_name: 'Trgovina',
      items: expect.arrayContaining([
        { item_id: '11', item_name: 'Skodelica Jutro', quantity: 1, price: 12.5, index: 0 },
      ]),
    });
    await listButton(page, 12).click();
    await expectPieces(page, 1);
    const [added] = await expectEvents(page, 'add_to_cart', 1);
    expect(added).toMatchObject({ currency: 'EUR', items: [{ item_id: '12', quantity: 1 }] });
    await page.locator('a.cart-contents').hover();
    await miniCart(page).locator('.remove_from_cart_button').first().click();
    await expectPieces(page, 0);
    const [removed] = await expectEvents(page, 'remove_from_cart', 1);
    expect(removed).toMatchObject({ items: [{ item_id: '12', quantity: 1 }] });
    expect(removed).toMatchObject({ value: Reflect.get(Object(added), 'value') });
  });

  turn.test('a product and its variations are told of', async ({ page, shop }) => {
    await page.goto(`${shop.url}${VARIABLE}${ALL_SERVICES}&jquery=${jquery}`);
    await expectEvents(page, 'view_item', 1);
    const selects = page.locator('form.variations_form select');
    await selects.nth(0).selectOption({ index: 1 });
    await selects.nth(1).selectOption({ index: 1 });
    const views = await expectEvents(page, 'view_item', 2);
    expect(views[0]).toMatchObject({ currency: 'EUR', items: [{ item_id: '100' }] });
    expect(views[1]).toMatchObject({ items: [{ item_variant: expect.stringContaining(', ') }] });
  });
});

test('a later refusal ends the recording', async ({ page, shop }) => {
  await decide(page, shop.url, 'true');
  await page.goto(shop.url + SERVICES_PAGE);
  await expectEvents(page, 'view_item_list', 1);
  await choose(page, 'false');
  expect((await told(page)).at(-1)).toEqual([
    'consent',
    'update',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
  ]);
  await listButton(page, 12).click();
  await expectPieces(page, 1);
  expect(await eventsOf(page, 'add_to_cart')).toEqual([]);
});

test('a checkout begins, and its order counts once', async ({ page, shop }) => {
  await decide(page, shop.url, 'true');
  await fillCart(page, shop);
  await page.goto(`${shop.url}/checkout/${ALL_SERVICES}`);
  const [begun] = await expectEvents(page, 'begin_checkout', 1);
  expect(begun).toMatchObject({ currency: 'EUR', items: [{ item_id: expect.any(String) }] });
  await fillIn(page);
  await page.check('#terms');
  await page.click('#place_order');
  await page.waitForURL(/order-received/);
  const [bought] = await expectEvents(page, 'purchase', 1);
  expect(bought).toMatchObject({ transaction_id: '1001', currency: 'EUR', value: expect.any(Number) });
  const idsOf = (event: unknown) => Object(event).items.map(({ item_id }: { item_id: unknown }) => item_id);
  expect(idsOf(bought)).toEqual(idsOf(begun));
  await page.reload();
  await servicesReady(page);
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(0);
  expect(await eventsOf(page, 'purchase')).toEqual([]);
});
