import type { Page } from 'playwright/test';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { drawForeign, test } from '../support/capturedShop';
import { expect } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { choose, eventsOf, expectEvents, told } from '../support/services';

test.skip(!hasCaptures, NO_CAPTURES);

/** Makes the page name an analytics service that it provides itself. */
async function nameService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Reflect.set(window, 'analyticsSent', sent);
    Reflect.set(window, 'gtag', (...args: unknown[]) => sent.push(args));
    document.addEventListener('DOMContentLoaded', () => {
      const settings = document.createElement('script');
      settings.type = 'application/json';
      settings.id = 'shop-services';
      settings.textContent = JSON.stringify({ version: 1, consent: { default: 'granted' }, analytics: { src: null } });
      document.body.append(settings);
    });
  });
}

inTurn(test, ['3', 'none'], (turn, jquery) => {
  test.beforeEach(({ page }) => nameService(page));

  turn.test('a recorded product is told of with the data of its page', async ({ page, open }) => {
    await open('product-simple', jquery);
    const [view] = await expectEvents(page, 'view_item', 1);
    expect(view).toEqual({
      currency: 'EUR',
      value: 89.9,
      items: [
        {
          item_id: '44',
          item_name: 'Plašč z galerijo',
          item_category: expect.any(String),
          quantity: 1,
          price: 89.9,
        },
      ],
    });
    await page.locator('form.cart input[name="quantity"]').fill('2');
    await page.locator('form.cart .single_add_to_cart_button').click();
    const [added] = await expectEvents(page, 'add_to_cart', 1);
    expect(added).toMatchObject({ value: 179.8, items: [{ item_id: '44', quantity: 2 }] });
  });

  turn.test('a recorded list is told of, and what is added from it', async ({ page, open }) => {
    await open('shop', jquery);
    const [list] = await expectEvents(page, 'view_item_list', 1);
    expect(list).toMatchObject({
      item_list_id: 'products',
      items: expect.arrayContaining([
        { item_id: '51', item_name: 'Album za prenos', quantity: 1, price: 9.99, index: 0 },
      ]),
    });
    await page.locator('.add_to_cart_button[data-product_id="51"]').click();
    const [added] = await expectEvents(page, 'add_to_cart', 1);
    expect(added).toMatchObject({ currency: 'EUR', value: 9.99, items: [{ item_id: '51' }] });
  });

  turn.test('a recorded product table is told of as a list', async ({ page, open }) => {
    await open('table', jquery);
    const [list] = await expectEvents(page, 'view_item_list', 1);
    expect(list).toMatchObject({
      item_list_id: expect.stringMatching(/^wcpt-/),
      items: expect.arrayContaining([expect.objectContaining({ item_id: '51', price: 9.99 })]),
    });
  });

  turn.test('a recorded search is told of', async ({ page, shop }) => {
    await drawForeign(page, shop.url);
    await page.goto(`${shop.url}/captured/search-results/?jquery=${jquery}&s=svetilka&post_type=product`);
    expect(await expectEvents(page, 'search', 1)).toEqual([{ search_term: 'svetilka' }]);
  });
});

for (const name of ['cart', 'my-account-login-register', 'newsletter', 'order-pay', 'table']) {
  test(`the recorded ${name} tells of nothing that it has not`, async ({ page, open }) => {
    await nameService(page);
    await open(name);
    // Choices are told of once analytics has begun; all that the page tells was sent by then.
    await expect
      .poll(async () => {
        await choose(page, 'false');
        await choose(page, 'true');
        return (await told(page)).some(([command]) => command === 'consent');
      })
      .toBe(true);
    const names = (await told(page)).map(([, event]) => event);
    expect(names.filter(event => event !== 'view_item_list' && event !== 'update')).toEqual([]);
    expect(await eventsOf(page, 'purchase')).toEqual([]);
  });
}
