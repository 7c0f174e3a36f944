import { capturedJson, hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { expect, mounted } from '../support/fixtures';
import { inTurn } from '../support/inTurn';

test.skip(!hasCaptures, NO_CAPTURES);

const NAV = '.main-navigation';
const LIVE = '.is-ajax-search';

const RESULTS = hasCaptures && capturedJson('json/search-ajax-results.json');
const bodyOf = (recorded: unknown): string => Object(Object(recorded).response).body;

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('the recorded menu opens and closes', async ({ page, open }) => {
    await open('shop', jquery);
    const toggle = page.locator(`${NAV} .menu-toggle`);
    await toggle.click();
    await expect(page.locator(NAV)).toHaveClass(/\btoggled\b/);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(page.locator(NAV)).not.toHaveClass(/\btoggled\b/);
    await expect(toggle).toBeFocused();
  });

  turn.test('the recorded form shows the recorded results', async ({ page, open }) => {
    const sent: URLSearchParams[] = [];
    await page.route('**/admin-ajax.php', route => {
      sent.push(new URLSearchParams(route.request().postData() ?? ''));
      return route.fulfill({ contentType: 'text/html; charset=UTF-8', body: bodyOf(RESULTS) });
    });
    // The recorded answer has the addresses of the recorded shop's pictures.
    await page.route('https://trgovina.example/**', route => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
    await open('search-form', jquery);
    const box = page.locator(`${LIVE} [name=s]`);
    await box.fill('majica');
    await expect(page.locator('.is-ajax-search-post')).toHaveCount(7);
    // The recorded page is an English one.
    await expect(page.locator('.widget_shopping_cart_live_region')).toContainText('7 results');
    expect(Object.fromEntries(sent.at(-1) ?? [])).toEqual({
      s: 'majica',
      id: '13',
      post_type: 'product',
      action: 'is_ajax_load_posts',
      page: '1',
      security: '0786b09e66',
    });
    await box.press('ArrowDown');
    await expect(page.locator('.is-title a').first()).toBeFocused();
  });

  turn.test('the page of results tells the tracker of the search after a yes', async ({ page, shop, open }) => {
    await page.context().addCookies([{ name: 'cookie_notice_accepted', value: 'true', url: shop.url }]);
    await page.addInitScript(() => {
      const told: unknown[] = [];
      Object.assign(window, { told, gtag: (...args: unknown[]) => told.push(args) });
    });
    await open('search-results', jquery);
    const told = () => page.evaluate(() => Reflect.get(window, 'told'));
    await expect
      .poll(told)
      .toEqual([['event', 'Ivory Search - Default', { event_label: 'majica', event_category: 'Results Found' }]]);
  });

  turn.test('the search in the bar at the foot of a phone opens, and loads no page', async ({ page, open }) => {
    await open('search-results', jquery);
    const item = page.locator('.storefront-handheld-footer-bar .search');
    await item.locator('> a').click();
    await mounted(page, '.storefront-handheld-footer-bar .search');
    await expect(item).toHaveClass(/\bactive\b/);
    await expect(item.locator('[name=s]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item.locator('> a')).toBeFocused();
  });
});
