import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { addEvents } from '../../../src/core/bus/channel';
import type { ShopEventName as AnyEventName, ShopEvents } from '../../../src/core/bus/events';
import { laterEvents } from '../../../src/core/bus/events/all';
import type { productTableEvents } from '../../../src/core/bus/events/productTable';
import type { tableRowEvents } from '../../../src/core/bus/events/tableRows';
import { endsWithTest, jQueries, jQuery3, putButton, putJQuery, quietConsole } from './helpers';

addEvents(laterEvents);

const { body } = document;
const variation = { variation_id: 9, price_html: '<b>1 €</b>' };
const chosen = { count: 2, chosenCount: 1, data: { attribute_color: 'red', attribute_size: '' } };
const fragments = { '.count': '<b>1</b>' };
const BUTTON = 'the button';
const marker = document.createElement('div');
const cause = new Error('why');

/** Those of product tables, of which many share an object with their listeners, have a test of their own. */
type ShopEventName = Exclude<AnyEventName, keyof (typeof productTableEvents & typeof tableRowEvents)>;

/** Payload and positional arguments of every event; `BUTTON` stands for the button's collection. */
type Row<E extends ShopEventName> = readonly [
  payload: (button: HTMLElement) => ShopEvents[E],
  args: readonly unknown[],
];
const none = [() => ({}), []] as const;
const media = Object.assign(new EventTarget(), { paused: true, pause: () => {} });
const change = [(button: HTMLElement) => ({ fragments, cartHash: 'abc', button }), [fragments, 'abc', BUTTON]] as const;
const params = { zoom_enabled: '1' };
const galleryInit = [() => ({ gallery: body, params }), [body, params]] as const;
const choice = [
  (select: HTMLElement) => ({ attribute: 'attribute_pa_barva', value: 'rdeca', select, form: select }),
  ['attribute_pa_barva', 'rdeca', BUTTON, BUTTON],
] as const;
const readiness = {
  ready: false,
  isSelection: false,
  isUnpurchasable: false,
  isEmpty: true,
  isMin: false,
  isMax: false,
  isTotalMin: false,
  isTotalMax: false,
};
const rows: { readonly [E in ShopEventName]: Row<E> } = {
  adding_to_cart: [button => ({ button, data: { product_id: '7' } }), [BUTTON, { product_id: '7' }]],
  'ajax_request_not_sent.adding_to_cart': [button => ({ button }), [false, false, BUTTON]],
  added_to_cart: change,
  removed_from_cart: change,
  wc_cart_button_updated: [button => ({ button }), [BUTTON]],
  wc_fragments_loaded: none,
  wc_fragments_refreshed: none,
  wc_fragments_ajax_error: none,
  wc_fragment_refresh: none,
  updated_wc_div: none,
  wc_update_cart: [() => ({ preserveNotices: true }), [true]],
  wc_variation_form: [() => ({ controller: marker }), [marker]],
  check_variations: [() => ({ chosen }), [chosen]],
  reload_product_variations: none,
  update_variation_values: [() => ({ variations: [variation] }), [[variation]]],
  woocommerce_update_variation_values: none,
  woocommerce_variation_select_change: none,
  woocommerce_variation_has_changed: none,
  found_variation: [() => ({ variation }), [variation]],
  show_variation: [() => ({ variation, purchasable: false }), [variation, false]],
  hide_variation: none,
  reset_data: none,
  reset_image: none,
  announce_reset: none,
  clear_reset_announcement: none,
  reset_focus: none,
  woocommerce_gallery_reset_slide_position: none,
  woocommerce_gallery_init_zoom: none,
  item_removed_from_classic_cart: none,
  'wc-product-gallery-before-init': galleryInit,
  'wc-product-gallery-after-init': galleryInit,
  'wc-product-gallery-before-destroy': galleryInit,
  'flexslider-click': none,
  'zoom.destroy': none,
  init: none,
  woo_variation_swatches_init: none,
  woo_variation_swatches_loaded: [() => ({ instance: marker }), [marker]],
  'wvs-selected-item': choice,
  'wvs-unselected-item': choice,
  'wvs-item-updated': [() => ({ selectedValue: 's', itemValue: 'm' }), ['s', 'm']],
  woosb_init: [wrap => ({ wrap, context: 'ready' }), [BUTTON, 'ready']],
  woosb_change_total: [element => ({ element, html: '<b>9</b>', priceSuffix: 'z DDV' }), [BUTTON, '<b>9</b>', 'z DDV']],
  woosb_calc_price: [
    wrap => ({ totalSale: 87.06, total: 96.73, html: '<b>9</b>', priceSuffix: '', wrap }),
    [87.06, 96.73, '<b>9</b>', '', BUTTON],
  ],
  woosb_change_count: [element => ({ element, quantity: 4, min: 1, max: -1 }), [BUTTON, 4, 1, -1]],
  woosb_check_ready: [
    wrap => ({ ...readiness, wrap }),
    [false, false, false, true, false, false, false, false, BUTTON],
  ],
  woosb_check_stock: [wrap => ({ wrap, context: null }), [BUTTON, null]],
  woosb_save_ids: [wrap => ({ ids: ['56/aa01/1/'], wrap }), [['56/aa01/1/'], BUTTON]],
  woosb_check_qty: [input => ({ quantity: 3, input }), [3, BUTTON]],
  woosb_change_price: [product => ({ product, html: '<b>9</b>' }), [BUTTON, '<b>9</b>']],
  woosb_found_variation: [product => ({ product, variation }), [BUTTON, variation]],
  woosb_reset_data: [product => ({ product }), [BUTTON]],
  woosq_loaded: none,
  woovr_selected: [selected => ({ selected, variations: selected }), [BUTTON, BUTTON]],
  MEJSready: [() => ({ media }), [{ media }]],
  service_loaded: [() => ({ service: 'chat' }), [{ service: 'chat' }]],
  service_failed: [() => ({ service: 'chat' }), [{ service: 'chat' }]],
  notice_height: [() => ({ height: 96 }), [{ height: 96 }]],
  shop_usage_event: [
    () => ({ event: 'gpay_button_click', properties: { source: 'product' } }),
    [{ event: 'gpay_button_click', properties: { source: 'product' } }],
  ],
  updated_cart_totals: none,
  wc_cart_emptied: none,
  applied_coupon: [() => ({ code: 'popust10' }), ['popust10']],
  removed_coupon: [() => ({ code: 'popust10' }), ['popust10']],
  updated_shipping_method: none,
  country_to_state_changed: [marker => ({ country: 'IT', wrapper: marker }), ['IT', BUTTON]],
  country_to_state_changing: [marker => ({ country: 'SI', wrapper: marker }), ['SI', BUTTON]],
  wc_address_i18n_ready: none,
  init_add_payment_method: none,
  'wc-credit-card-form-init': none,
  'wc-password-strength-added': none,
  'wc-password-strength-hide': none,
  'wc-password-strength-show': none,
  init_checkout: none,
  update_checkout: [() => ({ update_shipping_method: false }), [{ update_shipping_method: false }]],
  updated_checkout: [() => ({ answer: { result: 'success' } }), [{ result: 'success' }]],
  payment_method_selected: none,
  checkout_error: [() => ({ html: '<li>' }), ['<li>']],
  applied_coupon_in_checkout: [() => ({ code: 'popust10' }), ['popust10']],
  removed_coupon_in_checkout: [() => ({ code: 'popust10' }), ['popust10']],
  wc_custom_place_order_button_registered: [() => ({ id: 'cod' }), ['cod']],
  tinvwl_add_to_wishlist_button_click: [() => ({ button: body }), [body]],
  tinvwl_wishlist_button_clicked: [() => ({ button: body, data: { product_id: '7' } }), [body, { product_id: '7' }]],
  tinvwl_wishlist_ajax_response: [
    () => ({ context: { url: '/' }, response: { status: true } }),
    [{ url: '/' }, { status: true }],
  ],
  tinvwl_wishlist_added_status: [() => ({ button: body, status: true }), [body, true]],
  tinvwl_wishlist_mark_products: [() => ({ data: { counter: 1 } }), [{ counter: 1 }]],
  tinvwl_wishlist_product_marked: [() => ({ button: body, isMarked: true }), [body, true]],
  tinvwl_modal_closed: none,
  shop_widgets_mounted: [() => ({ widget: 'mini-cart', marker }), ['mini-cart', marker]],
  shop_widgets_unmounted: [() => ({ widget: 'mini-cart', marker }), ['mini-cart', marker]],
  shop_widgets_error: [() => ({ where: 'bus', message: 'm', level: 'warning', cause }), ['bus', 'm', 'warning', cause]],
};

