import type { Locator, Page } from 'playwright/test';
import { hasCaptures, NO_CAPTURES } from './support/capturedPages';
import { test as captured } from './support/capturedShop';
import { findings } from './support/findings';
import { expect, mounted, test } from './support/fixtures';
import { inTurn } from './support/inTurn';

const TABLE = '#wcpt-410';
const row = (page: Page, id: number): Locator => page.locator(`${TABLE} .wcpt-row[data-wcpt-product-id="${id}"]`);
const quantity = (page: Page, id: number) => row(page, id).locator('.qty, .wcpt-qty-select');
const box = (page: Page, id: number) => row(page, id).locator('.wcpt-cart-checkbox');
const plus = (page: Page, id: number) => row(page, id).locator('.wcpt-plus');
const total = (page: Page, id: number) => row(page, id).locator('.wcpt-total');
const block = (page: Page) => page.locator(`${TABLE} .wcpt-add-selected`).first();
const bar = (page: Page) => page.locator('div.wcpt-cart-checkbox-trigger');

/** Answers cart calls; gives what was sent, decoded. */
async function answerCart(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route(
    url => url.searchParams.get('wc-ajax') === 'wcpt_cart',
    route => {
      sent.push(decodeURIComponent(route.request().postData() ?? ''));
      return route.fulfill({ json: { success: true, notice: '', cart_widget: '', in_cart: [], in_cart_total: [] } });
    },
  );
  return sent;
}

/** Opens the page with its table awake, and what selects there with it. */
async function open(page: Page, url: string, jquery: string, query = ''): Promise<void> {
  await page.goto(`${url}/tables/bulk/?jquery=${jquery}${query}`);
  await mounted(page, TABLE);
  await expect(page.locator(`${TABLE} .wcpt-cart-checkbox-heading`)).toBeVisible({ timeout: 20_000 });
}

/** Ids of the page's rows by what their quantity or price is. */
async function kinds(
  page: Page,
): Promise<Record<'plain' | 'decimal' | 'list' | 'single' | 'named' | 'zero' | 'empty' | 'limited', number>> {
  const names = ['plain', 'decimal', 'list', 'single', 'named', 'zero', 'empty', 'limited'];
  const ids = await page
    .locator(`${TABLE} .wcpt-row:not(.wcpt-out-of-stock)`)
    .evaluateAll(rows => rows.map(one => Number(one.getAttribute('data-wcpt-product-id'))));
  const first = (name: string) => ids.find(id => names[id % 8] === name) ?? 0;
  return {
    plain: first('plain'),
    decimal: first('decimal'),
    list: first('list'),
    single: first('single'),
    named: first('named'),
    zero: first('zero'),
    empty: first('empty'),
    limited: first('limited'),
  };
}

for (const turn of inTurn(test, ['3', 'none'])) {
  const { jquery } = turn;
  test.describe(jquery === 'none' ? 'without jQuery' : `with jQuery ${jquery}`, () => {
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
      await page.mouse.down();
      await expect(quantity(page, ids.plain)).toHaveValue('2');
      await expect(quantity(page, ids.plain)).not.toHaveValue(/^[1-3]$/);
      await page.mouse.up();
      const held = await quantity(page, ids.plain).inputValue();
      await quantity(page, ids.plain).press('ArrowDown');
      await expect(quantity(page, ids.plain)).toHaveValue(String(Number(held) - 1));
    });

    turn.test(
      'an empty quantity begins at 1, a typed 0 gives way to the minimum, a list checks its row',
      async ({ page, shop }) => {
        await open(page, shop.url, jquery, '&rows=40');
        const ids = await kinds(page);
        await expect(quantity(page, ids.empty)).toHaveValue('');
        await plus(page, ids.empty).click();
        await expect(quantity(page, ids.empty)).toHaveValue('1');
        await expect(box(page, ids.empty)).toBeChecked();
        await row(page, ids.empty).locator('.wcpt-minus').click();
        await expect(box(page, ids.empty)).not.toBeChecked();
        await quantity(page, ids.plain).fill('0');
        await quantity(page, ids.plain).blur();
        await expect(quantity(page, ids.plain)).toHaveValue('1');
        await quantity(page, ids.list).selectOption({ index: 1 });
        await expect(box(page, ids.list)).toBeChecked();
        await expect(bar(page)).toBeVisible();
      },
    );

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
      await expect(page.locator('.sw-table-status')).toHaveText(/^Izbrana sta 2 izdelka, skupaj /);
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

    turn.test('a price that the shopper names is checked, and asks for a piece', async ({ page, shop }) => {
      await open(page, shop.url, jquery, '&rows=40');
      const { named } = await kinds(page);
      const price = row(page, named).locator('.wcpt-name-your-price--input');
      await expect(price).toHaveAttribute('aria-label', /^Vaša cena: /);
      await price.fill('3');
      await expect(row(page, named)).toContainText('Vsaj 5 €');
      await price.fill('12.5');
      await expect(price).toBeFocused();
      await expect(quantity(page, named)).toHaveValue('1');
      await expect(total(page, named)).toContainText('12.50');
      await expect(box(page, named)).toBeChecked();
    });

    turn.test('the first click on a sleeping table is not lost', async ({ page, shop }) => {
      await page.goto(`${shop.url}/tables/below/?jquery=${jquery}`);
      const first = page.locator('#wcpt-399 .wcpt-plus').first();
      await page.evaluate(() => document.querySelector<HTMLElement>('#wcpt-399 .wcpt-plus')?.click());
      await mounted(page, '#wcpt-399');
      const field = page.locator('#wcpt-399 .wcpt-row').first().locator('.qty');
      await expect(first).toHaveAttribute('role', 'button');
      await expect(field).toHaveValue('2');
    });
  });
}

