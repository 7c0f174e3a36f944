import { CUP, openCart, row } from '../pages/cartPage';
import { fillIn, notice, openCheckout, openFilledCheckout, RECEIVED } from '../pages/checkout';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { recordSaid } from './liveRegions';
import { openMounted } from './pages';

test('a field that is left with a mistake is told once, politely, with its name', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const said = await recordSaid(page);
  // By keys: the field has a `change` before it is left.
  await page.locator('#billing_email').pressSequentially('ana');
  await page.keyboard.press('Tab');
  const problem = (await page.locator('#billing_email_description').textContent()) ?? '';
  await expect.poll(said).toEqual([{ text: expect.stringContaining(problem.trim()), isRegionFirst: true }]);
  expect((await said())[0]?.text).toMatch(/^E-pošta|e-pošt/i);
  await expect(page.locator('.widget_shopping_cart_live_region[role="status"]')).toHaveText(/e-pošt/i);
  await page.focus('#billing_email');
  await page.keyboard.press('Tab');
  expect(await said()).toHaveLength(1);
});

test('an order on its way is told once, and again when that takes long', async ({ page, shop }) => {
  await openFilledCheckout(page, shop);
  await page.clock.install();
  const release = await holdBack(page, /wc-ajax=checkout/);
  const said = await recordSaid(page);
  const texts = async () => (await said()).map(({ text }) => text);
  await page.click('#place_order');
  const placing = 'Naročilo se oddaja. Ne zapirajte strani.';
  await expect.poll(texts).toEqual([placing]);
  await expect(page.locator('form.checkout')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(19_000);
  expect(await texts()).toEqual([placing]);
  await page.clock.runFor(22_000);
  await expect.poll(texts).toHaveLength(3);
  release();
  await page.waitForURL(RECEIVED);
});

test('the list of a refused order is heard once: it has the focus, and is no alert', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await fillIn(page);
  const said = await recordSaid(page);
  await page.click('#place_order');
  const list = notice(page).locator('ul');
  await expect(list).toBeFocused();
  const words = (await list.innerText()).trim().split('\n')[0] ?? '';
  expect(words).not.toBe('');
  expect((await said()).filter(({ text }) => text.includes(words))).toEqual([]);
});

test('a cart that changes and a table that loads are busy, until they are no more', async ({ page, shop }) => {
  await openCart(page, shop, [CUP]);
  const cart = await holdBack(page, /\/cart\//);
  await row(page, 0).locator('input.qty').fill('3');
  await page.click('[name="update_cart"]');
  await expect(page.locator('form.woocommerce-cart-form')).toHaveAttribute('aria-busy', 'true');
  cart();
  await expect(page.locator('form.woocommerce-cart-form')).not.toHaveAttribute('aria-busy');

  await openMounted(page, shop, '/tables/all-filters/');
  const rows = await holdBack(page, /wc-ajax=wcpt_ajax/);
  await page.locator('#wcpt-310 .wcpt-pagination').getByText('2', { exact: true }).click();
  await expect(page.locator('#wcpt-310')).toHaveAttribute('aria-busy', 'true');
  rows();
  await expect(page.locator('#wcpt-310')).not.toHaveAttribute('aria-busy');
});
