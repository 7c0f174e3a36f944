import type { Page } from 'playwright/test';
import { allowMotion } from '../pages/gallery';
import { DIALOG, open, PICTURES, picture, position, row } from '../pages/tablePictures';
import { watchRequests } from '../support/changePage';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';

// The history is counted, which a window that others have used has full.
test.use({ isFirstVisit: true });

const CLOSE = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the button': (page: Page) => page.locator('.sw-lightbox__close').click(),
  Back: (page: Page) => page.goBack(),
};

/** Returns the number of running transitions. */
const fading = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(one => one instanceof CSSTransition).length);

/** Ends running transitions. */
const endFading = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });

for (const [by, close] of Object.entries(CLOSE)) {
  test(`${by} closes a picture that is still fading in`, async ({ page, shop }) => {
    await allowMotion(page);
    await open(page, shop.url);
    const box = row(page, 0).locator('.wcpt-product-image-wrapper');
    await box.evaluate(element => {
      const options: object = JSON.parse(element.getAttribute('data-wcpt-photoswipe-options') || '{}');
      const slow = { ...options, showAnimationDuration: 60_000 };
      element.setAttribute('data-wcpt-photoswipe-options', JSON.stringify(slow));
    });
    await picture(page, 0).click();
    await expect(page).toHaveURL(/&pid=1$/);
    await expect.poll(() => fading(page)).toBeGreaterThan(0);
    expect(Number(await page.locator(DIALOG).evaluate(dialog => getComputedStyle(dialog).opacity))).toBeLessThan(1);
    await close(page);
    await endFading(page);
    await expect(page.locator(DIALOG)).toHaveCount(0);
    await expect(page).toHaveURL(shop.url + PICTURES);
    await expect(picture(page, 0)).toBeFocused();
    // And it opens again.
    await picture(page, 0).click();
    await expect(position(page)).toHaveText('Slika 1 od 4');
  });
}

for (const close of ['Escape', 'Back'] as const) {
  test(`an answer that comes while a picture is open stays when it closes with ${close}`, async ({ page, shop }) => {
    await open(page, shop.url);
    const asked = watchRequests(page, /wcpt_ajax/);
    await picture(page, 0).click();
    await expect(page).toHaveURL(/#&gid=10000&pid=1$/);
    const query = '470_orderby=title&470_order=desc';
    await page.evaluate(`wcpt_attempt_ajax(document.querySelector('#wcpt-470'), '${query}', false, 'filter')`);
    await expect(page).toHaveURL(/470_order=desc.*#&gid=10000&pid=1$/);
    await expect(page.locator(DIALOG)).toHaveCount(1);
    await CLOSE[close](page);
    await expect(page.locator(DIALOG)).toHaveCount(0);
    await expect(page).toHaveURL(`${shop.url}${PICTURES}?${query}&470_filtered=true`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(asked).toHaveLength(1);
    // The next one has its entry as well.
    await page.locator('#wcpt-470 .wcpt-gallery__item[role="button"]').first().click();
    await expect(page).toHaveURL(/470_order=desc.*&gid=/);
  });
}

test('missing pictures, broken lists and wrong addresses are told', async ({ page, shop, consoleLines }) => {
  await open(page, shop.url, '#&gid=10000&pid=99');
  await expect.poll(() => consoleLines.take(/picture 99 of gallery 10000, which no table of the page has/)).toBe(1);
  await expect(page.locator(DIALOG)).toHaveCount(0);

  await picture(page, 4).click();
  await expect(position(page)).toHaveText('Slika 1 od 4');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.pswp__error-msg')).toHaveText('Slike ni bilo mogoče naložiti.');
  const link = page.getByRole('link', { name: 'Odpri sliko v novem zavihku' });
  await expect(link).toHaveAttribute('href', `${shop.url}/images/ni-slike.svg`);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText('Slika 3 od 4');
  await page.keyboard.press('Escape');
  await expect(page.locator(DIALOG)).toHaveCount(0);
  consoleLines.allow(/404/);

  await picture(page, 5).click();
  await expect(page.locator(DIALOG)).toBeVisible();
  await expect(page.locator('.sw-lightbox__next')).toHaveCount(0);
  await expect.poll(() => consoleLines.take(/data-wcpt-photoswipe-items is no JSON list/)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.locator(DIALOG)).toHaveCount(0);
});

test('on a phone a tap outside of the buttons closes, and nothing is enlarged', async ({ browser, shop }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true });
  const page = await context.newPage();
  await open(page, shop.url);
  await picture(page, 0).tap();
  await expect(page.locator(DIALOG)).toBeVisible();
  await expect(page.locator('.pswp__item[aria-hidden="false"] .pswp__img').last()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.touchscreen.tap(195, 650);
  await expect(page.locator(DIALOG)).toHaveCount(0);
  await context.close();
});
