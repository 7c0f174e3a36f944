import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { type DemoWallet, installProvider } from '../../../demo-theme/vendor/provider/install.js';
import { orderStore } from '../../../src/core/provider/paying/orderStore';
import { forgetWarnings } from '../../../src/core/report';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/express-checkout';
import { find } from '../../hydrate/page';
import { FakeShop } from './shop';

const BUTTONS = `<div class="wcpay-express-checkout-wrapper"><div id="wcpay-express-checkout-element"></div><wc-order-attribution-inputs id="wcpay-express-checkout__order-attribution-inputs"><input type="hidden" name="wc_order_attribution_source_type" value="utm"><input type="hidden" name="wc_order_attribution_referrer" value=""></wc-order-attribution-inputs><p id="wcpay-express-checkout-button-separator" style="display:none">— ALI —</p></div>`;
const NOTICES = '<div class="woocommerce-notices-wrapper"><div class="woocommerce-message">Dodano</div></div>';

export const FORM = `<form class="cart"><div class="quantity"><input class="qty" name="quantity" type="number" value="1"></div><button type="submit" name="add-to-cart" value="56" class="single_add_to_cart_button">Dodaj</button></form>`;
export const VARIABLE = `<form class="cart variations_form"><table class="variations"><tr><th><label for="barva">Barva <span class="woo-selected-variation-item-name">: Rdeča</span></label></th><td><select id="barva" name="attribute_pa_barva" data-attribute_name="attribute_pa_barva"><option value=""></option><option value="rdeca">Rdeča</option></select></td></tr></table><div class="single_variation_wrap"><div class="quantity"><input class="qty" name="quantity" type="number" value="1"></div><button type="submit" class="single_add_to_cart_button disabled wc-variation-selection-needed">Dodaj</button><input type="hidden" name="product_id" value="60"></div></form>`;

const CALCULATOR = `<form class="woocommerce-shipping-calculator"><select name="calc_shipping_country"><option value=""></option><option value="SI">Slovenija</option><option value="AT">Avstrija</option></select><input name="calc_shipping_state"><input name="calc_shipping_city"><input name="calc_shipping_postcode"><button type="submit" name="calc_shipping" value="1">Posodobi</button></form>`;
const BILLING = `<input name="billing_first_name" value="Janez"><input name="billing_last_name"><select name="billing_country"><option value="SI">Slovenija</option><option value="AT">Avstrija</option></select><input name="billing_city"><input name="billing_postcode">`;

/** Markup of each context, around the buttons. */
const PAGES = {
  product: (form: string, behind: string) => `${NOTICES}<div class="product">${form || FORM}${BUTTONS}${behind}</div>`,
  cart: () => `${NOTICES}<div class="cart_totals">${CALCULATOR}${BUTTONS}</div>`,
  checkout: () => `${NOTICES}<form class="checkout woocommerce-checkout">${BUTTONS}${BILLING}</form>`,
  pay_for_order: () => `${NOTICES}<div>${BUTTONS}<form id="order_review"></form></div>`,
};

export type Context = keyof typeof PAGES;

/** The plugin's settings of a page. */
export const params = (context: Context, more: object = {}): Record<string, unknown> => ({
  ajax_url: '/wp-admin/admin-ajax.php',
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  stripe: { publishableKey: 'pk_live_1', accountId: 'acct_1', locale: 'sl' },
  nonce: {
    store_api_nonce: 'page-nonce',
    tokenized_cart_nonce: 'cart-nonce',
    tokenized_cart_session_nonce: 'session-nonce',
  },
  checkout: {
    currency_code: 'eur',
    currency_decimals: 2,
    country_code: 'SI',
    needs_shipping: true,
    needs_payer_phone: true,
    allowed_shipping_countries: ['SI', 'at'],
    display_prices_with_tax: true,
  },
  button: { type: 'buy', theme: 'dark', height: '48', radius: 4, locale: 'sl' },
  button_context: context,
  login_confirmation: false,
  has_block: false,
  product: context === 'product' && {
    product_type: 'simple',
    needs_shipping: true,
    currency: 'eur',
    total: { label: 'Lipa', amount: 1990, pending: true },
    displayItems: [{ label: 'Čaj & med', amount: 1990 }],
  },
  store_name: 'Lipa',
  ...more,
});

let mounted: Mounted | undefined;
let removeProvider = (): void => {};
let lines: string[] = [];
/** The shop that the page calls. */
export let shop: FakeShop;

/** Gives each test a shop, the provider's double, and a page that is cleared again. */
export function setUp(): void {
  beforeEach(() => {
    forgetWarnings();
    lines = [];
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.map(String).join(' ')));
    }
    shop = new FakeShop();
    removeProvider = installProvider();
    vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    vi.stubGlobal('alert', vi.fn());
    vi.stubGlobal('scrollTo', () => {});
  });
  afterEach(async () => {
    await leave();
    await shop.idle();
    orderStore.setState({ kind: 'open' }, true);
    sessionStorage.clear();
    removeProvider();
    document.body.replaceChildren();
  });
}

/** Returns the lines of the console. */
export const said = (): string[] => lines;

/** Ends the widget. */
export async function leave(): Promise<void> {
  await act(async () => mounted?.unmount());
  mounted = undefined;
}

/** Puts the page of a context there and mounts the buttons. */
export async function put(context: Context, settings: object = {}, form = '', behind = ''): Promise<HTMLElement> {
  document.body.innerHTML = PAGES[context](form, behind);
  vi.stubGlobal('wcpayExpressCheckoutParams', params(context, settings));
  const marker = find(document, '.wcpay-express-checkout-wrapper');
  mounted = await act(async () => mount(marker));
  return marker;
}

/** Does the same as `put`, and waits until a shopper can press the buttons. */
export async function open(context: Context, settings: object = {}, form = '', behind = ''): Promise<HTMLElement> {
  const marker = await put(context, settings, form, behind);
  await seen(() => isShown());
  return marker;
}

export const container = () => find(document, '#wcpay-express-checkout-element');
export const isShown = (): boolean => container().style.display !== 'none' && container().childElementCount === 1;
export const isCovered = (): boolean => document.querySelector('.sw-express-cover') !== null;
export const notice = (): string | undefined =>
  document.querySelector('.woocommerce-notices-wrapper > :first-child:not(.woocommerce-message)')?.textContent ??
  undefined;
export const left = () => vi.mocked(window.location.assign).mock.calls.map(([url]) => String(url));

/** Waits until a condition is true of the page. */
export const seen = (isSo: () => boolean) =>
  act(() =>
    vi.waitFor(() => {
      if (!isSo()) throw new Error(`not seen: ${isSo}`);
    }),
  );

/** Runs an action on the provider's sheet and returns its result. */
export const told = <T>(doing: () => T | Promise<T>): Promise<T> => act(async () => doing());

export const provider = () => window.demoProvider;

/** A shopper's actions with a wallet and its sheet. */
export const wallet = {
  press: (name: DemoWallet = 'google_pay') => told(() => provider().click(name)),
  choose: (person: 'ana' | 'usa' | 'wien' | 'redacted' = 'ana') => told(() => provider().changeAddress(person)),
  pay: () => told(() => provider().confirm()),
  cancel: () => told(() => provider().cancel()),
  async open(context: Context): Promise<void> {
    await open(context);
    await wallet.press();
  },
  async openWith(context: Context, person?: 'wien'): Promise<void> {
    await wallet.open(context);
    await wallet.choose(person);
  },
  /** Pays, until the page is left. */
  async payAll(): Promise<void> {
    await wallet.pay();
    await seen(() => left().length === 1);
  },
};
