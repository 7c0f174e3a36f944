import { button, inCart, notice, OTHER, open, PLAIN, quantity, row } from '../pages/tableCart';
import { expect, gotoMounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { expectPieces } from '../support/shopper';

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('a quantity goes back after an add; one typed since stays', async ({ page, shop, consoleLines }) => {
    await open(page, shop.url, jquery);
    await page.route(/wc-ajax=wcpt_cart/, route => route.abort('connectionfailed'), { times: 1 });
    await quantity(page, PLAIN).fill('3');
    await button(page, PLAIN).click();
    await expect(notice(page)).toHaveText('Košarice ni bilo mogoče spremeniti. Poskusite znova.');
    await expect(row(page, PLAIN)).not.toHaveClass(/wcpt-adding-product/);
    await expect(quantity(page, PLAIN)).toHaveValue('3');
    await button(page, PLAIN).click();
    await expect(inCart(page, PLAIN)).toHaveText('V košarici: 3');
    await expect(quantity(page, PLAIN)).toHaveValue('1');
    const answer = shop.faults.hold('wcpt_cart', { times: 1 });
    await button(page, PLAIN).click();
    await expect(row(page, PLAIN)).toHaveClass(/wcpt-adding-product/);
    await quantity(page, PLAIN).fill('5');
    await quantity(page, PLAIN).blur();
    answer();
    await expect(row(page, PLAIN)).not.toHaveClass(/wcpt-adding-product/);
    await expect(inCart(page, PLAIN)).toHaveText('V košarici: 4');
    await expect(quantity(page, PLAIN)).toHaveValue('5');
    consoleLines.allow(/the cart gave no usable answer|Failed to load resource/);
  });

  turn.test('a notice of PHP before the answer does not matter', async ({ page, shop, consoleLines }) => {
    await open(page, shop.url, jquery);
    shop.faults.set('wcpt_cart', { kind: 'notice', times: 1 });
    await button(page, PLAIN).click();
    await expect(inCart(page, PLAIN)).toHaveText('V košarici: 1');
    consoleLines.allow(/characters before its JSON/);
  });

  turn.test('a row that leaves while its call runs does not stop the next one', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    const answer = shop.faults.hold('wcpt_cart', { times: 1 });
    await button(page, PLAIN).click();
    await expect(row(page, PLAIN)).toHaveClass(/wcpt-adding-product/);
    // Perhaps before the code for it has come.
    await row(page, PLAIN).evaluate(one => one.remove());
    await button(page, OTHER).click();
    answer();
    await expect(inCart(page, OTHER)).toHaveText('V košarici: 1');
    await expectPieces(page, 2);
  });
});

test('a quantity that is being typed while the table is loaded anew keeps its digits and its caret', async ({
  page,
  shop,
}) => {
  await gotoMounted(page, `${shop.url}/tables/refresh/?jquery=none`, '#wcpt-432');
  const of = (at: number, part: string) => page.locator('#wcpt-432 .wcpt-row').nth(at).locator(part);
  const answer = shop.faults.hold('wcpt_ajax', { times: 1 });
  await of(0, '[data-wcpt-link-code]').click();
  await expectPieces(page, 1);
  const field = await of(1, '.qty').elementHandle();
  await of(1, '.qty').fill('');
  await page.keyboard.type('1');
  answer();
  await expect.poll(() => field?.evaluate(one => one.isConnected)).toBe(false);
  await page.keyboard.type('2');
  await expect(of(1, '.qty')).toHaveValue('12');
  await expect(of(1, '.qty')).toBeFocused();
});

test('a notice over a table that is loaded anew gives the focus to the same product’s button', async ({
  page,
  shop,
}) => {
  await gotoMounted(page, `${shop.url}/tables/refresh/?jquery=none`, '#wcpt-432');
  const refusal = '<ul class="woocommerce-error"><li>Ni na zalogi.</li></ul>';
  await page.route(
    /wc-ajax=wcpt_cart/,
    route =>
      route.fulfill({ json: { success: false, notice: refusal, cart_widget: '', in_cart: {}, in_cart_total: {} } }),
    { times: 1 },
  );
  const answer = shop.faults.hold('wcpt_ajax', { times: 1 });
  const second = page.locator('#wcpt-432 .wcpt-row').nth(1).locator('[data-wcpt-link-code]');
  const before = await second.elementHandle();
  await second.click();
  await expect(notice(page)).toBeFocused();
  answer();
  await expect.poll(() => before?.evaluate(one => one.isConnected)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(second).toBeFocused();
});
