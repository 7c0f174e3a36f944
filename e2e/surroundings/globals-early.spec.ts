import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, mounted, test } from '../support/fixtures';
import { answerCalls, cartWith, expectHeard, LIST, MINI_CART, openCase } from './support';

const early = () =>
  `<script>${readFileSync(join(import.meta.dirname, '../../dist/shop-widgets.early.js'), 'utf8')}</script>`;

test('what scripts call before the bundle is there is kept, and done', async ({ page, shop }) => {
  await openCase(page, shop, {
    head: early(),
    body: '<div id="box" style="height: 50px">Obrazec</div>',
    globals: {
      wc_order_attribution: {
        params: {
          lifetime: 6,
          session: 30,
          base64: false,
          ajaxurl: '/',
          prefix: 'wc_order_attribution_',
          allowTracking: true,
        },
        fields: { source_type: 'current.typ' },
      },
    },
    script: `wc.customPlaceOrderButton.register('pay', { render() {}, cleanup() {} });
      wc_order_attribution.setOrderTracking(false);
      jQuery.blockUI.defaults.overlayCSS.cursor = 'default';
      jQuery('#box').block({ message: null }); jQuery.blockUI({ message: null });`,
  });
  await expect(page.locator('#box > .blockOverlay')).toHaveCount(1);
  await expect(page.locator('body > .blockOverlay')).toHaveCount(1);
  await page.evaluate('jQuery.unblockUI(); jQuery("#box").unblock()');
  await expect(page.locator('.blockOverlay')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.shopWidgets ?? document.cookie))
    .not.toContain('sbjs_session');
});

test('a method’s bad registration is refused with a reason', async ({ page, shop, consoleLines }) => {
  await openCase(page, shop, { head: early(), body: '', script: "wc.customPlaceOrderButton.register('pay', {});" });
  await expect.poll(() => consoleLines.take(/"pay" has no function render/)).toBe(1);
});

test('the first add beside a theme’s message of an empty cart in the header loads no page', async ({ page, shop }) => {
  await answerCalls(page, 'add_to_cart', cartWith('1'));
  await openCase(page, shop, {
    body: `<header><div class="woocommerce"><p class="wc-empty-cart-message">Košarica je prazna.</p></div></header>${LIST}${MINI_CART}`,
    script: 'var heard = []; addEventListener("pagehide", () => heard.push("left"));',
  });
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  await page.locator('.ajax_add_to_cart').click();
  await expect(page.locator('.added_to_cart')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  await expectHeard(page, []);
});

for (const [where, block, times] of [
  ['without', '', 0],
  ['with', '<div class="wc-block-mini-cart"></div>', 1],
] as const)
  test(`an add on a page ${where} blocks is told to blocks ${times} times`, async ({ page, shop }) => {
    await answerCalls(page, 'add_to_cart', cartWith('1'));
    await openCase(page, shop, {
      body: LIST + block,
      script: `var heard = []; document.body.addEventListener('wc-blocks_added_to_cart', () => heard.push('blocks'));`,
    });
    await page.locator('.ajax_add_to_cart').click();
    await expect(page.locator('.added_to_cart')).toBeVisible();
    await expectHeard(page, Array(times).fill('blocks'));
  });

const WIDGETS = '/shop-widgets/shop-widgets.classic.js';
const LIBRARIES = '/wp-content/plugins/woocommerce/assets/js';

test('libraries of the gallery come back where the shop’s gallery is not on the page', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allow(/shop-widgets\]/);
  for (const [file, code] of [
    ['zoom/jquery.zoom.min.js', 'jQuery.fn.zoom = function () { this.addClass("is-zoomed"); return this; };'],
    [
      'photoswipe/photoswipe.min.js',
      'window.PhotoSwipe = function (place, ui) { this.init = () => place.append("open"); };',
    ],
  ] as const)
    await page.route(`**${LIBRARIES}/${file}`, route => route.fulfill({ contentType: 'text/javascript', body: code }));
  await openCase(page, shop, {
    isBare: true,
    head: `<script src="${WIDGETS}" data-replace></script>`,
    body: `<a class="picture" href="#">Slika</a><div id="place"></div><script src="${LIBRARIES}/zoom/jquery.zoom.min.js"></script>
      <script src="${LIBRARIES}/photoswipe/photoswipe.min.js"></script>`,
    script: `jQuery('.picture').zoom().on('click', e => { e.preventDefault(); new PhotoSwipe(document.querySelector('#place')).init(); });`,
  });
  await expect(page.locator('.picture')).toHaveClass(/is-zoomed/);
  await page.locator('.picture').click();
  await expect(page.locator('#place')).toHaveText('open');
});

test('one gallery of the shop mounts, and a script that uses the library all the same gets it', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allow(/shop-widgets\]/);
  await page.route(`**${LIBRARIES}/zoom/jquery.zoom.min.js`, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'jQuery.fn.zoom = function () { this.addClass("is-zoomed"); return this; };',
    }),
  );
  await openCase(page, shop, {
    isBare: true,
    head: `<script src="${WIDGETS}" data-replace></script>`,
    body: `<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image"><a href="data:image/gif;base64,R0lGODlhAQABAAAAACw="><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""></a></div></div></div>
      <a class="picture" href="#">Slika</a><script src="${LIBRARIES}/zoom/jquery.zoom.min.js"></script>`,
    script: "jQuery(() => jQuery('.picture').zoom());",
  });
  await mounted(page, '.woocommerce-product-gallery');
  await expect(page.locator('.picture')).toHaveClass(/is-zoomed/);
});
