import type { Page } from 'playwright/test';
import { choose, FORM, looked, parts } from '../pages/variationForm';
import { expect, mounted, type TestShop, test } from '../support/fixtures';
import {
  doubleScripts,
  FLEXSLIDER,
  putHead,
  ranOn,
  replaceTag,
  SINGLE_PRODUCT,
  shopTag,
  statesOn,
  VARIATION,
} from '../support/replacing';
import { isMounted, VARIABLE } from '../support/shopper';

// First visit: these tests are about loading code and its failures.
test.use({ isFirstVisit: true });

const GALLERY = '.woocommerce-product-gallery';
const PRODUCT_SCRIPTS = [
  shopTag('wc-flexslider', FLEXSLIDER, 'defer'),
  shopTag('wc-single-product', SINGLE_PRODUCT, 'defer'),
  shopTag('wc-add-to-cart-variation', VARIATION, 'defer data-wp-strategy="defer"'),
].join('');
const back = (...paths: string[]) => paths.map(path => `/wp-content/${path}.min.js`);

/** Opens a variable product's page whose head begins so. */
async function openProduct(page: Page, shop: TestShop, headStart: string, headers: Record<string, string> = {}) {
  const asked = await doubleScripts(page);
  await putHead(page, VARIABLE, headStart, headers);
  await page.goto(shop.url + VARIABLE);
  return asked;
}

