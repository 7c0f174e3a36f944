import { BANNER } from '../pages/everyPage';
import { cookiesOf } from '../support/cookies';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { callsOf, visit } from '../support/shopper';

const NOTICE = '.woocommerce-store-notice';
const DISMISS = '.woocommerce-store-notice__dismiss-link';

for (const query of ['jquery=3', 'jquery=none&csp=strict']) {
  test(`the shop’s notice shows until it is dismissed (${query})`, async ({ page, shop }) => {
    const address = `${shop.url}/shop/?banner=notice&${query}`;
    await gotoMounted(page, address, NOTICE);
    await expect(page.locator(NOTICE)).toBeVisible();
    await page.locator(DISMISS).click();
    await expect(page.locator(NOTICE)).toBeHidden();
    const cookie = (await cookiesOf(page)).find(({ name }) => name.startsWith('store_notice'));
    expect(cookie).toMatchObject({ value: 'hidden', path: '/', expires: -1 });
    expect(cookie?.name).toMatch(/^store_notice[0-9a-f]{32}$/);
    await visit(page, address);
    await expect(page.locator(NOTICE)).toBeHidden();
  });
}

for (const key of ['Enter', ' ']) {
  test(`the shop’s notice is dismissed with ${key === ' ' ? 'the space bar' : key}`, async ({ page, shop }) => {
    await page.goto(`${shop.url}/shop/?banner=notice`);
    await expect(page.locator(NOTICE)).toBeVisible();
    await page.locator(DISMISS).focus();
    await page.keyboard.press(key);
    await expect(page.locator(NOTICE)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await expect(page).toHaveURL(/banner=notice$/);
  });
}

for (const [name, fault] of [
  ['takes it', {}],
  ['does not take it', { status: 500 }],
  ['takes no old nonce', { status: 403 }],
] as const) {
  test(`the banner is dismissed, whether the shop ${name} or not`, async ({ page, shop, consoleLines }) => {
    if ('status' in fault) shop.faults.set('rest-user', fault);
    await page.goto(`${shop.url}/shop/?banner=soon`);
    const banner = page.locator(BANNER);
    await banner.scrollIntoViewIfNeeded();
    await mounted(page, BANNER);
    await banner.getByRole('button', { name: 'Skrij obvestilo' }).focus();
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    const [call] = callsOf(shop, 'rest-user');
    expect(call?.headers['x-wp-nonce']).toBe('d3m0n0nce1');
    expect(call?.fields).toEqual({ 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' });
    expect(callsOf(shop, 'rest-user')).toHaveLength(1);
    consoleLines.allow(/Failed to load resource|the shop did not take the dismissal/);
  });
}
