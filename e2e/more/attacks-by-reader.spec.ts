import type { Page } from 'playwright/test';
import { CHOOSE, PICKERS } from '../pages/bundles';
import { FOUR, GALLERY, TRIGGER } from '../pages/gallery';
import { asText } from '../support/attacks';
import { changePage, withStrictDynamic } from '../support/changePage';
import { type ConsoleLines, expect, mounted, test } from '../support/fixtures';
import { expectPieces, SHOP_PAGE, SIMPLE, VARIABLE } from '../support/shopper';

const TABLE = '/tables/cart/';
const WISHLIST = '/tables/wishlist/';

/** Returns HTML that reports its execution; the picture exists, so that the console has no other lines. */
const attack = (name: string) => `<img src="/images/skodelica.svg" onload="attacked('${name}')">`;
const SCRIPT = "javascript:attacked('address')";

const POLICIES = ['no policy', 'strict-dynamic and Trusted Types'] as const;

interface Planted {
  readonly policy: (typeof POLICIES)[number];
  /** Attacking content at the start of the page. */
  readonly content?: string;
  /** Replaces a part of the shop's page by attacking content. */
  readonly change?: (page: string) => string;
}

/** Opens a page with attacking content. Returns the names of the attacks that have run so far. */
async function open(page: Page, url: string, { policy, content = '', change = text => text }: Planted) {
  const ran: string[] = [];
  await page.exposeFunction('attacked', (name: string) => ran.push(name));
  const address = new URL(url);
  const isStrict = policy !== 'no policy';
  if (isStrict) address.searchParams.set('csp', 'strict');
  await changePage(
    page,
    ({ pathname }) => pathname === address.pathname,
    html => change(html).replace(/<body[^>]*>/, tag => tag + content),
    withStrictDynamic,
  );
  await page.goto(address.href);
  return ran;
}

/** Anything that ran would have done so when the pictures of the page are there. */
async function expectNothingRan(page: Page, ran: readonly string[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode().catch(() => {}))));
  expect(ran).toEqual([]);
  expect(await page.locator('[onload], [onerror], [onclick], a[href^="javascript:" i]').count()).toBe(0);
}

