import { ACCOUNT, ANA, LOGIN, METHODS, TABLE } from '../pages/account';
import { expect, gotoMounted, test } from '../support/fixtures';
import { denyCookies } from '../support/shopper';

test('cookies and storage are blocked: log-in, hints and the question before a delete work', async ({ page, shop }) => {
  await denyCookies(page);
  await gotoMounted(page, shop.url + ACCOUNT, LOGIN);
  await page.click('[name="login"]');
  await expect(page.locator('#username')).toBeFocused();
  await page.fill('#username', ANA.username);
  await page.fill('#password', ANA.password);
  await page.click('[name="login"]');
  await expect(page.locator('.woocommerce-MyAccount-content')).toContainText('Pozdravljeni, Ana');
  await gotoMounted(page, `${shop.url}${ACCOUNT}${METHODS}`, TABLE);
  await page.locator('.delete').first().click();
  await expect(page.locator('.sw-confirm-delete')).toBeVisible();
});
