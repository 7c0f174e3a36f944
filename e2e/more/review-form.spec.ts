import { error, expectStored, FORM, NOT_REQUIRED, open, STARS, star, submit, write } from '../pages/reviewForm';
import { testAtWidths } from '../support/atWidths';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test as captured } from '../support/capturedShop';
import { whenParsed } from '../support/changePage';
import { findings } from '../support/findings';
import { expect, mounted, test } from '../support/fixtures';
import { SIMPLE } from '../support/shopper';

test('requestSubmit of a script is held back as well', async ({ page, shop }) => {
  await open(page, `${shop.url + SIMPLE}#reviews`);
  await write(page);
  await page.locator(FORM).evaluate(form => form instanceof HTMLFormElement && form.requestSubmit());
  await expect(error(page)).toHaveText('Ocenite izdelek');
  expect(shop.log.filter(call => call.path === '/wp-comments-post.php')).toEqual([]);
});

test('the label leads to the stars', async ({ page, shop }) => {
  await open(page, `${shop.url + SIMPLE}#reviews`);
  await page.locator('#comment-form-rating-label').click();
  await expect(star(page, 1)).toBeFocused();
});

test('a form without a rating is left as it is', async ({ page, shop }) => {
  await whenParsed(page, () => document.querySelector('.comment-form-rating')?.remove());
  await page.goto(`${shop.url + NOT_REQUIRED}#reviews`);
  await page.locator(FORM).scrollIntoViewIfNeeded();
  await mounted(page, FORM);
  await expect(page.locator('p.stars')).toHaveCount(0);
  await write(page);
  await submit(page).click();
  await expectStored(page, shop, NOT_REQUIRED, 0);
});

test('two required ratings: one message at a time, for the first that is missing', async ({ page, shop }) => {
  await whenParsed(page, () => {
    const first = document.querySelector('.comment-form-rating');
    const markup = first?.outerHTML.replace('id="rating"', 'id="rating2"').replace('for="rating"', 'for="rating2"');
    first?.insertAdjacentHTML('afterend', markup?.replace('id="comment-form-rating-label"', '') ?? '');
  });
  await page.goto(`${shop.url + SIMPLE}#reviews`);
  await page.locator(FORM).scrollIntoViewIfNeeded();
  await mounted(page, FORM);
  await expect(page.locator('p.stars')).toHaveCount(2);
  await write(page);
  await submit(page).click();
  await expect(star(page, 1).first()).toBeFocused();
  await expect(error(page)).toHaveCount(1);
  await star(page, 3).first().click();
  await submit(page).click();
  await expect(error(page)).toHaveCount(1);
  await expect(star(page, 1).nth(1)).toBeFocused();
  await expect(page.locator('#rating')).toHaveValue('3');
  await expect(page.locator('#rating2')).toHaveValue('');
});

testAtWidths('axe finds nothing in tabs and form, before and after use', async ({ page, shop }) => {
  await open(page, `${shop.url + SIMPLE}#reviews`);
  expect(await findings(page, '.wc-tabs-wrapper')).toEqual([]);
  await write(page);
  await submit(page).click();
  await expect(error(page)).toBeVisible();
  expect(await findings(page, '.wc-tabs-wrapper')).toEqual([]);
  await star(page, 4).click();
  expect(await findings(page, '.wc-tabs-wrapper')).toEqual([]);
  await page.locator('.additional_information_tab a').click();
  expect(await findings(page, '.wc-tabs-wrapper')).toEqual([]);
});

captured.describe('recorded pages', () => {
  captured.skip(!hasCaptures, NO_CAPTURES);
  for (const name of ['product-simple', 'product-variable']) {
    for (const jquery of ['3', 'none']) {
      captured(`${name}, jQuery ${jquery}: stars, and a message without them`, async ({ page, open: openCaptured }) => {
        await openCaptured(name, jquery);
        await page.locator('a.woocommerce-review-link').click();
        await page.locator(FORM).scrollIntoViewIfNeeded();
        await mounted(page, FORM);
        await expect(page.locator(STARS)).toHaveCount(5);
        await submit(page).click();
        await expect(error(page)).toHaveText('Please select a rating');
        await star(page, 4).click();
        await expect(page.locator('#rating')).toHaveValue('4');
        await expect(page.getByRole('radio', { checked: true })).toHaveText('4 of 5 stars');
      });
    }
  }
});
