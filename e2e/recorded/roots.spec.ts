import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { definitions, isRoot } from '../../src/registry';
import { openAccount } from '../pages/account';
import { capturedNames, hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { answerReviews, test as captured } from '../support/capturedShop';
import { expect, type TestShop, test } from '../support/fixtures';
import { buildProbe } from '../support/roots/buildProbe';
import type { MarkerLook } from '../support/roots/probe';
import { mountEverything } from '../support/shopper';

/** Widgets whose roots are not their markers, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'table-cart': 'the head stands for the page; the bar of the cart and each notice are roots',
};
/** Of a widget that is one: the platform's own players are watched, their nodes are moved about by its script. */
const WATCHED = 'wcpt-audio-player--wordpress_audio_player';
const BEHAVIOURS = readdirSync(join(import.meta.dirname, '../../src/behaviours'));

let probe = '';
test.beforeAll(async () => {
  probe = await buildProbe();
});

/** Mounts all of the page, and looks at the markers of its widgets. */
async function lookAt(page: Page): Promise<MarkerLook[]> {
  await page.waitForFunction(() => window.ShopWidgets !== undefined);
  await mountEverything(page);
  const all: MarkerLook[] = await page.evaluate(`(() => { ${probe}; return probe.look(); })()`);
  return all.filter(({ widget }) => !BEHAVIOURS.includes(widget));
}

const isLetOff = ({ widget, marker }: MarkerLook): boolean => widget in ELSEWHERE || marker.includes(WATCHED);

/** Expects every marker of a widget to be a React root; those that are let off must be none, so that the list can only shrink. */
async function expectRoots(page: Page): Promise<void> {
  const wrong = async () => (await lookAt(page)).filter(one => one.isRoot === isLetOff(one));
  await expect.poll(wrong).toEqual([]);
}

async function expectRootsOn(page: Page, shop: TestShop, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(shop.url + path);
      await expectRoots(page);
    });
  }
}

test('each widget of the registry is a React root or a behaviour', () => {
  const plain = Object.values(definitions).filter(one => !isRoot(one) && !BEHAVIOURS.includes(one.name));
  expect(plain).toEqual([]);
});

test('the bar of the tables’ cart and its notices are React roots', async ({ page, shop, consoleLines }) => {
  const isRootNow = (selector: string) =>
    page.locator(selector).evaluate(one => Object.keys(one).some(key => key.startsWith('__reactContainer$')));
  const add = page.locator('#wcpt-430 .wcpt-row').first().locator('[data-wcpt-link-code]');
  await page.goto(`${shop.url}/tables/cart/`);
  await add.click();
  await expect(page.locator('.wcpt-cart-widget')).toBeVisible();
  expect(await isRootNow('.wcpt-cart-widget')).toBe(true);
  shop.faults.set('wcpt_cart', { status: 500, times: 1 });
  await add.click();
  await expect(page.locator('.wcpt-notice-wrapper')).toBeVisible();
  expect(await isRootNow('.wcpt-notice-wrapper')).toBe(true);
  consoleLines.allow(/the cart gave no usable answer|Failed to load resource/);
});

test.describe('every marker of a widget is a React root', () => {
  test('on lists, search, menus and what lies around them', async ({ page, shop }) => {
    test.slow();
    await expectRootsOn(page, shop, [
      '/?banner=notice,soon&notice=bar,revoke,manual',
      '/?s=skodelica&post_type=product',
      '/shop/?notice=missing',
      '/shop/?notice=bar',
      '/listeners/',
      ...['plain', 'off-canvas'].map(menu => `/navigacija/?menu=${menu}`),
      ...['dropdown', 'sliding', 'full-width-menu', 'popup'].map(search => `/navigacija/?search=${search}`),
      '/novice/',
      '/storitve/',
      '/zaloznik/',
    ]);
  });

  test('on product pages', async ({ page, shop }) => {
    test.slow();
    const slugs = shop.products.all().map(({ slug }) => slug);
    // The numbered ones fill long lists.
    const paths = slugs.filter(slug => !/-\d+$/.test(slug)).map(slug => `/product/${slug}/`);
    await expectRootsOn(page, shop, paths);
  });

  test('on pages with tables', async ({ page, shop }) => {
    test.slow();
    await page.goto(`${shop.url}/tables/`);
    const links = await page.locator('main li a').evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(5);
    await expectRootsOn(page, shop, links);
  });

  test('from the cart to the paid order, and in the account', async ({ page, shop }) => {
    test.slow();
    await expectRootsOn(page, shop, ['/cart/', '/my-account/', '/my-account/lost-password/']);
    await page.goto(`${shop.url}/shop/?add-to-cart=11`);
    const key = shop.orders.byId(900)?.key;
    const pay = `/checkout/order-pay/900/?pay_for_order=true&key=${key}`;
    await expectRootsOn(page, shop, ['/cart/', '/checkout/', pay, `/checkout/order-received/900/?key=${key}`]);
    const edits = ['edit-account/', 'edit-address/', 'edit-address/billing/'];
    for (const path of ['', 'payment-methods/', 'add-payment-method/', ...edits]) {
      await openAccount(page, shop, path);
      await expectRoots(page);
    }
  });

  test('with a wishlist: its hearts, its counter and its own page', async ({ page, shop }) => {
    test.slow();
    await page.goto(`${shop.url}/zelje/izdelki/?wishlist=full`);
    await page.locator('[data-tinv-wl-product="11"]').first().click();
    await expect(page.getByRole('dialog')).toContainText('je na seznamu želja');
    await page.goto(`${shop.url}/zelje/`);
    await expect(page.locator('.tinv-wishlist > form')).toBeVisible();
    const product = `/product/${shop.products.byId(11)?.slug}/`;
    await expectRootsOn(page, shop, ['/zelje/', '/zelje/izdelki/', '/shop/', product, '/tables/wishlist/']);
  });

  test('where wallets and cards are taken', async ({ page, shop }) => {
    test.slow();
    const pay = `/checkout/order-pay/900/?pay_for_order=true&key=${shop.orders.byId(900)?.key}`;
    await page.goto(`${shop.url}/shop/?add-to-cart=11&payments=on`);
    const products = ['skodelica-jutro', 'pulover-reka'].map(slug => `/product/${slug}/`);
    await expectRootsOn(page, shop, ['/placevanje/', ...products, '/cart/', '/checkout/', pay]);
    await openAccount(page, shop, 'add-payment-method/');
    await expectRoots(page);
  });

  test.describe('on recorded pages', () => {
    captured.skip(!hasCaptures, NO_CAPTURES);
    for (const name of capturedNames()) {
      captured(name, async ({ page, open }) => {
        await answerReviews(page);
        await open(name);
        await expectRoots(page);
      });
    }
  });
});
