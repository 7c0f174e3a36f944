import type { Page } from 'playwright/test';
import { definitions, isRoot, type WidgetName } from '../../src/registry';
import { choose } from '../pages/variationForm';
import { watchRequests } from '../support/changePage';
import { expect, gotoMounted, mounted, type TestShop, test } from '../support/fixtures';
import { gate } from '../support/gate';
import { addBundle } from '../support/scripts';
import { SERVICES_PAGE } from '../support/services';
import { callsOf, expectPieces, mountEverything, SHOP_PAGE, VARIABLE, visit } from '../support/shopper';

// First visit: these tests are about loading code and its failures.
test.use({ isFirstVisit: true });

/** Chunks of every React root besides its own. */
const BASIS = ['calls', 'react', 'shared'];

/** Number of further chunks besides the widget's own: the table's cart needs the tables', payments their shared one. */
const CHUNKS_OF: Partial<Record<WidgetName, number>> = {
  'table-cart': 2,
  checkout: 2,
  'express-checkout': 3,
  'card-payment': 4,
  'pay-later': 4,
};
const chunksOf = (name: WidgetName): number => CHUNKS_OF[name] ?? 1;

const CHUNKS = /\/chunks\//;
const SHEET = /styles\/(.+)-[\w-]{8}\.css/;

/** Holds back every chunk of the page, and records the names of the requested ones. */
async function holdChunks(page: Page): Promise<{ asked: Set<string>; open(): void }> {
  const { opened, open } = gate();
  const asked = new Set<string>();
  await page.route(CHUNKS, async route => {
    const name = /chunks\/([\w-]+)-[\w-]{8}\.js/.exec(route.request().url())?.[1];
    if (name) asked.add(name);
    await opened;
    await route.continue();
  });
  return { asked, open };
}

/** Opens a page on which no widget hydrates by itself, and waits until no chunk is requested any more. */
async function openAsleep(page: Page, shop: TestShop): Promise<void> {
  await page.goto(`${shop.url}/zaloznik/?script=none`);
  await addBundle(page, { autoMount: 'off' });
  await page.waitForFunction(() => window.ShopWidgets !== undefined);
}

/** Loads a widget's code for an element that it may not accept, and waits until that is over. */
const loadFor = (page: Page, name: WidgetName): Promise<void> =>
  page.evaluate(async widget => {
    const marker = document.body.appendChild(document.createElement('div'));
    await window.ShopWidgets?.mountWidget(widget, marker).then(
      () => {},
      () => {},
    );
  }, name);

const names = Object.keys(definitions).filter((name): name is WidgetName => name in definitions);

test('all that the chunk of a React root needs is asked for together with it', async ({ page, shop, consoleLines }) => {
  for (const name of names.filter(one => isRoot(definitions[one]))) {
    await test.step(name, async () => {
      await openAsleep(page, shop);
      const { asked, open } = await holdChunks(page);
      const loaded = loadFor(page, name);
      await expect.poll(() => [...asked].filter(chunk => BASIS.includes(chunk)).sort()).toEqual(BASIS);
      await expect.poll(() => asked.size).toBe(BASIS.length + chunksOf(name));
      const together = [...asked];
      open();
      await loaded;
      expect([...asked]).toEqual(together);
      await page.unroute(CHUNKS);
    });
  }
  consoleLines.allow(/\[shop-widgets\]/);
});

test('behaviours and dismissed notices need no React', async ({ page, shop }) => {
  const asked = watchRequests(page, CHUNKS);
  const cookies = { cookie_notice_accepted: 'true', store_notice0c1a6c1e8d5f4a72b0d9e3f4a5b6c7d8: 'hidden' };
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.url })));
  for (const address of [`${SHOP_PAGE}?notice=bar,manual&banner=notice`, SERVICES_PAGE]) {
    await visit(page, shop.url + address);
    await expect(page.locator('.cookie-notice-container, .woocommerce-store-notice').first()).toBeHidden();
  }
  for (const chunk of ['shared', 'services']) {
    await expect.poll(() => asked.filter(path => path.includes(`/chunks/${chunk}-`))).not.toEqual([]);
  }
  expect(asked.filter(path => /chunks\/react-/.test(path))).toEqual([]);
});

test('all widgets of a page share one stylesheet', async ({ page, shop }) => {
  const sheets = watchRequests(page, SHEET);
  const asked = () => sheets.map(url => SHEET.exec(url)?.[1]);
  await page.goto(`${shop.url}/product/skodelica-jutro/`);
  for (const marker of ['.woocommerce-product-gallery', '.wc-tabs-wrapper', '.quantity']) await mounted(page, marker);
  expect(asked()).toEqual(['widgets']);
  await gotoMounted(page, `${shop.url}/tables/rows/?rows=20`, '.wcpt');
  expect(asked()).toEqual(['widgets', 'widgets']);
});

test('styles that never come break nothing', async ({ page, shop, consoleLines }) => {
  shop.faults.set('style', { status: 404 });
  await gotoMounted(page, shop.url + VARIABLE, 'form.variations_form');
  await choose(page, 'rdeca', 'l');
  await page.click('form.cart .single_add_to_cart_button');
  await expectPieces(page, 1);
  consoleLines.allow(/Failed to load resource/);
});

test('rows that a “load more” button appends work, on a hydrated list', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await mountEverything(page);
  await page.evaluate(() => {
    const row = document.querySelector('ul.products li')?.cloneNode(true);
    if (!(row instanceof HTMLElement)) return;
    row.id = 'later';
    document.querySelector('ul.products')?.append(row);
  });
  await page.click('#later .add_to_cart_button');
  await expectPieces(page, 1);
  expect(callsOf(shop, 'form-post')).toHaveLength(0);
});
