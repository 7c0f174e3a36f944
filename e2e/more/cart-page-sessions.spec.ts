import { FORM, openCart } from '../pages/cartPage';
import { expect, gotoMounted, test } from '../support/fixtures';

const QUANTITY = `${FORM} .qty`;
const UPDATE = '[name="update_cart"]';

test('a tab whose session ended overnight shows the present cart', async ({ page, shop, context }) => {
  await page.clock.install({ time: '2026-11-21T23:30:00' });
  await openCart(page, shop);
  await page.locator(QUANTITY).first().fill('4');
  await page.clock.fastForward('26:00:00');
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('.cart-empty')).toBeVisible();
  await expect(page.locator(FORM)).toHaveCount(0);
});

test('quantities sent after the session ended show an empty cart', async ({ page, shop, context }) => {
  await openCart(page, shop);
  await page.locator(QUANTITY).first().fill('4');
  await context.clearCookies();
  // Asked for once the cart is shown as empty; an answer with what is added next would load the page anew by itself.
  const emptyFragments = page.waitForResponse('**/?wc-ajax=get_refreshed_fragments*');
  await page.click(UPDATE);
  await expect(page.locator('.cart-empty')).toBeVisible();
  await emptyFragments;
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '1' } });
  // The page is loaded anew.
  await page.evaluate(() => void setTimeout(() => dispatchEvent(new Event('pageshow'))));
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
});

test('a cart that another tab fills while it is emptied here is shown', async ({ page, shop, context }) => {
  await openCart(page, shop);
  await page.evaluate(() => {
    window.ShopWidgets?.bus.on('wc_cart_emptied', () => {
      const add = new XMLHttpRequest();
      add.open('POST', '/?wc-ajax=add_to_cart', false);
      add.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
      add.send('product_id=11&quantity=1');
    });
  });
  await page.locator(QUANTITY).first().fill('4');
  await context.clearCookies();
  await page.click(UPDATE);
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
});

test('quantities sent from two tabs: the last one counts for each line', async ({ page, shop, context }) => {
  await openCart(page, shop);
  const other = await context.newPage();
  await gotoMounted(other, `${shop.url}/cart/`, `.woocommerce:has(> ${FORM})`);
  await page.locator(QUANTITY).nth(1).fill('3');
  await other.locator(QUANTITY).first().fill('5');
  await other.click(UPDATE);
  await expect(other.locator('.woocommerce-message')).toBeVisible();
  await expect(page.locator(QUANTITY).first()).toHaveValue('5');
  await page.click(UPDATE);
  await expect(page.locator('.woocommerce-message')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab.locator(QUANTITY).first()).toHaveValue('5');
    await expect(tab.locator(QUANTITY).nth(1)).toHaveValue('3');
  }
  await other.locator('.product-remove a').first().click();
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
});
