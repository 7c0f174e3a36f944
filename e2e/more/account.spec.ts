import { ACCOUNT, ANA, LOGIN, METHODS, openAccount, TABLE } from '../pages/account';
import { expect, gotoMounted, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
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

test('a card whose delete is clicked before the code has come is asked about', async ({ page, shop }) => {
  await openAccount(page, shop, '');
  const arrive = await holdBack(page, /chunks\/account-/);
  await page.goto(`${shop.url}${ACCOUNT}${METHODS}`);
  await page.locator('.delete').first().click();
  arrive();
  await expect(page.getByRole('group', { name: /^Izbrišem ta način plačila/ })).toBeVisible();
  expect(shop.customers.byEmail(ANA.username)?.cards).toHaveLength(2);
});
