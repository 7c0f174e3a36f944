import type { Page } from 'playwright/test';
import { FRAGMENTS_TIMEOUT } from './browser';
import { capturedAsset, ELSEWHERE, hasCaptures, servedPage } from './capturedPages';
import { capturedProducts } from './capturedProducts';
import { eventRecorder } from './eventRecorder';
import { expect, openShopAt, type TestShop, test as watched } from './fixtures';

const JQUERY: Record<string, string> = {
  '3': '<script src="/jquery/3/jquery.min.js"></script>',
  '4': '<script src="/jquery/4/jquery.min.js"></script>',
};
const SCRIPT = '<script type="module" src="/shop-widgets/shop-widgets.js"></script>';

/**
 * Rules of the shop's look that prevent layout shifts: the mini-cart lies over it, small pictures stand below the large one, swatches
 * and tables have a look; the rest is the sheet for bare themes.
 */
const STYLES = `@import url('/shop-widgets/styles/bare.css');
.site-header-cart .widget_shopping_cart { position: absolute; visibility: hidden }
.site-header-cart:hover .widget_shopping_cart, .site-header-cart:focus-within .widget_shopping_cart { visibility: visible }
.woocommerce-product-gallery__image img { display: block; max-width: 100%; height: auto }
.images { float: left; width: 48% } .summary { float: right; width: 48% } .woocommerce-tabs { clear: both }
.variable-items-wrapper .variable-item { display: inline-block; min-width: 2em; min-height: 2em; border: 1px solid }
.screen-reader-text { position: absolute !important; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.woocommerce-variation-add-to-cart .single_add_to_cart_button.disabled { opacity: 0.5 }
.wcpt-hide, .wcpt-nav-modal-tpl, .wcpt-dropdown:not(.wcpt-open) > .wcpt-dropdown-menu, .wcpt-quantity-error-message { display: none }
.wcpt-qty-controller, .wcpt-pagination > * { display: inline-block; min-width: 2em; min-height: 2em }
.wcpt-notice-wrapper, .wcpt-cart-widget { position: fixed; bottom: 0 } .wcpt-modal { position: fixed; inset: 0; overflow: auto; background: #fff }`;
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

const SVG = 'image/svg+xml';
const KEPT = 'max-age=3600';

const answer = (body: string, type: string, cache = 'no-store') =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': cache } });

const WITHOUT_MINI_CART = ['cart', 'checkout', 'order-pay'];

/**
 * Answers `/captured/{page}/?jquery=3|4|none`, and what such a page asks for besides.
 * @param hasAssets whether the recorded stylesheets, fonts and pictures are sent; else a few rules stand for them
 */
async function capturedAnswer(request: Request, hasAssets: boolean): Promise<Response | undefined> {
  const { origin, pathname, searchParams } = new URL(request.url);
  const name = /^\/captured\/([\w-]+)\/$/.exec(pathname)?.[1];
  if (name !== undefined) {
    const jquery = JQUERY[searchParams.get('jquery') ?? '3'] ?? '';
    const recorder = jquery && `(${eventRecorder})()`;
    const html = servedPage(name, { origin, jquery, script: SCRIPT, recorder });
    // The shop's theme has no plus and minus; ours are tested on its pages as on one that asks for them.
    const asking = html.replace('<body class="', '<body class="sw-quantity-buttons ');
    const patient = asking.replace('"request_timeout":"5000"', `"request_timeout":"${FRAGMENTS_TIMEOUT}"`);
    return answer(patient, 'text/html; charset=UTF-8');
  }
  if (pathname.startsWith(ELSEWHERE)) return pathname.endsWith('/css') ? answer('', 'text/css') : answer(PICTURE, SVG);
  if (!pathname.startsWith('/wp-')) return undefined;
  if (hasAssets) return capturedAsset(pathname) ?? new Response('', { status: 404 });
  if (pathname.endsWith('.css')) return answer(pathname.includes('/themes/') ? STYLES : '', 'text/css', KEPT);
  return answer(PICTURE, SVG, KEPT);
}

/** Answers a recorded checkout's order reviews, as the demo shop takes no nonce of the recorded one. */
export async function answerReviews(page: Page): Promise<void> {
  const review = { result: 'success', messages: '', reload: false, fragments: {} };
  await page.route('**/*wc-ajax=update_order_review*', route => route.fulfill({ json: review }));
}

/** Sends a picture for whatever a page asks of other servers. */
export const drawForeign = (page: Page, origin: string) =>
  page.route(
    url => url.origin !== origin,
    route => route.fulfill({ contentType: SVG, body: PICTURE }),
  );

interface CapturedFixtures {
  /** Opens a recorded page, watched from before our script runs. */
  readonly open: (name: string, jquery?: string) => Promise<void>;
}

interface CapturedOptions {
  /** Whether the pages come with the shop's own stylesheets, fonts and pictures; `test.use({ hasAssets: true })`. */
  readonly hasAssets: boolean;
}

/** Playwright's test with a shop that serves the recorded pages and sells what is on them. */
export const test = watched.extend<CapturedFixtures & CapturedOptions>({
  hasAssets: [false, { option: true }],
  shop: async ({ hasAssets, sites }, use) => {
    const fallback = (request: Request) => capturedAnswer(request, hasAssets);
    const shop = await openShopAt(sites, { fallback }, hasAssets ? 'recorded, with its assets' : 'recorded');
    // The demo's own variations have numbers that the recorded ones have as well.
    const own = shop.products
      .all()
      .map(product => (product.type === 'variable' ? { ...product, variations: [] } : product));
    if (hasCaptures) shop.products.add(...own, ...capturedProducts());
    await use(shop satisfies TestShop);
    await shop.close();
  },
  open: async ({ page, shop }, use) => {
    // Notices over the page are dismissed; tests about them clear the cookies.
    const dismissed = { store_notice9d759297ecf1bdf556bbdece03d10c1d: 'hidden', cookie_notice_accepted: 'true' };
    const cookies = Object.entries(dismissed).map(([name, value]) => ({ name, value, url: shop.url }));
    await page.context().addCookies(cookies);
    await use(async (name, jquery = '3') => {
      await page.goto(`${shop.url}/captured/${name}/?jquery=${jquery}`);
      // Texts of the page's language come first; a click before that does its plain job.
      const cart = page.locator('.site-header-cart .widget_shopping_cart_content');
      if (!WITHOUT_MINI_CART.includes(name)) await expect(cart).not.toBeEmpty({ timeout: 20_000 });
    });
  },
});