/** What the shop may answer to two rows of which it takes the first, at most; and whether that one has arrived. */
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
  test(`${title}: what has not got to the cart stays checked, with its quantity, and is named`, async ({
    page,
    shop,
    consoleLines,
  }) => {
    await open(page, shop.url, 'none', '&rows=40');
    const { plain, single } = await kinds(page);
    await page.route(
      url => url.searchParams.get('wc-ajax') === 'wcpt_cart',
      route =>
        route.request().postData()?.includes('skip_cart_triggers')
          ? route.fulfill({
              json: { success: true, notice: '', cart_widget: '', in_cart: [], in_cart_total: [] },
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

test('the block stands beside the pages as well, of a laptop, also after the window was turned, and on each page', async ({
  page,
  shop,
}) => {
  await open(page, shop.url, 'none');
  const blocks = page.locator(`${TABLE} .wcpt-add-selected`);
  const boxes = page.locator(`${TABLE} .wcpt-cart-checkbox:enabled`);
  await expect(blocks).toHaveCount(2);
  await blocks.nth(1).locator('.wcpt-add-selected__select-all').click();
  for (const at of [0, 1]) await expect(blocks.nth(at).locator('.wcpt-total-selected').first()).toHaveText('9.5');
  await expect(page.locator('.wcpt-cart-checkbox-heading')).toBeChecked();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(blocks).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(blocks).toHaveCount(2);
  await page.locator(`${TABLE} .wcpt-pagination`).getByRole('link', { name: '2', exact: true }).click();
  await expect(page.locator(`${TABLE} .wcpt-pagination .current`)).toHaveText('2');
  await expect(blocks).toHaveCount(2);
  await expect(page.locator('.wcpt-cart-checkbox-heading')).toHaveCount(1);
  for (const at of [0, 1]) await expect(blocks.nth(at)).toHaveClass(/wcpt-add-selected--unselected/);
  await boxes.first().check();
  for (const at of [0, 1]) await expect(blocks.nth(at)).toContainText('en kos za');
});

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
});

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px, before and after use`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, shop.url, '3');
    expect(await findings(page)).toEqual([]);
    await page.locator(`${TABLE} .wcpt-cart-checkbox:enabled`).first().check();
    await page.locator(`${TABLE} .qty:enabled`).first().fill('9999');
    await expect(bar(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

captured.describe('the recorded table', () => {
  captured.skip(!hasCaptures, NO_CAPTURES);
  for (const jquery of ['3', 'none']) {
    captured(`has quantities that step, with jQuery ${jquery}`, async ({ page, open: openCaptured }) => {
      await openCaptured('table', jquery);
      const first = page.locator('#wcpt-448 .wcpt-row').first();
      await first.scrollIntoViewIfNeeded();
      await mounted(page, '#wcpt-448');
      await first.locator('.wcpt-plus').click();
      await expect(first.locator('.qty')).toHaveValue('2');
      await first.locator('.qty').fill('0.5');
      await first.locator('.qty').blur();
      await expect(first.locator('.qty')).toHaveValue('1');
      await expect(first.locator('.wcpt-minus')).toHaveClass(/wcpt-disabled/);
    });
  }
});
