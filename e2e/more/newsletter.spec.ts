import { field, form, open, PAGE, send } from '../pages/newsletter';
import { expect, mounted, test } from '../support/fixtures';

const FOOTER_FORM = '#mc4wp-form-2';

test('a hidden field with something wrong in it does not hold the form up', async ({ page, shop, consoleLines }) => {
  await open(page, shop.url + PAGE);
  await field(page, 'EMAIL').fill('ana@lipa.si');
  await field(page, 'INTEREST').selectOption('podjetje');
  await field(page, 'WEBSITE').fill('http://');
  await field(page, 'INTEREST').selectOption('svetila');
  await send(page).click();
  await expect(field(page, 'AGREE_TO_TERMS')).toBeFocused();
  expect(consoleLines.take(/name='WEBSITE' is not focusable/), "the browser's own line").toBe(1);
  await field(page, 'AGREE_TO_TERMS').check();
  await send(page).click();
  await expect(form(page).locator('.mc4wp-success')).toBeVisible();
});

test('the form in the footer hides its fields when it is done', async ({ page, shop }) => {
  await page.goto(`${shop.url}/?csp=strict`);
  await page.locator(FOOTER_FORM).scrollIntoViewIfNeeded();
  await mounted(page, FOOTER_FORM);
  await page.locator(`${FOOTER_FORM} [name=EMAIL]`).fill('znana@lipa.si');
  await page.keyboard.press('Enter');
  await expect(page.locator(`${FOOTER_FORM} .mc4wp-success`)).toBeInViewport();
  await expect(page.locator(`${FOOTER_FORM} [name=EMAIL]`)).toHaveCount(0);
});
