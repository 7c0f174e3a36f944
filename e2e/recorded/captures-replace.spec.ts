import type { Page } from 'playwright/test';
import { type ReplacedScript, replacedScripts } from '../../src/loader/replaced';
import { capturedNames, hasCaptures, NO_CAPTURES, pageWithScripts } from '../support/capturedPages';
import { drawForeign, test } from '../support/capturedShop';
import { expect, gotoMounted } from '../support/fixtures';
import { doubleScripts, ranOn, replaceTag, statesOn } from '../support/replacing';

/** Chromium looks ahead for scripts to fetch while it waits for another, but not on a page with a policy of its own. */
const NO_LOOKAHEAD = '<meta http-equiv="Content-Security-Policy" content="">';

const isOneOf = (scripts: readonly ReplacedScript[]) => (path: string) =>
  scripts.some(({ file }) => path.replace(/(?:\.min)?\.js$/, '').endsWith(`/${file}`));
const isReplaced = isOneOf(replacedScripts);
const isLibrary = isOneOf(replacedScripts.filter(({ library }) => library));

/** Serves recorded pages with the tags of their scripts, with doubles as files. Returns the requested paths. */
async function serve(page: Page, origin: string, headStart: string, jquery = true): Promise<string[]> {
  const asked = await doubleScripts(page);
  await drawForeign(page, origin);
  await page.route(/\/captured\//, route => {
    const name = new URL(route.request().url()).pathname.split('/')[2] ?? '';
    const html = pageWithScripts(name, origin, headStart);
    const body = jquery ? html : html.replace(/<script[^>]* src="[^"]*\/jquery\.min\.js[^>]*><\/script>/, '');
    return route.fulfill({ contentType: 'text/html; charset=UTF-8', body });
  });
  await page.route(/\/wp-includes\/js\/jquery\/jquery\.min\.js/, route =>
    route.fulfill({ status: 302, headers: { Location: `${origin}/jquery/3/jquery.min.js` } }),
  );
  return asked;
}

test.describe('data-replace on recorded pages', () => {
  test.skip(!hasCaptures, NO_CAPTURES);

  for (const jquery of [true, false]) {
    test(`all others work ${jquery ? 'with' : 'without'} jQuery`, async ({ page, shop, consoleLines }) => {
      await serve(page, shop.url, replaceTag(), jquery);
      await gotoMounted(page, `${shop.url}/captured/product-variable/`, 'form.variations_form', '.wc-tabs-wrapper');
      // Scripts of the page in order of execution: deferred ones come last.
      const tags = await page.locator('script[src*="/wp-"]').evaluateAll(all =>
        all.flatMap(script => {
          if (!(script instanceof HTMLScriptElement) || script.async) return [];
          return { path: new URL(script.src).pathname, isLast: script.defer };
        }),
      );
      const others = tags.filter(({ path }) => !isReplaced(path) && !path.endsWith('/jquery.min.js'));
      const inOrder = [...others.filter(({ isLast }) => !isLast), ...others.filter(({ isLast }) => isLast)];
      const ran = await ranOn(page);
      expect(ran.filter(path => !path.endsWith('comment-reply.min.js'))).toEqual(inOrder.map(({ path }) => path));
      expect(inOrder.length).toBeGreaterThan(10);
      expect((await statesOn(page)).every(state => state.endsWith(': held'))).toBe(true);
      await page.locator('.variations select').first().selectOption({ index: 1 });
      await expect(page.locator('.reset_variations')).toBeVisible();
      await expect.poll(() => consoleLines.take(/data-replace: 2\d scripts held back: cookie-notice-front, /)).toBe(1);
      expect(consoleLines.take(/is on the page and does the same/)).toBe(0);
    });
  }

  for (const name of hasCaptures ? capturedNames() : ['a recorded page']) {
    test(`${name}: replaced scripts neither run nor load, but for libraries where no gallery is`, async ({
      page,
      shop,
      consoleLines,
    }) => {
      const asked = await serve(page, shop.url, NO_LOOKAHEAD + replaceTag());
      await page.goto(`${shop.url}/captured/${name}/`, { waitUntil: 'domcontentloaded' });
      consoleLines.allow(/./);
      const printed = await page
        .locator('script[src]')
        .evaluateAll(all => all.map(one => one.getAttribute('src') ?? ''));
      const hasGallery = await page.locator('.woocommerce-product-gallery').count();
      const back = hasGallery ? [] : printed.map(src => new URL(src, shop.url).pathname).filter(isLibrary);
      await expect.poll(async () => (await ranOn(page)).filter(isReplaced)).toEqual(back);
      expect(asked.filter(isReplaced)).toEqual(back);
      expect((await ranOn(page)).length).toBeGreaterThan(10);
    });
  }
});
