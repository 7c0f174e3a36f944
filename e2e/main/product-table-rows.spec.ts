import { children, groups, links, open, parents } from '../pages/tableRows';
import { openWithout } from '../support/changePage';
import { expect, mounted, test } from '../support/fixtures';
import { withEach } from '../support/inTurn';

withEach(test, ['3', 'none'], jquery => {
  test('child rows open and close, each for itself and all together', async ({ page, shop }) => {
    await open(page, shop, `groups/?jquery=${jquery}`, groups);
    const first = page.locator(parents).first();
    const details = first.getByRole('button', { name: /^Podrobnosti: \S/ });
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    await details.press('Enter');
    await expect(page.locator(children).first()).toBeVisible();
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(details).toBeFocused();
    await page.locator(parents).nth(1).locator('td').nth(3).click();
    await expect(page.locator(`${children}:visible`)).toHaveCount(2);
    await expect(first).toHaveClass(/wcpt-has-child-row--visible/);
    await details.press(' ');
    await expect(page.locator(children).first()).toBeHidden();
    await expect(first).not.toHaveClass(/wcpt-has-child-row--visible/);
    const all = page.locator(`${groups} thead`).getByRole('button', { name: 'Podrobnosti vseh izdelkov' });
    await all.click();
    await expect(page.locator(`${children}:visible`)).toHaveCount(0);
    await all.click();
    await expect(page.locator(`${children}:visible`)).toHaveCount(await page.locator(parents).count());
  });
});

test('a child row that is sorted or found goes with its row', async ({ page, shop }) => {
  await open(page, shop, 'groups/', groups);
  const before = await page.locator(`${groups} th.wcpt-heading`).nth(1).boundingBox();
  await page
    .locator(parents)
    .first()
    .getByRole('button', { name: /^Podrobnosti/ })
    .click();
  await expect(page.locator(children).first()).toBeVisible();
  expect(await page.locator(`${groups} th.wcpt-heading`).nth(1).boundingBox()).toEqual(before);
});

test('a row leads to its product, but for what is pressed in it', async ({ page, shop }) => {
  await open(page, shop, 'links/', links);
  const row = page.locator(`${links} .wcpt-row`).first();
  await row.locator('.wcpt-plus').click();
  await row.locator('.wcpt-toggle-trigger:visible').click();
  await expect(page).toHaveURL(/\/tables\/links\//);
  const title = (await row.locator('.wcpt-title').textContent()) ?? '';
  await row
    .locator('td')
    .first()
    .click({ position: { x: 3, y: 3 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a row opens a tab with the middle button and with ctrl', async ({ page, shop, context }) => {
  await open(page, shop, 'links/', links);
  const cell = page.locator(`${links} .wcpt-row td`).first();
  const position = { x: 3, y: 3 };
  const clicks = [
    () => cell.click({ position, button: 'middle' }),
    () => cell.click({ position, modifiers: ['Control'] }),
  ];
  for (const click of clicks) {
    const opened = context.waitForEvent('page');
    await click();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/product\//);
    await tab.close();
  }
  await expect(page).toHaveURL(/\/tables\/links\//);
});

test('a finger that scrolls opens nothing, a tap does', async ({ browser, shop }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });
  const page = await context.newPage();
  await open(page, shop, 'tabs/', '#wcpt-370');
  await page.locator('.su-spoiler-title').tap();
  const cell = page.locator('#wcpt-401 [data-wcpt-column-name="kategorija"]').nth(2);
  await mounted(page, '#wcpt-401');
  await cell.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await cell.boundingBox();
  if (!box) throw new Error('no row');
  const cdp = await context.newCDPSession(page);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const began = Date.now() / 1000 - 2;
  const touch = (type: 'touchStart' | 'touchMove', up: number, after: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - up }], timestamp: began + after });
  await touch('touchStart', 0, 0);
  for (let step = 1; step <= 5; step++) await touch('touchMove', 30 * step, step / 10);
  // The finger rests before it is lifted: a page that glides on would only be stopped by the next tap.
  await touch('touchMove', 150, 1.5);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: began + 1.6 });
  await expect(page).toHaveURL(/\/tables\/tabs\//);
  await page.waitForFunction(async () => {
    const before = scrollY;
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return scrollY === before;
  });
  await cell.tap();
  await expect(page).toHaveURL(/\/product\//);
  await context.close();
});

test('texts open and close with keys, and keep the focus', async ({ page, shop }) => {
  await open(page, shop, 'links/', links);
  const text = page.locator(`${links} .wcpt-toggle-enabled`).first();
  await text.getByRole('button', { name: 'Več' }).press('Enter');
  await expect(text.getByRole('button', { name: 'Manj' })).toBeFocused();
  await expect(text.getByRole('button', { name: 'Manj' })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press(' ');
  await expect(text.getByRole('button', { name: 'Več' })).toBeFocused();
  await expect(page).toHaveURL(/\/tables\/links\//);
});

test('without their code child rows stay as they are', async ({ page, shop, consoleLines }) => {
  await openWithout(page, /chunks\/product-table-/, consoleLines, () => page.goto(`${shop.url}/tables/groups/`));
  await page.locator(`${groups} td.wcpt-child-row-toggle`).first().click();
  await expect(page.locator(children).first()).toBeHidden();
});
