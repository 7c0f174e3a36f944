import { hasPhp } from '../../test/wordpress/printPage';
import { watchRequests } from '../support/changePage';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { ENTRY, openPluginPage, SHOP_SCRIPTS } from '../support/wordpressPage';

test.skip(!hasPhp, 'there is no php on this machine');

const PRODUCT = '/product/pulover-reka/';
const FORM = 'form.variations_form';
const GALLERY = '.woocommerce-product-gallery';

test('on a page of the WordPress plugin the widgets work, and no replaced script is fetched', async ({ page }) => {
  const asked = watchRequests(page, /wp-content\/plugins/);
  const shop = await openPluginPage(page, PRODUCT);
  await gotoMounted(page, shop.address, GALLERY, FORM);
  await page.waitForLoadState('load');
  expect(await shop.ran()).toEqual([]);
  expect(asked).toEqual([]);
  await shop.close();
});

const failures = {
  'the bundle is blocked': { abort: true },
  'the bundle is not there': { status: 404, body: '' },
  'the bundle throws': { contentType: 'text/javascript', body: 'throw new Error("x")' },
  'the bundle is no script': { contentType: 'text/javascript', body: 'import {' },
};
for (const [what, answer] of Object.entries(failures))
  test(`${what}: the shop's own scripts run in their order, with their settings`, async ({ page, consoleLines }) => {
    consoleLines.allow(/./);
    const shop = await openPluginPage(page, PRODUCT);
    await page.route(ENTRY, route => ('abort' in answer ? route.abort() : route.fulfill(answer)));
    await page.goto(shop.address);
    await expect.poll(shop.ran).toEqual(SHOP_SCRIPTS);
    await expect(page.locator(FORM)).toBeVisible();
    await shop.close();
  });

test('the bundle does not come in time: the shop’s own scripts run, and a late bundle leaves them their job', async ({
  page,
  consoleLines,
}) => {
  await page.clock.install();
  const shop = await openPluginPage(page, PRODUCT);
  let come = () => {};
  const waits = new Promise<void>(resolve => {
    come = resolve;
  });
  await page.route(ENTRY, async route => {
    await waits;
    await route.fallback();
  });
  await page.goto(shop.address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.clock.runFor(10_000);
  await expect.poll(shop.ran).toEqual(SHOP_SCRIPTS);
  come();
  await page.waitForFunction(() => window.ShopWidgets);
  await expect.poll(() => consoleLines.take(/in time, given back|own script/)).toBeGreaterThan(0);
  consoleLines.allow(/script is on the page|own script/);
  await shop.close();
});

test('a page without the gallery has its libraries: another script may call them', async ({ page, consoleLines }) => {
  consoleLines.allow(/the page has no gallery, given back/);
  const shop = await openPluginPage(page, PRODUCT, undefined, false);
  await gotoMounted(page, shop.address, FORM);
  await expect.poll(shop.ran).toEqual(['jquery', 'jquery-migrate', 'jquery.zoom']);
  await shop.close();
});

/** What plugins make of a page: each as it documents it, with the attributes and names that it leaves alone. */
const rewriters: Record<string, (html: string) => string> = {
  'Rocket Loader': html => delay(html, /data-cfasync="false"/),
  'LiteSpeed, JS delayed': html => delay(html, /data-no-optimize="1"|data-no-defer="1"/),
  'WP Rocket, JS delayed': html => delay(html, / nowprocket/),
  'WP-Optimize, Minify': html =>
    html.replace(/(<script[^>]* src=")([^"]*?)(?<!\.min)\.js/g, '$1/wp-content/cache/wpo-minify/$2.min.js'),
};

/** Gives all scripts but those a type that a script at the end of the page knows, which never runs them. */
const delay = (html: string, leftAlone: RegExp): string =>
  html.replace(/<script\b([^>]*)>/g, (tag, attributes: string) =>
    leftAlone.test(attributes) || /type="(?!module|text\/javascript)/.test(attributes)
      ? tag
      : `<script type="text/delayed"${attributes.replace(/ type="[^"]*"/, '')}>`,
  );

for (const [what, rewrite] of Object.entries(rewriters))
  test(`a page as ${what} rewrites it: the widgets work, with their settings`, async ({ page }) => {
    const shop = await openPluginPage(page, PRODUCT, rewrite);
    await page.goto(shop.address);
    await mounted(page, FORM);
    expect(await page.evaluate(() => Reflect.get(window, 'shop_settings'))).toEqual({ seen: 'yes' });
    await shop.close();
  });
