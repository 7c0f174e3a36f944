import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { answerReviews, test } from '../support/capturedShop';
import { expect, mounted } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { callsOf } from '../support/shopper';

test.skip(!hasCaptures, NO_CAPTURES);

const FORM = '#mc4wp-form-1';

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('the recorded form tells its events, and is posted', async ({ page, shop, open }) => {
    await open('newsletter', jquery);
    await page.locator(FORM).scrollIntoViewIfNeeded();
    await mounted(page, FORM);
    await page.evaluate(() => {
      const told: string[] = [];
      Reflect.set(window, 'told', told);
      const { forms } = Object(Reflect.get(window, 'mc4wp'));
      for (const name of ['450.started', 'change'])
        forms.on(name, (form: { name: string }) => told.push(`${name} ${form.name}`));
    });
    await page.fill(`${FORM} [name=EMAIL]`, 'ana@lipa.si');
    await page.check(`${FORM} [name=AGREE_TO_TERMS]`);
    const told = () => page.evaluate(() => Reflect.get(window, 'told'));
    await expect.poll(told).toEqual(['450.started Novice', 'change Novice', 'change Novice']);
    await page.locator(`${FORM} [type=submit]`).click();
    await expect.poll(() => callsOf(shop, 'form-post').map(({ fields }) => fields.EMAIL)).toEqual(['ana@lipa.si']);
    expect(callsOf(shop, 'form-post')[0]?.fields).toMatchObject({
      _mc4wp_form_id: '450',
      _mc4wp_timestamp: '1795222086',
    });
  });

  for (const [name, field] of [
    ['checkout', '#billing_email'],
    ['my-account-login-register', '#reg_email'],
  ] as const) {
    turn.test(`an address on the recorded ${name} is sent when it is left`, async ({ page, shop, open }) => {
      await answerReviews(page);
      await open(name, jquery);
      await page.focus(field);
      await mounted(page, field);
      await page.fill(field, 'ana@lipa.si');
      await page.locator(field).blur();
      const emails = () => callsOf(shop, 'admin-ajax').map(({ fields }) => fields.email);
      await expect.poll(emails).toContain('ana@lipa.si');
    });
  }
});
