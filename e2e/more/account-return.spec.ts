import { ACCOUNT } from '../pages/account';
import { expect, gotoMounted, test } from '../support/fixtures';
import { goBack, KEEPS_PAGES, letKeep, watchReturn } from '../support/keptPages';

test.use(KEEPS_PAGES);

test('Back to a form that was sent: it can be sent again', async ({ page, shop }) => {
  const address = `${shop.url}${ACCOUNT}lost-password/`;
  await letKeep(page, address);
  await gotoMounted(page, address, 'form.lost_reset_password');
  const button = page.locator('form.lost_reset_password [type="submit"]');
  await page.fill('#user_login', 'ana');
  await watchReturn(page);
  await page.route(address, route => {
    if (route.request().method() !== 'POST') return route.fallback();
    return route.fulfill({ status: 303, headers: { location: '/novice/' } });
  });
  await button.click();
  await page.waitForURL('**/novice/');
  await goBack(page, address);
  await expect(page.locator('#user_login')).toHaveValue('ana');
  await expect(button).toBeEnabled();
  await page.unroute(address);
  await button.click();
  await expect(page.locator('.woocommerce-message')).toBeVisible();
});
