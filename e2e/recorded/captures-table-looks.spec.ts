import type { Locator, Page } from 'playwright/test';
import { capturedAsset, hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { expect, gotoMounted, mounted } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { isOnTop } from '../support/looks';

test.skip(!hasCaptures, NO_CAPTURES);
test.use({ hasAssets: true });

const TABLE = '#wcpt-448';
const SHEET = '/wp-content/plugins/wc-product-table-lite/assets/css.min.css';
const NOTICE =
  '<ul class="woocommerce-error" role="alert"><li>Izdelka „Barvna hlača 38“ ne morete dodati toliko, ker ga ni dovolj na zalogi.</li></ul>';

const row = (page: Page, nth: number): Locator => page.locator(`${TABLE} .wcpt-row`).nth(nth);
const button = (page: Page, nth: number): Locator => row(page, nth).locator('[data-wcpt-link-code]');

/** Wakes the recorded table, and shows the page from its top. */
async function wake(page: Page): Promise<void> {
  await row(page, 1).hover();
  await mounted(page, TABLE);
  await expect(row(page, 1).locator('.wcpt-minus')).toHaveAttribute('aria-label', /./);
  await page.evaluate(() => window.scrollTo(0, 0));
}

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test.describe(`${width} px, with the shop’s own stylesheets`, () => {
    test.use({ viewport: { width, height } });

    test('the table stays where it was, and its quantities keep their form', async ({ page, open }) => {
      const letCome = await holdBack(page, '**/shop-widgets.js');
      const opening = open('table', 'none');
      const top = () =>
        page.locator(`${TABLE} .wcpt-table-scroll-wrapper-outer`).evaluate(one => one.getBoundingClientRect().y);
      /** Boxes of three quantities and their parts, seen from each quantity. */
      const shapes = () =>
        page.locator(`${TABLE} .wcpt-row:nth-child(-n + 3) .wcpt-quantity`).evaluateAll(all =>
          all.flatMap(quantity => {
            const from = quantity.getBoundingClientRect();
            return [quantity, ...quantity.children].map(part => {
              const { x, y, width: wide, height: tall } = part.getBoundingClientRect();
              return [part.className.split(' ')[0], wide && x - from.x, wide && y - from.y, wide, tall].join(' ');
            });
          }),
        );
      await page.locator(`${TABLE} .wcpt-row`).nth(9).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const before = { top: await top(), shapes: await shapes() };
      letCome();
      await opening;
      await wake(page);
      expect((await shapes()).join('\n')).toBe(before.shapes.join('\n'));
      // The sign of the sorting stands before its label, as the shop's own script has it: its line is less than 1 px lower.
      expect(Math.abs((await top()) - before.top)).toBeLessThan(1);
    });

    test('plus and minus can both be clicked', async ({ page, open }) => {
      await open('table', 'none');
      await wake(page);
      for (const name of ['.wcpt-plus', '.wcpt-minus', '.qty']) {
        expect(await isOnTop(row(page, 1).locator(name)), name).toBe(true);
      }
      await row(page, 1).locator('.wcpt-plus').click();
      await row(page, 1).locator('.wcpt-plus').click();
      await row(page, 1).locator('.wcpt-minus').click();
      await expect(row(page, 1).locator('.qty')).toHaveValue('2');
    });

    test('an error of the cart is small, covers no other row, and goes with the next click', async ({ page, open }) => {
      await page.route('**/*wc-ajax=wcpt_cart*', route =>
        route.fulfill({ json: { success: false, notice: NOTICE, in_cart: [], in_cart_total: [] } }),
      );
      await open('table', 'none');
      await wake(page);
      await button(page, 0).click();
      const notice = page.locator('.wcpt-notice-wrapper');
      const text = notice.getByText('Izdelka „Barvna hlača 38“');
      await expect(text).toBeInViewport({ ratio: 1 });
      const covered = await notice.evaluate(one => {
        const boxes = [one, ...one.children].map(part => part.getBoundingClientRect());
        return Math.max(...boxes.map(box => box.width * box.height)) / (innerWidth * innerHeight);
      });
      expect(covered).toBeLessThan(0.2);
      expect(await isOnTop(button(page, 1))).toBe(true);
      await row(page, 1).locator('.wcpt-plus').click();
      await expect(notice).toHaveCount(0);
      await expect(row(page, 1).locator('.qty')).toHaveValue('2');
    });

    test('the turning sign of an add is no wider than the table, which gets no scroll bar for it', async ({
      page,
      open,
    }) => {
      const letCome = await holdBack(page, '**/*wc-ajax=wcpt_cart*');
      await open('table', 'none');
      await wake(page);
      const width = () =>
        page.locator(`${TABLE} .wcpt-table-scroll-wrapper-outer`).evaluate(wrapper => wrapper.scrollWidth);
      const before = await width();
      // As in a theme whose cells end where the table does.
      await page.addStyleTag({ content: `${TABLE} td:last-child { padding-inline-end: 0; }` });
      await button(page, 0).click();
      await expect(button(page, 0).locator('.wcpt-cart-badge-refresh')).toBeVisible();
      expect(await width()).toBeLessThanOrEqual(before);
      letCome();
    });

    test('the cart’s bar is within the window', async ({ page, open }) => {
      await open('table', 'none');
      await wake(page);
      await button(page, 1).click();
      const bar = page.locator('body > .wcpt-cart-widget');
      await expect(bar).toBeInViewport({ ratio: 1 });
      const { left, right } = await bar.evaluate(one => one.getBoundingClientRect());
      // On phones the shop has it from edge to edge, else in the middle.
      expect([Math.round(left), Math.round(right)]).toEqual(width === 390 ? [0, 390] : [440, 840]);
      await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 });
      expect(await isOnTop(bar.getByRole('link'))).toBe(true);
    });

    test('menus open below their headings, with all of their text', async ({ page, open }) => {
      await open('table', 'none');
      await wake(page);
      const headings = page.locator(`${TABLE} .wcpt-dropdown > .wcpt-filter-heading`).filter({ visible: true });
      expect(await headings.count()).toBe(width === 390 ? 4 : 2);
      for (const heading of await headings.all()) {
        const isWhole = await heading.evaluate(one => one.clientHeight > 25 && one.scrollWidth <= one.clientWidth + 1);
        expect(isWhole, await heading.innerText()).toBe(true);
        await heading.click();
        const menu = heading.locator('xpath=..').locator('.wcpt-dropdown-menu');
        await expect(menu).toBeInViewport();
        const inside = await menu.evaluate(one => {
          const { left, right, height: tall } = one.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && tall > 50;
        });
        expect(inside, await heading.innerText()).toBe(true);
        await page.keyboard.press('Escape');
      }
    });

    test('the message of a failure stands below all filters, above the rows', async ({ page, open, consoleLines }) => {
      consoleLines.allow(/status of 500|query fail|no usable answer/);
      await page.route(/wc-ajax=wcpt_ajax/, route => route.fulfill({ status: 500, body: '' }));
      await open('table', 'none');
      await wake(page);
      const search = page.locator(`${TABLE} .wcpt-search-input`).filter({ visible: true });
      await search.fill('majica');
      await search.press('Enter');
      const message = page.locator('.sw-table-failure');
      await expect(message).toBeVisible();
      const filters = page.locator(`${TABLE} .wcpt-filter-heading`).filter({ visible: true });
      const lowest = (parts: Element[]) => Math.max(...parts.map(part => part.getBoundingClientRect().bottom));
      const { top, bottom } = await message.evaluate(one => one.getBoundingClientRect());
      expect(await filters.evaluateAll(lowest)).toBeLessThanOrEqual(top);
      const rows = page.locator(`${TABLE} .wcpt-table-scroll-wrapper-outer`);
      expect(await rows.evaluate(one => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
    });

    test('the keyboard can scroll what the shop’s own wrapper scrolls', async ({ page, open }) => {
      await open('table', 'none');
      await wake(page);
      const region = page.locator(`${TABLE} [data-sw-scrolls]`);
      await expect(region).toHaveCount(width === 390 ? 1 : 0);
      if (width === 1280) return;
      await region.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => region.evaluate(one => one.scrollLeft)).toBeGreaterThan(0);

      // Its edge is shaded until it is scrolled to its end.
      const shade = page.locator('.sw-table-shade');
      await expect(shade).toBeVisible();
      await region.evaluate(one => one.scrollTo({ left: one.scrollWidth }));
      await expect(shade).toBeHidden();
    });
  });
}

test.describe('the navigation of phones, with the add-on’s own stylesheet', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('shows, and applies what is chosen', async ({ page, shop }) => {
    await page.route('**/theme/table-basics.css', route => route.fulfill({ contentType: 'text/css', body: '' }));
    const sheet = await capturedAsset(SHEET)?.text();
    await page.route('**/theme/tables.css', route => route.fulfill({ contentType: 'text/css', body: sheet ?? '' }));
    await gotoMounted(page, `${shop.url}/tables/phone/`, '#wcpt-320');
    await expect(page.locator('#wcpt-320.wcpt-loading')).toHaveCount(0);
    const order = page.locator('#wcpt-320 .wcpt-header input[type="radio"]:checked');
    const before = await order.count();
    await page.locator('#wcpt-320 .wcpt-rn-filter').click();
    const dialog = page.getByRole('dialog', { name: 'Filtri' });
    await expect(dialog).toBeInViewport({ ratio: 0.9 });
    expect(await order.count()).toBe(before);
    await dialog.getByRole('button', { name: 'Na stran' }).click();
    await dialog.getByLabel('50').check();
    await dialog.getByRole('button', { name: 'Uporabi' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/320_results_per_page=50/);
  });
});
