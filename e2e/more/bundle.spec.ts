import { AMOUNT, CHOOSE, chooseJumper, FIXED, item, openBundle, openPickers, PERCENT, parts } from '../pages/bundles';
import { expect, test } from '../support/fixtures';
import { SIMPLE, visit } from '../support/shopper';

test('a discount amount lowers the sum, and no item', async ({ page, shop }) => {
  await openBundle(page, shop, AMOUNT);
  await expect(parts(page).total).toHaveText('Cena kompleta: 57.80 € 47.80 € (prihranek 10.00 €)');
  await expect(item(page, 'db02').locator('.woosb-price')).toHaveText('6.40 €');
});

test('a bundle of a fixed price stays as the server sent it, but for its limit', async ({ page, shop }) => {
  await openBundle(page, shop, FIXED);
  await expect(parts(page).price).toHaveText('49.00 €');
  await expect(parts(page).ids).toHaveValue('11/ka01/2/,13/kb02/2/');
  await expect(parts(page).quantity).toHaveAttribute('max', '1');
});

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
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await visit(page, shop.url + SIMPLE);
  expect(asked.filter(url => /chunks\/bundle/.test(url))).toEqual([]);
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
    document.addEventListener('woosb_init', event => {
      if (event instanceof CustomEvent) popup.dataset.context = event.detail[1];
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

test('a bundle left by the widget is as the server sent it', async ({ page, shop }) => {
  await openBundle(page, shop, CHOOSE);
  const wrap = page.locator('.woosb-wrap');
  await expect(parts(page).alert).toBeVisible();
  await page.evaluate(() => window.ShopWidgets?.unmountAll());
  await expect(parts(page).alert).toBeHidden();
  await expect(parts(page).button).not.toHaveClass(/woosb-disabled/);
  await expect(wrap.locator('[role]')).toHaveCount(0);
  await expect(parts(page).total).toBeEmpty();
  await expect(parts(page).price).toContainText('Cena v akciji: 16.02 €.');
});
