import type { Page } from 'playwright/test';
import { FORM, field, form, open, PAGE, send } from '../pages/newsletter';
import { expect, test } from '../support/fixtures';
import { callsOf, focused, isMounted } from '../support/shopper';

/** Makes the page record the events that `mc4wp.forms` emits, over page loads. */
const recordEvents = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const told: string[] = [];
      Reflect.set(window, 'told', told);
      const { forms } = Object(Reflect.get(window, 'mc4wp'));
      const names = ['started', 'change', 'submit', 'submitted', 'error', 'success', 'subscribed', '12.started'];
      for (const name of names) forms.on(name, (one: { id: number }) => told.push(`${name} ${one.id}`));
    });
  });
const told = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'told'));

for (const jquery of ['3', '4', 'none']) {
  test(`jQuery ${jquery}: fields show with what others hold, and are required only then`, async ({ page, shop }) => {
    await open(page, `${shop.url + PAGE}?jquery=${jquery}`);
    await expect(field(page, 'COLOR')).toBeHidden();
    await expect(form(page).getByText('10 % popusta')).toBeVisible();
    await field(page, 'INTEREST').selectOption('tekstil');
    await expect(field(page, 'COLOR')).toBeVisible();
    await field(page, 'INTEREST').selectOption('podjetje');
    await expect(field(page, 'COLOR')).toBeHidden();
    await expect(field(page, 'COMPANY')).toHaveJSProperty('required', true);
    await expect(field(page, 'CONTACT')).toHaveJSProperty('required', false);
    await field(page, 'WEBSITE').pressSequentially('lipa.si');
    await expect(field(page, 'CONTACT')).toBeVisible();
    await expect(field(page, 'CONTACT')).toHaveJSProperty('required', true);
    await page.keyboard.press('Tab');
    await expect(field(page, 'WEBSITE')).toHaveValue('http://lipa.si');
    await field(page, 'NOTICES[none]').check();
    await expect(field(page, 'BIRTHDAY')).toBeHidden();
  });
}

test('is sent past hidden required fields, once, and answered on the next page', async ({ page, shop }) => {
  await recordEvents(page);
  await open(page, shop.url + PAGE);
  await field(page, 'EMAIL').fill('ana@lipa.si');
  await field(page, 'AGREE_TO_TERMS').check();
  shop.faults.set('form-post', { delay: 300 });
  await send(page).dblclick();
  await expect(form(page).locator('.mc4wp-success')).toHaveText('Hvala, prijavili smo vas na novice.');
  expect(callsOf(shop, 'form-post')).toHaveLength(1);
  await expect.poll(() => told(page)).toEqual(['submitted 12', 'success 12', 'subscribed 12']);
  expect(await focused(page)).toBe('div.mc4wp-response');
});

test('gives back what was refused, and shows the parts that go with it', async ({ page, shop }) => {
  await recordEvents(page);
  await open(page, shop.url + PAGE);
  await field(page, 'EMAIL').fill('ana@lipa');
  await field(page, 'INTEREST').selectOption('podjetje');
  await field(page, 'COMPANY').fill('Lipa');
  await field(page, 'AGREE_TO_TERMS').check();
  await send(page).click();
  await expect(form(page).locator('.mc4wp-error')).toHaveText('Vnesite veljaven e-poštni naslov.');
  await expect(field(page, 'EMAIL')).toHaveValue('ana@lipa');
  await expect(field(page, 'COMPANY')).toBeVisible();
  await expect(field(page, 'COMPANY')).toHaveValue('Lipa');
  await expect(field(page, 'AGREE_TO_TERMS')).toBeChecked();
  await expect.poll(() => told(page)).toEqual(expect.arrayContaining(['submitted 12', 'error 12']));
});

test('tells other scripts what happens', async ({ page, shop }) => {
  await recordEvents(page);
  await open(page, shop.url + PAGE);
  await field(page, 'EMAIL').focus();
  await field(page, 'FNAME').fill('Ana');
  await page.keyboard.press('Tab');
  await expect.poll(() => told(page)).toEqual(['12.started 12', 'started 12', 'change 12']);
  const data = await page.evaluate(() => Object(Reflect.get(window, 'mc4wp')).forms.get(12).getData().FNAME);
  expect(data).toBe('Ana');
});

test("stays unenhanced beside the newsletter's own script", async ({ page, shop, consoleLines }) => {
  await page.addInitScript(() => Reflect.set(window, 'mc4wp', { forms: { on: () => {}, get: () => {} } }));
  await page.goto(shop.url + PAGE);
  await expect.poll(() => consoleLines.take(/the newsletter's own script is on the page/)).toBe(1);
  expect(await isMounted(page, FORM)).toBe(false);
});

test('without scripts every field is there, and the form is sent', async ({ page, shop }) => {
  await page.goto(`${shop.url + PAGE}?script=none`);
  await expect(field(page, 'COLOR')).toBeVisible();
  for (const name of ['EMAIL', 'COMPANY', 'CONTACT', 'PHONE']) await field(page, name).fill('ana@lipa.si');
  await field(page, 'AGREE_TO_TERMS').check();
  await send(page).click();
  await expect(form(page).locator('.mc4wp-success')).toBeVisible();
});
