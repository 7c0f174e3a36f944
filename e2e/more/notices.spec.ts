import type { Page } from 'playwright/test';
import { askToScroll, goOnUntil, openStopped, scrollTop } from '../pages/notices';
import { whenParsed } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { SIMPLE } from '../support/shopper';

const BLOCK = (kind: string, role: string) =>
  `<div class="wc-block-components-notice-banner is-${kind}" role="${role}"><div class="wc-block-components-notice-banner__content">Besedilo</div></div>`;

/** Puts notices into the page before its scripts run. */
const withNotices = (page: Page, html: string) =>
  whenParsed(
    page,
    notices => document.querySelector('.woocommerce-notices-wrapper')?.insertAdjacentHTML('beforeend', notices),
    html,
  );

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

test.describe('$.scroll_to_notices', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('stops when the shopper scrolls', async ({ page, shop }) => {
    await openStopped(page, `${shop.url + SIMPLE}?jquery=3`, 'form.cart .quantity');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await askToScroll(page, '.woocommerce-tabs');
    await goOnUntil(page, async () => (await scrollTop(page)) > 0, 20);
    await page.clock.runFor(300);
    await page.evaluate(() => {
      dispatchEvent(new WheelEvent('wheel'));
    });
    const stopped = await scrollTop(page);
    await page.clock.runFor(2000);
    expect(await scrollTop(page)).toBe(stopped);
  });
});
