import { FORM, openCart, QUANTITY, refresh } from '../pages/cartPage';
import { expect, test } from '../support/fixtures';
import { callsOf, isSamePage, markPage } from '../support/shopper';

test('no key is lost while answers come one after the other', async ({ page, shop }) => {
  await openCart(page, shop);
  await page.locator('#coupon_code').focus();
  const words = 'prvi-drugi-tretji-cetrti-peti';
  await page.evaluate(() => {
    Reflect.set(
      window,
      'refreshing',
      setInterval(() => window.ShopWidgets?.bus.emit('wc_update_cart', {}), 30),
    );
  });
  const before = callsOf(shop, 'form-post').length;
  for (let times = 1; times <= 4; times += 1) {
    await page.keyboard.type(words, { delay: 10 });
    await expect.poll(() => callsOf(shop, 'form-post').length).toBeGreaterThan(before + 2 * times);
  }
  await page.evaluate(() => clearInterval(Reflect.get(window, 'refreshing')));
  await expect(page.locator('#coupon_code')).toHaveValue(words.repeat(4));
});

test('what stands beside form and totals is left where it is', async ({ page, shop }) => {
  await openCart(page, shop);
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
    document.querySelector('main > .woocommerce')?.append(frame);
    await loaded;
    frame.addEventListener('load', () => Reflect.set(window, 'isLoadedAnew', true));
  });
  await refresh(page);
  await page.locator('.product-remove a').first().click();
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.has(window, 'isLoadedAnew'))).toBe(false);
});

test('a script may ask the shopper before a line is removed or the form is sent', async ({ page, shop }) => {
  await openCart(page, shop);
  await markPage(page);
  await page.evaluate(() => {
    const stop = (event: Event) => event.preventDefault();
    document.body.addEventListener('click', event => event.target instanceof HTMLAnchorElement && stop(event));
    document.body.addEventListener('submit', stop);
  });
  const before = shop.log.length;
  await page.locator('.product-remove a').first().click();
  await page.locator(QUANTITY).first().fill('3');
  await page.locator(QUANTITY).first().press('Enter');
  await page.click('.shipping-calculator-button');
  await expect(page.locator('.shipping-calculator-button')).toHaveAttribute('aria-expanded', 'false');
  expect(shop.log.slice(before).filter(({ path }) => /cart/.test(path))).toEqual([]);
  expect(await isSamePage(page)).toBe(true);
});
