import { alert, cart, FORM, LIST, list, open, RADIOS, row, STOCKS, TABLE } from '../pages/tableVariations';
import { expect, mounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';

const CHOSEN = 9010;

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('a row shows what is chosen in its list, and its product again', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    const one = row(page, LIST);
    const price = one.locator('.wcpt-price');
    const picture = one.locator('.wcpt-product-image-wrapper img');
    const printed = await price.innerHTML();
    await expect(picture).toHaveAttribute('src', '/images/pulover.svg?w=100');
    await list(page, LIST).selectOption({ label: 'Rdeča, M' });
    await expect(price).toHaveText('20.40 € 17.34 €');
    await expect(price).toHaveClass(/wcpt-product-on-sale/);
    await expect(one.locator('.wcpt-on-sale')).toHaveText('−15 %');
    await expect(one.locator('.wcpt-sku')).toHaveText('RAZ-300001');
    await expect(one.locator('.wcpt-availability')).toHaveText('Zadnji kos');
    await expect(one.locator('.wcpt-stock')).toHaveText('(kosov: 1)');
    await expect(one.locator('.wcpt-weight')).toHaveText('0.4 kg');
    await expect(one.locator('.wcpt-dimensions')).toHaveText('40 × 30 × 6 cm');
    await expect(one.locator('.wcpt-custom-field')).toHaveText('Nega: ročno pranje');
    await expect(one.locator('.wcpt-variation-description__item:visible')).toHaveText('Različica številka 2.');
    await expect(picture).toHaveAttribute('src', /pulover-rdec/);
    await expect(one.locator('.wcpt-total .wcpt-amount')).toHaveText('17.34');
    await expect(one.locator('.qty')).toHaveAttribute('max', '1');
    await expect(cart(page, LIST)).not.toHaveClass(/wcpt-disabled/);
    await expect(one.locator('[data-wcpt-link-code="product_link"]')).toHaveAttribute(
      'href',
      '/product/pulover-seznam/?attribute_pa_barva=rdeca&attribute_pa_velikost=m&variation_id=300001',
    );
    await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText('Pulover Seznam: 17.34 €, Zadnji kos');

    await list(page, LIST).selectOption('');
    expect(await price.innerHTML()).toBe(printed);
    await expect(one.locator('.wcpt-sku')).toHaveText('RAZ-1');
    await expect(one.locator('.wcpt-availability')).toHaveText('Na zalogi');
    await expect(one.locator('.wcpt-variation-description__item:visible')).toHaveCount(0);
    await expect(picture).toHaveAttribute('src', '/images/pulover.svg?w=100');
    await expect(one.locator('.qty')).toBeDisabled();
    await expect(cart(page, LIST)).toHaveClass(/wcpt-no-variation-selected/);
  });

  turn.test('radio buttons choose, are taken back, and put the button off for what is gone', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    const one = row(page, RADIOS);
    const radio = (name: string) => one.locator('.wcpt-select-variation', { hasText: name });
    await radio('Rdeča, L').click();
    await expect(radio('Rdeča, L')).toHaveClass(/wcpt-selected/);
    await expect(one.locator('.wcpt-sku')).toHaveText('RAZ-301002');
    await radio('Modra, S').click();
    await expect(cart(page, RADIOS)).toHaveClass(/wcpt-variation-out-of-stock/);
    await expect(one.locator('.wcpt-availability')).toHaveText('Ni na zalogi');
    await cart(page, RADIOS).click();
    await expect(alert(page)).toHaveText('Ta različica ni na voljo.');
    await radio('Modra, S').click();
    await expect(radio('Modra, S').locator('input')).not.toBeChecked();
    await expect(one.locator('.wcpt-sku')).toHaveText('RAZ-2');
    await expect(alert(page)).toHaveCount(0);
    await expect(cart(page, RADIOS)).toHaveClass(/wcpt-no-variation-selected/);
  });

  turn.test('the row follows the product’s own form in its cell', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await mounted(page, `${TABLE} form.variations_form`);
    const one = row(page, FORM);
    const heading = await page.locator('h1').innerHTML();
    await one.getByLabel('Barva').selectOption('modra');
    await one.getByLabel('Velikost').selectOption('l');
    await expect(one.locator('.wcpt-sku')).toHaveText('RAZ-302005');
    await expect(one.locator('.wcpt-price')).toHaveText('22.40 € 19.04 €');
    await expect(one.locator('.wcpt-availability')).toBeVisible();
    await expect(one.locator('.single_add_to_cart_button')).not.toHaveClass(/disabled/);
    await one.locator('.reset_variations').click();
    await expect(one.locator('.wcpt-sku')).toHaveText('RAZ-3');
    await expect(one.locator('.wcpt-price')).toHaveText('17.34 € – 25.40 €');
    expect(await page.locator('h1').innerHTML()).toBe(heading);
    await one.getByLabel('Barva').selectOption('rdeca');
    await one.getByLabel('Velikost').selectOption('m');
    // Before, the button asks for a choice, and what is told of the chosen one still moves it.
    await expect(one.locator('.single_add_to_cart_button')).not.toHaveClass(/disabled/);
    await one.locator('.single_add_to_cart_button').click();
    await expect(page.locator('.site-header')).toContainText('1 izdelek');
  });

  turn.test('a printed choice is shown, and every kind of stock is told', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await expect(row(page, CHOSEN).locator('.wcpt-sku')).toHaveText('RAZ-309004');
    await expect(cart(page, CHOSEN)).not.toHaveClass(/wcpt-disabled/);
    const told: string[] = [];
    const names = await list(page, STOCKS).locator('option').allTextContents();
    for (const name of names.slice(1)) {
      await list(page, STOCKS).selectOption({ label: name });
      const element = row(page, STOCKS).locator('.wcpt-availability');
      told.push((await element.isVisible()) ? `${name}: ${await element.innerText()}` : name);
    }
    expect(told).toEqual([
      'Ni na zalogi: Ni na zalogi',
      'Po naročilu: Po naročilu',
      'Po naročilu, šteta: Po naročilu',
      'Na zalogi in po naročilu: Na zalogi: 4, več po naročilu',
      'Tiho po naročilu',
      'Zadnja: Zadnji kos',
      'Malo: Le še 3',
      'Veliko: Na zalogi: 40',
      'Ni šteta: Na zalogi',
    ]);
  });

  turn.test('a choice is asked for beside the button, and then no more', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await cart(page, LIST).click();
    await expect(alert(page)).toHaveText('Izberite možnosti izdelka.');
    await expect(alert(page)).toHaveRole('alert');
    expect(new URL(page.url()).pathname).toBe('/tables/variations/');
    await row(page, STOCKS).locator('.wcpt-plus').click({ force: true });
    await expect(row(page, STOCKS).locator('.sw-table-alert')).toBeVisible();
    await expect(alert(page)).toHaveCount(1);
    await list(page, STOCKS).selectOption({ label: 'Veliko' });
    await expect(alert(page)).toHaveCount(0);
  });

  turn.test('the chosen variation is added', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    const sent: string[] = [];
    await page.route(
      url => url.searchParams.get('wc-ajax') === 'wcpt_cart',
      route => {
        sent.push(decodeURIComponent(route.request().postData() ?? ''));
        return route.continue();
      },
    );
    await list(page, LIST).selectOption({ label: 'Rdeča, L' });
    await cart(page, LIST).click();
    await expect(cart(page, LIST).locator('.wcpt-cart-badge-number')).toHaveText('1');
    expect(sent.join()).toContain('wcpt_payload[variations][9001][300002]=1');
    expect(sent.join()).toContain('wcpt_payload[attributes][300002][attribute_pa_barva]=rdeca');
  });

  turn.test('a choice right at the start is not lost', async ({ page, shop }) => {
    await page.goto(`${shop.url}/tables/variations/?jquery=${jquery}`, { waitUntil: 'commit' });
    await list(page, LIST).selectOption({ label: 'Rdeča, L' });
    await row(page, RADIOS).locator('.wcpt-select-variation').first().click();
    await expect(row(page, LIST).locator('.wcpt-sku')).toHaveText('RAZ-300002');
    await expect(row(page, RADIOS).locator('.wcpt-sku')).toHaveText('RAZ-301000');
  });
});

