import type { Page } from 'playwright/test';
import { bar, box, kinds, open, plus, quantity, row, TABLE } from '../pages/tableBulk';
import { expect, mounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';

const block = (page: Page) => page.locator(`${TABLE} .wcpt-add-selected`).first();

const EMPTY = { success: true, notice: '', cart_widget: '', in_cart: [], in_cart_total: [] };

/** Answers cart calls; returns their decoded bodies. */
async function answerCart(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route(
    url => url.searchParams.get('wc-ajax') === 'wcpt_cart',
    route => {
      sent.push(decodeURIComponent(route.request().postData() ?? ''));
      return route.fulfill({ json: EMPTY });
    },
  );
  return sent;
}

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('quantities step, repeat while held, and stay within their limits', async ({ page, shop }) => {
    await open(page, shop.url, jquery, '&rows=40');
    const ids = await kinds(page);
    await plus(page, ids.decimal).click();
    await plus(page, ids.decimal).click();
    await expect(quantity(page, ids.decimal)).toHaveValue('0.75');
    await expect(plus(page, ids.single)).toHaveClass(/wcpt-disabled/);
    await quantity(page, ids.limited).fill('7');
    await expect(row(page, ids.limited).locator('.wcpt-quantity-error-message--step')).toBeVisible();
    await expect(row(page, ids.limited).locator('.wcpt-button')).toHaveClass(/wcpt-quantity-input-error/);
    await quantity(page, ids.limited).blur();
    await expect(quantity(page, ids.limited)).toHaveValue('8');
    await expect(row(page, ids.limited).locator('.wcpt-quantity-error-message--step')).toBeHidden();
    await plus(page, ids.plain).hover();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.mouse.down();
    await page.clock.runFor(499);
    await expect(quantity(page, ids.plain)).toHaveValue('2');
    // The first repeat, and three more.
    await page.clock.runFor(1 + 3 * 50);
    await expect(quantity(page, ids.plain)).toHaveValue('6');
    await page.mouse.up();
    await page.clock.resume();
    await quantity(page, ids.plain).press('ArrowDown');
    await expect(quantity(page, ids.plain)).toHaveValue('5');
  });

  turn.test('rows are checked, counted and added with one call', async ({ page, shop }) => {
    const sent = await answerCart(page);
    await open(page, shop.url, jquery, '&rows=40');
    const ids = await kinds(page);
    await expect(block(page)).toContainText('Izberite izdelke');
    await box(page, ids.plain).check();
    await expect(bar(page)).toBeVisible();
    await expect(block(page)).toContainText('en kos za');
    await box(page, ids.decimal).check();
    await quantity(page, ids.decimal).fill('1.5');
    await quantity(page, ids.decimal).blur();
    await expect(bar(page).locator('.wcpt-total-selected')).toHaveText('2.5');
    await expect(block(page).locator('.wcpt-total-selected').first()).toHaveText('2.5');
    await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(/^Izbrana sta 2 izdelka, skupaj /);
    await block(page).locator('.wcpt-add-selected__add').click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toContain(`wcpt_payload[products][${ids.plain}]=1&wcpt_payload[products][${ids.decimal}]=1.5`);
    expect(sent[0]).toContain('wcpt_checkbox_bulk=local');
    await expect(bar(page)).toBeHidden();
    await expect(box(page, ids.plain)).not.toBeChecked();
  });

  turn.test('a range, all rows and none are checked; the bar closes', async ({ page, shop }) => {
    const sent = await answerCart(page);
    await open(page, shop.url, jquery, '&rows=40');
    const boxes = page.locator(`${TABLE} .wcpt-cart-checkbox:enabled`);
    const count = await boxes.count();
    await boxes.nth(1).click();
    await boxes.nth(5).click({ modifiers: ['Shift'] });
    await expect(page.locator(`${TABLE} .wcpt-row--checked`)).toHaveCount(5);
    await page.locator('.wcpt-cart-checkbox-heading').check();
    await expect(page.locator(`${TABLE} .wcpt-row--checked`)).toHaveCount(count);
    await boxes.nth(3).uncheck();
    await expect(page.locator('.wcpt-cart-checkbox-heading')).not.toBeChecked();
    await boxes.nth(3).check();
    await expect(page.locator('.wcpt-cart-checkbox-heading')).toBeChecked();
    await bar(page).locator('.wcpt-cart-checkbox-trigger__close').click();
    await expect(page.locator(`${TABLE} .wcpt-row--checked`)).toHaveCount(0);
    await expect(bar(page)).toBeHidden();
    expect(sent).toEqual([]);
  });

  turn.test('all 500 rows are added right after they were selected', async ({ page, shop }) => {
    const sent = await answerCart(page);
    await open(page, shop.url, jquery, '&rows=500');
    const count = await page.locator(`${TABLE} .wcpt-cart-checkbox:enabled`).count();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.wcpt-add-selected__select-all')?.click();
      document.querySelector<HTMLElement>('.wcpt-add-selected__add')?.click();
    });
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.match(/\[products\]/g)).toHaveLength(count);
    await expect(page.locator(`${TABLE} .wcpt-row--checked`)).toHaveCount(0);
  });

  turn.test('the first click on a table that is not hydrated is not lost', async ({ page, shop }) => {
    await page.goto(`${shop.url}/tables/below/?jquery=${jquery}`);
    const first = page.locator('#wcpt-399 .wcpt-plus').first();
    await page.evaluate(() => document.querySelector<HTMLElement>('#wcpt-399 .wcpt-plus')?.click());
    await mounted(page, '#wcpt-399');
    const field = page.locator('#wcpt-399 .wcpt-row').first().locator('.qty');
    await expect(first).toHaveAttribute('role', 'button');
    await expect(field).toHaveValue('2');
  });
});

