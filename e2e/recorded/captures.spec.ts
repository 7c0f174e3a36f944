import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { expect, mounted } from '../support/fixtures';
import { withEach } from '../support/inTurn';
import { expectKept, expectStill, watchPage } from '../support/keep';
import { isMounted, mountEverything } from '../support/shopper';

test.skip(!hasCaptures, NO_CAPTURES);

const FORM = 'form.cart';
const VARIATIONS = 'form.variations_form';
const LIST = 'ul.products';

/** Widgets of each recorded page: those that hydrate by themselves, and those that wait for an interaction. */
const pages: { name: string; awake?: string[]; asleep?: string[]; plain?: string[] }[] = [
  { name: 'product-simple', asleep: [FORM, LIST] },
  { name: 'product-variable', awake: [VARIATIONS], asleep: [LIST] },
  { name: 'product-variable-ajax', awake: [VARIATIONS], asleep: [LIST] },
  { name: 'product-variable-any', awake: [VARIATIONS], asleep: [LIST] },
  { name: 'product-variable-200', awake: [VARIATIONS], asleep: [LIST] },
  { name: 'product-swatches', awake: [VARIATIONS], asleep: [LIST] },
  { name: 'product-grouped', asleep: [FORM, LIST] },
  { name: 'product-sold-individually', asleep: [FORM, LIST] },
  { name: 'product-out-of-stock', asleep: [LIST] },
  { name: 'product-external', asleep: [LIST], plain: [FORM] },
  { name: 'product-bundle', asleep: [FORM, LIST] },
  { name: 'shop', asleep: [LIST] },
  { name: 'search-results' },
  { name: 'cart' },
  { name: 'table' },
];

withEach(test, ['3', 'none'], jquery => {
  for (const { name, awake = [], asleep = [], plain = [] } of pages) {
    test(`${name}: widgets take their markers over, and no element is replaced or moved`, async ({ page, open }) => {
      await watchPage(page);
      await open(name, jquery);
      for (const marker of awake) {
        // Without its styles the page is long.
        await page.locator(marker).scrollIntoViewIfNeeded();
        await mounted(page, marker);
      }
      if (name !== 'cart') {
        await expect(page.locator('.widget_shopping_cart_content').first()).toContainText('V košarici še ni izdelkov.');
      }
      for (const marker of [...asleep, ...plain]) expect(await isMounted(page, marker)).toBe(false);
      await expectKept(page);

      await mountEverything(page);
      for (const marker of [...awake, ...asleep]) expect(await isMounted(page, marker)).toBe(true);
      for (const marker of plain) expect(await isMounted(page, marker)).toBe(false);
      await expectKept(page);
      await expectStill(page);
    });
  }
});
