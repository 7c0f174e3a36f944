import type { Page } from 'playwright/test';
import { FIXED, openPickers, PICKERS } from '../pages/bundles';
import { CAP, JUMPER } from '../pages/swatches';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { expectNotLost, open, tabTo } from '../support/keyboard';
import { ANY_VALUE, cartStarted, expectPieces, focused, GROUPED, SIMPLE } from '../support/shopper';

const ADD = 'form.cart .single_add_to_cart_button';

/** Chooses the first option of each select, as a shopper can reach them. */
async function chooseAll(page: Page, selects: string): Promise<void> {
  const ids = await page.locator(selects).evaluateAll(all => all.map(({ id }) => `#${id}`));
  for (const id of ids) {
    await tabTo(page, id);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(id)).not.toHaveValue('');
  }
}

/** Chooses a swatch in each list where none is chosen: a second choice would clear it. */
async function chooseSwatches(page: Page, key: string): Promise<void> {
  for (const list of await page.locator('.variable-items-wrapper').all()) {
    const name = await list.getAttribute('data-attribute_name');
    await tabTo(page, `[data-attribute_name="${name}"] .variable-item`);
    if ((await list.locator('[aria-checked="true"]').count()) === 0) await page.keyboard.press(key);
    await expect(list.locator('[aria-checked="true"]')).toHaveCount(1);
  }
}

/** Keyboard actions on a product's page before adding it, and the number of pieces in the cart afterwards. */
const purchases: readonly [kind: string, path: string, choose: (page: Page) => Promise<void>, pieces: number][] = [
  [
    'simple, two of them',
    SIMPLE,
    async page => {
      await tabTo(page, 'form.cart .plus');
      await page.keyboard.press('Space');
      await expect(page.locator('form.cart .qty')).toHaveValue('2');
    },
    2,
  ],
  [
    'grouped',
    GROUPED,
    async page => {
      await tabTo(page, '.group_table input.qty');
      await page.keyboard.type('2');
    },
    2,
  ],
  ['variable, of any value', ANY_VALUE, page => chooseAll(page, 'form.cart table.variations select'), 1],
  ['variable, with swatches', JUMPER, page => chooseSwatches(page, 'Space'), 1],
  ['variable, with swatches, looked up on the server', CAP, page => chooseSwatches(page, 'ArrowRight'), 1],
  ['a bundle of a fixed price', FIXED, async () => {}, 1],
];

for (const [kind, path, choose, pieces] of purchases) {
  test(`${kind}: chosen and bought with the keyboard alone`, async ({ page, shop }) => {
    await open(page, shop.url + path);
    await choose(page);
    await expect(page.locator(ADD)).not.toHaveClass(/disabled/);
    await tabTo(page, ADD);
    await page.keyboard.press('Enter');
    await expect(page.locator('.added_to_cart')).toBeVisible();
    await expectPieces(page, pieces);
    await expect(page.locator(ADD)).toBeFocused();
    await expectNotLost(page);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('added_to_cart');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart\/$/);
  });
}

test('a bundle with variations to choose: chosen and bought with the keyboard alone', async ({ page, shop }) => {
  await openPickers(page, shop);
  await cartStarted(page);
  await chooseAll(page, '.woosb-product .variations select');
  await expect(page.locator(ADD)).not.toHaveClass(/disabled/);
  await tabTo(page, ADD);
  await page.keyboard.press('Enter');
  await expect(page.locator('.added_to_cart')).toBeVisible();
  expect(page.url()).toContain(PICKERS);
  await mounted(page, '.woosb-wrap');
});

test('pictures, tabs and a review: looked at and written with the keyboard alone', async ({ page, shop }) => {
  await gotoMounted(page, shop.url + SIMPLE, '.woocommerce-product-gallery');
  await tabTo(page, '.woocommerce-product-gallery__trigger');
  await page.keyboard.press('Enter');
  await expect(page.locator('.pswp--open')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.locator('.pswp--open')).toHaveCount(0);
  await expect(page.locator('.woocommerce-product-gallery__trigger')).toBeFocused();

  await tabTo(page, '.wc-tabs a');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('#tab-reviews')).toBeVisible();
  await expect(page.locator('.stars a').first()).toBeVisible();
  await tabTo(page, '.stars a');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, '#comment');
  await page.keyboard.type('Lepa skodelica, dobro stoji v roki.');
  await tabTo(page, '#author');
  await page.keyboard.type('Neža');
  await tabTo(page, '#email');
  await page.keyboard.type('neza@primer.si');
  await tabTo(page, '#submit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#comment-\d+$/);
  await expect(page.locator('#reviews')).toContainText('Lepa skodelica, dobro stoji v roki.');
  await expect(page.locator('#tab-reviews')).toBeVisible();
});
