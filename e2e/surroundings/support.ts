import { createRequire } from 'node:module';
import type { Page, Request } from 'playwright/test';
import { expect, type TestShop } from '../support/fixtures';

const SLIM = createRequire(import.meta.url).resolve('jquery/dist/jquery.slim.min.js');

const JQUERY = {
  '3': '<script src="/jquery/3/jquery.min.js"></script>',
  '4': '<script src="/jquery/4/jquery.min.js"></script>',
  slim: '<script src="/jquery/slim.js"></script>',
  none: '',
};

/** What stands beside the widgets on the small page of a case. */
export interface Surroundings {
  /** Content of the body. */
  readonly body: string;
  /** Code of another script, which runs at the end of the body, before ours. */
  readonly script?: string;
  readonly jquery?: keyof typeof JQUERY;
  /** Settings of the shop that the page prints: name of the global → value. The cart's are there by default. */
  readonly globals?: Readonly<Record<string, unknown>>;
  /** Settings of the widgets. */
  readonly config?: object;
  readonly bodyClass?: string;
  readonly head?: string;
  /** Whether the page is without our script, to see what jQuery and the browser alone do. */
  readonly isBare?: boolean;
}

const AJAX = '/?wc-ajax=%%endpoint%%';

const GLOBALS = {
  wc_add_to_cart_params: {
    ajax_url: '/wp-admin/admin-ajax.php',
    wc_ajax_url: AJAX,
    i18n_view_cart: 'Ogled košarice',
    cart_url: '/cart/',
    is_cart: '',
    cart_redirect_after_add: 'no',
  },
};

/** Settings of a page with a mini-cart. */
export const FRAGMENTS = {
  wc_cart_fragments_params: {
    wc_ajax_url: AJAX,
    cart_hash_key: 'wc_cart_hash_primer',
    fragment_name: 'wc_fragments_primer',
    request_timeout: '60000',
  },
};

/** Address of the page of a case. */
export const CASE = '/primer/';

export function pageOf(around: Surroundings): string {
  const { body, script = '', jquery = '3', config, bodyClass = '', head = '', isBare } = around;
  const settings = Object.entries({ ...GLOBALS, ...around.globals }).map(
    ([name, value]) => `var ${name} = ${JSON.stringify(value)};`,
  );
  return `<!doctype html><html lang="sl"><head><meta charset="utf-8"><title>Primer</title>${head}
    ${JQUERY[jquery]}<script>${settings.join('\n')}</script>
    ${config ? `<script type="application/json" id="shop-widgets-config">${JSON.stringify(config)}</script>` : ''}
    </head><body class="woocommerce-js ${bodyClass}"><main>${body}</main><script>${script}</script>
    ${isBare ? '' : '<script type="module" src="/shop-widgets/shop-widgets.js"></script>'}</body></html>`;
}

/** Opens the small page of a case at an address of the demo shop, whose calls it may make. */
export async function openCase(page: Page, shop: TestShop, around: Surroundings): Promise<void> {
  await page.route(/\/jquery\/slim\.js$/, route => route.fulfill({ path: SLIM }));
  await page.route(
    url => url.pathname === CASE,
    (route, request) =>
      request.method() === 'GET'
        ? route.fulfill({ contentType: 'text/html; charset=UTF-8', body: pageOf(around) })
        : route.fallback(),
  );
  await page.goto(shop.url + CASE);
  if (!around.isBare) await page.waitForFunction(() => window.ShopWidgets !== undefined);
}

/** A call that the page has sent. */
export interface SentCall {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const sentCall = (request: Request): SentCall => {
  const { pathname, search } = new URL(request.url());
  return {
    method: request.method(),
    address: pathname + search,
    body: request.postData() ?? '',
    headers: request.headers(),
  };
};

/**
 * Answers the calls of an endpoint in the shop's place.
 * @param answer JSON, or what becomes of the call
 * @returns the calls so far
 */
export async function answerCalls(
  page: Page,
  endpoint: string,
  answer: object | ((call: SentCall) => object),
): Promise<SentCall[]> {
  const calls: SentCall[] = [];
  await page.route(
    url => url.searchParams.get('wc-ajax') === endpoint,
    (route, request) => {
      const call = sentCall(request);
      calls.push(call);
      const json: object = typeof answer === 'function' ? answer(call) : answer;
      return route.fulfill({ json });
    },
  );
  return calls;
}

/** Reads what a script of the case has noted in `window.heard`. */
export const heard = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'heard'));

/** Waits until what a script of the case has noted in `window.heard` is this. */
export const expectHeard = (page: Page, lines: unknown): Promise<void> => expect.poll(() => heard(page)).toEqual(lines);

/** A product list with one button. */
export const LIST = `<ul class="products"><li class="product"><a href="?add-to-cart=7" data-quantity="1" data-product_id="7"
  data-product_sku="SK-7" class="button product_type_simple add_to_cart_button ajax_add_to_cart">V košarico</a></li></ul>`;

/** A mini-cart. */
export const MINI_CART = '<div class="widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div>';

/** Answer to an add, with the fragments of {@link MINI_CART}. */
export const cartWith = (text: string, more: object = {}) => ({
  fragments: {
    'div.widget_shopping_cart_content': `<div class="widget_shopping_cart_content">${text}</div>`,
    ...more,
  },
  cart_hash: 'primer',
});
