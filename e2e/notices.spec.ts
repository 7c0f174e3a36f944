import type { Page } from 'playwright/test';
import { findings } from './support/findings';
import { expect, mounted, test } from './support/fixtures';
import { inTurn } from './support/inTurn';
import { cartStarted, configElement, FEW_LEFT, isMounted, SIMPLE } from './support/shopper';

const MESSAGE = '.woocommerce-message';
const ADDED = '/product/lesena-deska/?add-to-cart=11';
const BLOCK = (kind: string, role: string) =>
  `<div class="wc-block-components-notice-banner is-${kind}" role="${role}"><div class="wc-block-components-notice-banner__content">Besedilo</div></div>`;

/** Puts notices into the page before its scripts run. */
const withNotices = (page: Page, html: string) =>
  page.addInitScript(notices => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.querySelector('.woocommerce-notices-wrapper')?.insertAdjacentHTML('beforeend', notices);
    });
  }, html);

/** Opens a page and stops its clock a minute later; whatever comes with the page has had its time. */
async function openStopped(page: Page, address: string, marker: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await mounted(page, marker);
  await cartStarted(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets the stopped clock go on, bit by bit, until something is so. */
const goOnUntil = (page: Page, isSo: () => Promise<boolean>, ms = 1) =>
  expect
    .poll(async () => {
      await page.clock.runFor(ms);
      return isSo();
    })
    .toBe(true);

test('a notice that comes with the page gets the focus', async ({ page, shop }) => {
  await openStopped(page, shop.url + ADDED, MESSAGE);
  await expect(page.locator(MESSAGE)).toBeFocused();
  await expect(page.locator(MESSAGE)).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('Tab');
  await expect(page.locator(`${MESSAGE} a`)).toBeFocused();
});

test.describe('a refused add with a page load', () => {
  test.use({ shopOptions: { headStart: configElement({ ajaxProductForms: false }) } });
  test('shows its notice, which gets the focus', async ({ page, shop }) => {
    await page.goto(shop.url + FEW_LEFT);
    await mounted(page, 'form.cart .quantity');
    await page.locator('form.cart .qty').evaluate((field: HTMLInputElement) => field.removeAttribute('max'));
    await page.fill('form.cart .qty', '9');
    await page.click('.single_add_to_cart_button');
    await expect(page.locator('.woocommerce-error[role="alert"]')).toBeFocused();
  });
});

test('a block notice gets it, one that only informs does not', async ({ page, shop }) => {
  await withNotices(page, `${BLOCK('info', 'status')}${BLOCK('error', 'alert')}${BLOCK('success', 'alert')}`);
  await openStopped(page, shop.url + SIMPLE, '.is-error');
  await expect(page.locator('.is-error')).toBeFocused();
  await expect(page.locator('.is-success')).not.toHaveAttribute('tabindex');
  await expect(page.locator('.is-info')).not.toHaveAttribute('tabindex');
});

test('a notice in a hidden part takes nothing', async ({ page, shop }) => {
  await withNotices(page, `<div hidden>${BLOCK('error', 'alert')}</div>`);
  await openStopped(page, shop.url + SIMPLE, '.is-error');
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
});

for (const turn of inTurn(test, ['3', '4', 'none'])) {
  const { jquery } = turn;
  for (const event of ['updated_wc_div', 'item_removed_from_classic_cart']) {
    turn.test(
      `jQuery ${jquery}: a notice that comes with ${event} gets the focus half a second later`,
      async ({ page, shop }) => {
        await openStopped(page, `${shop.url + SIMPLE}?jquery=${jquery}`, 'form.cart .quantity');
        await page.evaluate(name => {
          const wrapper = document.querySelector('.woocommerce-notices-wrapper');
          if (wrapper) wrapper.innerHTML = '<div class="woocommerce-message" role="alert">Odstranjeno.</div>';
          const $: unknown = Reflect.get(window, 'jQuery');
          if (typeof $ === 'function') $(document.body).trigger(name);
          else document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: [] }));
        }, event);
        await goOnUntil(page, () => isMounted(page, MESSAGE));
        await page.clock.runFor(498);
        await expect(page.locator(MESSAGE)).not.toBeFocused();
        await page.clock.runFor(2);
        await expect(page.locator(MESSAGE)).toBeFocused();
      },
    );
  }
}

