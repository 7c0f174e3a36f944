import { COLOUR, choose, FORM, looked, openForm, parts, SERVER, SIZE } from '../pages/variationForm';
import { changePage } from '../support/changePage';
import { expect, mounted, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { callsOf, expectPieces, VARIABLE } from '../support/shopper';
import { watchViolations } from '../support/watching';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, and the server finds the variation', async ({ page, shop }) => {
    await page.goto(shop.url + VARIABLE);
    await choose(page, 'rdeca', 'l');
    await parts(page).quantity.fill('2');
    await parts(page).button.click();
    await expect(page.locator('.woocommerce-message')).toContainText('Pulover Reka');
    await page.goto(`${shop.url}/cart/`);
    await expect(page.locator('.cart_item')).toContainText('94.40');
    expect(callsOf(shop, 'form-post').map(({ fields }) => fields)).toEqual([
      expect.objectContaining({
        attribute_pa_barva: 'rdeca',
        attribute_pa_velikost: 'l',
        variation_id: '0',
        quantity: '2',
      }),
    ]);
  });
});

for (const path of [VARIABLE, SERVER]) {
  test(`a strict policy has nothing to refuse: ${path}`, async ({ page, shop }) => {
    const violations = await watchViolations(page);
    await openForm(page, shop, path, '?csp=strict');
    await choose(page, 'modra', 's');
    await expect(parts(page).button).not.toHaveClass(/disabled/);
    await parts(page).button.click();
    await expectPieces(page, 1);
    await parts(page).reset.click();
    if (path === SERVER) {
      await choose(page, 'crna', '4xl');
      await expect(parts(page).noMatch).toBeVisible();
    }
    expect(await violations()).toEqual([]);
  });
}

test('choices and quantity from before the form is mounted stay, and count', async ({ page, shop }) => {
  const release = await holdBack(page, '**/chunks/variation-form-*.js');
  await page.goto(shop.url + VARIABLE);
  await choose(page, 'rdeca', 'l');
  await parts(page).quantity.fill('3');
  release();
  await mounted(page, FORM);
  await expect(parts(page).variationId).toHaveValue('103');
  await expect(page.locator(COLOUR)).toHaveValue('rdeca');
  await expect(page.locator(SIZE)).toHaveValue('l');
  await expect(parts(page).quantity).toHaveValue('3');
  await expect(parts(page).price).toContainText('47.20');
});

test('a click on the button before the form was taken over adds what is chosen, once', async ({ page, shop }) => {
  const release = await holdBack(page, '**/chunks/variation-form-*.js');
  await page.goto(shop.url + VARIABLE);
  await page.waitForFunction(() => Boolean(window.ShopWidgets));
  await choose(page, 'rdeca', 'l');
  await parts(page).button.click();
  release();
  await expectPieces(page, 1);
  const chosen = { product_id: '100', variation_id: '103', quantity: '1', attribute_pa_velikost: 'l' };
  expect(callsOf(shop, 'form-post').map(({ fields }) => fields)).toMatchObject([chosen]);
});

test('a list that is no JSON leaves the form unenhanced, and reports why', async ({ page, shop, consoleLines }) => {
  const notice = '<br />\n<b>Notice</b>: Undefined index: cena in <b>/vtičnik.php</b>';
  const escaped = notice.replaceAll('<', '&lt;');
  await changePage(page, `**${VARIABLE}*`, html => html.replace(/data-product_variations="/, `$&${escaped}`));
  await page.addInitScript(() => {
    document.addEventListener('shop_widgets_error', event => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      if (Array.isArray(detail)) Reflect.set(window, 'told', detail.slice(0, 3));
    });
  });
  await page.goto(shop.url + VARIABLE);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'told'))).toBeTruthy();
  const told: unknown = await page.evaluate(() => Reflect.get(window, 'told'));
  const reason = 'data-product_variations is not JSON; it starts with "<br />\\n<b>Notice</b>';
  expect(told).toEqual(['variation-form', expect.stringContaining(reason), 'error']);
  expect(consoleLines.lines).toEqual([
    expect.stringContaining(`variation-form (form.variations_form.cart): ${reason}`),
  ]);
  await expect.poll(() => consoleLines.take(/is not JSON/)).toBe(1);
  await choose(page, 'rdeca', 'l');
  await expect(parts(page).button).toHaveClass('single_add_to_cart_button button alt');
  await parts(page).button.click();
  await expect(page.locator('.woocommerce-message')).toContainText('Pulover Reka');
  expect(callsOf(shop, 'form-post')[0]?.fields).toMatchObject({ attribute_pa_barva: 'rdeca', variation_id: '0' });
  consoleLines.allow(/is not JSON/);
});

test('unmounting gives the plain form back, and mounting again takes it over again', async ({ page, shop }) => {
  await openForm(page, shop, VARIABLE);
  await choose(page, 'modra', 's');
  await expect(parts(page).price).toHaveText(/^59\.00/);
  await expect(parts(page).quantity).toHaveAttribute('max', '2');
  await page.evaluate(() => window.ShopWidgets?.unmountAll());
  await expect(parts(page).quantity).not.toHaveAttribute('max');
  await expect(parts(page).sku).toHaveText('PUL');
  await expect(parts(page).block).toBeEmpty();
  await expect(parts(page).variationId).toHaveValue('0');
  await expect(page.locator(COLOUR)).toHaveValue('modra');
  await page.evaluate(() => window.ShopWidgets?.mountAll(document, { now: true }));
  await looked(page);
  await expect(parts(page).variationId).toHaveValue('105');
});
