import { chosen, error, expectStored, FORM, NOT_REQUIRED, open, rated, star, submit, write } from '../pages/reviewForm';
import { alertsOf } from '../pages/variationForm';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { inTurn } from '../support/inTurn';
import { SIMPLE } from '../support/shopper';

const UNRATED = { active: '', checked: '', value: '' };

inTurn(test, ['3', '4', 'none'], (turn, jquery) => {
  const query = `?jquery=${jquery}#reviews`;

  turn.test('a click on a star rates, and the sent review is on the page', async ({ page, shop }) => {
    await open(page, shop.url + SIMPLE + query);
    await expect(page.locator('#rating')).toBeHidden();
    await expect(page.getByRole('radiogroup', { name: 'Vaša ocena' })).toBeVisible();
    expect(await chosen(page)).toEqual(UNRATED);
    await star(page, 4).click();
    expect(await chosen(page)).toEqual(rated(4));
    await expect(page.getByRole('radio', { checked: true })).toHaveText('4 od 5 zvezdic');
    await star(page, 2).click();
    expect(await chosen(page)).toEqual(rated(2));
    await write(page);
    await submit(page).click();
    await expectStored(page, shop, SIMPLE, 2);
  });

  turn.test('without a required rating nothing is sent, and the stars have the focus', async ({ page, shop }) => {
    const alerts = alertsOf(page);
    await open(page, shop.url + SIMPLE + query);
    await write(page);
    await submit(page).click();
    await expect(error(page)).toHaveText('Ocenite izdelek');
    await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription('Ocenite izdelek');
    await expect(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    await expect(star(page, 1)).toBeFocused();
    await expect(page.locator('#comment')).toHaveValue('Zelo zadovoljna.');

    await page.locator('#author').press('Enter');
    await expect(star(page, 1)).toBeFocused();
    await expect(error(page)).toHaveCount(1);
    expect(shop.log.filter(call => call.path === '/wp-comments-post.php')).toEqual([]);

    await star(page, 5).click();
    await expect(error(page)).toHaveCount(0);
    expect(alerts).toEqual([]);
    await submit(page).click();
    await expectStored(page, shop, SIMPLE, 5);
  });

  turn.test('where no rating is required the form is sent without one', async ({ page, shop }) => {
    const alerts = alertsOf(page);
    await open(page, shop.url + NOT_REQUIRED + query);
    await write(page);
    await submit(page).click();
    await expectStored(page, shop, NOT_REQUIRED, 0);
    expect(page.url()).toContain('/comment-page-2/');
    expect(alerts).toEqual([]);
  });

  turn.test('arrow keys choose without a way round, the space bar and Enter choose as well', async ({ page, shop }) => {
    await open(page, shop.url + SIMPLE + query);
    await star(page, 1).focus();
    await page.keyboard.press('Space');
    expect(await chosen(page)).toEqual(rated(1));
    await page.keyboard.press('ArrowLeft');
    expect(await chosen(page)).toEqual(rated(1));
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    expect(await chosen(page)).toEqual(rated(5));
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('ArrowDown');
    expect(await chosen(page)).toEqual(rated(5));
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('ArrowUp');
    expect(await chosen(page)).toEqual(rated(4));
    await expect(star(page, 4)).toBeFocused();
    // The group is one stop.
    await page.keyboard.press('Tab');
    await expect(page.locator('#comment')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(star(page, 4)).toBeFocused();
    await star(page, 2).focus();
    await page.keyboard.press('Enter');
    expect(await chosen(page)).toEqual(rated(2));
    expect(page.url()).not.toContain('comment-');
  });
});

test('scripts may click a star, change the select, reset the form and raise init', async ({ page, shop }) => {
  await open(page, `${shop.url + SIMPLE}#reviews`);
  await page.evaluate("void jQuery('.star-3').trigger('click')");
  expect(await chosen(page)).toEqual(rated(3));
  await page.evaluate("void jQuery('#rating').val('5').trigger('change')");
  await expect.poll(() => chosen(page)).toEqual(rated(5));
  await page.locator(FORM).evaluate(form => form instanceof HTMLFormElement && form.reset());
  await expect.poll(() => chosen(page)).toEqual(UNRATED);
  await page.evaluate("void jQuery('#rating').val('2').trigger('init')");
  await expect.poll(() => chosen(page)).toEqual(rated(2));
  await expect(page.locator('p.stars')).toHaveCount(1);
  expect(await page.evaluate(() => location.hash)).toBe('#reviews');
});

test('a form that is sent before its widget is there is checked once it is', async ({ page, shop }) => {
  const release = await holdBack(page, '**/chunks/product-*.js');
  await page.goto(`${shop.url + SIMPLE}#reviews`);
  await write(page);
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(error(page)).toHaveText('Ocenite izdelek');
  await expect(star(page, 1)).toBeFocused();
  await star(page, 1).click();
  await submit(page).click();
  await expectStored(page, shop, SIMPLE, 1);
});

test('without a script the shop says what is missing, and takes the review', async ({ page, shop }) => {
  await page.goto(`${shop.url + SIMPLE}?script=none`);
  await write(page);
  await page.locator('#rating').evaluate(select => select.removeAttribute('required'));
  await submit(page).click();
  await expect(page.locator('body')).toContainText('Napaka: Ocenite izdelek.');
  await page.goBack();
  await page.selectOption('#rating', '5');
  await submit(page).click();
  await page.waitForURL(/#comment-\d+$/);
  expect(shop.products.byId(11)?.reviews?.at(-1)?.rating).toBe(5);
});
