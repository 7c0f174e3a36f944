import { alert, BROKEN, cart, LIST, list, open, RADIOS, row, STOCKS } from '../pages/tableVariations';
import { testAtWidths } from '../support/atWidths';
import { changePage } from '../support/changePage';
import { findings } from '../support/findings';
import { expect, mounted, test } from '../support/fixtures';

const OPEN = 9012;

test('the values of an incomplete variation are chosen in the product’s form', async ({ page, shop }) => {
  // The variation leaves its size open.
  const entry = /(<option value="300002" class=")wcpt-complete_match("[^>]*attribute_pa_velikost&quot;:&quot;)[^&]*/;
  await changePage(page, '**/tables/variations/**', html => html.replace(entry, '$1$2'));
  await open(page, shop.url, 'none');
  await list(page, LIST).selectOption({ value: '300002' });
  await cart(page, LIST).click();
  const form = page.locator('.wcpt-product-form form.variations_form');
  await mounted(page, '.wcpt-product-form form.variations_form');
  await expect(form.locator('[name="attribute_pa_barva"]')).toHaveValue('rdeca');
  await expect(form.locator('[name="attribute_pa_velikost"]')).toHaveValue('');
});

testAtWidths('axe finds nothing, before and after use', async ({ page, shop, consoleLines }) => {
  await open(page, shop.url, '3');
  await expect(row(page, OPEN).locator('select')).toHaveAccessibleName('Velikost: Šal Odprta mera, Rdeča');
  expect(await findings(page)).toEqual([]);
  await list(page, LIST).selectOption({ index: 2 });
  await row(page, RADIOS).locator('.wcpt-select-variation').nth(3).click();
  await list(page, BROKEN).selectOption({ index: 2 });
  await cart(page, STOCKS).click();
  await expect(alert(page)).toBeVisible();
  consoleLines.allow(/can’t be read/);
  expect(await findings(page)).toEqual([]);
});
