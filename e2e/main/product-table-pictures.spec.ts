import type { Page } from 'playwright/test';
import { DIALOG, open, PICTURES, picture, position, row } from '../pages/tablePictures';
import { watchRequests } from '../support/changePage';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';

// The history is counted, which a window that others have used has full.
test.use({ isFirstVisit: true });
const shownPicture = (page: Page) => page.locator('.pswp__item[aria-hidden="false"] .pswp__img').last();

test('a row’s picture opens over the page, and closes with Back, Escape and the button', async ({ page, shop }) => {
  const files = watchRequests(page);
  await open(page, shop.url);
  expect(files.filter(file => /lightbox|table-pictures/.test(file))).toEqual([]);
  const first = picture(page, 0);
  await expect(first).toHaveAccessibleName(/^Odpri sliko: .+/);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(DIALOG)).toBeVisible();
  await expect(position(page)).toHaveText('Slika 1 od 4');
  await expect(page).toHaveURL(/#&gid=10000&pid=1$/);
  await expect(page.locator('body')).toHaveClass(/wcpt-photoswipe-visible/);
  await expect(page.locator(DIALOG)).toHaveClass(/wcpt-photoswipe--theme-black/);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText('Slika 2 od 4');
  await expect(page).toHaveURL(/&pid=2$/);
  await page.goBack();
  await expect(page.locator(DIALOG)).toHaveCount(0);
  await expect(first).toBeFocused();
  await expect(page).toHaveURL(shop.url + PICTURES);
  await expect(page.locator('body')).not.toHaveClass(/wcpt-photoswipe-visible/);

  await picture(page, 0).click();
  await expect(position(page)).toHaveText('Slika 1 od 4');
  await page.keyboard.press('Escape');
  await expect(page.locator(DIALOG)).toHaveCount(0);
  await expect(page).toHaveURL(shop.url + PICTURES);
  // The second opening and closing has added nothing to the history.
  expect(await page.evaluate(() => history.length)).toBe(3);

  // Listed twice, and the picture itself is not the first.
  await picture(page, 1).click();
  await expect(position(page)).toHaveText('Slika 2 od 4');
  await expect(shownPicture(page)).toHaveAttribute('src', `${shop.url}/images/skodelica.svg`);
  await page.locator('.sw-lightbox__close').click();
  await expect(page.locator(DIALOG)).toHaveCount(0);

  // Printed options win.
  await picture(page, 2).click();
  await expect(page.locator(DIALOG)).toHaveClass(/wcpt-photoswipe--theme-white/);
  await expect(page.locator('.sw-lightbox__share')).toHaveCount(0);
  await expect(page).toHaveURL(shop.url + PICTURES);
  expect(await findings(page)).toEqual([]);
});

test('galleries: the picture that was pressed, all of them, and one by its address', async ({ page, shop }) => {
  await open(page, shop.url);
  const gallery = row(page, 0).locator('.wcpt-gallery');
  await gallery.getByRole('button', { name: /^Odpri sliko 2: / }).click();
  await expect(position(page)).toHaveText('Slika 3 od 4');
  // Its size was not known.
  await expect(page.locator('.pswp__item[aria-hidden="false"] .pswp__img').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(DIALOG)).toHaveCount(0);
  await gallery.getByRole('button', { name: /^Vse slike/ }).press('Space');
  await expect(position(page)).toHaveText('Slika 1 od 4');
  await page.keyboard.press('Escape');
  await expect(page.locator(DIALOG)).toHaveCount(0);

  await page.goto('about:blank');
  await open(page, shop.url, '#&gid=10010&pid=pogled-3');
  await expect(position(page)).toHaveText('Slika 3 od 4');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/&pid=pogled-2$/);
  await page.keyboard.press('Escape');
  await expect(page.locator(DIALOG)).toHaveCount(0);
  await expect(page).toHaveURL(shop.url + PICTURES);
  await expect(picture(page, 10)).toBeFocused();
});

test('without its code a picture opens as a page', async ({ page, shop, consoleLines }) => {
  await page.route(/\/(?:table-pictures|lightbox)-[^/]*\.js/, route => route.abort());
  await open(page, shop.url);
  await picture(page, 3).click();
  await page.waitForURL('**/images/*.svg');
  await expect.poll(() => consoleLines.take(/the part for large pictures did not load/)).toBe(1);
  consoleLines.allow(/ERR_FAILED/);
});

test('the variation that is chosen in the row is the picture that opens', async ({ page, shop }) => {
  await open(page, shop.url);
  const one = page.locator('#wcpt-471 .wcpt-row');
  const chooser = one.locator('select.wcpt-select-variation-dropdown');
  await chooser.selectOption({ index: 5 });
  await expect(one.locator('.wcpt-product-image-wrapper img')).toHaveAttribute('src', /pulover-moder/);
  await one.getByRole('button', { name: /^Odpri sliko: / }).click();
  await expect(position(page)).toHaveText('Slika 5 od 5');
  await expect(shownPicture(page)).toHaveAttribute('src', /pulover-moder\.svg$/);
});

test('a picture is shared in a small window, and saved; Escape closes the innermost', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const opened: string[][] = [];
    Reflect.set(window, 'opened', opened);
    window.open = (...given: unknown[]) => {
      opened.push(given.map(String));
      return window;
    };
  });
  await open(page, shop.url);
  await picture(page, 0).click();
  const share = page.getByRole('button', { name: 'Deli sliko' });
  await share.press('Enter');
  await expect(page.getByRole('link', { name: 'Deli na Facebooku' })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
  await expect(page.locator(DIALOG)).toBeVisible();
  await share.click();
  await page.getByRole('link', { name: 'Objavi tvit' }).click();
  const [address = '', name, features = ''] = await page.evaluate((): string[] => Reflect.get(window, 'opened')[0]);
  expect(new URL(address).searchParams.get('url')).toMatch(/#&gid=10000&pid=1$/);
  expect(name).toBe('pswp_share');
  expect(features).toMatch(/width=550,height=420,top=100,left=\d+/);
  await share.click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Prenesi sliko' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.svg$/);
});

test('the mouse enlarges: in its place, by the row, and beside the mouse within the window', async ({ page, shop }) => {
  await open(page, shop.url);
  const box = (at: number) => row(page, at).locator('.wcpt-product-image-wrapper');
  await box(8).hover();
  await expect(box(8)).toHaveCSS('transform', 'matrix(1.5, 0, 0, 1.5, 0, 0)');
  await row(page, 7).locator('.wcpt-title').hover();
  await expect(box(7)).toHaveCSS('transform', 'matrix(1.75, 0, 0, 1.75, 0, 0)');
  await expect(box(8)).toHaveCSS('transform', 'none');
  const zoom = page.locator('#wcpt-470 .wcpt-offset-zoom-container.demo-zoom');
  await box(9).hover();
  await expect(zoom).toBeInViewport({ ratio: 1 });
  await expect(zoom).toHaveClass(/wcpt-offset-zoom-container--fade-in/);
  await expect(box(9).locator('img')).not.toHaveAttribute('title');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await row(page, 9).locator('.wcpt-gallery__item').last().hover();
  await expect(zoom).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 800, height: 900 });
  await row(page, 0).locator('.wcpt-title').hover();
  await expect(zoom).toHaveCount(0);
  await expect(page.locator('#wcpt-470 .wcpt-device-tablet')).toBeVisible();
  await box(8).hover();
  await expect(box(8)).toHaveCSS('transform', 'none');
});
