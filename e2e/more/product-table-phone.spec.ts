import { dialog, filterButton, open, sortButton } from '../pages/tablePhone';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 700 } });

for (const width of [390, 1280]) {
  test(`axe finds nothing in the dialog at ${width} px`, async ({ page, shop }) => {
    await open(page, shop);
    const own = (all: string[]) => all.filter(line => /wcpt-(?:n|rn|filter|dropdown|search|option)/.test(line));
    expect(own(await findings(page))).toEqual([]);
    await filterButton(page).click();
    await page.setViewportSize({ width, height: 700 });
    await dialog(page).getByRole('button', { name: 'Kategorija' }).click();
    expect(own(await findings(page))).toEqual([]);
    await page.keyboard.press('Escape');
    if (width > 390) return;
    await sortButton(page).click();
    await expect(dialog(page, 'Razvrsti')).toBeVisible();
    expect(own(await findings(page))).toEqual([]);
  });
}
