import { label, opened, row, TABLE } from '../pages/tableTooltips';
import { expect, test } from '../support/fixtures';
import { gate } from '../support/gate';

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('500 rows that nobody has touched: a click opens one, also while the code loads', async ({
    page,
    shop,
    consoleLines,
  }) => {
    test.slow();
    const code = gate();
    await page.route('**/chunks/table-tooltip-*.js', async route => {
      await code.opened;
      await route.continue();
    });
    await page.goto(`${shop.url}/tables/tooltips/?rows=500`);
    // Hydrating the table with its 3,000 tooltips and frozen columns takes a while on a busy machine.
    await label(row(page, 400), 'Mere').click();
    code.open();
    await expect(opened(page)).toContainText('Dolžina', { timeout: 60_000 });
    await label(opened(page), 'Kako merimo?').click();
    await expect(opened(page)).toHaveCount(2);
    const roots = await page
      .locator(`${TABLE} .wcpt-row`)
      .evaluateAll(
        rows => rows.filter(one => Object.keys(one).some(key => key.startsWith('__reactContainer$'))).length,
      );
    expect(roots).toBe(0);
    await page.mouse.click(5, 400);
    await expect(opened(page)).toHaveCount(0);
    expect(consoleLines.lines).toEqual([]);
  });
});

test.describe('with columns that freeze late', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the row under the pointer stays where it is when the table becomes wider', async ({ page, shop }) => {
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route('**/chunks/table-parts-*.js', async route => {
      await held;
      await route.continue();
    });
    await page.goto(`${shop.url}/tables/tooltips/?rows=500`);
    await row(page, 400).hover();
    const place = () =>
      row(page, 400).evaluate(
        one => [one.getBoundingClientRect().top, one.closest('table')?.offsetWidth ?? 0] as const,
      );
    const [top, width] = await place();
    release();
    await expect(page.locator(`${TABLE} [data-sw-freeze]`)).toHaveCount(1);
    const [topAfter, widthAfter] = await place();
    expect(widthAfter).toBeGreaterThan(width);
    expect(Math.abs(topAfter - top)).toBeLessThanOrEqual(1);
  });
});
