import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { createDemoShop } from '../../demo-theme';
import { openCart, QUANTITY, update } from '../pages/cartPage';
import { type ConsoleLines, expect, type TestShop, test as watched } from '../support/fixtures';
import { expectPieces, GROUPED, listButton, SHOP_PAGE, visit } from '../support/shopper';

/** A foreign server that answers like a shop, and lets other pages read its answers, but not send the headers of the shop's calls. */
interface Elsewhere {
  readonly url: string;
  /** Requests that it has received. */
  readonly arrived: string[];
}

interface Redirects {
  /** Redirects of the shop: part of a call's address, status, and where it leads. */
  readonly redirects: Map<string, readonly [status: number, location: string]>;
  readonly elsewhere: Elsewhere;
}

/** The browser's own words about a call that another host may not get. */
const BLOCKED = /blocked by CORS policy|Failed to load resource/;

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

/** Opens the cart page with a mug in the cart, and sends another quantity once `before` is done. */
async function updateCart(page: Page, shop: TestShop, before = () => {}): Promise<void> {
  await openCart(page, shop, [11]);
  before();
  await update(page);
}

async function addGroup(page: Page, shop: TestShop, before: () => void): Promise<void> {
  await visit(page, shop.url + GROUPED);
  await page.locator('.group_table input.qty:not([type="hidden"])').first().fill('2');
  before();
  await page.click('form.cart .single_add_to_cart_button');
}

interface Case {
  /** Part of the call's address that the shop redirects. */
  readonly call: string;
  readonly act: (page: Page, shop: TestShop, redirect: () => void) => Promise<void>;
  readonly expectRefused: (page: Page, lines: ConsoleLines) => Promise<void>;
}

const CASES: Readonly<Record<string, Case>> = {
  'an add is refused': {
    call: 'wc-ajax=add_to_cart',
    act: async (page, shop, redirect) => {
      await visit(page, shop.url + SHOP_PAGE);
      redirect();
      await listButton(page, 11).click();
    },
    expectRefused: async (page, lines) => {
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
      await expect
        .poll(() => lines.take(/\[shop-widgets\] add-to-cart.*the call to the shop failed \(network\)/))
        .toBe(1);
      lines.allow(BLOCKED);
    },
  },
  'a cart is not shown': {
    call: 'wc-ajax=get_refreshed_fragments',
    act: async (page, shop, redirect) => {
      redirect();
      await page.goto(shop.url + SHOP_PAGE);
    },
    expectRefused: async (_, lines) => {
      await expect.poll(() => lines.take(/the shop gave no fragments \(network\)/)).toBe(1);
      lines.allow(BLOCKED);
    },
  },
  'a product form is not posted': {
    call: `POST ${GROUPED}`,
    act: addGroup,
    expectRefused: async (page, lines) => {
      await expect.poll(() => lines.take(/\[shop-widgets\] add-to-cart/)).toBe(1);
      await expect(page.locator('form.cart').getByRole('alert')).toBeVisible();
      lines.allow(/Unsafe attempt to load/);
    },
  },
  'a cart page is not taken over': {
    call: ' /cart/',
    act: updateCart,
    expectRefused: async (page, lines) => {
      // The whole page leads elsewhere now, as with a log-in that has ended: that is what the shopper is told.
      await expect(page.locator('.woocommerce-error a.button')).toBeVisible();
      await expect(page.locator(QUANTITY).first()).toHaveValue('3');
      lines.allow(/\[shop-widgets\] cart-page|Unsafe attempt to load/);
      lines.allow(BLOCKED);
    },
  },
};

for (const status of [302, 307]) {
  for (const [what, { call, act, expectRefused }] of Object.entries(CASES)) {
    test(`${status} to another origin: ${what}`, async ({ page, shop, redirects, elsewhere, consoleLines }) => {
      await act(page, shop, () => redirects.set(call, [status, `${elsewhere.url}/?wc-ajax=add_to_cart`]));
      await expectRefused(page, consoleLines);
      // jQuery's calls follow redirects: the browser asks the other host first, without what the call carries.
      expect(elsewhere.arrived.filter(line => !line.startsWith('OPTIONS '))).toEqual([]);
      await expect(page.locator('body')).not.toContainText('zlo');
    });
  }
}

test('a redirect within the shop is followed', async ({ page, shop, redirects }) => {
  await addGroup(page, shop, () => redirects.set(`POST ${GROUPED}`, [302, '/cart/']));
  await expect(page).toHaveURL(/\/cart\/$/);
});

test('the cart page’s own redirects are followed', async ({ page, shop }) => {
  await updateCart(page, shop);
  await expect(page.locator('.woocommerce-message')).toHaveText('Košarica je posodobljena.');
  await expectPieces(page, 3);
});
