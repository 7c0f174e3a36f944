import { COLOUR, choose, openForm, parts, SERVER, SIZE } from '../pages/variationForm';
import { expect, test } from '../support/fixtures';
import { gate } from '../support/gate';
import { inTurn } from '../support/inTurn';
import { callsOf, expectPieces } from '../support/shopper';

inTurn(test, ['3', '4', 'none'], (turn, jquery) => {
  const query = `?jquery=${jquery}`;

  turn.test('a variation that the server finds is shown and bought', async ({ page, shop }) => {
    await openForm(page, shop, SERVER, query);
    await choose(page, 'siva', 'm');
    await expect(parts(page).price.locator('ins')).toHaveText(/15\.90/);
    await expect(parts(page).button).not.toHaveClass(/disabled/);
    const [call] = callsOf(shop, 'get_variation');
    expect(call?.fields).toEqual({
      attribute_pa_barva: 'siva',
      attribute_pa_velikost: 'm',
      product_id: '150',
      custom_data: '',
    });
    const id = await parts(page).variationId.inputValue();
    await parts(page).button.click();
    await expectPieces(page, 1);
    expect(callsOf(shop, 'form-post').map(({ fields }) => fields.variation_id)).toEqual([id]);
  });

  turn.test('a choice without a variation says so, and the next one takes that back', async ({ page, shop }) => {
    await openForm(page, shop, SERVER, query);
    await choose(page, 'crna', '4xl');
    await expect(parts(page).noMatch).toHaveText('Za to izbiro žal nimamo izdelka. Izberite drugo kombinacijo.');
    await expect(parts(page).noMatch).toBeVisible();
    await expect(parts(page).reset).toBeVisible();
    await expect(parts(page).button).toHaveClass(/wc-variation-selection-needed/);
    await page.locator(SIZE).selectOption('s');
    await expect(parts(page).noMatch).toHaveCount(0);
    await expect(parts(page).button).not.toHaveClass(/disabled/);
  });

  turn.test('a dropped connection is told, and tried again', async ({ page, shop, consoleLines }) => {
    const { failure, button, overlay, variationId } = parts(page);
    await openForm(page, shop, SERVER, query);
    shop.faults.set('get_variation', { kind: 'drop' });
    await choose(page, 'modra', 'l');
    await expect(failure.locator('p')).toHaveText('Različice ni bilo mogoče preveriti. Poskusite znova.');
    await expect(failure).toHaveRole('alert');
    await expect(overlay).toHaveCount(0);
    await expect(page.locator(COLOUR)).toHaveValue('modra');
    await expect(page.locator(SIZE)).toHaveValue('l');
    await expect(button).toHaveClass(/disabled/);
    shop.faults.clear('get_variation');
    await failure.getByRole('button', { name: 'Poskusi znova' }).press('Enter');
    await expect(failure).toHaveCount(0);
    await expect(page.locator(COLOUR)).toBeFocused();
    await expect(variationId).toHaveValue(/^1\d\d$/);
    await expect(button).not.toHaveClass(/disabled/);
    await expect.poll(() => consoleLines.take(/variation-form.*the variation could not be looked up/)).toBe(1);
    consoleLines.allow(/^error: Failed to load resource/);
  });
});

test('while the server thinks the form is covered, and clicks and keys inside do nothing', async ({ page, shop }) => {
  await openForm(page, shop, SERVER);
  const answer = gate();
  await page.route('**/*wc-ajax=get_variation*', async route => {
    await answer.opened;
    await route.continue();
  });
  await choose(page, 'modra', 'l');
  await expect(parts(page).overlay).toBeVisible();
  await parts(page).button.dispatchEvent('click');
  await parts(page).quantity.press('Enter');
  await expect(parts(page).refusal).toHaveCount(0);
  expect(callsOf(shop, 'add_to_cart')).toEqual([]);
  await expect(page.locator(COLOUR)).toHaveValue('modra');
  await expect(page.locator(SIZE)).toHaveValue('l');
  answer.open();
  await expect(parts(page).overlay).toHaveCount(0);
  await expect(parts(page).button).not.toHaveClass(/disabled/);
});

test('of two look-ups only the later one is shown', async ({ page, shop }) => {
  await openForm(page, shop, SERVER);
  const first = gate();
  await page.route('**/*wc-ajax=get_variation*', async route => {
    if (route.request().postData()?.includes('velikost=l&')) await first.opened;
    await route.continue().catch(() => {});
  });
  await choose(page, 'modra', 'l');
  await expect(parts(page).overlay).toBeVisible();
  await page.locator(SIZE).selectOption('xl');
  const { price, variationId } = parts(page);
  await expect(parts(page).button).not.toHaveClass(/disabled/);
  const later = [await variationId.inputValue(), await price.textContent()];
  first.open();
  await page.locator(SIZE).selectOption('');
  await page.locator(SIZE).selectOption('xl');
  await expect(parts(page).button).not.toHaveClass(/disabled/);
  expect([await variationId.inputValue(), await price.textContent()]).toEqual(later);
});
