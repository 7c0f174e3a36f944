import type { Page } from 'playwright/test';
import type { Fault } from '../demo-theme';
import { expect, mounted, test } from './support/fixtures';
import { callsOf, cartStarted, configElement, expectPieces, FEW_LEFT, listButton, SHOP_PAGE } from './support/shopper';

const FAILED = 'Izdelka ni bilo mogoče dodati v košarico. Poskusite znova.';
const NETWORK = 'Povezava s trgovino ni uspela. Poskusite znova.';
const TOO_LATE = 'Trgovina se ni odzvala pravočasno. Poskusite znova.';

const failures: { name: string; fault: Fault; text: string }[] = [
  { name: 'a status 500', fault: { status: 500 }, text: FAILED },
  { name: 'a dropped connection', fault: { kind: 'drop' }, text: NETWORK },
  { name: 'a page in place of JSON', fault: { kind: 'html' }, text: FAILED },
  { name: 'an empty answer', fault: { kind: 'empty' }, text: FAILED },
  { name: 'JSON that is cut off', fault: { kind: 'truncated' }, text: FAILED },
  { name: 'an answer of the wrong shape', fault: { kind: 'wrong-shape' }, text: FAILED },
];

test.describe('an add that fails', () => {
  for (const { name, fault, text } of failures) {
    test(`${name}: the button is free again and says so`, async ({ page, shop, consoleLines }) => {
      await page.goto(shop.url + SHOP_PAGE);
      await cartStarted(page);
      // For good until cleared: the browser itself sends a call anew whose kept connection was dropped.
      shop.faults.set('add_to_cart', fault);
      const button = listButton(page, 11);
      await button.click();
      const message = page.locator('ul.products li').first().getByRole('alert');
      await expect(message).toHaveText(text);
      await expect(button).not.toHaveClass(/loading|added/);
      await expect(button).toBeFocused();
      await expect.poll(() => consoleLines.take(/\[shop-widgets\] add-to-cart .*the call to the shop failed/)).toBe(1);
      consoleLines.allow(/Failed to load resource/);

      shop.faults.clear();
      await button.click();
      await expect(button).toHaveClass(/added/);
      await expect(message).toHaveCount(0);
      await expect(page).toHaveURL(shop.url + SHOP_PAGE);
    });
  }
});

test.describe('with a short timeout', () => {
  test.use({ shopOptions: { headStart: configElement({ timeout: 200 }) } });

  test('an answer that takes too long is given up', async ({ page, shop, consoleLines }) => {
    await page.goto(shop.url + SHOP_PAGE);
    await cartStarted(page);
    shop.faults.set('add_to_cart', { delay: 3000, times: 1 });
    await listButton(page, 11).click();
    await expect(page.getByRole('alert').filter({ hasText: TOO_LATE })).toBeVisible();
    await expect(listButton(page, 11)).not.toHaveClass(/loading/);
    await expect.poll(() => consoleLines.take(/the call to the shop failed \(timeout\)/)).toBe(1);
  });
});

test('offline, the shopper is told so', async ({ page, shop, context, consoleLines }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  // It wakes with the first item, when the browser is idle.
  await mounted(page, '.widget_shopping_cart_content');
  await context.setOffline(true);
  await listButton(page, 12).click();
  await expect(page.getByText('Niste povezani z internetom. Preverite povezavo in poskusite znova.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => consoleLines.take(/the call to the shop failed \(network\)/)).toBe(1);
  consoleLines.allow(/Failed to load resource/);
});

test('a PHP notice before the JSON is tolerated, with one warning', async ({ page, shop, consoleLines }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  shop.faults.set('add_to_cart', { kind: 'notice' });
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await listButton(page, 11).click();
  await expectPieces(page, 2);
  await expect.poll(() => consoleLines.take(/^warning: \[shop-widgets\] calls: .*characters before its JSON/)).toBe(1);
});

test('a failed add does not hold the queue up', async ({ page, shop, consoleLines }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  shop.faults.set('add_to_cart', { status: 500, delay: 200, times: 1 });
  await listButton(page, 11).click();
  await listButton(page, 12).click();
  await expect(listButton(page, 12)).toHaveClass(/added/);
  await expectPieces(page, 1);
  consoleLines.allow(/the call to the shop failed|Failed to load resource/);
});

test.describe('the shop refuses', () => {
  const answer = (page: Page, body: object) =>
    page.route('**/?wc-ajax=add_to_cart', route => route.fulfill({ json: body }));

  test('with an address: the shopper is taken there and sees why', async ({ page, shop }) => {
    await page.goto(shop.url + SHOP_PAGE);
    await cartStarted(page);
    await listButton(page, 15).click();
    await expectPieces(page, 1);
    await listButton(page, 15).click();
    await expect(page).toHaveURL(`${shop.url}/product/unikatna-vaza/`);
    await expect(page.locator('.woocommerce-error')).toContainText('samo enkrat');
  });

  test('without an address: the message stands beside the button', async ({ page, shop, consoleLines }) => {
    await answer(page, { error: true, product_url: false });
    await page.goto(shop.url + SHOP_PAGE);
    await cartStarted(page);
    await listButton(page, 11).click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(listButton(page, 11)).not.toHaveClass(/loading|added/);
    await expect.poll(() => consoleLines.take(/the shop refused the product/)).toBe(1);
  });

  for (const address of ['javascript:document.title="out"', ' java\tscript:document.title="out"', 'data:text/html,x']) {
    test(`with ${JSON.stringify(address)} for an address: the page stays`, async ({ page, shop, consoleLines }) => {
      await answer(page, { error: true, product_url: address });
      await page.goto(shop.url + SHOP_PAGE);
      await cartStarted(page);
      const title = await page.title();
      await listButton(page, 11).click();
      await expect(page.getByText(FAILED)).toBeVisible();
      expect(await page.title()).toBe(title);
      await expect(page).toHaveURL(shop.url + SHOP_PAGE);
      await expect.poll(() => consoleLines.take(/the shop refused the product/)).toBe(1);
    });
  }
});

test('more than the stock from the product page: the notice is shown in place', async ({
  page,
  shop,
  consoleLines,
}) => {
  await page.goto(shop.url + FEW_LEFT);
  await cartStarted(page);
  await page.locator('form.cart .qty').evaluate((field: HTMLInputElement) => field.removeAttribute('max'));
  await page.fill('form.cart .qty', '9');
  await page.click('.single_add_to_cart_button');
  await expect(page.locator('.woocommerce-error')).toContainText('Na zalogi: 3 kosi');
  expect(callsOf(shop, 'add_to_cart').length + callsOf(shop, 'form-post').length).toBeGreaterThan(0);
  consoleLines.allow(/the shop refused/);
});