/** A page whose notice came with an event a moment ago. */
async function noticed(page: Page, address: string): Promise<void> {
  await openStopped(page, address, 'form.cart .quantity');
  await page.evaluate(() => {
    const wrapper = document.querySelector('.woocommerce-notices-wrapper');
    if (wrapper) wrapper.innerHTML = '<div class="woocommerce-message" role="alert">Odstranjeno.</div>';
    document.body.dispatchEvent(new CustomEvent('updated_wc_div', { bubbles: true, detail: [] }));
  });
  await goOnUntil(page, () => isMounted(page, MESSAGE));
}

test('a shopper who goes on with Tab keeps the focus', async ({ page, shop }) => {
  await noticed(page, shop.url + SIMPLE);
  await page.keyboard.press('Tab');
  await page.clock.runFor(1000);
  await expect(page.locator('.skip-link')).toBeFocused();
});

test('a shopper who is typing keeps the focus', async ({ page, shop }) => {
  await noticed(page, shop.url + SIMPLE);
  await page.locator('form.cart .qty').focus();
  await page.keyboard.type('4');
  await page.clock.runFor(1000);
  await expect(page.locator('form.cart .qty')).toBeFocused();
});

test('a notice that is gone by then breaks nothing', async ({ page, shop }) => {
  await noticed(page, shop.url + SIMPLE);
  await page.locator(MESSAGE).evaluate(notice => notice.remove());
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
});

test.describe('$.scroll_to_notices', () => {
  test.use({ reducedMotion: 'no-preference' });

  const askFor = (page: Page, selector: string) =>
    page.evaluate(wanted => {
      const $: unknown = Reflect.get(window, 'jQuery');
      const scroll: unknown = typeof $ === 'function' && Reflect.get($, 'scroll_to_notices');
      if (typeof $ === 'function' && typeof scroll === 'function') scroll($(wanted));
    }, selector);
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

  test('takes a second to 100 px above, and nothing happens without a notice', async ({ page, shop }) => {
    await openStopped(page, `${shop.url + SIMPLE}?jquery=3`, 'form.cart .quantity');
    const goal = await page.locator('.woocommerce-tabs').evaluate(related => {
      scrollTo({ top: 0, behavior: 'instant' });
      return Math.round(Math.min(related.getBoundingClientRect().top - 100, document.body.scrollHeight - innerHeight));
    });
    await askFor(page, '.woocommerce-error');
    await page.clock.runFor(1500);
    expect(await top(page)).toBe(0);
    await askFor(page, '.woocommerce-tabs');
    await goOnUntil(page, async () => (await top(page)) > 0, 20);
    await page.clock.runFor(500);
    expect(await top(page)).toBeLessThan(goal);
    await page.clock.runFor(1000);
    expect(Math.abs((await top(page)) - goal)).toBeLessThanOrEqual(1);
  });

  test('stops when the shopper scrolls', async ({ page, shop }) => {
    await openStopped(page, `${shop.url + SIMPLE}?jquery=3`, 'form.cart .quantity');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await askFor(page, '.woocommerce-tabs');
    await goOnUntil(page, async () => (await top(page)) > 0, 20);
    await page.clock.runFor(300);
    await page.evaluate(() => {
      dispatchEvent(new WheelEvent('wheel'));
    });
    const stopped = await top(page);
    await page.clock.runFor(2000);
    expect(await top(page)).toBe(stopped);
  });
});

for (const width of [390, 1280]) {
  test(`axe finds nothing on a page with a notice at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(shop.url + ADDED);
    await expect(page.locator(MESSAGE)).toBeFocused();
    expect(await findings(page)).toEqual([]);
  });
}