/** Possible answers to two rows of which the shop takes the first, at most; and whether that one is in the cart. */
const REFUSALS = {
  'a 503': [() => ({ status: 503, body: '' }), false],
  'a login page': [() => ({ contentType: 'text/html', body: '<form id="login"></form>' }), false],
  'one row refused': [
    (ids: readonly number[]) => ({
      json: {
        success: false,
        notice: '<ul class="woocommerce-error"><li>Ni na zalogi.</li></ul>',
        cart_widget: '',
        in_cart: { [String(ids[0])]: 3 },
        in_cart_total: {},
      },
    }),
    true,
  ],
} as const;

for (const [title, [answer, arrives]] of Object.entries(REFUSALS)) {
  test(`${title}: rows that did not arrive stay checked, and are named`, async ({ page, shop, consoleLines }) => {
    await open(page, shop.url, 'none', '&rows=40');
    const { plain, single } = await kinds(page);
    await page.route(
      url => url.searchParams.get('wc-ajax') === 'wcpt_cart',
      route =>
        route.request().postData()?.includes('skip_cart_triggers')
          ? route.fulfill({
              json: EMPTY,
            })
          : route.fulfill(answer([plain, single])),
    );
    await box(page, plain).check();
    await quantity(page, plain).fill('3');
    await box(page, single).check();
    await block(page).locator('.wcpt-add-selected__add').click();
    const notice = page.locator('.wcpt-notice-wrapper');
    const nameOf = async (id: number) => ((await row(page, id).locator('.wcpt-title').textContent()) ?? '').trim();
    await expect(notice).toContainText('Ni bilo dodano: ');
    await expect(notice).toContainText(await nameOf(single));
    await expect(box(page, single)).toBeChecked();
    await expect(box(page, plain)).toBeChecked({ checked: !arrives });
    if (arrives) await expect(notice).not.toContainText(await nameOf(plain));
    else await expect(quantity(page, plain)).toHaveValue('3');
    consoleLines.allow(/503|the cart gave no usable answer/);
  });
}

test('everything is done with the keyboard', async ({ page, shop }) => {
  const sent = await answerCart(page);
  await open(page, shop.url, 'none', '&rows=40');
  const { plain } = await kinds(page);
  await box(page, plain).focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toBeVisible();
  await quantity(page, plain).focus();
  await page.keyboard.press('ArrowUp');
  await expect(bar(page).locator('.wcpt-total-selected')).toHaveText('2');
  await bar(page).locator('.wcpt-cart-checkbox-trigger__text').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toContain('wcpt_checkbox_bulk=global');
  await expect(bar(page)).toBeHidden();
  await expect(box(page, plain)).toBeFocused();
});
