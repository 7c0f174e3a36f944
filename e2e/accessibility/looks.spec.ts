import { expectFits, testAtWidths } from '../support/atWidths';
import { expect, test } from '../support/fixtures';
import { openMounted, PAGES } from './pages';

/** Source: WCAG 2.2, 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

for (const path of PAGES) {
  test.describe('400 % zoom of 1280 px', () => {
    test.use({ viewport: { width: 320, height: 256 } });

    test(`${path}: nothing has to be scrolled sideways, also with more space in texts`, async ({ page, shop }) => {
      await openMounted(page, shop, path);
      await expectFits(page);
      // A strict policy forbids inline styles.
      await page.evaluate(css => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, SPACING);
      await expectFits(page);
    });
  });

  testAtWidths(
    `${path}: pictures of forced colours and of right to left, to be looked at`,
    async ({ page, shop }, info) => {
      await openMounted(page, shop, path);
      await page.emulateMedia({ forcedColors: 'active' });
      await info.attach('forced colours', { body: await page.screenshot(), contentType: 'image/png' });
      await page.emulateMedia({ forcedColors: 'none' });
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      await info.attach('right to left', { body: await page.screenshot(), contentType: 'image/png' });
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
    },
  );
}
