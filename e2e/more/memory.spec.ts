import type { Page } from 'playwright/test';
import { fillCart } from '../pages/checkout';
import { changePage } from '../support/changePage';
import { expect, mounted, test } from '../support/fixtures';
import { expectFlat } from '../support/flat';
import { visit } from '../support/shopper';

// First visit: memory that earlier tests left in the window must not count.
test.use({ isFirstVisit: true });

/** Pages of the demo shop, and the markers that are replaced on them. */
const MARKERS: Readonly<Record<string, readonly string[]>> = {
  '/product/pulover-reka/': [
    '.woocommerce-product-gallery',
    'form.variations_form',
    '.wc-tabs-wrapper',
    '#review_form form',
    '.woocommerce-product-details__short-description',
    'div.product',
  ],
  '/product/skodelica-jutro/': ['form.cart', 'form.cart .quantity'],
  '/product/jopa-breg/': ['form.variations_form:has(.variable-items-wrapper)'],
  '/product/kuhinjski-komplet/': ['.woosb-wrap'],
  '/tables/groups/': ['.wcpt'],
  '/tables/audio/': ['.wcpt-player', '.wcpt-audio-player--wordpress_audio_player'],
  '/shop/?notice=bar,revoke&banner=notice,soon': [
    'ul.products',
    'form.woocommerce-ordering',
    '.site-cart .widget_shopping_cart_content',
    '#cookie-notice',
    '.woocommerce-store-notice',
    '#coming-soon-footer-banner',
  ],
  '/navigacija/': ['.main-navigation', '.is-menu', '.is-search-form'],
  '/novice/': ['main .mc4wp-form'],
  '/cart/': ['.woocommerce:has(.woocommerce-cart-form)'],
  '/checkout/': ['form.checkout', '.woocommerce-billing-fields'],
  '/my-account/': [
    'form.woocommerce-form-login',
    'form.woocommerce-form-login .woocommerce-form-row:has([type=password])',
  ],
};

/** Markers of hundreds of nodes: fewer repetitions are enough. */
const LARGE = ['div.product', 'ul.products', '.wcpt', 'form.checkout'];

/**
 * Keeps the server's markup of a marker for `replace`, with a picture of several sizes, as real shops have them in most
 * parts. It is read once: browsers keep documents with players.
 */
const readMarkup = (page: Page, selector: string) =>
  page.evaluate(async wanted => {
    const answer = await fetch(location.href);
    const markup = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector(wanted);
    if (!markup) throw new Error(`the server sends no ${wanted}`);
    const picture = document.createElement('img');
    Object.assign(picture, { srcset: '/images/prt.svg?w=100 100w', sizes: '100px', alt: '' });
    markup.append(picture);
    Reflect.set(window, 'markup', markup);
  }, selector);

/** Puts the server's markup in the place of a marker, repeatedly; each time all its widgets are mounted. */
const replace = (page: Page, selector: string, times: number) =>
  page.evaluate(
    async ([wanted, count]) => {
      const markup: unknown = Reflect.get(window, 'markup');
      if (!(markup instanceof Element)) throw new Error('no markup');
      for (let done = 0; done < count; done++) {
        const fresh = document.importNode(markup, true);
        document.querySelector(wanted)?.replaceWith(fresh);
        const awake = await window.ShopWidgets?.mountAll(fresh, { now: true });
        if (!awake?.length) throw new Error(`nothing took ${wanted} over`);
      }
    },
    [selector, times] as const,
  );

/** Does the same at fixed intervals, whether or not the last one is mounted by then; the last one is at the end. */
const replaceEvery = (page: Page, selector: string, pause: number, times: number) =>
  page.evaluate(
    async ([wanted, ms, count]) => {
      const markup: unknown = Reflect.get(window, 'markup');
      if (!(markup instanceof Element)) throw new Error('no markup');
      for (let done = 0; done < count; done++) {
        document.querySelector(wanted)?.replaceWith(document.importNode(markup, true));
        await new Promise(resolve => setTimeout(resolve, ms));
      }
      await window.ShopWidgets?.mountAll(document.querySelector(wanted) ?? document, { now: true });
    },
    [selector, pause, times] as const,
  );

/** Chooses one variation after the other; each time the gallery is another, and hydrated. */
const choose = (page: Page, times: number) =>
  page.evaluate(async count => {
    const select = document.querySelector<HTMLSelectElement>('.variations select');
    const shown = () => document.querySelector('.woocommerce-product-gallery');
    if (!select) throw new Error('no select');
    for (let done = 0; done < count; done++) {
      const before = shown();
      select.selectedIndex = 1 + (done % (select.options.length - 1));
      select.dispatchEvent(new Event('change', { bubbles: true }));
      while (shown() === before) await new Promise(resolve => setTimeout(resolve));
      await window.ShopWidgets?.mountAll(shown() ?? document, { now: true });
    }
  }, times);

/** Waits until everything that the page's start began has ended. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await window.ShopWidgets?.mountAll(document, { now: true })));
}

test.describe.configure({ timeout: 120_000 });

for (const [path, selectors] of Object.entries(MARKERS)) {
  test(`nothing stays of what is replaced on ${path}`, async ({ page, shop, consoleLines }) => {
    if (/cart|checkout/.test(path)) await fillCart(page, shop);
    await page.goto(shop.url + path);
    await settle(page);
    for (const selector of selectors) {
      await test.step(selector, async () => {
        await readMarkup(page, selector);
        await expectFlat(page, LARGE.includes(selector) ? 40 : 200, times => replace(page, selector, times));
      });
    }
    // Chromium's advice on the row of a password without its form.
    consoleLines.allow(/^verbose: \[DOM\] Password forms should have/);
  });
}

// Chromium remembers pictures of several sizes that have never been on the page.
test('nothing stays of a replaced gallery that has no thumbnails', async ({ page, shop }) => {
  await changePage(page, '**/product/**', html => html.replace('"controlNav":"thumbnails"', '"controlNav":false'));
  await page.goto(`${shop.url}/product/pulover-reka/`);
  await settle(page);
  await expect(page.locator('.flex-viewport')).toHaveCount(1);
  await expect(page.locator('.flex-control-nav')).toHaveCount(0);
  await readMarkup(page, '.woocommerce-product-gallery');
  await expectFlat(page, 200, times => replace(page, '.woocommerce-product-gallery', times));
});

test('nothing stays of galleries that leave while they are taken over', async ({ page, shop }) => {
  await page.goto(`${shop.url}/product/pulover-reka/`);
  await settle(page);
  await readMarkup(page, '.woocommerce-product-gallery');
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await expectFlat(page, 60, times => replaceEvery(page, '.woocommerce-product-gallery', 30, times));
});

test('nothing stays of choices among variations with galleries of their own', async ({ page, shop }) => {
  await visit(page, `${shop.url}/product/odeja-plast/`);
  await mounted(page, 'form.variations_form');
  await settle(page);
  await expectFlat(page, 200, times => choose(page, times));
});
