import { error, heardEvents, openCheckout, recordEvents, rested, total } from '../pages/checkout';
import { expect, test } from '../support/fixtures';

test('fields say what is wrong with them, and take it back', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const email = page.locator('#billing_email');
  const row = page.locator('#billing_email_field');
  await email.fill('ana@primer');
  await email.blur();
  await expect(row).toHaveClass(/woocommerce-invalid woocommerce-invalid-email/);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Vnesite veljaven e-poštni naslov, na primer ana@primer.si.');
  await email.pressSequentially('.');
  await expect(error(page, 'billing_email')).toHaveCount(0);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.pressSequentially('si');
  await email.blur();
  await expect(row).toHaveClass(/woocommerce-validated/);
  await page.fill('#billing_phone', '041 abc');
  await page.locator('#billing_phone').blur();
  await expect(page.locator('#billing_phone_field')).toHaveClass(/woocommerce-invalid-phone/);
  await page.focus('#billing_first_name');
  await page.locator('#billing_first_name').blur();
  await expect(error(page, 'billing_first_name')).toHaveText('Izpolnite polje »Ime«.');
  await email.fill(`${'a'.repeat(10_000)}@primer.si`);
  await email.blur();
  await expect(row).toHaveClass(/woocommerce-validated/);
});

test('a description comes with its field, and goes with Escape', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const field = page.locator('#billing_davcna_stevilka');
  const description = page.locator('#billing_davcna_stevilka-description');
  await expect(description).toBeHidden();
  await field.focus();
  await expect(description).toBeVisible();
  await expect(description).toHaveAttribute('aria-hidden', 'false');
  await expect(field).toHaveAccessibleDescription('Vpišite jo, če potrebujete račun za podjetje.');
  await page.keyboard.press('Escape');
  await expect(description).toBeHidden();
  await field.blur();
  await field.focus();
  await expect(description).toBeVisible();
  await page.click('h1');
  await expect(description).toBeHidden();
});

test('log-in, account and terms open and close', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const login = page.locator('a.showlogin');
  await expect(login).toHaveAttribute('aria-expanded', 'false');
  await login.click();
  await expect(page.locator('#username')).toBeFocused();
  await login.click();
  await expect(page.locator('form.login')).toBeHidden();
  await expect(page.locator('div.create-account')).toBeHidden();
  await page.check('#createaccount');
  await page.fill('#account_password', 'skrivnost');
  await page.uncheck('#createaccount');
  await expect(page.locator('div.create-account')).toBeHidden();
  await expect(page.locator('#account_password')).toHaveValue('');
  const terms = page.locator('.woocommerce-terms-and-conditions-link');
  await terms.click();
  await expect(page.locator('.woocommerce-terms-and-conditions')).toBeVisible();
  await expect(terms).toHaveClass(/--open/);
  await terms.click();
  await expect(page.locator('.woocommerce-terms-and-conditions')).toBeHidden();
});

test('coupons are applied and taken out without a page load', async ({ page, shop }) => {
  await recordEvents(page, ['applied_coupon_in_checkout', 'removed_coupon_in_checkout']);
  await openCheckout(page, shop);
  const opener = page.locator('a.showcoupon');
  await opener.focus();
  await page.keyboard.press('Space');
  const code = page.locator('#coupon_code');
  await expect(code).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('Vnesite kodo kupona.');
  await code.fill('poletje');
  await code.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Ta kupon je potekel.' })).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('popust10');
  await expect(page.locator('#coupon-error-notice')).toHaveCount(0);
  await code.press('Enter');
  await expect(page.locator('.woocommerce-message')).toHaveText('Kupon je uporabljen.');
  await expect(page.locator('.coupon-popust10')).toContainText('2.50');
  await expect(total(page)).toContainText('27.40');
  await expect(code).toBeHidden();
  await expect(opener).toBeFocused();
  await rested(page);
  await page.locator('.woocommerce-remove-coupon').press('Space');
  await expect(page.locator('.woocommerce-message')).toHaveText('Kupon je odstranjen.');
  await expect(page.locator('.coupon-popust10')).toHaveCount(0);
  await expect(total(page)).toContainText('29.90');
  await expect(page.locator('#order_review')).toBeFocused();
  expect(await heardEvents(page)).toEqual([
    'applied_coupon_in_checkout',
    'applied_coupon_in_checkout',
    'removed_coupon_in_checkout',
  ]);
});

test('with motion, the last click decides what is open', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openCheckout(page, shop);
  const opener = page.locator('a.showcoupon');
  const form = page.locator('form.checkout_coupon');
  const press = (times: number) =>
    opener.evaluate((link, count) => {
      for (let at = 0; at < count; at++) if (link instanceof HTMLElement) link.click();
    }, times);
  await press(1);
  await expect(page.locator('#coupon_code')).toBeFocused();
  await press(1);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(form).toBeHidden();
  await press(3);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => form.evaluate(one => one.getAnimations().length)).toBe(0);
  await expect(form).toBeVisible();
  await page.check('#payment_method_cod');
  await expect(page.locator('div.payment_box.payment_method_bacs')).toBeHidden();
  await expect(page.locator('div.payment_box.payment_method_cod')).toBeVisible();
});
