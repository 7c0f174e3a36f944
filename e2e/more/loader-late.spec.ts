import { expect, test } from '../support/fixtures';
import { callsOf, expectPieces, mountEverything, SHOP_PAGE } from '../support/shopper';

// How the code comes, and what happens when it does not, is what this is about.
test.use({ isFirstVisit: true });

test('rows that a “load more” button appends work, on a list that is awake', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await mountEverything(page);
  await page.evaluate(() => {
    const row = document.querySelector('ul.products li')?.cloneNode(true);
    if (!(row instanceof HTMLElement)) return;
    row.id = 'later';
    document.querySelector('ul.products')?.append(row);
  });
  await page.click('#later .add_to_cart_button');
  await expectPieces(page, 1);
  expect(callsOf(shop, 'form-post')).toHaveLength(0);
});
