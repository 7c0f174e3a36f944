import { ACCOUNT, ANA, LOGIN, METHODS, openAccount, TABLE } from '../pages/account';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { callsOf } from '../support/shopper';

inTurn(test, ['3', 'none'], (turn, jquery) => {
  const query = `?jquery=${jquery}`;

  turn.test('a shopper is asked before a card is deleted', async ({ page, shop }) => {
    await openAccount(page, shop, METHODS, query);
    await mounted(page, TABLE);
    await expect(page.locator('.sw-default-badge')).toHaveText('Privzeto');
    const row = page.locator('tr.payment-method').first();
    await row.locator('.delete').click();
    const question = page.getByRole('group', { name: 'Izbrišem ta način plačila: Visa, ki se konča s 4242?' });
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: 'Prekliči' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(row.locator('.delete')).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button').click();
    await expect(row.locator('.delete')).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('link', { name: 'Da, izbriši' }).click();
    await expect(page.locator('.woocommerce-message')).toHaveText('Način plačila je izbrisan.');
    await expect(page.locator('tr.payment-method')).toHaveCount(1);
    await expect(page.locator('.default-payment-method .sw-default-badge')).toHaveCount(1);
    expect(shop.customers.byEmail(ANA.username)?.cards.map(card => card.id)).toEqual([2]);
  });

  turn.test('another card becomes the default', async ({ page, shop }) => {
    await openAccount(page, shop, METHODS, query);
    await mounted(page, TABLE);
    await page.click('.button.default');
    await expect(page.locator('.default-payment-method')).toContainText('Mastercard');
  });

  turn.test('the box of the chosen method is open, and the form is sent once', async ({ page, shop }) => {
    await page.addInitScript(() => {
      document.addEventListener('init_add_payment_method', () => Reflect.set(window, 'isInit', true), true);
    });
    await openAccount(page, shop, 'add-payment-method/', query);
    await mounted(page, '#add_payment_method');
    await expect(page.locator('div.payment_method_testcard')).toBeVisible();
    await expect(page.locator('div.payment_method_iban')).toBeHidden();
    if (jquery === 'none') expect(await page.evaluate(() => Reflect.get(window, 'isInit'))).toBe(true);
    await page.check('#payment_method_iban');
    await expect(page.locator('div.payment_method_testcard')).toBeHidden();
    await expect(page.locator('div.payment_method_iban')).toBeVisible();
    await page.check('#payment_method_testcard');
    await page.fill('#testcard-card-number', '4000 0000 0000 9995');
    await page.fill('#testcard-card-expiry', '01/31');
    await page.click('#place_order');
    await expect(page.locator('.woocommerce-message')).toHaveText('Način plačila je dodan.');
    await expect(page.locator('tr.payment-method')).toHaveCount(3);
  });

  turn.test('a log-in with an empty field says so, and keeps what was typed', async ({ page, shop }) => {
    await gotoMounted(page, shop.url + ACCOUNT + query, LOGIN);
    await page.fill('#username', ANA.username);
    await page.click('[name="login"]');
    await expect(page.locator('#password')).toBeFocused();
    await expect(page.locator('#password')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#password_error')).toHaveText('Izpolnite polje »Geslo«.');
    await expect(page.locator('#username')).toHaveValue(ANA.username);
    expect(callsOf(shop, 'form-post')).toHaveLength(0);
    // Blanks may be a password: the shop decides.
    await page.fill('#password', '   ');
    await page.click('[name="login"]');
    await expect(page.locator('.woocommerce-error')).toHaveText('Uporabniško ime ali geslo ni pravilno.');
    await page.fill('#password', 'napak');
    await expect(page.locator('#password_error')).toHaveCount(0);
    await page.click('[name="login"]');
    await expect(page.locator('.woocommerce-error')).toHaveText('Uporabniško ime ali geslo ni pravilno.');
    await expect(page.locator('.woocommerce-error')).toBeFocused();
    await expect(page.locator('#username')).toHaveValue(ANA.username);
    await page.fill('#password', ANA.password);
    await page.click('[name="login"]');
    await expect(page.locator('.woocommerce-MyAccount-content')).toContainText('Pozdravljeni, Ana');
  });
});

test('a form that is on its way is not sent again', async ({ page, shop }) => {
  await gotoMounted(page, `${shop.url}${ACCOUNT}lost-password/`, 'form.lost_reset_password');
  await page.fill('#user_login', 'ana');
  shop.faults.set('page', { delay: 1500, times: 1 });
  shop.faults.set('form-post', { delay: 1500, times: 1 });
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form.lost_reset_password');
    const button = form?.querySelector<HTMLButtonElement>('[type="submit"]');
    form?.requestSubmit(button);
    Reflect.set(window, 'wasDisabled', button?.disabled);
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(page.locator('.woocommerce-message')).toBeVisible();
  expect(shop.log.filter(call => call.method === 'POST' && call.path.includes('lost-password'))).toHaveLength(1);
});

test('a confirmed delete is followed once', async ({ page, shop }) => {
  await openAccount(page, shop, METHODS);
  await mounted(page, TABLE);
  await page.locator('.delete').first().click();
  const stopped = await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('.sw-confirm-delete a');
    const prevented: boolean[] = [];
    // Only the default is looked at: the page stays.
    document.addEventListener('click', event => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    });
    link?.click();
    link?.click();
    return [...prevented, link?.classList.contains('disabled')];
  });
  expect(stopped).toEqual([false, true, true]);
});

test('somebody registers; a very long e-mail address is told, and nothing is lost', async ({ page, shop }) => {
  await gotoMounted(page, shop.url + ACCOUNT, 'form.register');
  await page.fill('#reg_email', `${'a'.repeat(10_000)}@lipa.example`);
  await page.fill('#reg_password', 'Lipov-list-2026!');
  await page.locator('form.register').evaluate(form => Object(form).setAttribute('novalidate', ''));
  await page.click('[name="register"]');
  await expect(page.locator('.woocommerce-error')).toHaveText('Vnesite veljaven e-poštni naslov.');
  await expect(page.locator('#reg_email')).toHaveValue(/^a{10000}@/);
  await page.fill('#reg_email', 'nova@lipa.example');
  await page.fill('#reg_password', 'Lipov-list-2026!');
  await page.click('[name="register"]');
  await expect(page.locator('.woocommerce-MyAccount-content')).toContainText('nova@lipa.example');
  await page.goto(`${shop.url}${ACCOUNT}${METHODS}`);
  await expect(page.locator('.woocommerce-info')).toHaveText('Shranjenih načinov plačila ni.');
});

test('without a script the links and forms do their work', async ({ page, shop }) => {
  await openAccount(page, shop, METHODS, '?script=none');
  await page.locator('.delete').first().click();
  await expect(page.locator('tr.payment-method')).toHaveCount(1);
});