test('another script chooses with jQuery’s event, and reads what is chosen', async ({ page, shop }) => {
  await open(page, shop.url, '3');
  const chosen = await page.evaluate(
    ([table = '', id = 0]) => {
      const $: unknown = Reflect.get(window, 'jQuery');
      if (typeof $ !== 'function') throw new Error('no jQuery');
      const element = document.querySelector(`${table} [data-wcpt-product-id="${id}"]`);
      const option = element?.querySelector('option[value="300003"]');
      const variation = JSON.parse(option?.getAttribute('data-wcpt-variation') ?? '');
      $(element).trigger('select_variation', [
        {
          variation_id: 300003,
          complete_match: true,
          attributes: variation.attributes,
          variation,
          variation_found: true,
          variation_selected: true,
          variation_available: false,
        },
      ]);
      return [$(element).data('wcpt_variation_id'), $(element).data('wcpt_variation_available')];
    },
    [TABLE, LIST] as const,
  );
  expect(chosen).toEqual(['300003', false]);
  await expect(list(page, LIST)).toHaveValue('300003');
  await expect(cart(page, LIST)).toHaveClass(/wcpt-variation-out-of-stock/);
});

test('everything is chosen with the keyboard', async ({ page, shop }) => {
  await open(page, shop.url, 'none');
  await list(page, LIST).focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, LIST).locator('.wcpt-sku')).toHaveText('RAZ-300000');
  await expect(list(page, LIST)).toBeFocused();
  const radios = row(page, RADIOS).locator('input[type="radio"]');
  await radios.first().focus();
  await page.keyboard.press('Space');
  await expect(row(page, RADIOS).locator('.wcpt-sku')).toHaveText('RAZ-301000');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, RADIOS).locator('.wcpt-sku')).toHaveText('RAZ-301001');
  await expect(radios.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(row(page, RADIOS).locator('.wcpt-sku')).toHaveText('RAZ-2');
  await cart(page, STOCKS).focus();
  await page.keyboard.press('Enter');
  await expect(alert(page)).toHaveText('Izberite možnosti izdelka.');
  await expect(cart(page, STOCKS)).toBeFocused();
  await expect(cart(page, STOCKS)).toHaveAccessibleDescription('Izberite možnosti izdelka.');
});

test('without script choices are plain, and links lead to the products', async ({ page, shop }) => {
  await page.goto(`${shop.url}/tables/variations/?script=none`);
  await list(page, LIST).selectOption({ index: 1 });
  await expect(cart(page, LIST)).not.toHaveClass(/wcpt-disabled/);
  await cart(page, LIST).click();
  await expect(page).toHaveURL(/\/product\/pulover-seznam\/$/);
  await expect(page.locator('h1')).toHaveText('Pulover Seznam');
});
