import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { openCase } from './support';

const SETTINGS = `var wc_order_attribution = { params: { lifetime: 6, session: 30, base64: false, ajaxurl: '/', prefix: 'wc_order_attribution_', allowTracking: true }, fields: { source_type: 'current.typ' } };`;
const visits = () => document.cookie.includes('sbjs_session');

test('attribution starts when a delaying tool brings its settings', async ({ page, shop }) => {
  await openCase(page, shop, { body: '<p>Trgovina</p>' });
  expect(await page.evaluate(visits)).toBe(false);
  await page.evaluate(code => {
    const script = document.createElement('script');
    script.text = code;
    document.body.append(script);
  }, SETTINGS);
  await expect.poll(() => page.evaluate(visits)).toBe(true);
});

test('a page that is prerendered records its visit only when it is shown', async ({ page, shop }) => {
  await page.addInitScript(() => {
    let isPrerendering = true;
    Object.defineProperty(document, 'prerendering', { get: () => isPrerendering });
    Reflect.set(window, 'show', () => {
      isPrerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await openCase(page, shop, { head: `<script>${SETTINGS}</script>`, body: '<p>Trgovina</p>' });
  await page.evaluate(() => window.ShopWidgets?.mountAll());
  expect(await page.evaluate(visits)).toBe(false);
  await page.evaluate('show()');
  await expect.poll(() => page.evaluate(visits)).toBe(true);
});

test('the other shipping address is closed from the first paint, opens and closes by its box', async ({
  page,
  shop,
  consoleLines,
}) => {
  const code = readFileSync(join(import.meta.dirname, '../../dist/shop-widgets.early.js'), 'utf8');
  const release = await holdBack(page, '**/chunks/checkout-*.js');
  await openCase(page, shop, {
    head: `<script>${code}</script>`,
    body: `<form class="checkout woocommerce-checkout"><div class="woocommerce-shipping-fields"><h3 id="ship-to-different-address"><label>
      <input type="checkbox" name="ship_to_different_address" value="1"> Drugam</label></h3><div class="shipping_address"><input name="shipping_first_name"></div></div></form>`,
  });
  // The page has no cart.
  consoleLines.allow(/order review|410|403/);
  const address = page.locator('.shipping_address');
  await expect(address).toBeHidden();
  release();
  await page.getByRole('checkbox').check();
  await expect(address).toBeVisible();
  await page.getByRole('checkbox').uncheck();
  await expect(address).toBeHidden();
});
