import { expectSlide, FOUR, GALLERY, HEIGHTS, NONE, ONE, openGallery, thumbnail } from '../pages/gallery';
import { testAtWidths } from '../support/atWidths';
import { findings } from '../support/findings';
import { expect } from '../support/fixtures';

testAtWidths('axe finds nothing before and after use, and nothing hangs out', async ({ page, shop }) => {
  for (const path of [FOUR, HEIGHTS, ONE, NONE]) {
    await openGallery(page, shop.url + path);
    await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
    expect(await findings(page)).toEqual([]);
    if (path !== FOUR) continue;
    await thumbnail(page, 3).click();
    await expectSlide(page, 3);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
