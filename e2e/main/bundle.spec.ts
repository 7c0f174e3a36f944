import { CHOOSE, chooseJumper, FIXED, item, openBundle, openPickers, PERCENT, parts, pieces } from '../pages/bundles';
import { openWithout } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { inTurn } from '../support/inTurn';
import { callsOf, cartStarted, expectPieces, miniCart } from '../support/shopper';

inTurn(test, ['3', '4', 'none'], (turn, jquery) => {
  const query = `?jquery=${jquery}`;

  turn.test('quantities change total, price, count and the field that is sent', async ({ page, shop }) => {
    await openBundle(page, shop, PERCENT, query);
    const { total, count, ids, price, alert, button } = parts(page);
    await expect(total).toHaveText('Cena kompleta: 21.40 € 18.73 € (prihranek 12.5%)');
    await expect(ids).toHaveValue('11/pa01/1/,17/pb02/1/');
    await expect(alert).toBeHidden();
    await pieces(page, 'pb02').fill('3');
    await pieces(page, 'pb02').blur();
    // 10.94 + 3 × 7.79: each piece is rounded.
    await expect(total).toHaveText('Cena kompleta: 39.20 € 34.31 € (prihranek 12.5%)');
    await expect(price).toHaveText('39.20 € 34.31 € (prihranek 12.5%)');
    await expect(count).toHaveText('4');
    await expect(ids).toHaveValue('11/pa01/1/,17/pb02/3/');
    await expect(button).not.toHaveClass(/woosb-disabled/);
  });

  turn.test('a bundle is added in the background, with what is in it', async ({ page, shop }) => {
    await openBundle(page, shop, PERCENT, query);
    await cartStarted(page);
    await pieces(page, 'pb02').fill('2');
    await parts(page).quantity.fill('2');
    await parts(page).button.click();
    await expectPieces(page, 2);
    expect(callsOf(shop, 'form-post').map(({ fields }) => fields)).toMatchObject([
      { 'add-to-cart': '701', quantity: '2', woosb_ids: '11/pa01/1/,17/pb02/2/' },
    ]);
    await expect(page.locator('a.cart-contents')).toContainText('53.04 €');
    await expect(miniCart(page).locator('.woosb-item-parent')).toContainText('Kuhinjski komplet');
    await expect(miniCart(page).locator('.woosb-item-child')).toContainText(['Skodelica Jutro', 'Sveča Čebelica']);
    await expect(miniCart(page).locator('.woosb-item-child .quantity')).toHaveText([
      '2 × v kompletu',
      '4 × v kompletu',
    ]);
    await page.locator('a.cart-contents').focus();
    await miniCart(page).locator('.woosb-item-parent .remove').click();
    await expect(miniCart(page)).toContainText('V košarici še ni izdelkov.');
    expect(new URL(page.url()).pathname).toBe(PERCENT);
  });

  turn.test('a bundle that is not ready says why, and reaches nobody', async ({ page, shop }) => {
    await openBundle(page, shop, CHOOSE, query);
    await cartStarted(page);
    await page.evaluate(() => {
      for (const type of ['click', 'submit']) {
        document.addEventListener(
          type,
          event => document.body.setAttribute(`data-heard-${type}`, String(event.defaultPrevented)),
          true,
        );
      }
    });
    const { alert, button, quantity } = parts(page);
    const text = 'Preden komplet dodate v košarico, izberite izdelke v skupni količini vsaj 3. Izbrano: 2.';
    await expect(alert).toHaveText(text);
    await expect(button).toHaveClass(/woosb-disabled/);
    await expect(button).toHaveJSProperty('disabled', false);
    await button.click({ force: true });
    await expect(alert).toBeFocused();
    await quantity.press('Enter');
    await expect(alert).toBeFocused();
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form.cart')?.requestSubmit());
    expect(callsOf(shop, 'form-post')).toEqual([]);
    expect(await page.evaluate(() => ({ ...document.body.dataset }))).toEqual({});

    await item(page, 'sa01').locator('.woosb-quantity-input-plus').click();
    await expect(alert).toBeHidden();
    await expect(alert).toHaveText('');
    await expect(button).not.toHaveClass(/woosb-disabled/);
    await button.click();
    await expectPieces(page, 1);
    expect(callsOf(shop, 'form-post')[0]?.fields.woosb_ids).toBe('11/sa01/1/,17/sc03/2/');
  });

  turn.test('plus and minus keep to the limits of an item, and of the bundle', async ({ page, shop }) => {
    await openBundle(page, shop, CHOOSE, query);
    const { alert } = parts(page);
    const plus = item(page, 'sa01').locator('.woosb-quantity-input-plus');
    const minus = item(page, 'sc03').locator('.woosb-quantity-input-minus');
    for (let time = 0; time < 5; time++) await plus.click();
    await expect(pieces(page, 'sa01')).toHaveValue('3');
    await expect(alert).toBeHidden();
    for (let time = 0; time < 3; time++) await minus.click();
    await expect(pieces(page, 'sc03')).toHaveValue('0');
    await pieces(page, 'sc03').fill('4');
    await pieces(page, 'sc03').blur();
    await expect(alert).toHaveText('Skupna količina izdelkov v kompletu je lahko največ 6. Izbrano: 7.');
    for (const key of ['sa01', 'sc03']) {
      await pieces(page, key).fill('');
      await pieces(page, key).blur();
      await expect(pieces(page, key)).toHaveValue('0');
    }
    await expect(alert).toHaveText('Preden komplet dodate v košarico, izberite vsaj en izdelek.');
    await pieces(page, 'sc03').fill('99');
    await pieces(page, 'sc03').blur();
    await expect(pieces(page, 'sc03')).toHaveValue('10');
  });

  turn.test('a picker puts its variation into the bundle, and leaves the page alone', async ({ page, shop }) => {
    await openPickers(page, shop, query);
    const { alert, ids, total, quantity } = parts(page);
    const jumper = item(page, 'va01');
    const around = () =>
      page.evaluate(() => [
        document.querySelector('.product_meta')?.outerHTML,
        document.querySelector('.woocommerce-product-gallery .wp-post-image')?.getAttribute('src'),
      ]);
    const before = await around();
    await expect(alert).toHaveText('Preden komplet dodate v košarico, izberite različico izdelka Pulover Reka.');
    await expect(alert.locator('strong')).toHaveText('Pulover Reka');
    await chooseJumper(page, 'rdeca', 'l', 103);
    await expect(alert).toBeHidden();
    await expect(jumper).toHaveAttribute('data-price', '47.2');
    await expect(jumper.locator('.woosb-price-new')).toHaveText('47.20 € 37.76 €');
    await expect(jumper.locator('.woosb-price-ori')).toBeHidden();
    await expect(jumper.locator('.woosb-thumb-ori')).toBeHidden();
    await expect(jumper.locator('.woosb-thumb-new img')).toHaveAttribute('src', /pulover-rdec/);
    const attributes = encodeURIComponent('{"attribute_pa_barva":"rdeca","attribute_pa_velikost":"l"}');
    await expect(ids).toHaveValue(`103/va01/1/${attributes},17/vc03/1/`);
    await expect(total).toHaveText('Cena kompleta: 56.10 € 44.88 € (prihranek 20%)');
    expect(await around()).toEqual(before);

    await jumper.locator('.reset_variations').click();
    await expect(jumper).toHaveAttribute('data-id', '0');
    await expect(jumper.locator('.woosb-thumb-ori')).toBeVisible();
    await expect(jumper.locator('.woosb-thumb-new')).toBeEmpty();
    await expect(ids).toHaveValue('17/vc03/1/');
    await expect(alert).toHaveText(/Pulover Reka/);

    await chooseJumper(page, 'rdeca', 'l', 103);
    const stock = Number(await jumper.getAttribute('data-stock'));
    if (stock > 0) await expect(quantity).toHaveAttribute('max', String(Math.min(stock, 120)));
    await parts(page).button.click();
    await expectPieces(page, 1);
    await expect(miniCart(page).locator('.woosb-item-child').first()).toContainText('Pulover Reka - Rdeča, L');
  });

  turn.test("the shop's refusal is shown", async ({ page, shop, consoleLines }) => {
    await openBundle(page, shop, FIXED, query);
    await cartStarted(page);
    // Two plates for each: three are left.
    await expect(parts(page).quantity).toHaveAttribute('max', '1');
    await parts(page).button.click();
    await expectPieces(page, 1);
    await parts(page).button.click();
    await expect(page.locator('.woocommerce-error')).toContainText('Krožnik Rob');
    await expect(page.locator('.woocommerce-error')).toBeFocused();
    await expectPieces(page, 1);
    await expect.poll(() => consoleLines.take(/the shop refused the form/)).toBe(1);
  });
});

