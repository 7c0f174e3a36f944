import type { Page } from 'playwright/test';
import { choose } from '../pages/variationForm';
import { whenParsed } from '../support/changePage';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { addBundle, raise } from '../support/scripts';
import {
  callsOf,
  cartStarted,
  expectPieces,
  isMounted,
  listButton,
  SHOP_PAGE,
  SIMPLE,
  VARIABLE,
  visit,
} from '../support/shopper';
import { watchViolations } from '../support/watching';

// First visit: these tests are about loading code and its failures.
test.use({ isFirstVisit: true });

/** Counts the mounts of a widget by its events. */
const countMounts = (page: Page) =>
  page.addInitScript(() => {
    const counts: Record<string, number> = {};
    Reflect.set(window, 'mountCounts', counts);
    document.addEventListener('shop_widgets_mounted', event => {
      const name = event instanceof CustomEvent && Array.isArray(event.detail) ? String(event.detail[0]) : '?';
      counts[name] = (counts[name] ?? 0) + 1;
    });
  });
const mountCounts = (page: Page) => page.evaluate(() => Reflect.get(window, 'mountCounts'));

for (const place of ['head', 'end', 'async', 'late', 'classic', 'twice']) {
  test(`script at “${place}”: every widget mounts once and answers`, async ({ page, shop }) => {
    await countMounts(page);
    await page.goto(`${shop.url}/listeners/?script=${place}`);
    await page.locator('form.variations_form').scrollIntoViewIfNeeded();
    await mounted(page, 'form.variations_form');
    await cartStarted(page);
    await choose(page, 'rdeca', 'l');
    await page.click('form.cart .single_add_to_cart_button');
    await expectPieces(page, 1);
    await mounted(page, '.site-cart .widget_shopping_cart_content');
    await listButton(page, 11).click();
    await expectPieces(page, 2);
    const counts: unknown = await mountCounts(page);
    expect(counts).toMatchObject({ 'variation-form': 1, 'add-to-cart': 1 });
    expect([callsOf(shop, 'form-post').length, callsOf(shop, 'add_to_cart').length]).toEqual([1, 1]);
  });
}

test('a script tag that comes when the page is complete mounts once', async ({ page, shop }) => {
  await countMounts(page);
  await page.goto(`${shop.url}${VARIABLE}?script=none`);
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
  await page.addScriptTag({ type: 'module', url: '/shop-widgets/shop-widgets.js' });
  await page.addScriptTag({ type: 'module', url: '/shop-widgets/shop-widgets.js?ver=2' });
  await mounted(page, 'form.variations_form');
  await choose(page, 'rdeca', 'l');
  await page.click('form.cart .single_add_to_cart_button');
  await expectPieces(page, 1);
  expect(await mountCounts(page)).toMatchObject({ 'variation-form': 1 });
});

test('jQuery that comes after the widgets hears their events, and is heard', async ({ page, shop }) => {
  await page.goto(`${shop.url}${SHOP_PAGE}?jquery=none`);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await page.addScriptTag({ url: '/jquery/3/jquery.min.js' });
  await page.evaluate(() => {
    const $: unknown = Reflect.get(window, 'jQuery');
    if (typeof $ !== 'function') throw new Error('no jQuery');
    $(document.body).on('added_to_cart', (_event: unknown, ...args: unknown[]) => {
      document.title = args.map(arg => (Object(arg).jquery ? 'jQuery' : typeof arg)).join();
    });
  });
  await listButton(page, 12).click();
  await expectPieces(page, 2);
  await expect(page).toHaveTitle('object,string,jQuery');
  await raise(page, 'ul.products .add_to_cart_button[data-product_id="11"]', 'click');
  await expectPieces(page, 3);
});

test('a page with settings: a click is kept while the check of the settings is on its way', async ({ page, shop }) => {
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '1' } });
  const arrive = await holdBack(page, /chunks\/shared-/);
  await page.goto(`${shop.url}/cart/?lists=search`);
  const toggle = page.locator('.shipping-calculator-button');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.shipping-calculator-form')).toBeVisible();
});

test('the first click on a list is kept while its chunk loads, and handled once', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  const arrive = await holdBack(page, /chunks\/cart-/);
  const button = listButton(page, 11);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expectPieces(page, 1);
  await expect(button).not.toHaveAttribute('aria-busy');
  expect(callsOf(shop, 'add_to_cart')).toHaveLength(1);
  expect(callsOf(shop, 'form-post')).toHaveLength(0);
});

test('of repeated clicks on a list that is not hydrated, the last of each button counts', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  const arrive = await holdBack(page, /chunks\/cart-/);
  await listButton(page, 11).click();
  await listButton(page, 12).click();
  await listButton(page, 11).click();
  arrive();
  await expectPieces(page, 2);
  expect(callsOf(shop, 'add_to_cart').map(call => call.fields.product_id)).toEqual(['12', '11']);
});

test('other scripts hear a kept click once', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  await page.evaluate(() => {
    let heard = 0;
    document.addEventListener('click', () => {
      document.title = `clicks ${++heard}`;
    });
  });
  shop.faults.set('chunk', { delay: 200 });
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await expect(page).toHaveTitle('clicks 1');
});

test('a plain link of a list that is not hydrated works at once', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  shop.faults.set('chunk', { delay: 3000 });
  await page.locator('ul.products .woocommerce-LoopProduct-link').first().click();
  await expect(page).toHaveURL(/\/product\//);
});

test('data-auto-mount="off": nothing mounts until the page says so', async ({ page, shop }) => {
  await page.goto(`${shop.url}${VARIABLE}?script=none`);
  await addBundle(page, { autoMount: 'off' });
  await page.waitForFunction(() => window.ShopWidgets !== undefined);
  const count = await page.evaluate(async () => (await window.ShopWidgets?.mountAll())?.length);
  expect(count).toBe(0);
  await mounted(page, 'form.variations_form');
});

test('data-auto-mount="off" keeps the page plain', async ({ page, shop }) => {
  await page.goto(`${shop.url}${SIMPLE}?script=none`);
  await addBundle(page, { autoMount: 'off' });
  await page.waitForFunction(() => window.ShopWidgets !== undefined);
  await page.click('form.cart .single_add_to_cart_button');
  await expect(page.locator('.woocommerce-message')).toContainText('Skodelica');
  expect(callsOf(shop, 'add_to_cart')).toHaveLength(0);
});

test('a page under a strict policy with trusted types stays clean', async ({ page, shop }) => {
  const violations = await watchViolations(page);
  await gotoMounted(page, `${shop.url}${VARIABLE}?csp=strict`, 'form.variations_form');
  await choose(page, 'rdeca', 'l');
  await expect(page.locator('.summary > .price')).toContainText('47.20');
  await page.click('form.cart .single_add_to_cart_button');
  await expectPieces(page, 1);
  await page.locator('.site-cart').hover();
  await page.locator('.site-cart .remove_from_cart_button').click();
  await expectPieces(page, 0);
  await page.goto(`${shop.url}${SHOP_PAGE}?csp=strict`);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  expect(await violations()).toEqual([]);
});

test('a widget that the page switches off stays unenhanced', async ({ page, shop }) => {
  await whenParsed(page, () => document.querySelector('ul.products')?.setAttribute('data-shop-widgets', 'off'));
  await visit(page, shop.url + SHOP_PAGE);
  await listButton(page, 11).click();
  await expect(page).toHaveURL(/add-to-cart=11/);
  expect(await isMounted(page, 'ul.products')).toBe(false);
});
