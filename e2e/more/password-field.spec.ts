import { openAccount } from '../pages/account';
import { button, METER } from '../pages/passwordField';
import { testAtWidths } from '../support/atWidths';
import { findings } from '../support/findings';
import { expect, mounted } from '../support/fixtures';

testAtWidths('axe finds nothing, before and after use', async ({ page, shop }) => {
  await openAccount(page, shop, 'edit-account/');
  await mounted(page, '#password_1');
  expect(await findings(page)).toEqual([]);
  await button(page, '#password_1').click();
  await page.fill('#password_1', 'abc');
  await expect(page.locator(METER)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
