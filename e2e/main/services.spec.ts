import type { Page } from 'playwright/test';
import { CHAT } from '../pages/everyPage';
import { expect, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { choose, decide, SERVICES_PAGE, serviceScripts, told, watchVendors } from '../support/services';

/** Writes down the services that an event tells of. */
async function hearServices(page: Page, name: string): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(type => {
    const heard: unknown[] = [];
    Reflect.set(window, 'heard', heard);
    document.addEventListener(
      `shop-widgets:${type}`,
      event => event instanceof CustomEvent && heard.push(event.detail.service),
    );
  }, name);
  return () => page.evaluate(() => Reflect.get(window, 'heard'));
}

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('before a choice only what needs none is asked for', async ({ page, shop }) => {
    const asked = watchVendors(page);
    await page.goto(`${shop.url}${SERVICES_PAGE}?jquery=${jquery}`);
    await expect(page.locator(CHAT)).toBeVisible();
    expect(asked).toEqual(['/vendor/chat.js']);
    expect(await serviceScripts(page)).toEqual(['chat']);
  });

  turn.test('a yes loads the rest without a page load, once', async ({ page, shop }) => {
    await page.goto(`${shop.url}${SERVICES_PAGE}?jquery=${jquery}`);
    await expect(page.locator(CHAT)).toBeVisible();
    await choose(page, 'true');
    await expect.poll(() => serviceScripts(page)).toEqual(['analytics', 'chat', 'recording']);
    await choose(page, 'false');
    await choose(page, 'true');
    await expect.poll(async () => (await told(page)).filter(([command]) => command === 'consent').length).toBe(2);
    expect(await serviceScripts(page)).toEqual(['analytics', 'chat', 'recording']);
  });

  turn.test('tells on the bus what was loaded', async ({ page, shop }) => {
    const heard = await hearServices(page, 'service_loaded');
    await page.goto(`${shop.url}${SERVICES_PAGE}?jquery=${jquery}`);
    await expect.poll(heard).toEqual(['chat']);
  });
});

test('the recorder starts after private fields were masked, also those that come later', async ({ page, shop }) => {
  await decide(page, shop.url, 'true');
  await page.goto(shop.url + SERVICES_PAGE);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'recorderSaw')))
    .toMatchObject({ site: 7, fields: expect.arrayContaining(['demo_colour']) });
  const { fields } = await page.evaluate(() => Reflect.get(window, 'recorderSaw'));
  for (const name of ['demo_email', 'demo_private', 'EMAIL']) expect(fields).not.toContain(name);
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.innerHTML =
      '<input autocomplete="username"><input type="password" id="geslo" autocomplete="new-password"><input id="barva"><p><input name="billing_phone" id="telefon"></p>';
    document.body.append(form);
  });
  await expect(page.locator('#geslo')).toHaveAttribute('data-recording-mask', '');
  await expect(page.locator('#telefon')).toHaveAttribute('data-recording-mask', '');
  await expect(page.locator('#barva')).not.toHaveAttribute('data-recording-mask');
});

test('blocked scripts are told of, not tried again, and the shop goes on', async ({ page, shop, consoleLines }) => {
  await decide(page, shop.url, 'true');
  const heard = await hearServices(page, 'service_failed');
  await page.goto(`${shop.url}/shop/?services=blocked`);
  await expect.poll(heard).toHaveLength(3);
  await page.locator('ul.products .ajax_add_to_cart').first().click();
  await expect(page.locator('a.cart-contents .count')).toHaveText(/^1 /);
  expect(await serviceScripts(page)).toHaveLength(3);
  expect(consoleLines.take(/Failed to load resource/)).toBe(3);
});

test('the cookie notice’s own buttons decide', async ({ page, shop }) => {
  await page.goto(`${shop.url}${SERVICES_PAGE}?notice=revoke`);
  await page.locator('#cn-accept-cookie').click();
  await expect.poll(() => serviceScripts(page)).toEqual(['analytics', 'chat', 'recording']);
  await page.locator('#cn-revoke-cookie').click();
  await page.locator('#cn-refuse-cookie').click();
  await expect.poll(async () => (await told(page)).at(-1)?.slice(0, 2)).toEqual(['consent', 'update']);
});
