import { openPay, PAY_FORM } from '../pages/checkout';
import { testAtWidths } from '../support/atWidths';
import { findings } from '../support/findings';
import { expect, mounted } from '../support/fixtures';

testAtWidths('axe finds nothing, before and after use', async ({ page, shop }) => {
  await openPay(page, shop);
  await mounted(page, PAY_FORM);
  expect(await findings(page)).toEqual([]);
  await page.click('.woocommerce-terms-and-conditions-link');
  await page.check('#payment_method_cod');
  expect(await findings(page)).toEqual([]);
  await page.check('#terms');
  await page.click('#place_order');
  // Read whole, as axe looks at what is there.
  await page.waitForURL(/order-received\/900/);
  expect(await findings(page)).toEqual([]);
});
