import type { Page } from 'playwright/test';
import { COUNT, SORTED } from '../pages/productList';
import { expect, gotoMounted, test } from '../support/fixtures';
import { cartStarted, expectPieces, isMounted, listButton, SHOP_PAGE, visit } from '../support/shopper';

// First visit: these tests are about loading code and its failures.
test.use({ isFirstVisit: true });
const SELECT = 'select.orderby';

/** Records the listeners of a submit, and prevents the submit when asked to. */
const listenForSubmits = (page: Page, prevents: boolean) =>
  page.evaluate(isPrevented => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    const $: unknown = Reflect.get(window, 'jQuery');
    if (typeof $ === 'function') {
      $(document).on('submit', 'form.woocommerce-ordering', () => {
        heard.push('jQuery');
        return !isPrevented;
      });
    }
    document.addEventListener('submit', event => {
      heard.push('native');
      if (isPrevented) event.preventDefault();
    });
  }, prevents);
const heard = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'heard'));

/** The lowest price of each product, as the list has them. */
const lowestPrices = async (page: Page): Promise<number[]> =>
  (await page.locator('ul.products .price').allTextContents()).map(text =>
    Math.min(...(text.match(/\d+\.\d{2}/g) ?? []).map(Number)),
  );

test('another order is chosen: the list comes in that order', async ({ page, shop }) => {
  await visit(page, `${shop.url + SHOP_PAGE}?kategorija=kuhinja`);
  const sorted = (await lowestPrices(page)).sort((a, b) => a - b);
  await page.selectOption(SELECT, 'price');
  await expect(page).toHaveURL(/orderby=price&paged=1&kategorija=kuhinja/);
  await expect(page.locator(SELECT)).toHaveValue('price');
  expect(await lowestPrices(page)).toEqual(sorted);
});

for (const jquery of ['3', '4', 'none']) {
  test(`jQuery ${jquery}: submit listeners hear it once each, and can prevent it`, async ({ page, shop }) => {
    await visit(page, `${shop.url + SHOP_PAGE}?jquery=${jquery}`);
    await listenForSubmits(page, true);
    await page.selectOption(SELECT, 'price');
    const expected = jquery === 'none' ? ['native'] : ['jQuery', 'native'];
    await expect.poll(async () => (await heard(page)).sort()).toEqual(expected);
    expect(page.url()).not.toMatch(/orderby/);
  });
}

test('a choice that comes before the widget is kept', async ({ page, shop }) => {
  shop.faults.set('chunk', { delay: 300 });
  await page.goto(shop.url + SHOP_PAGE);
  await page.waitForFunction(() => 'ShopWidgets' in window);
  await page.selectOption(SELECT, 'price');
  await expect(page).toHaveURL(SORTED);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a button sorts the list', async ({ page, shop }) => {
    await page.goto(shop.url + SHOP_PAGE);
    await page.selectOption(SELECT, 'price');
    await page.getByRole('button', { name: 'Razvrsti' }).click();
    await expect(page).toHaveURL(SORTED);
  });
});

/** Records each new text of a result count. */
const watchCounts = (page: Page) =>
  page.evaluate(() => {
    const written: string[] = [];
    Reflect.set(window, 'written', written);
    new MutationObserver(records => {
      const counts = new Set(records.map(record => record.target));
      for (const count of counts) {
        if (count instanceof Element && count.matches('.woocommerce-result-count'))
          written.push(count.textContent ?? '');
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
const written = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'written'));

test('the result count of a sorted list is announced again after two seconds, once', async ({ page, shop }) => {
  await page.clock.install();
  await gotoMounted(page, `${shop.url + SHOP_PAGE}?orderby=price`, COUNT);
  await cartStarted(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const count = page.locator(COUNT);
  await expect(count).toHaveAttribute('role', 'alert');
  await expect(count).toHaveAttribute('aria-hidden', 'false');
  await expect(count).toHaveText(/^Prikazanih je \d+ izdelkov$/);
});

test('form, count and list that a script replaces work', async ({ page, shop }) => {
  await page.clock.install();
  await gotoMounted(page, `${shop.url + SHOP_PAGE}?orderby=price&jquery=3`, COUNT);
  await cartStarted(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await watchCounts(page);
  await page.evaluate(() => {
    for (const selector of ['.list-tools', 'ul.products']) {
      const part = document.querySelector(selector);
      const fresh = document.createElement('template');
      fresh.innerHTML = part?.outerHTML ?? '';
      const count = fresh.content.querySelector('.woocommerce-result-count');
      if (count) {
        count.outerHTML = '<p class="woocommerce-result-count" role="status">Prikazani so 4 izdelki</p>';
      }
      part?.replaceWith(fresh.content);
    }
  });
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return isMounted(page, COUNT);
    })
    .toBe(true);
  await expect(page.locator(COUNT)).toHaveAttribute('aria-hidden', 'true');
  await page.clock.runFor(10_000);
  await expect(page.locator(COUNT)).toHaveAttribute('aria-hidden', 'false');
  expect(await written(page)).toEqual(['Prikazani so 4 izdelki']);
  await page.clock.resume();
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await page.selectOption(SELECT, 'date');
  await expect(page).toHaveURL(/orderby=date/);
});
