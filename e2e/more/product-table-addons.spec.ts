import { button, check, dialog, IN_FORM, MEASURED_IN_FORM, open, PLAIN, row } from '../pages/tableAddons';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { expectPieces } from '../support/shopper';

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('products that lack data ask for them in forms, one by one', async ({ page, shop, consoleLines }) => {
    await open(page, shop.url, jquery);
    const [plain, inForm, measured] = [row(page, PLAIN), row(page, IN_FORM), row(page, MEASURED_IN_FORM)];
    for (const one of [plain, inForm, measured]) await check(one);
    await page.locator('#wcpt-460 .wcpt-add-selected__add').click();
    await plain.scrollIntoViewIfNeeded();
    await expect(plain.locator('.wcpt-in-cart')).toHaveText('V košarici: 1');
    await dialog(page).getByRole('button', { name: 'Dodaj v košarico' }).click();
    await expect(dialog(page).getByLabel(/^Napis/)).toBeFocused();
    await expect(dialog(page).locator('.sw-table-problem')).toHaveText([
      'Izpolnite polje »Napis (+2 €)«.',
      'Izberite možnost: Zavijanje.',
    ]);
    expect(await findings(page)).toEqual([]);
    await dialog(page)
      .getByLabel(/^Napis/)
      .fill('Maja');
    await dialog(page).getByLabel('V papir').check();
    await dialog(page).getByLabel('Posvetilo').fill('Vse dobro');
    // A request that fails can be repeated.
    await page.route('**/*wcpt_cart*', route => route.abort('failed'), { times: 1 });
    await dialog(page).getByRole('button', { name: 'Dodaj v košarico' }).click();
    await expect(dialog(page).getByLabel('Širina')).toBeVisible();
    await expect(page.locator('.wcpt-notice-wrapper')).toBeVisible();
    await dialog(page).getByLabel('Širina').fill('100');
    await dialog(page).getByLabel('Višina').fill('100');
    await dialog(page).getByRole('button', { name: 'Dodaj v košarico' }).click();
    await expect(measured.locator('.wcpt-in-cart')).toHaveText('V košarici: 1');
    await expect(page.locator('#wcpt-460 .wcpt-cart-checkbox:checked')).toHaveCount(1);
    await expect(inForm.locator('.wcpt-cart-checkbox')).toBeChecked();
    await button(inForm).click();
    await expect(dialog(page).getByLabel(/^Napis/)).toHaveValue('Maja');
    await expect(dialog(page).getByLabel('V papir')).toBeChecked();
    await expect(dialog(page).getByLabel('Darilna škatla')).not.toBeChecked();
    await dialog(page).getByRole('button', { name: 'Dodaj v košarico' }).click();
    await expect(inForm.locator('.wcpt-in-cart')).toHaveText('V košarici: 1');
    await expectPieces(page, 3);
    expect(consoleLines.take(/Failed to load resource|the cart gave no usable answer/)).toBe(2);
  });
});
