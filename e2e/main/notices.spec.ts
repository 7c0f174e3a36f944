import { ADDED, askToScroll, goOnUntil, MESSAGE, noticed, openStopped, scrollTop } from '../pages/notices';
import { expect, gotoMounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { raise } from '../support/scripts';
import { configElement, FEW_LEFT, isMounted, SIMPLE } from '../support/shopper';

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
    await gotoMounted(page, shop.url + FEW_LEFT, 'form.cart .quantity');
    await page.locator('form.cart .qty').evaluate((field: HTMLInputElement) => field.removeAttribute('max'));
    await page.fill('form.cart .qty', '9');
    await page.click('.single_add_to_cart_button');
    await expect(page.locator('.woocommerce-error[role="alert"]')).toBeFocused();
  });
});

inTurn(test, ['3', '4', 'none'], (turn, jquery) => {
  for (const event of ['updated_wc_div', 'item_removed_from_classic_cart']) {
    turn.test(`a notice that comes with ${event} gets the focus half a second later`, async ({ page, shop }) => {
      await openStopped(page, `${shop.url + SIMPLE}?jquery=${jquery}`, 'form.cart .quantity');
      await page.locator('.woocommerce-notices-wrapper').evaluate(wrapper => {
        wrapper.innerHTML = '<div class="woocommerce-message" role="alert">Odstranjeno.</div>';
      });
      await raise(page, 'body', event);
      await goOnUntil(page, () => isMounted(page, MESSAGE));
      await page.clock.runFor(498);
      await expect(page.locator(MESSAGE)).not.toBeFocused();
      await page.clock.runFor(2);
      await expect(page.locator(MESSAGE)).toBeFocused();
    });
  }
});

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

test.describe('$.scroll_to_notices', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('takes a second to 100 px above, and nothing happens without a notice', async ({ page, shop }) => {
    await openStopped(page, `${shop.url + SIMPLE}?jquery=3`, 'form.cart .quantity');
    const goal = await page.locator('.woocommerce-tabs').evaluate(related => {
      scrollTo({ top: 0, behavior: 'instant' });
      return Math.round(Math.min(related.getBoundingClientRect().top - 100, document.body.scrollHeight - innerHeight));
    });
    await askToScroll(page, '.woocommerce-error');
    await page.clock.runFor(1500);
    expect(await scrollTop(page)).toBe(0);
    await askToScroll(page, '.woocommerce-tabs');
    await goOnUntil(page, async () => (await scrollTop(page)) > 0, 20);
    await page.clock.runFor(500);
    expect(await scrollTop(page)).toBeLessThan(goal);
    await page.clock.runFor(1000);
    expect(Math.abs((await scrollTop(page)) - goal)).toBeLessThanOrEqual(1);
  });
});
