import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { filesOf, hasPhp, ShopFolder } from '../../test/wordpress/printPage';
import { JOBS, type ProviderSettings, providerPages, providerScripts } from '../../test/wordpress/providerShop';
import { openAccount } from '../pages/account';
import { fillCart, fillIn, rested } from '../pages/checkout';
import { walletButton } from '../pages/wallets';
import { changePage } from '../support/changePage';
import { expect, type TestShop, test } from '../support/fixtures';
import { doubleScripts, ranOn, replaceTag, withHead } from '../support/replacing';
import { isMounted, SIMPLE } from '../support/shopper';

// First visit: these tests are about loading code beside the plugin's own scripts.
test.use({ isFirstVisit: true });

const dist = process.env.SHOP_WIDGETS_DIST ?? join(import.meta.dirname, '../../dist');
const WALLETS = '.wcpay-express-checkout-wrapper';
const CARD = '.wcpay-upe-element[data-payment-method-type="card"]';
const KLARNA = '.wcpay-upe-element[data-payment-method-type="klarna"]';
const MESSAGE = '#payment-method-message';

type PageName = keyof typeof providerPages;

/** Settings of a page, as its footer prints them. */
function settingsIn(html: string): ProviderSettings {
  const of = (name: string): object =>
    Object(JSON.parse(new RegExp(`^var ${name} = (.*);$`, 'm').exec(html)?.[1] ?? '{}'));
  return { card: of('wcpay_upe_config'), wallets: of('wcpayExpressCheckoutParams') };
}

/** Tags of the plugin's scripts, in their order. */
const tagsOf = (handles: readonly string[]): string =>
  handles
    .map(handle => {
      const src = providerScripts()[handle]?.src;
      return `<script id="${handle}-js" src="${new URL(String(src)).pathname}?ver=10.0.0"></script>`;
    })
    .join('');

/** Ways in which a shop removes the replaced scripts. */
const ways = {
  'data-replace': (name: PageName) => {
    const { head = [], body = [] }: { head?: readonly string[]; body?: readonly string[] } = providerPages[name];
    return { head: replaceTag(), end: tagsOf([...head, ...body].filter(handle => JOBS.includes(handle))) };
  },
  'the plugin file': (name: PageName, html: string) => {
    const folder = new ShopFolder();
    const filters = { shop_widgets_path: dist, shop_widgets_url: '/shop-widgets' };
    const tags = folder.print({ html: true, filters, do: ['template_redirect', 'wp_head'] });
    const page = folder.print({ scripts: providerScripts(settingsIn(html)), ...providerPages[name], filters });
    folder.remove();
    return {
      head: tags.lines.filter(line => line !== '<body>').join('\n'),
      end: tagsOf(filesOf(page.lines).filter(handle => JOBS.includes(handle))),
    };
  },
} as const;

/** Opens a page of the shop as the provider's plugin prints it; `change` is what else its settings say. */
async function open(
  page: Page,
  shop: TestShop,
  way: keyof typeof ways,
  [name, path]: readonly [PageName, string],
  change = (html: string) => html,
): Promise<void> {
  await doubleScripts(page);
  await changePage(
    page,
    url => url.pathname === new URL(path, shop.url).pathname,
    sent => {
      const html = change(sent);
      const { head, end } = ways[way](name, html);
      return withHead(html, head).replace('</body>', match => end + match);
    },
  );
  await page.goto(shop.url + path);
}

/** Files of the payment plugin that ran. */
const ran = async (page: Page): Promise<string[]> =>
  (await ranOn(page)).flatMap(path => /woocommerce-payments\/dist\/([\w-]+)/.exec(path)?.[1] ?? []);

const hasProvider = (page: Page) => page.waitForFunction(() => window.Stripe !== undefined);

