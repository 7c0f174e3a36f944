import { ITEM, input, KINDS, LIVE, link, open, openAndClose, results, walkThroughResults } from '../pages/siteSearch';
import { expect, mounted, test } from '../support/fixtures';
import { callsOf } from '../support/shopper';

for (const query of ['jquery=none&csp=strict']) {
  test.describe(query, () => {
    for (const kind of KINDS) {
      test(`${kind}: opens with the first click, closes with Escape, a click elsewhere and the link`, ({
        page,
        shop,
      }) => openAndClose(page, shop, query, kind));
    }

    test('live results come, are said, and are walked through with the arrow keys', ({ page, shop }) =>
      walkThroughResults(page, shop, query));
  });
}

test('the form opens the page of results; a search for nothing is not sent', async ({ page, shop }) => {
  await open(page, shop, 'jquery=none&search=dropdown');
  await link(page).click();
  await expect(input(page, 'dropdown')).toBeFocused();
  // The form's own widget is hydrated on focus.
  await mounted(page, `${ITEM} .is-search-form`);
  await page.keyboard.type('  ');
  await page.keyboard.press('Enter');
  await expect(input(page, 'dropdown')).toBeFocused();
  await expect(page).toHaveURL(/navigacija/);
  await page.keyboard.type('skodelica');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?s=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('skodelica');
  await expect(page.locator('ul.products > li').first()).toContainText('Skodelica');
});

test('results that can not be had are told, and the form still works', async ({ page, shop, consoleLines }) => {
  shop.faults.set('admin-ajax', { kind: 'drop' });
  await open(page, shop, 'jquery=none');
  const box = page.locator(`${LIVE} [name=s]`);
  await box.fill('vaza');
  await expect(results(page)).toContainText('Zadetkov ni bilo mogoče naložiti.');
  await expect(box).toHaveValue('vaza');
  await expect.poll(() => consoleLines.take(/live results did not come/)).toBe(1);
  consoleLines.allow(/Failed to load resource/);
  await box.press('Enter');
  await expect(page).toHaveURL(/\?s=vaza/);
});
test('an answer to an older text is dropped', async ({ page, shop }) => {
  const answer = shop.faults.hold('admin-ajax', { times: 1 });
  await open(page, shop, 'jquery=none');
  const box = page.locator(`${LIVE} [name=s]`);
  await box.fill('skodelica');
  // The shop has got it: a request that is given up on its way would leave the next one to be held.
  await expect.poll(() => callsOf(shop, 'admin-ajax').length).toBe(1);
  await box.fill('svetilka');
  await expect(results(page)).toContainText('Svetilka');
  answer();
  await expect.poll(() => callsOf(shop, 'admin-ajax').every(({ status }) => status !== 'pending')).toBe(true);
  await expect(results(page)).toContainText('Svetilka');
  await box.fill('');
  await expect(results(page)).toBeHidden();
});

test('without script the form with results is a plain one', async ({ page, shop }) => {
  await open(page, shop, 'script=none');
  await page.locator(`${LIVE} [name=s]`).fill('vaza');
  await page.locator(`${LIVE} [type=submit]`).click();
  await expect(page).toHaveURL(/\?s=vaza/);
});
