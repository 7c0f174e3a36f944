import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { cookiesOf } from '../support/cookies';
import { findings } from '../support/findings';
import { expect, mounted } from '../support/fixtures';
import { withEach } from '../support/inTurn';

test.skip(!hasCaptures, NO_CAPTURES);

withEach(test, ['3', 'none'], jquery => {
  test('the recorded notices are shown, answered and dismissed', async ({ page, open }) => {
    await page.context().clearCookies();
    await open('product-simple', jquery);
    await mounted(page, '#cookie-notice');
    const notice = page.locator('.cookie-notice-container');
    const shopNotice = page.locator('.woocommerce-store-notice');
    await expect(notice).toBeVisible();
    await expect(shopNotice).toBeVisible();
    // The colours are those of the recorded shop.
    const found = (await findings(page)).filter(line => !line.startsWith('color-contrast'));
    expect(found.filter(line => /cookie-notice|cn-|store-notice/.test(line))).toEqual([]);
    await shopNotice.locator('a').click();
    await expect(shopNotice).toBeHidden();
    await page.locator('#cn-accept-cookie').click();
    await expect(notice).toBeHidden();
    await expect(page.locator('body')).toHaveClass(/cookies-set cookies-accepted/);
    const cookies = await cookiesOf(page);
    const values = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({
      cookie_notice_accepted: 'true',
      store_notice9d759297ecf1bdf556bbdece03d10c1d: 'hidden',
    });
  });
});
