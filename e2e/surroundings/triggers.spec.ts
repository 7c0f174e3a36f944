import type { Page } from 'playwright/test';
import { shopControls } from '../../src/core/bus/shopControls';
import { openCart } from '../pages/cartPage';
import { fillIn, openCheckout, rested } from '../pages/checkout';
import { expect, mounted, type TestShop, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { callsOf, expectPieces, miniCart, SHOP_PAGE, SIMPLE, VARIABLE, visit } from '../support/shopper';

/** What a script does with a control, and what is seen then, as after a person's click, choice or submit. */
interface Case {
  /** The element; default: the first that the table's selector finds. */
  readonly on?: string;
  open(page: Page, shop: TestShop, query: string): Promise<void>;
  /** Value that the script writes into the field before a change. */
  readonly value?: string;
  /** Whether the script ticks the box before a change. */
  readonly ticks?: true;
  seen(page: Page, shop: TestShop): Promise<void>;
}

const product = async (page: Page, shop: TestShop, query: string): Promise<void> => {
  await visit(page, shop.url + SIMPLE + query);
  await page.evaluate(() => window.ShopWidgets?.mountAll(document, { now: true }));
};
const table =
  (name: string) =>
  async (page: Page, shop: TestShop, query: string): Promise<void> => {
    await visit(page, `${shop.url}/tables/${name}/${query}`);
    await page.evaluate(() => window.ShopWidgets?.mountAll(document, { now: true }));
  };
const variable = async (page: Page, shop: TestShop, query: string): Promise<void> => {
  await visit(page, shop.url + VARIABLE + query);
  await mounted(page, 'form.variations_form');
};
const chosen = async (page: Page, shop: TestShop, query: string): Promise<void> => {
  await variable(page, shop, query);
  await page.locator('.variations select').first().selectOption({ index: 1 });
  await expect(page.locator('.reset_variations')).toBeVisible();
};
const cart = (page: Page, shop: TestShop, query: string): Promise<void> => openCart(page, shop, [11], query);
const checkout = openCheckout;
const coupon = async (page: Page, shop: TestShop, query: string): Promise<void> => {
  await openCheckout(page, shop, query);
  await page.click('.showcoupon');
  await page.fill('#coupon_code', 'popust10');
};
const couponInCart = async (page: Page, shop: TestShop, query: string): Promise<void> => {
  await coupon(page, shop, query);
  await page.press('#coupon_code', 'Enter');
  await expect(page.locator('.woocommerce-remove-coupon')).toBeVisible();
};
const visible = (selector: string) => (page: Page) => expect(page.locator(selector)).toBeVisible();
const reviewed = (fields: Readonly<Record<string, string>>) => async (_: Page, shop: TestShop) =>
  expect.poll(() => callsOf(shop, 'update_order_review').at(-1)?.fields).toMatchObject(fields);

const MADE: Readonly<Record<string, Case>> = {
  '.reset_variations click': {
    open: chosen,
    seen: page => expect(page.locator('.variations select').first()).toHaveValue(''),
  },
  '.single_add_to_cart_button click': { open: product, seen: page => expectPieces(page, 1) },
  '.variations select change': { open: variable, value: 'modra', seen: visible('.reset_variations') },
  '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive) click': {
    open: (page, shop, query) => visit(page, shop.url + SHOP_PAGE + query),
    seen: page => expectPieces(page, 1),
  },
  '.remove_from_cart_button click': {
    open: async (page, shop, query) => {
      await page.request.get(`${shop.url}/?add-to-cart=11`);
      await visit(page, shop.url + SIMPLE + query);
      await expect(miniCart(page).locator('.remove_from_cart_button')).toHaveCount(1);
    },
    seen: page => expectPieces(page, 0),
  },
  '.product-remove a click': { open: cart, seen: visible('.cart-empty') },
  '.woocommerce-remove-coupon click': {
    open: couponInCart,
    seen: page => expect(page.locator('.cart-discount')).toHaveCount(0),
  },
  '.shipping-calculator-button click': { open: cart, seen: visible('.shipping-calculator-form') },
  '.showcoupon click': { open: checkout, seen: visible('.checkout_coupon') },
  '.showlogin click': { open: checkout, seen: visible('form.login') },
  '.woocommerce-terms-and-conditions-link click': {
    open: checkout,
    seen: visible('.woocommerce-terms-and-conditions'),
  },
  '.wc-tabs a click': { on: '.wc-tabs .reviews_tab a', open: product, seen: visible('#reviews') },
  'ul.tabs a click': { on: 'ul.tabs .reviews_tab a', open: product, seen: visible('#reviews') },
  '.woocommerce-review-link click': { open: product, seen: visible('#reviews') },
  'p.stars a click': {
    on: 'p.stars a.star-3',
    open: async (page, shop, query) => {
      await product(page, shop, query);
      await page.click('.reviews_tab a');
      await expect(page.locator('p.stars a.star-3')).toBeVisible();
    },
    seen: page => expect(page.locator('#rating')).toHaveValue('3'),
  },
  '.woocommerce-product-gallery a click': {
    on: '.woocommerce-product-gallery__image a',
    open: product,
    seen: visible('.pswp--open'),
  },
  '.woocommerce-product-gallery__trigger click': { open: product, seen: visible('.pswp--open') },
  '.woocommerce-store-notice__dismiss-link click': {
    open: (page, shop, query) => product(page, shop, `${query}&banner=notice`),
    seen: page => expect(page.locator('.woocommerce-store-notice__dismiss-link')).toBeHidden(),
  },
  '[name="payment_method"] click': {
    on: '#payment_method_cod',
    open: checkout,
    seen: visible('.payment_box.payment_method_cod'),
  },
  '.shipping_method change': {
    on: '.shipping_method:not(:checked)',
    open: checkout,
    ticks: true,
    seen: async (page, shop) => {
      const value = await page.locator('.shipping_method:checked').inputValue();
      await reviewed({ 'shipping_method[0]': value })(page, shop);
    },
  },
  '#ship-to-different-address input change': {
    open: checkout,
    ticks: true,
    seen: visible('.shipping_address'),
  },
  '#createaccount change': { open: checkout, ticks: true, seen: visible('div.create-account') },
  '.country_to_state change': {
    on: '#billing_country',
    open: checkout,
    value: 'IT',
    seen: visible('select#billing_state'),
  },
  '.woocommerce-ordering .orderby change': {
    open: (page, shop, query) => visit(page, `${shop.url}/shop/${query}`),
    value: 'price',
    seen: page => expect(page).toHaveURL(/orderby=price/),
  },
  'form.woocommerce-cart-form submit': {
    open: async (page, shop, query) => {
      await cart(page, shop, query);
      await page.locator('form.woocommerce-cart-form .qty').fill('3');
    },
    seen: page => expectPieces(page, 3),
  },
  'form.woocommerce-shipping-calculator submit': {
    open: async (page, shop, query) => {
      await cart(page, shop, query);
      await page.click('.shipping-calculator-button');
      await page.selectOption('#calc_shipping_country', 'AT');
    },
    seen: page => expect(page.locator('.shipping-calculator-button')).toHaveText('Spremeni naslov'),
  },
  'form.checkout submit': {
    open: async (page, shop, query) => {
      await openCheckout(page, shop, query);
      await fillIn(page);
      await rested(page);
      await page.check('#terms');
    },
    seen: page => expect(page).toHaveURL(/order-received\/1001/),
  },
  '.tinvwl_add_to_wishlist_button click': {
    open: (page, shop, query) => product(page, shop, `${query}&wishlist=simple`),
    seen: visible('.tinvwl_add_to_wishlist_button.tinvwl-product-in-list'),
  },
  '.wcpt a click': {
    on: '.wcpt-button[data-wcpt-link-code="cart_ajax"]',
    open: table('cart'),
    seen: page => expect(page.locator('.wcpt-cart-badge-number').first()).toBeVisible(),
  },
  '.wcpt-global-search__form submit': {
    on: 'form[data-wcpt-redirect="search"]',
    open: async (page, shop, query) => {
      await table('search')(page, shop, query);
      await page.locator('form[data-wcpt-redirect="search"] .wcpt-global-search__keyword-input').first().fill('vaza');
    },
    seen: page => expect(page).toHaveURL(/post_type=product/),
  },
  'form.cart submit': { open: product, seen: page => expectPieces(page, 1) },
  'form.checkout_coupon submit': { open: coupon, seen: visible('.cart-discount') },
};

const EVENTS = /^(?:click|change|submit)$/;
const rows = shopControls.flatMap(({ of, events, namespace }) =>
  of
    .split(', ')
    .flatMap(control =>
      events
        .filter(event => EVENTS.test(event))
        .flatMap(event =>
          (namespace ? [event, `${event}.${namespace}`] : [event]).map(name => ({ control, event, name })),
        ),
    ),
);

inTurn(test, ['3', '4'], (turn, jquery) => {
  for (const { control, event, name } of rows)
    turn.test(`a script triggers ${name} on ${control}: it does what a person does`, async ({ page, shop }) => {
      const made = MADE[`${control} ${event}`];
      if (!made) throw new Error(`There is no case for ${event} on ${control}`);
      await made.open(page, shop, `?jquery=${jquery}`);
      await page.evaluate(
        ([selector, triggered, value, ticks]) => {
          const $: unknown = Reflect.get(window, 'jQuery');
          const field = document.querySelector(selector);
          if (typeof $ !== 'function' || !field) throw new Error(`there is no ${selector}`);
          if (ticks && field instanceof HTMLInputElement) field.checked = true;
          if (value && field instanceof HTMLSelectElement) field.value = value;
          $(field).trigger(triggered);
        },
        [made.on ?? control, name, made.value, made.ticks] as const,
      );
      await made.seen(page, shop);
    });
});
