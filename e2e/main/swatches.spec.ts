import { CAP, chosen, JUMPER, LIST, openSwatches, swatch } from '../pages/swatches';
import { parts } from '../pages/variationForm';
import { openWithout } from '../support/changePage';
import { expect, gotoMounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { callsOf } from '../support/shopper';

inTurn(test, ['3', '4', 'none'], (turn, jquery) => {
  turn.test('swatches choose a variation, which goes to the cart', async ({ page, shop }) => {
    await openSwatches(page, shop, JUMPER, `?jquery=${jquery}`);
    await swatch(page, 'modra').click();
    await swatch(page, '40').click();
    await swatch(page, 'Šatulja "Češnja"').click();
    await expect(parts(page).variationId).toHaveValue('605');
    expect(await chosen(page)).toEqual(['modra', '40', 'gladka', 'Šatulja "Češnja"']);
    await expect(page.locator('label[for="pa_barva"]')).toHaveText('Barva: Modra');
    await expect(parts(page).button).not.toHaveClass(/disabled/);
    await parts(page).button.click();
    await expect(page.locator('a.cart-contents .count')).toHaveText(/^1 /);
  });

  turn.test('follow selects that a script changes, and the reset link', async ({ page, shop }) => {
    await openSwatches(page, shop, JUMPER, `?jquery=${jquery}`);
    await page.evaluate(hasJQuery => {
      const select = document.querySelector<HTMLSelectElement>('#pa_barva');
      if (!select) return;
      select.value = 'zelena';
      const $: unknown = Reflect.get(window, 'jQuery');
      if (hasJQuery && typeof $ === 'function') $(select).trigger('change');
      else select.dispatchEvent(new Event('change', { bubbles: true }));
    }, jquery !== 'none');
    expect(await chosen(page)).toEqual(['zelena', '', 'gladka', '']);
    await expect(swatch(page, '42')).toHaveClass(/disabled/);
    await expect(swatch(page, '42')).toHaveAttribute('aria-disabled', 'true');
    await expect(swatch(page, '42')).toHaveAttribute('data-wvstooltip-out-of-stock', 'Ni na voljo');
    await parts(page).reset.click();
    await expect.poll(() => chosen(page)).toEqual(['', '', '', '']);
    await expect(page.locator('label[for="pa_barva"]')).toHaveText('Barva');
    await expect(swatch(page, 'rdeca')).toBeFocused();
  });
});

test('states: out of stock can be chosen, what the shop does not sell can not', async ({ page, shop }) => {
  await openSwatches(page, shop, JUMPER);
  await expect(swatch(page, 'crna')).toHaveClass(/no-stock/);
  await expect(swatch(page, 'crna')).not.toHaveClass(/disabled/);
  await expect(swatch(page, 'crna')).toHaveAttribute('data-wvstooltip-out-of-stock', 'Ni na zalogi');
  await expect(swatch(page, 'zlata')).toHaveClass(/disabled/);
  await expect(swatch(page, 'zlata')).toHaveAttribute('aria-disabled', 'true');
  await swatch(page, 'zlata').dispatchEvent('click');
  await swatch(page, 'crna').click();
  await expect.poll(() => chosen(page)).toEqual(['crna', '', 'gladka', '']);
});

test('a click on the chosen one clears it, or not', async ({ page, shop }) => {
  await openSwatches(page, shop, JUMPER);
  await swatch(page, 'modra').click();
  await expect(swatch(page, 'modra')).toHaveClass(/selected/);
  await swatch(page, 'modra').click();
  await expect(swatch(page, 'modra')).not.toHaveClass(/selected/);
  await openSwatches(page, shop, CAP);
  await swatch(page, 'modra').click();
  await expect(swatch(page, 'modra')).toHaveClass(/selected/);
  await swatch(page, 'modra').click();
  await expect(swatch(page, 'modra')).toHaveClass(/selected/);
});

test('a radio’s label acts once, and its radio keeps in step', async ({ page, shop }) => {
  await openSwatches(page, shop, JUMPER);
  const item = swatch(page, 'Brez zavijanja');
  const radio = item.locator('input');
  await item.getByText('Brez zavijanja').click();
  await expect(item).toHaveAttribute('aria-checked', 'true');
  await expect(radio).toBeChecked();
  await item.locator('label').click({ position: { x: 14, y: 12 } });
  await expect(item).toHaveAttribute('aria-checked', 'false');
  await expect(radio).not.toBeChecked();
});

test('the remaining stock stands at the last open attribute', async ({ page, shop }) => {
  await openSwatches(page, shop, JUMPER);
  const label = swatch(page, '40').locator('.wvs-stock-left-info');
  await swatch(page, 'Brez zavijanja').click();
  await expect(label).toHaveAttribute('data-wvs-stock-info', '');
  await swatch(page, 'rdeca').click();
  await expect(label).toHaveAttribute('data-wvs-stock-info', 'Še 2');
  await expect(swatch(page, '40')).toHaveClass(/wvs-show-stock-left-info/);
  await expect(swatch(page, '38')).not.toHaveClass(/wvs-show-stock-left-info/);
  await swatch(page, '38').click();
  await expect(label).toHaveAttribute('data-wvs-stock-info', '');
});

test('looked up on the server: nothing is disabled, the rest of the sizes shows on demand', async ({ page, shop }) => {
  await openSwatches(page, shop, CAP);
  await expect(page.locator('.variable-item.disabled')).toHaveCount(0);
  await expect(swatch(page, '64')).toBeHidden();
  const more = page.getByRole('button', { name: '+3 Velikost' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(swatch(page, '60')).toBeFocused();
  await swatch(page, 'modra').click();
  await swatch(page, '64').click();
  await expect(parts(page).variationId).toHaveValue('666');
  expect(callsOf(shop, 'get_variation')).toHaveLength(1);
});

test('a default and an address choose swatches', async ({ page, shop }) => {
  await openSwatches(page, shop, JUMPER, '?attribute_pa_barva=zelena&attribute_pa_velikost=38');
  await expect.poll(() => chosen(page)).toEqual(['zelena', '38', 'gladka', '']);
  await expect(page.locator('label[for="pa_barva"]')).toHaveText('Barva: Zelena');
  const labels = page.locator('table.variations .label label');
  await expect(labels).toHaveText(['Barva: Zelena', 'Velikost: 38', 'Vzorec: Gladka', 'Zavijanje']);
});

test('without its code that is reported, and a click tries again', async ({ page, shop, consoleLines }) => {
  const open = () => gotoMounted(page, shop.url + CAP, 'form.variations_form');
  const come = await openWithout(page, /chunks\/swatches-/, consoleLines, open);
  await expect(page.locator('#pa_barva')).toHaveValue('');
  await come();
  await swatch(page, 'modra').click();
  await expect(swatch(page, 'modra')).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('#pa_barva')).toHaveValue('modra');
});

test('without scripts the selects are there', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url + JUMPER);
  await expect(page.locator('#pa_barva')).toBeVisible();
  await expect(page.locator(LIST).first()).toBeHidden();
  await context.close();
});
