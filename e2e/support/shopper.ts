import { expect, type Locator, type Page } from 'playwright/test';
import type { LoggedCall } from '../../demo-theme';
import type { TestShop } from './fixtures';

/** Pages of the demo shop that many tests open. */
export const SHOP_PAGE = '/shop/';
export const SIMPLE = '/product/skodelica-jutro/';
export const FEW_LEFT = '/product/kroznik-rob/';
export const GROUPED = '/product/komplet-za-zajtrk/';
export const VARIABLE = '/product/pulover-reka/';
export const ANY_VALUE = '/product/brisaca-val/';

/** The list button of a product. */
export const listButton = (page: Page, id: number): Locator =>
  page.locator(`ul.products a.add_to_cart_button[data-product_id="${id}"]`).first();

/** The mini-cart in the page's header. */
export const miniCart = (page: Page): Locator => page.locator('.site-cart .widget_shopping_cart_content');

/** Waits until the page shows a number of pieces in its header. */
export async function expectPieces(page: Page, count: number): Promise<void> {
  await expect(page.locator('a.cart-contents .count')).toHaveText(new RegExp(`^${count} `));
}

/** The calls of a name that the shop got, oldest first. */
export const callsOf = (shop: TestShop, name: string): LoggedCall[] => shop.log.filter(call => call.name === name);

/** Waits until the page has asked the shop for the cart, so that nothing of the start is under way. */
export async function cartStarted(page: Page): Promise<void> {
  await expect(miniCart(page)).not.toBeEmpty();
}

/** Opens a page, and waits until nothing of its start is under way. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await cartStarted(page);
}

/** Makes the page record the texts of its live region for the cart. Returns a function that reads them. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const texts: string[] = [];
    Reflect.set(window, 'announced', texts);
    new MutationObserver(records => {
      for (const { target } of records) {
        const isRegion =
          target instanceof Element && target.matches('.widget_shopping_cart_live_region[role="status"]');
        if (isRegion && target.textContent) texts.push(target.textContent);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'announced'));
}

/** Mounts every widget of the page now. Returns their number. */
export const mountEverything = (page: Page): Promise<number> =>
  page.evaluate(async () => (await window.ShopWidgets?.mountAll(document, { now: true }))?.length ?? 0);

/** Whether the marker that the selector finds is taken over. */
export const isMounted = (page: Page, marker: string): Promise<boolean> =>
  page.evaluate(selector => {
    const element = document.querySelector(selector);
    return element !== null && Boolean(Reflect.get(element, Symbol.for('shop-widgets.mounted')));
  }, marker);

/** Marks the page, so that a page load shows. */
export const markPage = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.set(window, 'isSamePage', true));

/** Whether the page that was marked is still there. */
export const isSamePage = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'isSamePage') === true);

/** Name of the element with focus, as `tag.class`. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active ? [active.localName, ...active.classList].join('.') : 'none';
  });

/** Head markup with the page's own configuration of the widgets. */
export const configElement = (config: object): string =>
  `<script type="application/json" id="shop-widgets-config">${JSON.stringify(config)}</script>`;

/** Changes one of the shop's own settings on the page, which the widgets read when they need it. */
export const setShopParameter = (page: Page, name: string, value: string): Promise<void> =>
  page.evaluate(
    ([key, text]) => {
      const params: unknown = Reflect.get(window, 'wc_add_to_cart_params');
      if (typeof params === 'object' && params !== null && key) Reflect.set(params, key, text);
    },
    [name, value] as const,
  );

/** Denies cookies and storage to the scripts of the pages to come, as a browser does that blocks them. */
export async function denyCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get: deny });
  });
}
