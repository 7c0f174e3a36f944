import type { Locator, Page } from 'playwright/test';
import { expect, gotoMounted, test } from '../support/fixtures';

const WIDTHS = [390, 800, 1280];

async function open(page: Page, address: string, width: number, table: string): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await gotoMounted(page, address, table);
}

/** Returns the middle of an element, px from the window's top. */
const middleOf = (element: Locator): Promise<number> =>
  element.evaluate(one => {
    const { top, bottom } = one.getBoundingClientRect();
    return (top + bottom) / 2;
  });

/** Elements that lie over one another, in pairs. */
const overlapping = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate(
    all =>
      all.flatMap((selector, at) =>
        all.slice(at + 1).filter(other => {
          const [one, two] = [selector, other].map(wanted => {
            const rect = document.querySelector(wanted)?.getBoundingClientRect();
            if (!rect?.height) throw new Error(`${wanted} is not seen`);
            return rect;
          });
          if (!one || !two) return false;
          return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
        }),
      ),
    selectors,
  );

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test('the bar of checked rows, the cart and the panel do not overlap', async ({ page, shop }) => {
      await open(page, `${shop.url}/tables/bulk/?panel=1`, width, '#wcpt-410');
      const rows = page.locator('#wcpt-410 .wcpt-row');
      await rows.nth(0).locator('.wcpt-button').click();
      const widget = page.locator('body > .wcpt-cart-widget');
      await expect(widget).toBeVisible();
      await rows.nth(1).locator('.wcpt-cart-checkbox').check();
      await expect(page.locator('body > .wcpt-cart-checkbox-trigger')).toBeVisible();
      const parts = ['body > .wcpt-cart-widget', 'body > .wcpt-cart-checkbox-trigger', '.demo-panel > summary'];
      expect(await overlapping(page, parts)).toEqual([]);

      const price = (await rows.nth(0).locator('.wcpt-price .wcpt-amount').textContent()) ?? '';
      expect(price).toMatch(/^\d+\.\d\d$/);
      await expect(widget).toContainText(price);
      await expect(page.locator('a.cart-contents')).toContainText(price);
    });

    test('a list of add-ons is as high as a field', async ({ page, shop }) => {
      await open(page, `${shop.url}/tables/addons/`, width, '#wcpt-460');
      const heights = await page
        .locator('#wcpt-460 .wc-pao-addon-container')
        .locator('select, input[type="text"], input[type="number"]')
        .evaluateAll(all => all.map(field => Math.round(field.getBoundingClientRect().height)));
      expect(heights.length).toBeGreaterThan(3);
      expect(new Set(heights)).toEqual(new Set([40]));
    });

    test('weight and dimensions are on one line each', async ({ page, shop }) => {
      await open(page, `${shop.url}/tables/variations/`, width, '#wcpt-420');
      const lines = await page
        .locator('#wcpt-420 :is(.wcpt-weight, .wcpt-dimensions, .wcpt-custom-field)')
        .evaluateAll(all => all.map(one => new Set([...one.getClientRects()].map(({ top }) => top)).size));
      expect(lines.length).toBeGreaterThan(3);
      expect(new Set(lines)).toEqual(new Set([1]));
    });

    test('the row that plays has its frame on all sides, and its background', async ({ page, shop }) => {
      await open(page, `${shop.url}/tables/audio/`, width, '#wcpt-440');
      const row = page.locator('#wcpt-440 .wcpt-row').first();
      const colours = () =>
        row.locator('.wcpt-cell').evaluateAll(all => all.map(one => getComputedStyle(one).backgroundColor));
      const before = await colours();
      await row.locator('.wcpt-player__play-button').click();
      await expect(row).toHaveClass(/wcpt-waveplayer-active/);
      const outline = await row.evaluate(one => {
        const { outlineWidth, outlineOffset } = getComputedStyle(one);
        return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      });
      // The table's scroll container clips everything beside its rows.
      expect(outline).toBe(0);
      expect(await colours()).toEqual(before);
    });

    test('a placeholder of the search for the whole shop can be read', async ({ page, shop }) => {
      await open(page, `${shop.url}/tables/search/`, width, '#wcpt-371');
      const cut = await page.locator('.wcpt-global-search__keyword-input').evaluateAll(
        all =>
          all.filter(field => {
            if (!(field instanceof HTMLInputElement)) return true;
            const { font, paddingLeft, paddingRight } = getComputedStyle(field);
            const pen = document.createElement('canvas').getContext('2d');
            if (!pen) return true;
            pen.font = font;
            const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
            return pen.measureText(field.placeholder).width > room;
          }).length,
      );
      expect(cut).toBe(0);
    });

    test('in a product’s form over the page a label stands beside its list', async ({ page, shop }) => {
      await open(page, `${shop.url}/tables/cart/`, width, '#wcpt-430');
      await page.locator('#wcpt-430 .wcpt-product-type-variable .wcpt-button').first().click();
      const form = page.locator('.wcpt-modal form.variations_form');
      await expect(form).toBeVisible();
      const label = await middleOf(form.locator('th.label > label').first());
      const list = await middleOf(form.locator('td.value > select').first());
      expect(Math.abs(label - list)).toBeLessThan(4);
    });
  });
}
