import { AMOUNT, CHOOSE, chooseJumper, item, openBundle, openPickers, PERCENT, parts } from '../pages/bundles';
import { watchRequests } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { SIMPLE, visit } from '../support/shopper';

test('the prices that the server prints are those that the widget computes', async ({ page, shop }) => {
  for (const path of [PERCENT, AMOUNT, CHOOSE]) {
    await page.goto(`${shop.url}${path}?script=none`);
    const printed = await page
      .locator('.summary p.price')
      .evaluate(price => [price.querySelector('del')?.innerText, price.querySelector('ins')?.innerText]);
    await openBundle(page, shop, path, '?script=head');
    await expect(parts(page).price.locator('del')).toHaveText(printed[0] ?? '');
    await expect(parts(page).price.locator('ins')).toHaveText(printed[1] ?? '');
  }
});

test('a strict policy lets everything work', async ({ page, shop }) => {
  await openPickers(page, shop, '?csp=strict');
  await chooseJumper(page, 'rdeca', 'l', 103);
  await expect(parts(page).alert).toBeHidden();
  await expect(item(page, 'va01').locator('.woosb-price-new')).toHaveText('47.20 € 37.76 €');
});

test('a page without bundles does not load them', async ({ page, shop }) => {
  const asked = watchRequests(page, /chunks\/bundle/);
  await visit(page, shop.url + SIMPLE);
  expect(asked).toEqual([]);
});

test("where the add-on's own script runs, the bundle is left to it", async ({ page, shop, consoleLines }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'woosb_init', () => {});
  });
  await page.goto(shop.url + CHOOSE);
  await expect.poll(() => consoleLines.take(/the bundles' own script is on the page/)).toBe(1);
  await expect(parts(page).total).toBeEmpty();
  await expect(parts(page).ids).toHaveValue('11/sa01/0,13/sb02/0,17/sc03/2');
});

test('a bundle that comes later is taken over as well, and each keeps to its own form', async ({ page, shop }) => {
  await openBundle(page, shop, CHOOSE);
  const other = await (await page.request.get(shop.url + PERCENT)).text();
  await page.evaluate(html => {
    const popup = document.createElement('div');
    popup.id = 'woosq-popup';
    const found = new DOMParser().parseFromString(html, 'text/html');
    popup.append(...found.querySelectorAll('.woosb-wrap, form.cart'));
    document.addEventListener('shop-widgets:woosb_init', ({ detail }) => {
      popup.dataset.context = detail.context ?? '';
    });
    document.querySelector('main')?.prepend(popup);
  }, other);
  const popup = page.locator('#woosq-popup');
  await expect(popup.locator('.woosb-total')).toContainText('18.73 €');
  await expect(popup).toHaveAttribute('data-context', 'woosq');
  await popup.locator('[name="woosb_qty_3"]').fill('2');
  await popup.locator('[name="woosb_qty_3"]').blur();
  await expect(popup.locator('[name="woosb_ids"]')).toHaveValue('11/pa01/1/,17/pb02/2/');
  await expect(page.locator('.summary [name="woosb_ids"]')).toHaveValue('17/sc03/2/');
  await expect(page.locator('.summary .woosb-total')).toContainText('16.02 €');
});