test.describe('data-replace', () => {
  test('holds back replaced scripts of every kind, and no others', async ({ page, shop, consoleLines }) => {
    const inserted = `<script>
      const add = change => { const script = document.createElement('script'); change(script); document.head.append(script); };
      const root = '/wp-content/plugins/woocommerce/assets/js/frontend/';
      add(script => { script.type = 'text/javascript'; script.src = root + 'cart.min.js?ver=1'; });
      add(script => { script.src = root + 'checkout.js'; script.type = 'text/javascript'; });
      add(script => { script.setAttribute('SRC', root + 'address-i18n.js'); script.setAttribute('type', 'module'); });
      const late = document.head.appendChild(document.createElement('script'));
      late.src = root + 'lost-password.js';
      add(script => { script.src = root + 'my-cart.js'; });
      add(script => { script.src = '/wp-content/other/cart.js'; });
    </script>`;
    await openProduct(
      page,
      shop,
      replaceTag() +
        '<link rel="preload" as="script" href="/wp-content/plugins/woocommerce/assets/js/frontend/cart.js">' +
        '<link rel="preload" as="image" href="/images/lipa.svg">' +
        '<script id="woocommerce-js-extra">var its_settings = 1</script>' +
        PRODUCT_SCRIPTS +
        shopTag('woocommerce', 'plugins/woocommerce/assets/js/frontend/woocommerce', 'async') +
        shopTag('wcpt', 'plugins/wc-product-table-lite/assets/js', 'type="module"') +
        shopTag('menu', 'sub/themes/storefront/assets/js/navigation', 'type="application/javascript"') +
        shopTag('add-to-cart', 'plugins/theirs/add-to-cart') +
        shopTag('consent', SINGLE_PRODUCT, 'type="text/plain"') +
        inserted,
    );
    await mounted(page, FORM);
    await looked(page);
    await choose(page, 'modra', 's');
    await expect(parts(page).price).toHaveText(/^59\.00/);
    await expect
      .poll(async () => (await ranOn(page)).sort())
      .toEqual([
        '/wp-content/other/cart.js',
        '/wp-content/plugins/theirs/add-to-cart.min.js',
        '/wp-content/plugins/woocommerce/assets/js/frontend/my-cart.js',
      ]);
    expect((await statesOn(page)).sort()).toEqual([
      ...[': held', ': held', ': held', ': held'],
      ...['menu: held', 'wc-add-to-cart-variation: held', 'wc-flexslider: held', 'wc-single-product: held'],
      ...['wcpt: held', 'woocommerce: held'],
    ]);
    expect(await page.evaluate(() => Reflect.get(window, 'its_settings'))).toBe(1);
    await expect(page.locator('link[rel=preload]')).toHaveAttribute('as', 'image');
    expect(
      consoleLines.take(/^info: \[shop-widgets\] data-replace: 10 scripts held back: wc-flexslider, wc-sing/),
    ).toBe(1);
    consoleLines.allow(/was preloaded using link preload but not used/);
  });

  test('scripts of a disabled widget run in order, with the page’s events', async ({ page, shop, consoleLines }) => {
    await openProduct(
      page,
      shop,
      `${replaceTag()}${PRODUCT_SCRIPTS}
       <script type="application/json" id="shop-widgets-config">{"disabled":["product-tabs"]}</script>`,
    );
    await mounted(page, FORM);
    const expected = [...back(FLEXSLIDER, SINGLE_PRODUCT), 'DOMContentLoaded', 'load'];
    await expect.poll(() => ranOn(page)).toEqual(expected);
    expect(await statesOn(page)).toEqual([
      'wc-flexslider: disabled: product-tabs',
      'wc-single-product: disabled: product-tabs',
      'wc-add-to-cart-variation: held',
    ]);
    // The gallery is the script's as well.
    await page.locator(`${GALLERY} img`).first().hover();
    expect(await isMounted(page, GALLERY)).toBe(false);
    consoleLines.allow(/3 scripts held back/);
    await expect
      .poll(() => consoleLines.take(/disabled: product-tabs, given back: wc-flexslider-js,wc-single-product-js/))
      .toBe(1);
  });

  test('a widget whose chunk does not load gives its scripts back in order', async ({ page, shop, consoleLines }) => {
    await page.route(/\/chunks\/product-/, route => route.fulfill({ status: 404 }));
    await openProduct(page, shop, replaceTag() + PRODUCT_SCRIPTS);
    await expect
      .poll(() => ranOn(page), { timeout: 20_000 })
      .toEqual([...back(FLEXSLIDER, SINGLE_PRODUCT), 'DOMContentLoaded', 'load']);
    await mounted(page, FORM);
    expect(await isMounted(page, GALLERY)).toBe(false);
    expect((await statesOn(page)).at(-1)).toBe('wc-add-to-cart-variation: held');
    consoleLines.allow(/Failed to load resource|did not load, three times|3 scripts held back/);
    await expect
      .poll(() => consoleLines.take(/did not load, given back: wc-flexslider-js,wc-single-product-js/))
      .toBe(1);
  });

  for (const [what, headers] of Object.entries({
    'is not there': {},
    'is kept out by the page’s policy, as is what has no nonce': {
      'Content-Security-Policy':
        "script-src 'nonce-abc'; require-trusted-types-for 'script'; trusted-types shop-widgets",
    },
  })) {
    test(`everything runs in order when shop-widgets.js ${what}`, async ({ page, shop, consoleLines }) => {
      await page.route('**/shop-widgets.js', route => route.fulfill({ status: 404 }));
      const tags = [
        shopTag('wc-single-product', SINGLE_PRODUCT, 'defer nonce="abc"'),
        shopTag('storefront-navigation', 'themes/storefront/assets/js/navigation', 'nonce="abc" data-kept="1"'),
        shopTag('woosb-frontend', 'plugins/woo-product-bundle/assets/js/frontend', 'nonce="abc" crossorigin'),
      ].join('');
      const stranger = shopTag(
        'wcpt',
        'plugins/wc-product-table-lite/assets/js',
        Object.keys(headers)[0] ? '' : 'async',
      );
      const made = `<script nonce="abc">
        const policy = trustedTypes.createPolicy('shop-widgets', { createScriptURL: address => address });
        const script = Object.assign(document.createElement('script'), { nonce: 'abc', async: false });
        script.src = policy.createScriptURL('/wp-content/${VARIATION}.min.js');
        document.head.append(script);
      </script>`;
      await openProduct(page, shop, replaceTag('data-replace nonce="abc"') + tags + stranger + made, headers);
      const inOrder = back(
        'themes/storefront/assets/js/navigation',
        'plugins/woo-product-bundle/assets/js/frontend',
        VARIATION,
        SINGLE_PRODUCT,
      );
      const ran = async () => (await ranOn(page)).filter(one => !one.includes('wc-product-table'));
      await expect.poll(ran).toEqual([...inOrder, 'DOMContentLoaded', 'load']);
      await expect(page.locator('[data-kept]')).toHaveJSProperty('nonce', 'abc');
      await expect(page.locator('[data-kept]')).not.toHaveAttribute('type', /./);
      expect((await ranOn(page)).some(one => one.includes('wc-product-table'))).toBe(!Object.keys(headers)[0]);
      consoleLines.allow(/Failed to load resource|Content Security Policy|violates/);
      await expect
        .poll(() => consoleLines.take(/shop-widgets.js did not load, given back: storefront-navigation-js/))
        .toBe(1);
    });
  }

  test('a script and settings without the nonce have no effect', async ({ page, shop, consoleLines }) => {
    const injected = [
      '<script type="application/json" id="shop-widgets-config">{"disabled":["product-tabs"]}</script>',
      shopTag('injected', 'plugins/woo-product-bundle/assets/js/frontend'),
      shopTag('other', 'plugins/woo-product-bundle/assets/js/frontend', 'nonce="def"'),
    ].join('');
    const theirs = shopTag('wc-single-product', SINGLE_PRODUCT, 'defer nonce="abc"');
    await openProduct(page, shop, replaceTag('data-replace nonce="abc"') + injected + theirs, {
      'Content-Security-Policy': "script-src 'nonce-abc' 'strict-dynamic'",
    });
    await mounted(page, FORM);
    await mounted(page, GALLERY);
    expect(await statesOn(page)).toEqual(['wc-single-product: held']);
    expect(await ranOn(page)).toEqual([]);
    await expect(page.locator('#injected-js')).not.toHaveAttribute('type', /./);
    await expect.poll(() => consoleLines.take(/the page configuration has not the nonce of the tag/)).toBe(1);
    consoleLines.allow(/Content Security Policy|1 scripts held back/);
  });

  test('settings in the content switch nothing off', async ({ page, shop, consoleLines }) => {
    const injected = '<script type="application/json" id="shop-widgets-config">{"disabled":["product-tabs"]}</script>';
    const put = `<script>new MutationObserver((_, self) => {
      const content = document.querySelector('main > *');
      if (!content) return;
      self.disconnect();
      content.insertAdjacentHTML('beforebegin', ${JSON.stringify(injected).replaceAll('</', '<\\/')});
    }).observe(document, { childList: true, subtree: true })</script>`;
    await openProduct(page, shop, replaceTag() + put + PRODUCT_SCRIPTS);
    await mounted(page, GALLERY);
    expect((await statesOn(page)).every(state => state.endsWith(': held'))).toBe(true);
    expect(await ranOn(page)).toEqual([]);
    await expect.poll(() => consoleLines.take(/the page configuration stands in the content/)).toBe(1);
    consoleLines.allow(/3 scripts held back/);
  });
});
