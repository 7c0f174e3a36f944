import { ADD, openQuantity, PLUS, QUANTITY, QUANTITY_FIELD } from '../pages/productPage';
import { whenParsed } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { callsOf, cartStarted, expectPieces, FEW_LEFT, focused, GROUPED, SIMPLE } from '../support/shopper';

for (const jquery of ['3', '4', 'none']) {
  test(`jQuery ${jquery}: added buttons step, and each listener hears it once`, async ({ page, shop }) => {
    await openQuantity(page, `${shop.url + SIMPLE}?jquery=${jquery}`);
    await page.evaluate(() => {
      const heard: string[] = [];
      Reflect.set(window, 'heard', heard);
      document.addEventListener('change', () => heard.push('native'));
      const $: unknown = Reflect.get(window, 'jQuery');
      if (typeof $ === 'function') $(document).on('change', 'input.qty', () => heard.push('jQuery'));
    });
    await page.click(PLUS);
    await expect(page.locator(QUANTITY_FIELD)).toHaveValue('2');
    // The form around it may be waking: it is to hear of it as well.
    await expect
      .poll(() => page.evaluate(() => [...Reflect.get(window, 'heard')].sort()))
      .toEqual(jquery === 'none' ? ['native'] : ['jQuery', 'native']);
  });
}

test('added buttons stand around the server’s own field and add what they show', async ({ page, shop }) => {
  await whenParsed(page, () => {
    const field = document.querySelector('form.cart .qty');
    Object.assign(window, { field: field?.cloneNode(), fieldItself: field });
  });
  await openQuantity(page, shop.url + SIMPLE);
  await cartStarted(page);
  const state = await page.evaluate(() => {
    const field = document.querySelector('form.cart .qty');
    const sent: unknown = Reflect.get(window, 'field');
    return {
      isSame: field === Reflect.get(window, 'fieldItself') && sent instanceof Element && sent.isEqualNode(field),
      around: [field?.previousElementSibling, field?.nextElementSibling].map(one => one?.getAttribute('aria-label')),
    };
  });
  expect(state).toEqual({
    isSame: true,
    around: ['Zmanjšaj količino: Skodelica Jutro', 'Povečaj količino: Skodelica Jutro'],
  });
  await page.click(PLUS);
  await page.click(PLUS);
  await page.click(ADD);
  await expectPieces(page, 3);
  expect(callsOf(shop, 'form-post').map(({ fields }) => fields.quantity)).toEqual(['3']);
});

test('the theme’s own buttons are used, and none are added', async ({ page, shop }) => {
  await openQuantity(page, shop.url + FEW_LEFT);
  await expect(page.locator(`${QUANTITY} .sw-step`)).toHaveCount(0);
  await page.click(PLUS);
  await expect(page.locator(QUANTITY_FIELD)).toHaveValue('2');
});

test('with the keyboard: buttons name what they do, keep the focus at a limit, and repeat', async ({ page, shop }) => {
  await whenParsed(page, () => document.querySelector('form.cart .qty')?.setAttribute('max', '3'));
  await openQuantity(page, shop.url + SIMPLE);
  await page.locator(QUANTITY_FIELD).focus();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('plus');
  for (const key of ['Enter', 'Space', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator(QUANTITY_FIELD)).toHaveValue('3');
  await expect(page.getByRole('button', { name: 'Povečaj količino: Skodelica Jutro' })).toBeFocused();
  await expect(page.locator(PLUS)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.locator(QUANTITY_FIELD)).toHaveValue('2');
  await expect(page.locator(PLUS)).toHaveAttribute('aria-disabled', 'false');
});

test('a button that is held repeats until it is let go', async ({ page, shop }) => {
  await page.clock.install();
  await openQuantity(page, shop.url + SIMPLE);
  await cartStarted(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = await page.locator(PLUS).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.clock.runFor(499);
  await expect(page.locator(QUANTITY_FIELD)).toHaveValue('1');
  await page.clock.runFor(1);
  await expect(page.locator(QUANTITY_FIELD)).toHaveValue('2');
  await page.clock.runFor(160);
  await expect(page.locator(QUANTITY_FIELD)).toHaveValue('4');
  await page.mouse.up();
  await page.clock.runFor(5000);
  await expect(page.locator(QUANTITY_FIELD)).toHaveValue('4');
  await page.mouse.down();
  await page.mouse.up();
  await page.clock.runFor(5000);
  await expect(page.locator(QUANTITY_FIELD)).toHaveValue('5');
});

test('a grouped product has buttons for each quantity, none for what is sold once', async ({ page, shop }) => {
  await openQuantity(page, shop.url + GROUPED);
  await page.locator(ADD).scrollIntoViewIfNeeded();
  await expect(page.locator('.group_table .sw-step.plus')).toHaveCount(3);
  await cartStarted(page);
  await page.locator('.group_table .plus').nth(1).click();
  await page.locator('.group_table .plus').nth(1).click();
  await page.getByRole('checkbox').check();
  await page.click(ADD);
  await expectPieces(page, 3);
});
