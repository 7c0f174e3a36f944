import { listedPages } from '../../demo-theme/static/listedPages';
import { fillIn } from '../pages/checkout';
import { findings } from '../support/findings';
import { gotoMounted, mounted } from '../support/fixtures';
import { expect, openDemo, stopWorkers, test } from '../support/staticDemo';

const CART_LINES = '.woocommerce-cart-form td.product-name';
const COUNT = '.cart-contents .count';

test.describe('a shopper', () => {
  test('a shopper chooses, adds, changes the cart and checks out', async ({ page, demo }) => {
    await openDemo(page, demo, '/product/nogavice-zima/');
    await mounted(page, 'form.variations_form');
    await page.locator('form.variations_form select').selectOption({ index: 1 });
    await page.locator('.single_add_to_cart_button').click();
    await expect(page.locator(COUNT)).toContainText('1');
    await page.goto(`${demo.url}lipa/shop/`);
    await page.locator('.add_to_cart_button.ajax_add_to_cart').first().click();
    await expect(page.locator(COUNT)).toContainText('2');
    const lines = page.locator('.widget_shopping_cart_content').last().locator('.mini_cart_item');
    await expect(lines).toHaveCount(2);
    await lines.first().locator('.remove_from_cart_button').click();
    await expect(lines).toHaveCount(1);
    await gotoMounted(page, `${demo.url}lipa/cart/`, '.woocommerce');
    await page.locator('.woocommerce-cart-form input.qty').fill('2');
    await page.locator('button[name="update_cart"]').click();
    await expect(page.locator(COUNT)).toContainText('2');
    await page.locator('.checkout-button').click();
    await mounted(page, 'form.checkout');
    await fillIn(page);
    await page.locator('#terms').check();
    await page.locator('#place_order').click();
    await expect(page).toHaveURL(/\/some\/folder\/lipa\/checkout\/order-received\/1001\//);
    await expect(page.locator('.woocommerce-thankyou-order-received')).toBeVisible();
    await expect(page.locator(COUNT)).toContainText('0');
  });

  test('keeps the cart over a reload and a stopped worker', async ({ page, demo, context }) => {
    await openDemo(page, demo, '/cart/?add-to-cart=11');
    await page.goto(`${demo.url}lipa/cart/`);
    await expect(page.locator(CART_LINES)).toHaveCount(1);
    await page.reload();
    await expect(page.locator(CART_LINES)).toHaveCount(1);
    await stopWorkers(context, page);
    await page.reload();
    await expect(page.locator(CART_LINES)).toHaveCount(1);
    await page.goto(`${demo.url}lipa/cart/?add-to-cart=12`);
    await stopWorkers(context, page);
    await page.goto(`${demo.url}lipa/cart/`);
    await expect(page.locator(CART_LINES)).toHaveCount(2);
  });

  test('has the cookies of the cart before the scripts of the page run', async ({ page, demo }) => {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('script[src]')) return;
        Reflect.set(window, 'firstCookies', document.cookie);
        observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await openDemo(page, demo, '/shop/?add-to-cart=11');
    const cookies = await page.evaluate(() => String(Reflect.get(window, 'firstCookies')));
    expect(cookies).toContain('woocommerce_items_in_cart=1');
    await page.locator('.add_to_cart_button.ajax_add_to_cart').first().click();
    await expect(page.locator(COUNT)).toContainText('2');
    const hash = (text: string) => /woocommerce_cart_hash=(\w+)/.exec(text)?.[1];
    expect(hash(await page.evaluate(() => document.cookie))).not.toBe(hash(cookies));
  });

  test('signs in, and is known on the next page', async ({ page, demo }) => {
    await openDemo(page, demo, '/my-account/');
    await page.fill('#username', 'ana@lipa.example');
    await page.fill('#password', 'lipov-list-2026');
    await page.locator('button[name="login"]').click();
    await expect(page.locator('.woocommerce-MyAccount-content')).toContainText('Ana');
    await page.goto(`${demo.url}lipa/my-account/payment-methods/`);
    await expect(page.locator('.woocommerce-MyAccount-content')).toContainText('4242');
  });
});

test('the panel makes a call fail, and the next one work; its switches hold', async ({ page, demo, consoleLines }) => {
  await openDemo(page, demo, '/shop/');
  const panel = page.locator('.demo-panel');
  await panel.locator('summary').click();
  await panel.locator('select[name="call"]').selectOption('add_to_cart');
  await panel.locator('select[name="kind"]').selectOption('drop');
  await panel.locator('input[name="times"]').fill('1');
  await panel.getByRole('button', { name: 'Nastavi', exact: true }).click();
  await expect(panel.getByRole('status')).toContainText('add_to_cart');
  const button = page.locator('.add_to_cart_button.ajax_add_to_cart').first();
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(page.locator(COUNT)).toContainText('0');
  expect(consoleLines.take(/net::ERR_FAILED|the call to the shop failed \(network\)/)).toBe(2);
  await button.click();
  await expect(page.locator(COUNT)).toContainText('1');
  await panel.locator('select[name="demo_jquery"]').selectOption('none');
  await expect(page.locator('script[src*="/jquery/"]')).toHaveCount(0);
});

for (const [group, pages] of Object.entries(listedPages())) {
  test(`${group}: every page opens below a folder, and its widgets are hydrated`, async ({ page, demo }) => {
    test.setTimeout(240_000);
    for (const { path, title } of pages) {
      await test.step(title, async () => {
        await openDemo(page, demo, path);
        await page.waitForFunction(() => 'ShopWidgets' in window);
        await page.evaluate(() => window.ShopWidgets?.mountAll(document, { now: true }));
        const outside = await page.evaluate(() =>
          [...document.querySelectorAll('a[href], form[action], img[src], script[src], link[href]')]
            .flatMap(one => ['href', 'action', 'src'].map(name => one.getAttribute(name) ?? ''))
            .filter(address => address.startsWith('/') && !address.startsWith('/some/folder/lipa/')),
        );
        expect(outside).toEqual([]);
      });
    }
  });
}

test.describe('the first page', () => {
  const BLOCKED = /Blocked script execution in .* because the document's frame is sandboxed/;

  for (const width of [390, 800, 1280]) {
    test(`shows a page with and without widgets at ${width} px`, async ({ page, demo, consoleLines }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(demo.url);
      await expect(page.locator('#cost-with')).toContainText('of the bundle');
      await expect(page.locator('#cost-without')).toContainText('No script');
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      consoleLines.allow(BLOCKED);
    });
  }

  test('comes with at most 300 KB, the shop and both frames in it', async ({ page, demo, consoleLines }) => {
    await page.goto(demo.url);
    await expect(page.locator('#cost-with')).toContainText('of the bundle');
    expect(demo.bytes()).toBeLessThanOrEqual(300_000);
    consoleLines.allow(BLOCKED);
  });

  test('opens the page that a link named before the shop ran', async ({ page, demo, consoleLines }) => {
    await page.goto(`${demo.url}lipa/product/zvezek-7/`);
    await expect(page.locator('h1')).toHaveText('Zvezek št. 7');
    await expect.poll(() => consoleLines.take(/status of 404/)).toBe(1);
  });

  test('says what to do where no worker can run', async ({ page, demo }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto(demo.url);
    await expect(page.getByRole('status')).toContainText('no service workers');
    await expect(page.locator('#frame-with')).toBeHidden();
    expect(await findings(page)).toEqual([]);
  });
});
