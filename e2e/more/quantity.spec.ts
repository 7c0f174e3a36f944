import { ADD, openQuantity, PLUS, QUANTITY_FIELD } from '../pages/productPage';
import { expect, mounted, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { SIMPLE } from '../support/shopper';

test('a quantity that a script brings later has buttons as well', async ({ page, shop }) => {
  await openQuantity(page, shop.url + SIMPLE);
  await page.evaluate(() => {
    const html = '<div class="quantity" id="late"><input class="qty" type="number" value="1" min="3"></div>';
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', html);
    scrollTo(0, 0);
  });
  await mounted(page, '#late');
  await page.click('#late .plus');
  await expect(page.locator('#late .qty')).toHaveValue('4');
});

for (const width of [390, 800, 1280]) {
  for (const [kind, address] of [
    ['simple product', SIMPLE],
    ['product with variations', '/product/pulover-reka/'],
  ] as const) {
    test(`at ${width} px plus and minus do not move the button of a ${kind}`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 900 });
      const letCome = await holdBack(page, '**/shop-widgets.js');
      await page.goto(shop.url + address, { waitUntil: 'commit' });
      const button = page.locator(ADD);
      const top = () => page.locator('form.cart').evaluate(form => form.getBoundingClientRect().top);
      /** The button and the field, seen from the top of their form. */
      const places = async () => {
        const from = await top();
        const all = [button, page.locator(QUANTITY_FIELD)];
        return Promise.all(
          all.map(async one => {
            const box = await one.boundingBox();
            return box && { ...box, y: box.y - from };
          }),
        );
      };
      await button.waitFor();
      await expect(page.locator('body')).toHaveClass(/woocommerce-js/);
      await page.evaluate(() => document.fonts.ready);
      const before = await places();
      letCome();
      await expect(page.locator(PLUS)).toBeVisible();
      expect(await places()).toEqual(before);
    });
  }
}
