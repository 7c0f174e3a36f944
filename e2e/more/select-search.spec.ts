import type { Page } from 'playwright/test';
import { addCountries, COUNTRY, country, openAddress, options } from '../pages/selectSearch';
import { expectFits, testAtWidths } from '../support/atWidths';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';
import { focused } from '../support/shopper';

const said = (page: Page) => page.locator('.widget_shopping_cart_live_region');

const counts: [string, string][] = [
  ['ita', '1 zadetek.'],
  ['slov', '2 zadetka.'],
  ['er', '3 zadetki.'],
  ['ska', '5 zadetkov.'],
  ['xyz', 'Ni zadetkov.'],
];
for (const [typed, words] of counts) {
  test(`“${typed}” has screen readers told once: ${words}`, async ({ page, shop }) => {
    await openAddress(page, shop);
    await addCountries(page);
    await page.evaluate(() => {
      const lines: string[] = [];
      Reflect.set(window, 'said', lines);
      const region = document.querySelector('.widget_shopping_cart_live_region');
      if (region)
        new MutationObserver(() => region.textContent && lines.push(region.textContent)).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
    await country(page).click();
    await page.keyboard.type(typed);
    await expect(said(page)).toHaveText(words);
    expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([words]);
  });
}

test('labels, and whatever focuses the list, lead to its field', async ({ page, shop }) => {
  await openAddress(page, shop);
  await page.locator(`label[for="billing_country"]`).click();
  await expect(country(page)).toBeFocused();
  await page.locator('#billing_city').focus();
  await page.evaluate(() => document.querySelector<HTMLSelectElement>('#billing_country')?.focus());
  await expect(country(page)).toBeFocused();
});

test('a click in a field that has the focus already has the next letter begin a search', async ({ page, shop }) => {
  await openAddress(page, shop);
  await country(page).focus();
  await country(page).click();
  await page.keyboard.type('i');
  await expect(country(page)).toHaveValue('i');
  await expect(options(page).first()).toBeVisible();
});

test('a list that must be filled in is said so by the browser beside the field', async ({ page, shop }) => {
  await openAddress(page, shop);
  await page.evaluate(() => {
    const list = document.querySelector<HTMLSelectElement>('#billing_country');
    if (!list) return;
    list.required = true;
    list.value = '';
    list.form?.removeAttribute('novalidate');
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.click('[name="save_address"]');
  await expect(country(page)).toBeFocused();
  await expect(page.locator('.woocommerce-message')).toHaveCount(0);
  await country(page).fill('slo');
  await page.keyboard.press('Enter');
  await page.click('[name="save_address"]');
  await expect(page.locator('.woocommerce-message')).toHaveText('Naslov je shranjen.');
});

testAtWidths('the list is in the window, and axe finds nothing', async ({ page, shop }) => {
  await openAddress(page, shop);
  await addCountries(page);
  expect(await findings(page)).toEqual([]);
  await country(page).click();
  await expect(options(page)).toHaveCount(15);
  await expect(page.locator('.sw-select-search__list')).toBeInViewport({ ratio: 1 });
  await expectFits(page);
  expect(await findings(page)).toEqual([]);
  await options(page).filter({ hasText: 'Srbija' }).click();
  await expect(page.locator(COUNTRY)).toHaveValue('RS');
  expect(await focused(page)).toContain('sw-select-search__field');
});
