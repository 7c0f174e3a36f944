import { findings } from '../support/findings';
import { expect, mounted, test } from '../support/fixtures';

for (const width of [390, 1280]) {
  test(`axe finds nothing in sorted headings at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.url}/tables/rows/?rows=30`);
    await mounted(page, '#wcpt-399');
    expect(await findings(page)).toEqual([]);
    await page.locator('#wcpt-399 thead .wcpt-sortable').first().click();
    await expect(page.locator('#wcpt-399 [aria-sort]')).toHaveCount(1);
    expect(await findings(page)).toEqual([]);
  });
}