for (const policy of POLICIES) {
  test.describe(policy, () => {
    test('variations in an attribute that content may have are shown cleaned', async ({ page, shop, consoleLines }) => {
      const planted = JSON.stringify(attack('variation')).slice(1, -1);
      const ran = await open(page, shop.url + PICKERS, {
        policy,
        change: text =>
          text.replace(/(<div class="variations_form"[^>]*data-product_variations=")([^"]*)/g, (_, tag, list) => {
            const fields = ['price_html', 'variation_description', 'availability_html', 'woosb_image'];
            const startOf = (name: string) => `&quot;${name}&quot;:&quot;`;
            return (
              tag +
              fields.reduce<string>((all, name) => all.replaceAll(startOf(name), startOf(name) + asText(planted)), list)
            );
          }),
      });
      await mounted(page, '.woosb-wrap');
      for (const select of await page.locator('.woosb-product .variations_form select').all())
        await select.selectOption({ index: 1 });
      await expect(
        page.locator('.woosb-product .woosb-thumb-new img, .woosb-product .woosb-price-new img').first(),
      ).toBeAttached();
      await expectNothingRan(page, ran);
      takeParsed(consoleLines);
    });

    test('an element of the id of the kept product forms is none', async ({ page, shop, consoleLines }) => {
      const form = `<div class="wcpt-product-form">${attack('form')}</div>`;
      const ran = await open(page, shop.url + TABLE, {
        policy,
        content: `<div id="wcpt_product_form" hidden>${asText(form)}</div>`,
        change: text => text.replaceAll('data-wcpt-product-id="10206"', 'data-wcpt-product-id="textContent"'),
      });
      await mounted(page, '#wcpt-430');
      await page.locator('[data-wcpt-product-id="textContent"] [data-wcpt-link-code]').first().click();
      await expectNothingRan(page, ran);
      await expect(page.locator('.wcpt-product-form img')).toHaveCount(0);
      takeReports(consoleLines);
    });

    test('an element of the id of a template is none', async ({ page, shop }) => {
      const link = `<a class="wcpt-ti-wishlist-growler">${attack('growler')}</a>`;
      const ran = await open(page, `${shop.url}${WISHLIST}?wishlist=simple`, {
        policy,
        content: `<div id="wcpt-ti-wishlist-growler-template" hidden>${asText(link)}</div>`,
        change: text => text.replace(' id="wcpt-ti-wishlist-growler-template"', ''),
      });
      await mounted(page, '.wcpt');
      await page.locator('#wcpt-490 .wcpt-row[data-wcpt-product-id="10000"] .wcpt-wishlist').first().click();
      await expect(page.locator('.wcpt-ti-wishlist-growler--revealed')).toContainText('Ogled seznama');
      await expectNothingRan(page, ran);
    });

    test('a picture that leads to a script has no link when it fails', async ({ page, shop, consoleLines }) => {
      const ran = await open(page, shop.url + FOUR, {
        policy,
        change: text => text.replaceAll(/data-large_image="[^"]*"/g, `data-large_image="${SCRIPT}"`),
      });
      await mounted(page, GALLERY);
      await page.locator(TRIGGER).click();
      const link = page.locator('.sw-lightbox__failed-link').first();
      await expect(link).toBeVisible();
      expect(await link.getAttribute('href')).not.toContain('javascript');
      await expectNothingRan(page, ran);
      takeReports(consoleLines);
      consoleLines.allow(/Loading the image .* violates/);
    });

    test('a button that leads to a script adds with a page load, to the page itself', async ({ page, shop }) => {
      const ran = await open(page, `${shop.url}/tables/post/`, {
        policy,
        change: text =>
          text.replaceAll(/<a[^>]*data-wcpt-link-code="cart_refresh"[^>]*>/g, tag =>
            tag.replace(/href="[^"]*"/, `href="${SCRIPT}"`),
          ),
      });
      await mounted(page, '#wcpt-431');
      const posted = page.waitForRequest(request => request.isNavigationRequest() && request.method() === 'POST');
      await page.locator(`#wcpt-431 .wcpt-product-type-simple [href^="javascript:"]`).first().click();
      expect(new URL((await posted).url()).pathname).toBe('/tables/post/');
      await expectPieces(page, 1);
      expect(ran).toEqual([]);
    });

    for (const path of [SHOP_PAGE, SIMPLE, VARIABLE, CHOOSE, TABLE, '/cart/', '/checkout/']) {
      test(`HTML in address and storage does not run: ${path}`, async ({ page, shop, context, consoleLines }) => {
        const html = attack('address');
        await context.addCookies(COOKIES.map(name => ({ name, value: encodeURIComponent(html), url: shop.url })));
        await page.addInitScript(
          ([text, names]) => {
            for (const name of names) for (const store of [localStorage, sessionStorage]) store.setItem(name, text);
          },
          [html, STORED] as const,
        );
        const query = QUERY.map(name => `${name}=${encodeURIComponent(html)}`).join('&');
        const ran = await open(page, `${shop.url}${path}?${query}#tab-${encodeURIComponent(html)}`, { policy });
        await page.waitForFunction(() => window.ShopWidgets);
        await expectNothingRan(page, ran);
        takeReports(consoleLines);
      });
    }
  });
}

const QUERY = [
  's',
  'orderby',
  'kategorija',
  'attribute_pa_barva',
  'add-to-cart',
  'utm_campaign',
  'shop-widgets',
  '430_search',
];
const COOKIES = ['woocommerce_cart_hash', 'cookie_notice_accepted', 'sbjs_current', 'wp_woocommerce_session_x'];
const STORED = [
  'wc_cart_hash',
  'wc_fragments',
  'sw_report',
  'sw_table_device_430',
  'ti_wishlist_data_5f0c2f1f0f4d4b0d8a3e6c7b9a1d2e3f',
];

/** Takes console lines about unexpected content. */
const takeReports = (lines: ConsoleLines) => lines.take(/\[shop-widgets\]|Failed to load resource/);

/** The browser names handlers that a policy forbids when it parses them, also in a fragment that is in no page. */
const takeParsed = (lines: ConsoleLines) => lines.take(/Executing inline event handler violates/);
