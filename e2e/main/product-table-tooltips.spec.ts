import type { Page } from 'playwright/test';
import { label, opened, row, TABLE } from '../pages/tableTooltips';
import { findings } from '../support/findings';
import { expect, gotoMounted, test } from '../support/fixtures';
import { expectPieces } from '../support/shopper';

/** Expects the open tooltip to be seen as a whole: in the window, and above everything. */
async function expectOnTop(page: Page): Promise<void> {
  await expect(opened(page)).toHaveCount(1);
  await expect(opened(page)).toBeVisible();
  const covered = await opened(page).evaluate(content => {
    const { left, top, right, bottom } = content.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const corners = [
      [left + 8, top + 8],
      [right - 8, top + 8],
      [left + 8, bottom - 8],
      [right - 8, bottom - 8],
    ] as const;
    const isSeen = corners.every(([x, y]) => content.contains(document.elementFromPoint(x, y)));
    return { isInside, isSeen };
  });
  expect(covered).toEqual({ isInside: true, isSeen: true });
}

async function open(page: Page, url: string, query = ''): Promise<void> {
  await gotoMounted(page, `${url}/tables/tooltips/${query}`, TABLE);
  // Columns that freeze late move labels away from under the pointer.
  await expect(page.locator(`${TABLE} [data-sw-freeze]`)).toHaveCount(1);
  await expect(label(row(page, 0), 'Kupi')).toHaveAttribute('aria-expanded', 'false');
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('tooltips lie above frozen columns, headings and edges, and act on their row', async ({ page, shop }) => {
    await open(page, shop.url);
    const before = await label(row(page, 1), 'Lan')
      .locator('..')
      .evaluate(one => one.outerHTML);
    await test.step('under the pointer', async () => {
      await label(row(page, 1), 'Lan').hover();
      await expectOnTop(page);
      expect(await findings(page)).toEqual([]);
      await opened(page).hover();
      await expectOnTop(page);
      await page.mouse.move(5, 5);
      await expect(opened(page)).toHaveCount(0);
      expect(
        await label(row(page, 1), 'Lan')
          .locator('..')
          .evaluate(one => one.outerHTML),
      ).toBe(before);
    });
    await test.step('in a heading that sorts, which it leaves alone', async () => {
      await page.locator(`${TABLE} thead .wcpt-tooltip-label`).click();
      await expectOnTop(page);
      await expect(opened(page)).toContainText('Iz česa je izdelek');
      await page.keyboard.press('Escape');
      await expect(opened(page)).toHaveCount(0);
      expect(shop.log.filter(({ name }) => name === 'wcpt_ajax')).toEqual([]);
    });
    await test.step('at the edge, in the frozen last column, and in the navigation', async () => {
      await label(row(page, 0), '2 leti').hover();
      await expectOnTop(page);
      await label(page.locator('.wcpt-header'), 'Pomoč').hover();
      await expect(opened(page)).toContainText('Pišite nam');
      await expectOnTop(page);
      await label(page.locator('.wcpt-left-sidebar'), 'O cenah').hover();
      await expect(opened(page)).toHaveCount(0);
      await label(page.locator('.wcpt-left-sidebar'), 'O cenah').click();
      await expectOnTop(page);
    });
    await test.step('a quantity and a button in one are those of the row', async () => {
      await label(row(page, 2), 'Kupi').click();
      await expect(opened(page)).toContainText('V košarico');
      await expectOnTop(page);
      await opened(page).locator('.wcpt-plus').click();
      await opened(page).locator('[data-wcpt-link-code]').click();
      await expectPieces(page, 2);
      const added = shop.log.find(
        ({ name, fields }) => name === 'wcpt_cart' && Object.keys(fields).some(key => key.includes('products')),
      );
      expect(Object.entries(added?.fields ?? {})).toContainEqual([
        `wcpt_payload[products][${await row(page, 2).getAttribute('data-wcpt-product-id')}]`,
        '2',
      ]);
      await expect(opened(page)).toHaveCount(1);
      expect(await findings(page)).toEqual([]);
    });
    await test.step('it goes with its label when the page scrolls, and closes when that can’t be seen', async () => {
      await page.mouse.move(640, 500);
      await page.mouse.wheel(0, 40);
      await expectOnTop(page);
      await page.locator('.wcpt-table-scroll-wrapper').evaluate(one => one.scrollBy(2000, 0));
      await expect(opened(page)).toHaveCount(0);
    });
  });

  test('by keys: opened, gone into, closed; a popup is a dialog', async ({ page, shop }) => {
    await open(page, shop.url);
    await test.step('whoever comes to it is told what it says', async () => {
      await label(row(page, 0), 'Volna').focus();
      await page.keyboard.press('Shift');
      await expect(page.getByRole('button', { name: 'Volna' }).first()).toHaveAccessibleDescription(/Volna, .* kg/);
    });
    await test.step('into a tooltip with controls, and out of it', async () => {
      await label(row(page, 0), 'Kupi').focus();
      await page.keyboard.press('Enter');
      await expectOnTop(page);
      await page.keyboard.press('Tab');
      await expect(opened(page).locator('input.qty')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opened(page)).toHaveCount(0);
      await expect(label(row(page, 0), 'Kupi')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(label(row(page, 0), 'Preberi opis')).toBeFocused();
    });
    await test.step('a popup', async () => {
      await page.keyboard.press('Space');
      const dialog = page.getByRole('dialog', { name: 'Preberi opis' });
      await expect(dialog).toBeFocused();
      await expect(page.locator('body')).toHaveClass(/wcpt-tooltip-popup-displayed/);
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Zapri' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('.wcpt-open')).toHaveCount(0);
      await expect(label(row(page, 0), 'Preberi opis')).toBeFocused();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a tap opens one within the screen, another tap closes it', async ({ page, shop }) => {
    await open(page, shop.url);
    const warranty = label(row(page, 3), '2 leti');
    await warranty.scrollIntoViewIfNeeded();
    await warranty.tap();
    await expectOnTop(page);
    await warranty.tap();
    await expect(opened(page)).toHaveCount(0);
    const buy = label(row(page, 3), 'Kupi');
    await buy.scrollIntoViewIfNeeded();
    await buy.tap();
    await expectOnTop(page);
    await page.locator('h1').tap();
    await expect(opened(page)).toHaveCount(0);
  });
});
