import type { Page } from 'playwright/test';
import type { LoggedCall } from '../demo-theme';
import { openCheckout, rested } from './support/checkout';
import { cookiesOf } from './support/cookies';
import { expect, type TestShop, test } from './support/fixtures';
import { callsOf } from './support/shopper';

const FIELD = '#billing_email';

const sent = (shop: TestShop): LoggedCall[] =>
  callsOf(shop, 'admin-ajax').filter(({ path }) => path.includes('action=mailchimp_'));
const emails = (shop: TestShop) => sent(shop).map(({ fields }) => fields.email);
const cookies = async (page: Page) => (await cookiesOf(page)).filter(({ name }) => name.startsWith('mailchimp.cart.'));

/** Opens the checkout, and its widget by a touch of the field. */
async function openField(page: Page, shop: TestShop, query = ''): Promise<void> {
  await openCheckout(page, shop, query);
  await page.focus(FIELD);
  await page.waitForFunction(
    selector => Boolean(Reflect.get(Object(document.querySelector(selector)), Symbol.for('shop-widgets.mounted'))),
    FIELD,
  );
}

for (const jquery of ['3', '4', 'none']) {
  test(`jQuery ${jquery}: an address is sent when its field is left, and kept`, async ({ page, shop }) => {
    await openField(page, shop, `?jquery=${jquery}`);
    for (const email of ['ana@lipa', 'ana+novice@lipa.si', 'ana+novice@lipa.si', 'eva@lipa.si']) {
      await page.fill(FIELD, email);
      await page.locator(FIELD).blur();
      await page.focus(FIELD);
    }
    await expect.poll(() => emails(shop)).toEqual(['ana+novice@lipa.si', 'eva@lipa.si']);
    expect(sent(shop)[0]?.fields).toEqual({ email: 'ana+novice@lipa.si', mc_language: 'sl', subscribed: '0' });
    const kept = (await cookies(page)).map(({ name, value, secure, sameSite, path }) => [
      name,
      value,
      secure,
      sameSite,
      path,
    ]);
    expect(kept).toEqual(
      expect.arrayContaining([
        ['mailchimp.cart.previous_email', 'ana+novice@lipa.si', true, 'Strict', '/'],
        ['mailchimp.cart.current_email', 'eva@lipa.si', true, 'Strict', '/'],
      ]),
    );
  });
}

test('is sent two seconds after the last key', async ({ page, shop }) => {
  await openField(page, shop);
  await rested(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator(FIELD).pressSequentially('ana@lipa.si');
  await page.clock.runFor(1900);
  expect(emails(shop)).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => emails(shop)).toEqual(['ana@lipa.si']);
});

for (const fault of [{ kind: 'html' }, { status: 500 }, { kind: 'empty' }, { kind: 'drop' }] as const) {
  test(`the shopper sees nothing of a call that fails: ${JSON.stringify(fault)}`, async ({
    page,
    shop,
    consoleLines,
  }) => {
    await openField(page, shop);
    const before = await page.locator('main').innerText();
    shop.faults.set('admin-ajax', fault);
    await page.fill(FIELD, 'ana@lipa.si');
    await page.locator(FIELD).blur();
    await expect.poll(() => consoleLines.take(/abandoned-cart: the call mailchimp_set_user_by_email failed/)).toBe(1);
    consoleLines.allow(/Failed to load resource/);
    await rested(page);
    expect(await page.locator('main').innerText()).toBe(before);
    await expect(page.locator(FIELD)).toHaveValue('ana@lipa.si');
  });
}

test('an address that names a cart is looked up once, and no field is filled in', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop/?mc_cart_id=lipa2026`);
  await expect.poll(async () => (await cookies(page)).map(({ value }) => value)).toEqual(['ana@lipa.si']);
  expect(sent(shop).map(({ path }) => path)).toEqual([
    '/wp-admin/admin-ajax.php?action=mailchimp_get_user_by_hash&hash=lipa2026',
  ]);
});

test('an unknown cart is none', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop/?mc_cart_id=x`);
  await expect.poll(() => sent(shop).map(({ status }) => status)).toEqual([200]);
  expect(await cookies(page)).toEqual([]);
});

test('where cookies are blocked the address is sent all the same', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: blocked, set: blocked });
  });
  await openField(page, shop);
  await page.fill(FIELD, 'ana@lipa.si');
  await page.locator(FIELD).blur();
  await expect.poll(() => emails(shop)).toEqual(['ana@lipa.si']);
});

test('loads nothing before a field is touched', async ({ page, shop }) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(request.url()));
  await openCheckout(page, shop);
  expect(loaded.filter(url => url.includes('abandoned-cart'))).toEqual([]);
});

test("stays plain beside the service's own script", async ({ page, shop, consoleLines }) => {
  await page.addInitScript(() => Reflect.set(window, 'mailchimp_cart', { getEmail: () => '' }));
  await page.goto(`${shop.url}/shop/?mc_cart_id=lipa2026`);
  await expect.poll(() => consoleLines.take(/the abandoned cart's own script is on the page/)).toBe(1);
  expect(sent(shop)).toEqual([]);
});
