import { testAtWidths } from '../support/atWidths';
import { findings } from '../support/findings';
import { expect } from '../support/fixtures';
import { openMounted, PAGES } from './pages';

for (const path of PAGES) {
  testAtWidths(`${path}: axe finds nothing with all of its rules`, async ({ page, shop }) => {
    await openMounted(page, shop, path);
    expect(await findings(page)).toEqual([]);
  });
}
