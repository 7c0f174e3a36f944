import { TABLE as BULK, bar, open as openBulk } from '../pages/tableBulk';
import { button, notice, open as openCart, SCARCE, widget } from '../pages/tableCart';
import { form, button as formButton, open as openForm, VARIABLE } from '../pages/tableForm';
import { heading, open as openInstant, search, shown } from '../pages/tableInstant';
import { groups, links, open as openRows, parents } from '../pages/tableRows';
import { testAxe } from '../support/atWidths';
import { expect, gotoMounted, mounted } from '../support/fixtures';

testAxe(
  'selected rows',
  (page, shop) => openBulk(page, shop.url, '3'),
  async page => {
    await page.locator(`${BULK} .wcpt-cart-checkbox:enabled`).first().check();
    await page.locator(`${BULK} .qty:enabled`).first().fill('9999');
    await expect(bar(page)).toBeVisible();
  },
);

testAxe(
  'the cart of tables',
  (page, shop) => openCart(page, shop.url, '3'),
  async page => {
    await button(page, SCARCE).click();
    await expect(widget(page)).toBeVisible();
    await button(page, SCARCE).click();
    await expect(notice(page)).toBeVisible();
  },
);

testAxe(
  'a form over the page',
  async (page, shop) => {
    await openForm(page, shop.url, '3');
    await formButton(page, VARIABLE).click();
    await mounted(page, '.wcpt-product-form form.variations_form');
  },
  page => form(page).locator('select').first().selectOption({ index: 1 }),
);

testAxe(
  'rows that are searched and sorted in place',
  (page, shop) => openInstant(page, shop, 'rows=40'),
  async page => {
    await heading(page, 'cena').click();
    await search(page).fill('modra');
    await expect(page.locator(shown)).not.toHaveCount(40);
  },
  async page => {
    await search(page).fill('ni takega');
    await expect(page.locator('.sw-table-nothing')).toHaveText('Noben izdelek ne ustreza iskanju.');
  },
);

testAxe(
  'child rows and rows that are links',
  async (page, shop) => {
    await openRows(page, shop, 'groups/', groups);
    const first = page.locator(parents).first();
    await first.getByRole('button', { name: /^Podrobnosti/ }).click();
    await expect(first).toHaveClass(/wcpt-has-child-row--visible/);
  },
  async (page, shop) => {
    await openRows(page, shop, 'links/', links);
    await page.locator(`${links} .wcpt-toggle-trigger`).first().click();
  },
);

testAxe(
  'sorted headings',
  (page, shop) => gotoMounted(page, `${shop.url}/tables/rows/?rows=30`, '#wcpt-399'),
  async page => {
    await page.locator('#wcpt-399 thead .wcpt-sortable').first().click();
    await expect(page.locator('#wcpt-399 [aria-sort]')).toHaveCount(1);
  },
);
