import { COUNT, SORTED } from '../pages/productList';
import { expect, gotoMounted, test } from '../support/fixtures';
import { isMounted, SHOP_PAGE, visit } from '../support/shopper';

// First visit: these tests are about loading code and its failures.
test.use({ isFirstVisit: true });

const FORM = 'form.woocommerce-ordering';

test('a script that chooses with jQuery is heard, also before the widget is there', async ({ page, shop }) => {
  await visit(page, `${shop.url + SHOP_PAGE}?jquery=3`);
  expect(await isMounted(page, FORM)).toBe(false);
  await page.evaluate("void jQuery('select.orderby').val('price').trigger('change')");
  await expect(page).toHaveURL(SORTED);
});

test('the result count of a list as it comes is left alone', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  await expect(page.locator(COUNT)).toHaveAttribute('role', 'status');
});

test('a count that is gone before it is announced breaks nothing', async ({ page, shop }) => {
  await page.clock.install();
  await gotoMounted(page, `${shop.url + SHOP_PAGE}?orderby=price`, COUNT);
  await page.locator(COUNT).evaluate(count => count.remove());
  await page.clock.runFor(3000);
  await expect(page.locator(COUNT)).toHaveCount(0);
});
