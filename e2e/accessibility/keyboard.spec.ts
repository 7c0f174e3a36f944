import { testAtWidths } from '../support/atWidths';
import { expect, test } from '../support/fixtures';
import { openMounted, PAGES } from './pages';
import { walkByTab } from './tabWalk';

for (const path of PAGES) {
  testAtWidths(
    `${path}: at each stop of Tab the focus is seen, not covered, in view, on 24 px`,
    async ({ page, shop }) => {
      await openMounted(page, shop, path);
      expect(await walkByTab(page)).toEqual([]);
    },
  );
}

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 600 } });

  test('the cookie notice covers no button that has the focus', async ({ page, shop }) => {
    await openMounted(page, shop, '/shop/?notice=bar');
    expect((await walkByTab(page)).filter(line => line.startsWith('covered'))).toEqual([]);
  });
});
