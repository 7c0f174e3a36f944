import { CHOOSE_FIRST, COLOUR, choose, openForm, optionsOf, parts, SIZE, UNAVAILABLE } from '../pages/variationForm';
import { expect, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { ANY_VALUE, callsOf, expectPieces, VARIABLE } from '../support/shopper';

inTurn(test, ['3', '4', 'none'], (turn, jquery) => {
  const query = `?jquery=${jquery}`;

  turn.test('a choice shows all data of its variation, a reset those of the product', async ({ page, shop }) => {
    await openForm(page, shop, VARIABLE, query);
    const { price, sku, weight, dimensions, picture, quantity, variationId, button, block, reset } = parts(page);
    const before = await price.innerHTML();
    await expect(reset).toBeHidden();
    await quantity.fill('9');
    await choose(page, 'modra', 's');
    await expect(price).toHaveText(/^59\.00/);
    await expect(sku).toHaveText('PUL-105');
    await expect(weight).toHaveText('0.6 kg');
    await expect(dimensions).toHaveText('40 × 30 × 6 cm');
    await expect(picture).toHaveAttribute('src', /pulover-moder\.svg/);
    await expect(picture).toHaveAttribute('alt', 'Moder pulover');
    await expect(variationId).toHaveValue('105');
    await expect(quantity).toHaveValue('2');
    await expect(quantity).toHaveAttribute('max', '2');
    await expect(block).toContainText('Na zalogi: 2 kosa');
    await expect(button).not.toHaveClass(/disabled/);
    await reset.click();
    await expect(sku).toHaveText('PUL');
    await expect(weight).toHaveText('0.5 kg');
    await expect(picture).toHaveAttribute('src', /pulover\.svg/);
    await expect(variationId).toHaveValue('');
    await expect(quantity).not.toHaveAttribute('max');
    await expect(button).toHaveClass(/disabled wc-variation-selection-needed/);
    await expect(block).toBeHidden();
    await expect(reset).toBeHidden();
    expect(await price.innerHTML()).toBe(before);
  });

  turn.test('a sale shows the old price and the new one', async ({ page, shop }) => {
    await openForm(page, shop, VARIABLE, query);
    await choose(page, 'rdeca', 'l');
    await expect(parts(page).price.locator('del')).toHaveText(/59\.00/);
    await expect(parts(page).price.locator('ins')).toHaveText(/47\.20/);
    await expect(parts(page).price.locator('.price')).toHaveCount(0);
  });

  for (const way of ['click', 'Enter', 'Space'] as const) {
    turn.test(`a reset by ${way} moves the focus to the first select and is announced once`, async ({ page, shop }) => {
      await openForm(page, shop, VARIABLE, query);
      const { reset, alert } = parts(page);
      await choose(page, 'rdeca', 'l');
      await alert.evaluate(region => {
        Reflect.set(window, 'announced', []);
        const said: unknown = Reflect.get(window, 'announced');
        const hear = () => Array.isArray(said) && region.textContent && said.push(region.textContent);
        new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
      });
      const top = await page.evaluate(() => scrollY);
      if (way === 'click') await reset.click();
      else await reset.press(way);
      await expect(page.locator(COLOUR)).toBeFocused();
      await expect(page.locator(COLOUR)).toHaveValue('');
      await expect(page.locator(SIZE)).toHaveValue('');
      const text = 'Izbira je počiščena. Pred dodajanjem v košarico izberite možnosti izdelka.';
      await expect(alert).toHaveText(text);
      expect(await page.evaluate(() => Reflect.get(window, 'announced'))).toEqual([text]);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      await expect(page).toHaveURL(`${shop.url}${VARIABLE}${query}`);
      await page.locator(COLOUR).selectOption('bela');
      await expect(alert).toHaveText('');
    });
  }

  turn.test('a click that can not be served says why, and nothing is sent', async ({ page, shop }) => {
    await openForm(page, shop, VARIABLE, query);
    const { button, quantity, refusal } = parts(page);
    // A press of a button that looks disabled still tells what is missing.
    await button.dispatchEvent('click');
    await expect(refusal).toHaveText(`${CHOOSE_FIRST} Izberite še: Barva, Velikost.`);
    await expect(page.locator(COLOUR)).toBeFocused();
    await expect(page.locator(SIZE)).toHaveAttribute('aria-invalid', 'true');
    await choose(page, 'rdeca', 'xl');
    await expect(button).toHaveClass(/disabled wc-variation-is-unavailable/);
    await expect(refusal).toHaveCount(0);
    await button.dispatchEvent('click');
    await expect(refusal).toHaveText(UNAVAILABLE);
    await quantity.press('Enter');
    await expect(refusal).toHaveRole('alert');
    expect(callsOf(shop, 'add_to_cart')).toEqual([]);
    expect(callsOf(shop, 'form-post')).toEqual([]);
    await expect(page).toHaveURL(`${shop.url}${VARIABLE}${query}`);
  });

  turn.test('the right variation goes into the cart', async ({ page, shop }) => {
    await openForm(page, shop, VARIABLE, query);
    await choose(page, 'bela', 'm');
    await expect(parts(page).sku).toHaveText('PUL');
    await parts(page).button.click();
    await expectPieces(page, 1);
    const chosen = { product_id: '100', variation_id: '112', quantity: '1', attribute_pa_velikost: 'm' };
    expect(callsOf(shop, 'form-post').map(({ fields }) => fields)).toMatchObject([chosen]);
  });

  turn.test('options that nothing combines with go, inactive ones are disabled', async ({ page, shop }) => {
    await openForm(page, shop, VARIABLE, query);
    const all = ['', 's', 'm', 'l', 'xl'];
    await page.locator(COLOUR).selectOption('zelena');
    await expect.poll(() => optionsOf(page.locator(SIZE))).toEqual(['', 's', '(l)', 'xl']);
    await page.locator(COLOUR).selectOption('bela');
    await expect.poll(() => optionsOf(page.locator(SIZE))).toEqual(['', 'm', 'l']);
    await page.locator(COLOUR).selectOption('');
    await expect.poll(() => optionsOf(page.locator(SIZE))).toEqual(all);
  });

  turn.test('a default choice is shown at once, and any embroidery goes to the cart', async ({ page, shop }) => {
    await openForm(page, shop, `${ANY_VALUE}`, `${query}&attribute_vezenina=Brez+vezenine`);
    const { variationId, block, reset, button, noMatch } = parts(page);
    await expect(variationId).toHaveValue('502');
    await expect(block).toContainText('Na zalogi: 8 kosov');
    await expect(reset).toBeVisible();
    await expect(noMatch).toHaveCount(0);
    await page.selectOption('#vezenina', 'Začetnici & datum');
    await expect(variationId).toHaveValue('502');
    await button.click();
    await expectPieces(page, 1);
    const [post] = callsOf(shop, 'form-post');
    expect(post?.fields).toMatchObject({ attribute_vezenina: 'Začetnici & datum', variation_id: '502' });
  });
});

test('a script in a variation’s description runs, once', async ({ page, shop }) => {
  const sweater = shop.products.bySlug('pulover-reka');
  if (sweater?.type !== 'variable') throw new Error('no sweater');
  const description = '<p>Opis</p><script>window.ran = (window.ran || 0) + 1</script>';
  shop.products.add({ ...sweater, variations: sweater.variations.map(one => ({ ...one, description })) });
  await openForm(page, shop, VARIABLE);
  await choose(page, 'rdeca', 's');
  await expect(parts(page).block).toContainText('Opis');
  const ran = () => page.evaluate(() => Reflect.get(window, 'ran'));
  await expect.poll(ran).toBe(1);
  await page.locator(SIZE).selectOption('m');
  await expect.poll(ran).toBe(2);
});
