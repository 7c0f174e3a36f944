import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const RUNS = 'The shop runs';

  for (const width of [390, 820, 1366]) {
    test(`shows both loads, figures and the whole tag at ${width} px`, async ({ page, demo }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(demo.url);
      await expect(page.locator('#status')).toContainText(RUNS);
      for (const row of ['Script requests', 'Script bytes', 'Browser was blocked']) {
        await expect(page.getByRole('row', { name: row })).toContainText(/\d/);
      }
      const tag = page.locator('#tag');
      await tag.scrollIntoViewIfNeeded();
      expect(await tag.evaluate(one => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      const box = await tag.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(width);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  test('has nothing that axe finds on a dark screen', async ({ page, demo }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(demo.url);
    await expect(page.locator('#status')).toContainText(RUNS);
    expect(await findings(page)).toEqual([]);
  });

  test('shows any moment of both loads by keys, and plays them', async ({ page, demo, consoleLines }) => {
    // The clock wants to run in the frame without scripts, too.
    consoleLines.allow(BLOCKED);
    await page.clock.install();
    await page.goto(demo.url);
    const stages = () => page.locator('.phone').evaluateAll(all => all.map(one => one.getAttribute('data-stage')));
    // With less motion nothing plays by itself: the page shows the moment at which the two differ.
    expect(await stages()).toEqual(['sent', 'ready']);
    const slider = page.getByRole('slider');
    await slider.press('Home');
    expect(await stages()).toEqual(['blank', 'blank']);
    await expect(slider).toHaveAttribute('aria-valuetext', /^0\.0 s\. .*: Nothing to see yet/);
    await slider.press('End');
    expect(await stages()).toEqual(['ready', 'ready']);
    const play = page.getByRole('button', { name: 'Play again' });
    await play.click();
    await page.clock.runFor(100);
    expect(await stages()).toEqual(['blank', 'blank']);
    await page.clock.runFor(60_000);
    expect(await stages()).toEqual(['ready', 'ready']);
    await expect(play).toBeVisible();
  });

  test('copies the tag that the README has first', async ({ page, demo, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(demo.url);
    await page.getByRole('button', { name: 'Copy the tag' }).click();
    await expect(page.locator('#copied')).toHaveText('Copied.');
    const [, tag] = /```html\n(.*)\n```/.exec(readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')) ?? [];
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(tag);
  });

  test('finds pages by words without their marks, and says when there are none', async ({
    page,
    demo,
    consoleLines,
  }) => {
    // The frames above the list come into view.
    consoleLines.allow(BLOCKED);
    await page.goto(demo.url);
    const search = page.getByRole('searchbox', { name: 'Find a page' });
    await search.fill('kroznik rob');
    await expect(page.locator('#all-pages a:visible')).toHaveText(['Krožnik Rob']);
    await expect(page.locator('#found')).toContainText('1 of');
    await search.fill('ni tega');
    await expect(page.locator('#found')).toHaveText('No page has these words.');
    await expect(page.locator('#all-pages h3:visible')).toHaveCount(0);
  });

  test('shows a page without scripts and with the widgets, and leaves the rest of the site its jQuery', async ({
    page,
    demo,
    context,
    consoleLines,
  }) => {
    consoleLines.allow(BLOCKED);
    await page.goto(demo.url);
    await page.locator('#live').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('#frame-without').locator('h1')).toHaveText('Jopa Breg');
    const taken = page.frameLocator('#frame-with');
    await taken.locator('.variable-item').first().click();
    await expect(taken.locator('.variable-item.selected').first()).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name === 'demo_jquery')).toEqual([]);
    await openDemo(page, demo, '/shop/');
    await expect(page.locator('script[src*="/jquery/3/"]')).toHaveCount(1);
  });

  test('comes with at most 300 KB, the shop and its pictures in it', async ({ page, demo }) => {
    await page.goto(demo.url);
    await expect(page.locator('#status')).toContainText(RUNS);
    expect(demo.bytes()).toBeLessThanOrEqual(300_000);
  });

  test('opens the page that a link named before the shop ran', async ({ page, demo, consoleLines }) => {
    await page.goto(`${demo.url}lipa/product/zvezek-7/`);
    await expect(page.locator('h1')).toHaveText('Zvezek št. 7');
    await expect.poll(() => consoleLines.take(/status of 404/)).toBe(1);
  });

  test('says what to do where no worker can run', async ({ page, demo }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto(demo.url);
    await expect(page.locator('#status')).toContainText('no service workers');
    await expect(page.locator('#frame-with')).toBeHidden();
    expect(await findings(page)).toEqual([]);
  });
});
