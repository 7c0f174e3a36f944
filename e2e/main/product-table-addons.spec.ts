import type { Locator } from 'playwright/test';
import {
  BY_WORD,
  button,
  check,
  DRAWN,
  dialog,
  ENGRAVED,
  formsRead,
  IN_FORM,
  MEASURED,
  open,
  row,
} from '../pages/tableAddons';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { callsOf, expectPieces } from '../support/shopper';

const total = (row: Locator) => row.locator('.wcpt-total .wcpt-amount');

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('fields in a row count in its total, say what is missing, and go into the cart', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    const engraved = row(page, ENGRAVED);
    await check(engraved);
    const price = Number(await engraved.getAttribute('data-wcpt-price'));
    const figure = (sum: number) => sum.toFixed(Number.isInteger(sum) ? 0 : 2);
    await engraved.getByLabel('V papir').check();
    await engraved.getByLabel('Darilna škatla').check();
    await engraved.getByLabel('Sponka').selectOption('medenina');
    await engraved.getByLabel('Dodatne luknje').fill('2');
    await engraved
      .getByLabel('Besedilo na dnu (')
      .or(engraved.getByLabel('Besedilo na dnu').first())
      .first()
      .fill('Ana');
    await engraved.getByLabel('Besedilo na dnu, druga vrstica').fill('& Žiga');
    await expect(total(engraved)).toHaveText(figure(Math.round((price + 1.5 + 3.5 + 1 + 5) * 100) / 100));
    await button(engraved).click();
    const napis = engraved.getByLabel(/^Napis/);
    await expect(napis).toBeFocused();
    await expect(napis).toHaveAccessibleDescription('Izpolnite polje »Napis (+2 €)«.');
    expect(await findings(page)).toEqual([]);
    expect(callsOf(shop, 'wcpt_cart')).toEqual([]);
    await napis.fill('Babica');
    await expect(napis).toHaveAccessibleDescription('');
    await button(engraved).click();
    await expect(engraved.locator('.wcpt-in-cart')).toHaveText('V košarici: 1');
    const [call] = callsOf(shop, 'wcpt_cart');
    expect(call?.fields).toMatchObject({
      [`wcpt_payload[addons][${ENGRAVED}][napis]`]: 'Babica',
      [`wcpt_payload[addons][${ENGRAVED}][zavoj][]`]: 'papir, darilo',
      [`wcpt_payload[addons][${ENGRAVED}][vrstice][]`]: 'Ana, & Žiga',
    });
    await expect(page.locator('.site-cart')).toContainText('Babica');
  });

  turn.test('measures make the price; a price in words counts nothing', async ({ page, shop, consoleLines }) => {
    await open(page, shop.url, jquery);
    const [measured, byWord] = [row(page, MEASURED), row(page, BY_WORD)];
    await check(measured);
    await check(byWord);
    await measured.getByLabel('Širina').fill('100');
    await measured.getByLabel('Višina').fill('50');
    await expect(total(measured)).toHaveText('24');
    await byWord.getByLabel('Z vgradnjo').check();
    await expect(page.locator('.wcpt-cart-checkbox-trigger .wcpt-total-selected-cost')).toHaveText(/^\d+(\.\d\d)?$/);
    await expect.poll(() => consoleLines.take(/the price of an add-on is no number: “cena po dogovoru”/)).toBe(1);
    await measured.getByLabel('Višina').fill('visoko');
    await button(measured).click();
    await expect(measured.getByLabel('Višina')).toHaveAccessibleDescription('Vnesite mero, večjo od 0: Višina (cm).');
    await expect(measured.getByLabel('Širina')).toHaveValue('100');
    await measured.getByLabel('Višina').fill('50');
    await button(measured).click();
    await expect(measured.locator('.wcpt-in-cart')).toHaveText('V košarici: 1');
    await expect(page.locator('.site-cart')).toContainText('24.00');
  });
});

test('files go with a page load, from the row and from the form over the page', async ({ page, shop }) => {
  const file = { name: 'roža.txt', mimeType: 'text/plain', buffer: Buffer.from('🌹') };
  await open(page, shop.url, '3');
  const drawn = row(page, DRAWN);
  await drawn.getByLabel('Predloga').setInputFiles(file);
  await drawn.getByLabel('V papir').check();
  await check(drawn);
  await page.locator('#wcpt-460 .wcpt-add-selected__add').click();
  await expect(drawn.getByLabel('Predloga')).toHaveAccessibleDescription(
    'Izdelek s priloženo datoteko dodajte posebej, z gumbom v njegovi vrstici.',
  );
  await Promise.all([page.waitForEvent('load'), button(drawn).click()]);
  await expectPieces(page, 1);
  expect(callsOf(shop, 'form-post').at(-1)?.fields).toMatchObject({ predloga: 'roža.txt', 'zavoj[]': 'papir' });

  for (const table of [460, 461]) await formsRead(page, table);
  const inForm = row(page, IN_FORM, 461);
  await button(inForm).click();
  await dialog(page)
    .getByLabel(/^Napis/)
    .fill('Tine');
  await dialog(page).getByLabel('Darilna škatla').check();
  await dialog(page).getByLabel('Predloga').setInputFiles(file);
  await dialog(page).getByRole('button', { name: 'Dodaj v košarico' }).click();
  await expect(page).toHaveURL(/\/cart\/$/);
  await expectPieces(page, 2);
  expect(callsOf(shop, 'form-post').at(-1)?.fields).toMatchObject({ predloga: 'roža.txt', napis: 'Tine' });
});