const isName = (name: string): name is ShopEventName => name in rows;
const names = Object.keys(rows).filter(isName);

function firstOf(collection: unknown): unknown {
  return typeof collection === 'object' && collection !== null && 0 in collection ? collection[0] : collection;
}

function emit<E extends ShopEventName>(name: E, button: HTMLElement): void {
  const [payload] = rows[name];
  bus.emit(name, payload(button));
}

const ended = endsWithTest();

afterEach(() => {
  body.replaceChildren();
});

describe.each(jQueries)('with jQuery %s', (_version, $) => {
  it.each(names)('%s gives the shop’s positional arguments', name => {
    putJQuery($);
    const button = putButton();
    const heard = vi.fn();
    $(document).on(name, (_event, ...args) => heard(args));
    emit(name, button);
    $(document).off(name);
    const args = rows[name][1];
    expect(heard).toHaveBeenCalledTimes(1);
    const got: readonly unknown[] = heard.mock.calls[0]?.[0] ?? [];
    expect(got.map(arg => (arg instanceof $ && firstOf(arg) === button ? BUTTON : arg))).toEqual(args);
  });
});

describe('an event of another script', () => {
  beforeEach(() => putJQuery(jQuery3));

  function heardOf<E extends ShopEventName>(name: E, args: readonly unknown[]) {
    const heard: ShopEvents[E][] = [];
    const end = bus.on(name, payload => heard.push(payload));
    jQuery3(body).trigger(name, args);
    end();
    return heard;
  }

  it.each(names.filter(name => !name.startsWith('shop_widgets')))('%s gives the payload of its arguments', name => {
    const button = putButton();
    const [payload, args] = rows[name];
    const sent = args.map(arg => (arg === BUTTON ? jQuery3(button) : arg));
    expect(heardOf(name, sent)).toEqual([payload(button)]);
  });

  it.each(names.filter(name => name.startsWith('shop_widgets')))('%s is the bundle’s own and is ignored', name => {
    expect(heardOf(name, ['x', marker])).toEqual([]);
  });

  // As a product table plugin raises it: a boolean where the button is due, and one argument more.
  it.each([true, 1, 'locked'])('added_to_cart with a boolean as its button has no button, and the lock %s', lock => {
    expect(heardOf('added_to_cart', [fragments, 'abc', false, lock])).toEqual([
      { fragments, cartHash: 'abc', button: null, trigger_lock: true },
    ]);
  });

  it.each([
    ['no arguments', []],
    ['undefined fragments', [undefined, undefined, undefined]],
    ['the text undefined', ['undefined', null, null]],
    ['a list', [['<b>'], 3, {}]],
    ['an empty collection as its button', [null, {}, jQuery3('.nothing')]],
  ])('added_to_cart with %s leaves everything open', (_case, args) => {
    expect(heardOf('added_to_cart', args)).toEqual([{ fragments: undefined, cartHash: '', button: null }]);
  });

  it('added_to_cart with the empty list that PHP prints has no fragments to put', () => {
    expect(heardOf('added_to_cart', [[], ''])).toEqual([{ fragments: {}, cartHash: '', button: null }]);
  });

  it('added_to_cart with the plain element has its button', () => {
    const button = putButton();
    expect(heardOf('added_to_cart', [fragments, 'abc', button])).toMatchObject([{ button }]);
  });

  it('adding_to_cart with odd fields has none', () => {
    expect(heardOf('adding_to_cart', [undefined, 'a=1'])).toEqual([{ button: null, data: {} }]);
  });

  it.each(['wc_variation_form', 'found_variation', 'show_variation'] as const)(
    '%s without its object is not heard',
    name => {
      expect([...heardOf(name, []), ...heardOf(name, ['x']), ...heardOf(name, [[1]])]).toEqual([]);
    },
  );

  it('show_variation reads any true value as purchasable', () => {
    expect(heardOf('show_variation', [variation, 1])).toEqual([{ variation, purchasable: true }]);
    expect(heardOf('show_variation', [variation])).toEqual([{ variation, purchasable: false }]);
  });

  it('check_variations counts the choices where scripts do not, and reads a null of a select as no choice', () => {
    const data = { attribute_color: 'red', attribute_size: null };
    expect(heardOf('check_variations', [{ data }])).toEqual([{ chosen }]);
    const counted = { ...chosen, chosenCount: 2 };
    expect(heardOf('check_variations', [{ data, chosenCount: 2 }])).toEqual([{ chosen: counted }]);
    expect(heardOf('check_variations', [])).toEqual([{ chosen: undefined }]);
    expect(heardOf('check_variations', [{ data: 'x' }])).toEqual([{ chosen: undefined }]);
  });

  it('update_variation_values keeps the variations and drops other values', () => {
    expect(heardOf('update_variation_values', [[variation, null, 'x']])).toEqual([{ variations: [variation] }]);
    expect(heardOf('update_variation_values', ['x'])).toEqual([{ variations: undefined }]);
  });

  it('never makes the script that triggers it fail', () => {
    const lines = quietConsole();
    const odd = [undefined, null, 0, '', 'x', Number.NaN, [], {}, () => {}, Symbol('x'), document, window];
    for (const name of names) {
      bus.on(name, () => {}, ended);
      for (const argument of odd) {
        expect(() => jQuery3(body).trigger(name, [argument, argument, argument])).not.toThrow();
        const detail = [argument, argument];
        expect(() => body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }))).not.toThrow();
        expect(() => body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: argument }))).not.toThrow();
      }
    }
    expect(lines).toEqual([]);
  });
});
