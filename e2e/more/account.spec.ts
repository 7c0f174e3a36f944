import { ACCOUNT, ANA, LOGIN, METHODS, openAccount, TABLE } from '../pages/account';
import { testAtWidths } from '../support/atWidths';
import { findings } from '../support/findings';
import { expect, mounted, test } from '../support/fixtures';
import { denyCookies } from '../support/shopper';

test('cookies and storage are blocked: log-in, hints and the question before a delete work', async ({ page, shop }) => {
  await denyCookies(page);
  await page.goto(shop.url + ACCOUNT);
  await mounted(page, LOGIN);
  await page.click('[name="login"]');
  await expect(page.locator('#username')).toBeFocused();
  await page.fill('#username', ANA.username);
  await page.fill('#password', ANA.password);
  await page.click('[name="login"]');
  await expect(page.locator('.woocommerce-MyAccount-content')).toContainText('Pozdravljeni, Ana');
  await page.goto(`${shop.url}${ACCOUNT}${METHODS}`);
  await mounted(page, TABLE);
  await page.locator('.delete').first().click();
  await expect(page.locator('.sw-confirm-delete')).toBeVisible();
});

const PAGES = ['', 'lost-password/', METHODS, 'add-payment-method/', 'edit-account/', 'edit-address/'];
testAtWidths('axe finds nothing, before and after use', async ({ page, shop }) => {
  await page.goto(shop.url + ACCOUNT);
  await mounted(page, LOGIN);
  await page.click('[name="login"]');
  expect(await findings(page)).toEqual([]);
  for (const path of PAGES) {
    await openAccount(page, shop, path);
    expect(await findings(page)).toEqual([]);
  }
  await page.goto(`${shop.url}${ACCOUNT}${METHODS}`);
  await mounted(page, TABLE);
  await page.locator('.delete').first().click();
  expect(await findings(page)).toEqual([]);
});
