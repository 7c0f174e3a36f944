import { cookies, emails, FIELD, openField, sent } from '../pages/abandonedCart';
import { rested } from '../pages/checkout';
import { expect, test } from '../support/fixtures';

for (const jquery of ['3', '4', 'none']) {
  test(`jQuery ${jquery}: an address is sent when its field is left, and kept`, async ({ page, shop }) => {
    await openField(page, shop, `?jquery=${jquery}`);
    const told: string[] = [];
    for (const email of ['ana@lipa', 'ana+novice@lipa.si', 'ana+novice@lipa.si', 'eva@lipa.si']) {
      await page.fill(FIELD, email);
      await page.locator(FIELD).blur();
      await page.focus(FIELD);
      // Two addresses that are on their way together may come in any order.
      if (email !== 'ana@lipa' && !told.includes(email)) told.push(email);
      await expect.poll(() => emails(shop)).toEqual(told);
    }
    expect(told).toEqual(['ana+novice@lipa.si', 'eva@lipa.si']);
    expect(sent(shop)[0]?.fields).toEqual({ email: 'ana+novice@lipa.si', mc_language: 'sl', subscribed: '0' });
    const kept = await cookies(page);
    for (const [name, value] of Object.entries({ previous_email: told[0], current_email: told[1] })) {
      const cookie = { name: `mailchimp.cart.${name}`, value, secure: true, sameSite: 'Strict', path: '/' };
      expect(kept).toContainEqual(expect.objectContaining(cookie));
    }
  });
}

test('a call that fails is not shown', async ({ page, shop, consoleLines }) => {
  await openField(page, shop);
  const before = await page.locator('main').innerText();
  shop.faults.set('admin-ajax', { kind: 'drop' });
  await page.fill(FIELD, 'ana@lipa.si');
  await page.locator(FIELD).blur();
  await expect.poll(() => consoleLines.take(/abandoned-cart: the call mailchimp_set_user_by_email failed/)).toBe(1);
  consoleLines.allow(/Failed to load resource/);
  await rested(page);
  expect(await page.locator('main').innerText()).toBe(before);
  await expect(page.locator(FIELD)).toHaveValue('ana@lipa.si');
});
test('an address that names a cart is looked up once, and no field is filled in', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop/?mc_cart_id=lipa2026`);
  await expect.poll(async () => (await cookies(page)).map(({ value }) => value)).toEqual(['ana@lipa.si']);
  expect(sent(shop).map(({ path }) => path)).toEqual([
    '/wp-admin/admin-ajax.php?action=mailchimp_get_user_by_hash&hash=lipa2026',
  ]);
});

test("stays unenhanced beside the service's own script", async ({ page, shop, consoleLines }) => {
  await page.addInitScript(() => Reflect.set(window, 'mailchimp_cart', { getEmail: () => '' }));
  await page.goto(`${shop.url}/shop/?mc_cart_id=lipa2026`);
  await expect.poll(() => consoleLines.take(/the abandoned cart's own script is on the page/)).toBe(1);
  expect(sent(shop)).toEqual([]);
});
