import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { hasCaptures, NO_CAPTURES } from './support/capturedPages';
import { test as captured } from './support/capturedShop';
import { expect, mounted, type TestShop, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { inTurn } from './support/inTurn';
import { SIMPLE } from './support/shopper';
import { alertsOf } from './support/variationForm';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const FORM = '#review_form form';
const NOT_REQUIRED = '/product/cajnik-para/';
const STARS = 'p.stars a';

const star = (page: Page, n: number) => page.locator(`p.stars a.star-${n}`);
const submit = (page: Page) => page.locator('#submit');
const error = (page: Page) => page.locator('.sw-rating-error');

/** Number of the chosen star, by class and by role, and what the server would get. */
const chosen = (page: Page) =>
  page.locator(FORM).evaluate(form => ({
    active: [...form.querySelectorAll('p.stars.selected a.active')].map(({ className }) => className).join(),
    checked: [...form.querySelectorAll('p.stars [aria-checked="true"]')].map(({ textContent }) => textContent).join(),
    value: form instanceof HTMLFormElement ? new FormData(form).get('rating') : null,
  }));
const rated = (n: number) => ({ active: `star-${n} active`, checked: `${n} od 5 zvezdic`, value: String(n) });
const UNRATED = { active: '', checked: '', value: '' };

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(FORM).scrollIntoViewIfNeeded();
  await mounted(page, FORM);
  await expect(page.locator(STARS)).toHaveCount(5);
}

async function write(page: Page): Promise<void> {
  await page.fill('#comment', 'Zelo zadovoljna.');
  await page.fill('#author', 'Nina');
  await page.fill('#email', 'nina@lipa.example');
}