for (const way of ['data-replace', 'the plugin file'] as const) {
  test.describe(`the payment plugin's pages, with ${way}`, () => {
    test.skip(way === 'the plugin file' && !hasPhp, 'there is no php on this machine');

    test('product and cart: wallets and messages, no script of the plugin', async ({ page, shop, consoleLines }) => {
      await open(page, shop, way, ['product', `${SIMPLE}?payments=on`]);
      await hasProvider(page);
      await expect(walletButton(page, 'Google Pay')).toBeVisible();
      await expect.poll(() => isMounted(page, MESSAGE)).toBe(true);
      expect(await ran(page)).toEqual([]);

      await fillCart(page, shop);
      await open(page, shop, way, ['cart', '/cart/?payments=on']);
      await expect(walletButton(page, 'Google Pay')).toBeVisible();
      await expect.poll(() => isMounted(page, MESSAGE)).toBe(true);
      expect(await ran(page)).toEqual([]);
      expect(consoleLines.take(/data-replace: \d scripts held back/)).toBe(way === 'data-replace' ? 2 : 0);
    });

    test('checkout: cards and another method, no script of the plugin', async ({ page, shop, consoleLines }) => {
      await fillCart(page, shop);
      await open(page, shop, way, ['checkout', '/checkout/?payments=on,klarna']);
      await hasProvider(page);
      await fillIn(page);
      await rested(page);
      await expect(walletButton(page, 'Google Pay')).toBeVisible();
      await expect(page.locator(CARD).getByLabel('Številka kartice')).toBeVisible();
      await page.check('#payment_method_woocommerce_payments_klarna');
      await expect(page.locator(KLARNA)).toHaveText('Po oddaji naročila boste plačali na strani ponudnika.');
      expect(await ran(page)).toEqual([]);
      await page.check('#terms');
      await page.click('#place_order');
      await expect(page).toHaveURL(/order-received\/\d+/);
      expect([...shop.orders.all()].at(-1)?.payment).toBe('woocommerce_payments_klarna');
      expect(consoleLines.take(/data-replace: \d scripts held back/)).toBe(way === 'data-replace' ? 1 : 0);
    });

    test('order and account: card forms, no script of the plugin', async ({ page, shop, consoleLines }) => {
      const key = shop.orders.byId(900)?.key;
      const path = `/checkout/order-pay/900/?pay_for_order=true&key=${key}&payments=on`;
      await open(page, shop, way, ['checkout', path]);
      await hasProvider(page);
      await expect(page.locator(CARD).getByLabel('Številka kartice')).toBeVisible();
      await expect(walletButton(page, 'Google Pay')).toBeVisible();
      expect(await ran(page)).toEqual([]);

      await openAccount(page, shop, 'payment-methods/', '?payments=on');
      await open(page, shop, way, ['account', '/my-account/add-payment-method/']);
      await expect(page.locator(CARD).getByLabel('Številka kartice')).toBeVisible();
      expect(await ran(page)).toEqual([]);
      expect(consoleLines.take(/data-replace: \d scripts? held back/)).toBe(way === 'data-replace' ? 2 : 0);
    });

    test('an unknown method leaves all to the plugin’s script', async ({ page, shop, consoleLines }) => {
      await fillCart(page, shop);
      const withAnother = (html: string) =>
        html.replace('"paymentMethodsConfig":{', '"paymentMethodsConfig":{"apple_pay":{"title":"Apple Pay"},');
      await open(page, shop, way, ['checkout', '/checkout/?payments=on,klarna'], withAnother);
      await hasProvider(page);
      await expect(walletButton(page, 'Google Pay')).toBeVisible();
      await expect.poll(() => ran(page)).toEqual(['checkout']);
      for (const place of [CARD, KLARNA]) {
        expect(await isMounted(page, place)).toBe(false);
        await expect(page.locator(place)).toBeEmpty();
      }
      await expect.poll(() => consoleLines.take(/payment method “apple_pay”, which is not known here/)).toBe(1);
      consoleLines.allow(/data-replace: \d scripts held back|stays plain, given back: wcpay-upe-checkout-js/);
    });

    test('an unknown flag leaves the wallets to the plugin’s script', async ({ page, shop, consoleLines }) => {
      await fillCart(page, shop);
      const withFlag = (html: string) =>
        html.replace('"isEceUsingConfirmationTokens":true', '"isEceUsingConfirmationTokens":true,"isEceFlying":true');
      await open(page, shop, way, ['cart', '/cart/?payments=on'], withFlag);
      await hasProvider(page);
      await expect.poll(() => isMounted(page, MESSAGE)).toBe(true);
      await expect.poll(() => ran(page)).toEqual(['express-checkout']);
      expect(await isMounted(page, WALLETS)).toBe(false);
      await expect(page.locator('#wcpay-express-checkout-element')).toBeEmpty();
      await expect.poll(() => consoleLines.take(/flag “isEceFlying”, which is not known here/)).toBe(1);
      consoleLines.allow(/data-replace: \d scripts held back|stays plain, given back: WCPAY_EXPRESS_CHECKOUT_ECE-js/);
    });
  });
}
