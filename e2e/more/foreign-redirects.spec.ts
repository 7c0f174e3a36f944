import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDemoShop } from '../../demo-theme';
import { expect, mounted, test as watched } from '../support/fixtures';
import { cartStarted, expectPieces, GROUPED, listButton, miniCart, SHOP_PAGE } from '../support/shopper';

/** A server of somebody else, who lets every page call it and answers what a shop does. */
interface Elsewhere {
  readonly url: string;
  /** What has arrived there. */
  readonly arrived: string[];
}

interface Redirects {
  /** Redirects of the shop: part of a call's address, status, and where it leads. */
  readonly redirects: Map<string, readonly [status: number, location: string]>;
  readonly elsewhere: Elsewhere;
}

const EVIL = '<div class="widget_shopping_cart_content">zlo</div>';
const ANSWER = JSON.stringify({
  fragments: { 'div.widget_shopping_cart_content': EVIL },
  cart_hash: 'zlo',
  html: `<div class="wcpt">zlo</div><form class="woocommerce-cart-form">zlo</form><p class="woocommerce-message">zlo</p>`,
});

const test = watched.extend<Redirects>({
  // biome-ignore lint/correctness/noEmptyPattern: the way fixtures are written
  redirects: async ({}, use) => use(new Map()),
  // biome-ignore lint/correctness/noEmptyPattern: the way fixtures are written
  elsewhere: async ({}, use) => {
    const arrived: string[] = [];
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      arrived.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(200, {
        'Access-Control-Allow-Origin': request.headers.origin ?? '*',
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': 'x-requested-with, content-type, nonce, x-wp-nonce',
        'Content-Type': 'application/json',
      });
      response.end(ANSWER);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const { port }: Partial<AddressInfo> = typeof address === 'object' && address ? address : {};
    await use({ url: `http://127.0.0.1:${port}`, arrived });
    server.closeAllConnections();
    server.close();
  },
  shop: async ({ redirects }, use) => {
    const shop = createDemoShop();
    const { url, close } = await shop.listen(0, (request, response, next) => {
      const found = [...redirects].find(([part]) => `${request.method} ${request.url}`.includes(part));
      if (!found) return next();
      const [status, location] = found[1];
      request.resume();
      response.writeHead(status, { Location: location }).end();
    });
    await use({ ...shop, url });
    await close();
  },
});

for (const status of [302, 307]) {
  test(`${status}: an add that is sent to another origin does not get there, and is refused`, async ({
    page,
    shop,
    redirects,
    elsewhere,
    consoleLines,
  }) => {
    await page.goto(shop.url + SHOP_PAGE);
    await cartStarted(page);
    redirects.set('wc-ajax=add_to_cart', [status, `${elsewhere.url}/?wc-ajax=add_to_cart`]);
    await listButton(page, 11).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect.poll(() => consoleLines.take(/\[shop-widgets\] add-to-cart.*the shop refused the product/)).toBe(1);
    expect(elsewhere.arrived).toEqual([]);
    await expect(miniCart(page)).not.toContainText('zlo');
  });

  test(`${status}: the cart of another origin is not shown`, async ({
    page,
    shop,
    redirects,
    elsewhere,
    consoleLines,
  }) => {
    redirects.set('wc-ajax=get_refreshed_fragments', [status, `${elsewhere.url}/`]);
    await page.goto(shop.url + SHOP_PAGE);
    await expect.poll(() => consoleLines.take(/the shop gave no fragments \(refused\)/)).toBe(1);
    expect(elsewhere.arrived).toEqual([]);
    await expect(page.locator('body')).not.toContainText('zlo');
  });

  test(`${status}: a product form is not posted to another origin`, async ({
    page,
    shop,
    redirects,
    elsewhere,
    consoleLines,
  }) => {
    await page.goto(shop.url + GROUPED);
    await cartStarted(page);
    await page.locator('.group_table input.qty:not([type="hidden"])').first().fill('2');
    redirects.set(`POST ${GROUPED}`, [status, `${elsewhere.url}/`]);
    await page.click('form.cart .single_add_to_cart_button');
    await expect.poll(() => consoleLines.take(/\[shop-widgets\] add-to-cart/)).toBe(1);
    await expect(page.locator('form.cart').getByRole('alert')).toBeVisible();
    expect(elsewhere.arrived).toEqual([]);
    consoleLines.allow(/Unsafe attempt to load/);
  });

  test(`${status}: the cart page is not taken from another origin`, async ({
    page,
    shop,
    redirects,
    elsewhere,
    consoleLines,
  }) => {
    await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '1' } });
    await page.goto(`${shop.url}/cart/`);
    await mounted(page, '.woocommerce:has(> form.woocommerce-cart-form)');
    await mounted(page, '.woocommerce-shipping-calculator');
    redirects.set(' /cart/', [status, `${elsewhere.url}/`]);
    await page.locator('form.woocommerce-cart-form .qty').first().fill('3');
    await page.click('[name="update_cart"]');
    // The whole page leads elsewhere now, as with a log-in that has ended: that is what the shopper is told.
    await expect(page.locator('.woocommerce-error a.button')).toBeVisible();
    expect(elsewhere.arrived).toEqual([]);
    await expect(page.locator('form.woocommerce-cart-form .qty').first()).toHaveValue('3');
    consoleLines.allow(/\[shop-widgets\] cart-page|Unsafe attempt to load/);
  });
}

test('a redirect within the shop is followed', async ({ page, shop, redirects }) => {
  await page.goto(shop.url + GROUPED);
  await cartStarted(page);
  await page.locator('.group_table input.qty:not([type="hidden"])').first().fill('2');
  redirects.set(`POST ${GROUPED}`, [302, '/cart/']);
  await page.click('form.cart .single_add_to_cart_button');
  await expect(page).toHaveURL(/\/cart\/$/);
});

test('the cart page’s own redirects are followed', async ({ page, shop }) => {
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '1' } });
  await page.goto(`${shop.url}/cart/`);
  await mounted(page, '.woocommerce:has(> form.woocommerce-cart-form)');
  await mounted(page, '.woocommerce-shipping-calculator');
  await page.locator('form.woocommerce-cart-form .qty').first().fill('3');
  await page.click('[name="update_cart"]');
  await expect(page.locator('.woocommerce-message')).toHaveText('Košarica je posodobljena.');
  await expectPieces(page, 3);
});