const expectStored = async (page: Page, shop: TestShop, path: string, rating: number) => {
  await page.waitForURL(/#comment-\d+$/);
  const reviews = shop.products.bySlug(path.split('/')[2] ?? '')?.reviews ?? [];
  expect(reviews.at(-1)).toMatchObject({ author: 'Nina', rating, text: 'Zelo zadovoljna.' });
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  await expect(page.locator('.reviews_tab')).toHaveClass(/active/);
};

for (const turn of inTurn(test, ['3', '4', 'none'])) {
  const { jquery } = turn;
  test.describe(`jQuery ${jquery}`, () => {
    const query = `?jquery=${jquery}#reviews`;

    turn.test(
      'stars stand for the select, a click chooses, and the review is there after sending',
      async ({ page, shop }) => {
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
      },
    );

    turn.test(
      'without a required rating nothing is sent: an alert, a message, focus on the stars, no text lost',
      async ({ page, shop }) => {
        const alerts = alertsOf(page);
        await open(page, shop.url + SIMPLE + query);
        await write(page);
        await submit(page).click();
        await expect.poll(() => alerts).toEqual(['Ocenite izdelek']);
        await expect(error(page)).toHaveText('Ocenite izdelek');
        await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription('Ocenite izdelek');
        await expect(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
        await expect(star(page, 1)).toBeFocused();
        await expect(page.locator('#comment')).toHaveValue('Zelo zadovoljna.');

        await page.locator('#author').press('Enter');
        await expect.poll(() => alerts).toHaveLength(2);
        await expect(error(page)).toHaveCount(1);
        expect(shop.log.filter(call => call.path === '/wp-comments-post.php')).toEqual([]);

        await star(page, 5).click();
        await expect(error(page)).toHaveCount(0);
        await submit(page).click();
        await expectStored(page, shop, SIMPLE, 5);
      },
    );

    turn.test('where no rating is required the form is sent without one', async ({ page, shop }) => {
      const alerts = alertsOf(page);
      await open(page, shop.url + NOT_REQUIRED + query);
      await write(page);
      await submit(page).click();
      await expectStored(page, shop, NOT_REQUIRED, 0);
      expect(page.url()).toContain('/comment-page-2/');
      expect(alerts).toEqual([]);
    });

    turn.test(
      'arrow keys choose without a way round, the space bar and Enter choose as well',
      async ({ page, shop }) => {
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
      },
    );
  });
}

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

test('requestSubmit of a script is held back as well', async ({ page, shop }) => {
  const alerts = alertsOf(page);
  await open(page, `${shop.url + SIMPLE}#reviews`);
  await write(page);
  await page.locator(FORM).evaluate(form => form instanceof HTMLFormElement && form.requestSubmit());
  await expect.poll(() => alerts).toEqual(['Ocenite izdelek']);
  expect(shop.log.filter(call => call.path === '/wp-comments-post.php')).toEqual([]);
});

test('a form that is sent before its widget is there is checked once it is', async ({ page, shop }) => {
  const alerts = alertsOf(page);
  const release = await holdBack(page, '**/chunks/product-*.js');
  await page.goto(`${shop.url + SIMPLE}#reviews`);
  await write(page);
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(error(page)).toBeVisible();
  await expect.poll(() => alerts).toEqual(['Ocenite izdelek']);
  await expect(star(page, 1)).toBeFocused();
  await star(page, 1).click();
  await submit(page).click();
  await expectStored(page, shop, SIMPLE, 1);
});

test('the label leads to the stars', async ({ page, shop }) => {
  await open(page, `${shop.url + SIMPLE}#reviews`);
  await page.locator('#comment-form-rating-label').click();
  await expect(star(page, 1)).toBeFocused();
});

test('a rating that is there when the widget comes is shown, and typed text stays when it goes', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url + SIMPLE}?script=none#reviews`);
  await page.selectOption('#rating', '4');
  await write(page);
  await page.addScriptTag({ type: 'module', url: '/shop-widgets/shop-widgets.js' });
  await mounted(page, FORM);
  expect(await chosen(page)).toEqual(rated(4));
  await expect(page.locator('#comment')).toHaveValue('Zelo zadovoljna.');
  await star(page, 3).click();
  await page.fill('#comment', 'Drugače.');
  await page.evaluate(() => window.ShopWidgets?.unmountAll());
  await expect(page.locator('p.stars')).toHaveCount(0);
  await expect(page.locator('#rating')).toBeVisible();
  await expect(page.locator('#rating')).toHaveValue('3');
  expect(await page.locator('#rating').evaluate(select => select.hasAttribute('required'))).toBe(true);
  await expect(page.locator('#comment')).toHaveValue('Drugače.');
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

/** Changes the page before any script of ours runs. */
const whenParsed = (page: Page, change: string) =>
  page.addInitScript(`document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') { ${change} }
  });`);

test('a form without a rating is left as it is', async ({ page, shop }) => {
  await whenParsed(page, "document.querySelector('.comment-form-rating').remove()");
  await page.goto(`${shop.url + NOT_REQUIRED}#reviews`);
  await page.locator(FORM).scrollIntoViewIfNeeded();
  await mounted(page, FORM);
  await expect(page.locator('p.stars')).toHaveCount(0);
  await write(page);
  await submit(page).click();
  await expectStored(page, shop, NOT_REQUIRED, 0);
});

test('without the shop’s settings the stars have names, and nothing is held back', async ({ page, shop }) => {
  await whenParsed(page, 'delete window.wc_single_product_params; window.wc_single_product_params = undefined');
  await open(page, `${shop.url + NOT_REQUIRED}#reviews`);
  await expect(star(page, 2)).toHaveText('2 od 5 zvezdic');
  await write(page);
  await submit(page).click();
  await expectStored(page, shop, NOT_REQUIRED, 0);
});

test('a list of names that is too short is filled up', async ({ page, shop }) => {
  await whenParsed(page, "wc_single_product_params.i18n_rating_options = ['Slabo', 7]");
  await open(page, `${shop.url + SIMPLE}#reviews`);
  await expect(page.locator(STARS)).toHaveText([
    'Slabo',
    '2 od 5 zvezdic',
    '3 od 5 zvezdic',
    '4 od 5 zvezdic',
    '5 od 5 zvezdic',
  ]);
});

test('two required ratings: one alert at a time, for the first that is missing', async ({ page, shop }) => {
  const alerts = alertsOf(page);
  await whenParsed(
    page,
    `const first = document.querySelector('.comment-form-rating');
     const second = first.cloneNode(true);
     second.querySelector('select').id = 'rating2';
     second.querySelector('label').id = 'label2';
     second.querySelector('label').htmlFor = 'rating2';
     first.after(second);`,
  );
  await page.goto(`${shop.url + SIMPLE}#reviews`);
  await page.locator(FORM).scrollIntoViewIfNeeded();
  await mounted(page, FORM);
  await expect(page.locator('p.stars')).toHaveCount(2);
  await write(page);
  await submit(page).click();
  await expect.poll(() => alerts).toHaveLength(1);
  await expect(error(page)).toHaveCount(1);
  await star(page, 3).first().click();
  await submit(page).click();
  await expect.poll(() => alerts).toHaveLength(2);
  await expect(star(page, 1).nth(1)).toBeFocused();
  await expect(page.locator('#rating')).toHaveValue('3');
  await expect(page.locator('#rating2')).toHaveValue('');
});

for (const width of [390, 1280]) {
  test(`axe finds nothing in tabs and form at ${width} px, before and after use`, async ({ page, shop }) => {
    alertsOf(page);
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${shop.url + SIMPLE}#reviews`);
    await page.evaluate(AXE);
    const findings = () =>
      page.evaluate(async () => {
        const { violations } = await Reflect.get(window, 'axe').run('.wc-tabs-wrapper');
        const found: { id: string; nodes: { html: string }[] }[] = violations;
        return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
      });
    expect(await findings()).toEqual([]);
    await write(page);
    await submit(page).click();
    await expect(error(page)).toBeVisible();
    expect(await findings()).toEqual([]);
    await star(page, 4).click();
    expect(await findings()).toEqual([]);
    await page.locator('.additional_information_tab a').click();
    expect(await findings()).toEqual([]);
  });
}

captured.describe('recorded pages', () => {
  captured.skip(!hasCaptures, NO_CAPTURES);
  for (const name of ['product-simple', 'product-variable']) {
    for (const jquery of ['3', 'none']) {
      captured(`${name}, jQuery ${jquery}: stars, and an alert without them`, async ({ page, open: openCaptured }) => {
        const alerts = alertsOf(page);
        await openCaptured(name, jquery);
        await page.locator('a.woocommerce-review-link').click();
        await page.locator(FORM).scrollIntoViewIfNeeded();
        await mounted(page, FORM);
        await expect(page.locator(STARS)).toHaveCount(5);
        await submit(page).click();
        await expect.poll(() => alerts).toEqual(['Please select a rating']);
        await star(page, 4).click();
        await expect(page.locator('#rating')).toHaveValue('4');
        await expect(page.getByRole('radio', { checked: true })).toHaveText('4 of 5 stars');
      });
    }
  }
});
