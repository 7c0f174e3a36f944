import { ACCOUNT } from '../pages/account';
import { button, METER, NEW, open } from '../pages/passwordField';
import { watchRequests } from '../support/changePage';
import { findings } from '../support/findings';
import { expect, mounted, test } from '../support/fixtures';

for (const jquery of ['3', 'none']) {
  test(`the button shows and hides what was typed, the caret stays (jQuery ${jquery})`, async ({ page, shop }) => {
    await open(page, shop, `?jquery=${jquery}`);
    await page.fill('#password', 'skrivnost');
    await page
      .locator('#password')
      .evaluate(field => field instanceof HTMLInputElement && field.setSelectionRange(3, 5));
    const toggle = button(page, '#password');
    await expect(toggle).toHaveAttribute('aria-label', 'Pokaži geslo');
    await expect(toggle).toHaveAttribute('aria-describedby', 'password');
    await toggle.click();
    await expect(page.locator('#password')).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveClass(/display-password/);
    await expect(toggle).toHaveAttribute('aria-label', 'Skrij geslo');
    await expect(page.locator('#password')).toBeFocused();
    const caret = () =>
      page.locator('#password').evaluate(field => [Object(field).selectionStart, Object(field).selectionEnd]);
    expect(await caret()).toEqual([3, 5]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#password')).toHaveAttribute('type', 'password');
    await expect(page.locator('#password')).toHaveValue('skrivnost');
    expect(await caret()).toEqual([3, 5]);
  });
}

test('text typed before the script has loaded stays, with focus and caret', async ({ page, shop }) => {
  await page.goto(`${shop.url}${ACCOUNT}?script=none`);
  await page.fill('#password', 'skrivnost');
  await page.locator('#password').evaluate(field => field instanceof HTMLInputElement && field.setSelectionRange(4, 4));
  await page.addScriptTag({ url: '/shop-widgets/shop-widgets.js', type: 'module' });
  await mounted(page, '#password');
  await expect(page.locator('#password')).toBeFocused();
  await expect(page.locator('#password')).toHaveValue('skrivnost');
  expect(await page.locator('#password').evaluate(field => Object(field).selectionStart)).toBe(4);
});

test('the meter says how strong a new password is, and keeps a weak one back', async ({ page, shop }) => {
  const asked = watchRequests(page, /\/theme\/strength\.js/);
  await open(page, shop);
  expect(asked).toEqual([]);
  const submit = page.locator('[name="register"]');
  await page.fill(NEW, 'abc');
  await expect(page.locator(METER)).toHaveText('Zelo šibko – Vnesite močnejše geslo.');
  await expect(page.locator(METER)).toHaveClass(/short/);
  await expect(page.locator('.woocommerce-password-hint')).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.fill(NEW, 'Lipov-list-2026!');
  await expect(page.locator(METER)).toHaveText('Močno');
  await expect(page.locator('.woocommerce-password-hint')).toHaveCount(0);
  await expect(submit).toBeEnabled();
  await page.fill(NEW, 'abc');
  await page.fill(NEW, '');
  await expect(page.locator(METER)).toHaveCount(0);
  await expect(submit).toBeEnabled();
  expect(await findings(page)).toEqual([]);
});

test('where the estimator does not load the shop decides', async ({ page, shop, consoleLines }) => {
  await page.route('**/theme/strength.js', route => route.abort());
  await open(page, shop);
  await page.fill(NEW, 'abc');
  await expect.poll(() => consoleLines.take(/the meter of the password did not load/)).toBe(1);
  // Said once, not with every key.
  await page.locator(NEW).pressSequentially('čd');
  await expect(page.locator('[name="register"]')).toBeEnabled();
  consoleLines.allow(/ERR_FAILED/);
});

test('a strict policy lets the meter come', async ({ page, shop }) => {
  await open(page, shop, '?csp=strict&jquery=none');
  await page.fill(NEW, 'abc');
  await expect(page.locator(METER)).toBeVisible();
});
