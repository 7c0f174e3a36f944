import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { capturedJson, ELSEWHERE } from './capturedPages';
import { expect, type TestShop } from './fixtures';
import { mountEverything } from './shopper';

/** Widths and heights of the pictures. */
export const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

const recorded = v.object({ response: v.object({ body: v.looseObject({}) }) });

/** A recorded answer, as it is sent to a page of this shop. */
function answered(name: string, shop: TestShop): string {
  const { body } = v.parse(recorded, capturedJson(`json/${name}.json`)).response;
  return JSON.stringify(body).replaceAll('https://trgovina.example', shop.url);
}

/** Substitutes for fonts that were missing when the pictures were taken: the theme's web font, and that of fields. */
const FACES = [
  { weight: 300, name: 'DejaVu Sans ExtraLight' },
  { weight: 400, name: 'DejaVu Sans' },
  { weight: 700, name: 'DejaVu Sans Bold' },
];
const FONTS = ['Source Sans Pro', 'Arial']
  .flatMap(family =>
    FACES.map(
      ({ weight, name }) => `@font-face { font-family: "${family}"; font-weight: ${weight}; src: local("${name}") }`,
    ),
  )
  .join('\n');

/** The one line of the cart in the pictures, made of the recorded page's first. */
function withPicturedCart(html: string): string {
  const LINE = /(<tr class="woocommerce-cart-form__cart-item cart_item">[\s\S]*?<\/tr>)/;
  const [before = '', first = '', ...rest] = html.split(LINE);
  const line = first
    .replaceAll('Lahka torba 4', 'Lahka majica 1')
    .replaceAll('izdelek-04', 'izdelek-01')
    .replaceAll('12.88', '5.00')
    .replaceAll('25.76', '5.00')
    .replace('value="2"', 'value="1"');
  return `${before}${line}${rest.at(-1) ?? ''}`;
}

/** Makes the shop answer as it did when the pictures were taken: its font, its empty cart, its cart of one product, its table's cart bar. */
export async function answerAsPictured(page: Page, shop: TestShop): Promise<void> {
  const json = (body: string) => ({ contentType: 'application/json; charset=UTF-8', body });
  await page.context().clearCookies({ name: /^store_notice/ });
  await page.route(`**${ELSEWHERE}fonts.googleapis.com/**`, route =>
    route.fulfill({ contentType: 'text/css', body: FONTS }),
  );
  await page.route('**/?wc-ajax=get_refreshed_fragments', route =>
    route.fulfill(json(answered('wc-ajax-get-refreshed-fragments-empty', shop))),
  );
  await page.route('**/?wc-ajax=update_order_review', route =>
    route.fulfill(json(answered('wc-ajax-update-order-review-ok', shop))),
  );
  await page.route('**/?wc-ajax=wcpt_cart', route => {
    const added = /products\]\[(\d+)\]/.exec(decodeURIComponent(route.request().postData() ?? ''))?.[1];
    const bar = answered('wcpt-cart-browser-add', shop).replaceAll('47.00', '51.90');
    return route.fulfill(json(added ? bar.replaceAll('"113"', `"${added}"`) : bar));
  });
  await page.route('**/captured/cart/**', async route => {
    const response = await route.fetch();
    return route.fulfill({ response, body: withPicturedCart(await response.text()) });
  });
}

/** Waits until every widget of the page is hydrated, as after use of the whole page. */
export async function allAwake(page: Page): Promise<void> {
  // The largest page has 500 rows.
  await expect(page.locator('p.demo_store')).toBeVisible({ timeout: 30_000 });
  await mountEverything(page);
  await page.waitForLoadState('networkidle');
}