test('a typed quantity counts a second after the last key, and for each field', async ({ page, shop }) => {
  await page.clock.install({ time: '2026-11-21T10:00:00' });
  await openBundle(page, shop, CHOOSE);
  await pieces(page, 'sa01').focus();
  const { count } = parts(page);
  await page.keyboard.press('ArrowUp');
  await expect(count).toHaveText('3');
  await page.clock.pauseAt('2026-11-21T11:00:00');
  await pieces(page, 'sc03').evaluate((input: HTMLInputElement) => {
    input.value = '4';
    input.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  });
  await page.clock.runFor(600);
  await pieces(page, 'sb02').evaluate((input: HTMLInputElement) => {
    input.value = '1';
    input.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  });
  await page.clock.runFor(399);
  await expect(count).toHaveText('3');
  await page.clock.runFor(1);
  await expect(count).toHaveText('5');
  await page.clock.runFor(599);
  await expect(count).toHaveText('5');
  await page.clock.runFor(1);
  await expect(count).toHaveText('6');
});

test('a click on plus that comes before the widget is not lost', async ({ page, shop }) => {
  const release = await holdBack(page, /chunks\/bundle-/);
  await page.goto(shop.url + CHOOSE);
  await item(page, 'sa01').locator('.woosb-quantity-input-plus').click();
  release();
  await expect(pieces(page, 'sa01')).toHaveValue('1');
  await expect(parts(page).alert).toBeHidden();
});

test('quantities typed before the widget has loaded are counted', async ({ page, shop }) => {
  const release = await holdBack(page, /chunks\/bundle-/);
  await page.goto(shop.url + CHOOSE);
  await pieces(page, 'sa01').fill('2');
  await pieces(page, 'sa01').blur();
  release();
  await expect(parts(page).ids).toHaveValue('11/sa01/2/,17/sc03/2/');
});

test('where its code does not come, the page shows what will be ordered', async ({ page, shop, consoleLines }) => {
  await openWithout(page, /chunks\/bundle-/, consoleLines, () => page.goto(shop.url + CHOOSE));
  for (const [key, count] of Object.entries({ sa01: '0', sb02: '0', sc03: '2' })) {
    await expect(pieces(page, key)).toHaveValue(count);
  }
  // As the server sent it.
  await expect(parts(page).ids).toHaveValue('11/sa01/0,13/sb02/0,17/sc03/2');
});

test('with scripts off a bundle is bought as it is', async ({ page, shop }) => {
  await page.goto(`${shop.url}${PERCENT}?script=none`);
  await parts(page).button.click();
  await expect(page.locator('.woocommerce-message')).toContainText('Kuhinjski komplet');
  await expectPieces(page, 1);
});
