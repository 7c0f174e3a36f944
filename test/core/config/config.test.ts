import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageConfig, readPageConfig } from '../../../src/core/config/pageConfig';
import { ajaxTemplate, readAddToCartParams, readFragmentParams } from '../../../src/core/config/shopGlobals';
import { forgetWarnings } from '../../../src/core/report';
import { readVariationParams } from '../../../src/core/variations';
import { putConfig, quietConsole } from '../bus/helpers';

const defaults = {
  locale: '',
  autoMount: true,
  disabled: [],
  messages: {},
  ajaxProductForms: true,
  productFormAction: '',
  offCanvasMenu: false,
  quantityButtons: false,
  useSelectSearch: 'auto',
  variationPrice: 'once',
  alertBoxes: false,
  styles: true,
  report: false,
  redirectHosts: [],
  ordersUrl: '',
  timeout: 30_000,
};
let lines: string[];

beforeEach(() => {
  forgetWarnings();
  lines = quietConsole();
  document.body.replaceChildren();
});

describe('the page’s configuration', () => {
  it('is all defaults without its element', () => {
    expect(readPageConfig()).toEqual(defaults);
    expect(lines).toEqual([]);
  });

  it('is what its element says, and the rest are defaults', () => {
    const said = {
      locale: 'en',
      autoMount: false,
      disabled: ['mini-cart'],
      messages: { 'cart.view': 'Glej' },
      redirectHosts: ['pay.example'],
      timeout: 5,
    };
    putConfig({ ...said, unknown: 1 });
    expect(readPageConfig()).toEqual({ ...defaults, ...said });
    expect(pageConfig()).toEqual({ ...defaults, ...said });
  });

  it('has the default where a value is odd', () => {
    putConfig(
      '{"locale":5,"autoMount":"no","disabled":"all","messages":{"a":1},"styles":0,"timeout":-1,"ajaxProductForms":null,"offCanvasMenu":"yes","quantityButtons":1,"useSelectSearch":"yes","variationPrice":"twice","report":1,"redirectHosts":"*","productFormAction":true,"ordersUrl":["/"]}',
    );
    expect(readPageConfig()).toEqual(defaults);
    expect(lines).toEqual([]);
  });

  it.each([
    '{"disabled":["menu",5]}',
    '{"messages":[]}',
    '{"redirectHosts":{}}',
    '{"timeout":"5"}',
    '{"timeout":true}',
  ])('has the default where it is %j', text => {
    putConfig(text);
    expect(readPageConfig()).toEqual(defaults);
    expect(lines).toEqual([]);
  });

  // The browser's timers end at 2^31 ms and run at once beyond.
  it('has the default where a wait is longer than a timer can be', () => {
    putConfig('{"timeout":3000000000}');
    expect(readPageConfig().timeout).toBe(30_000);
  });

  it.each(['', '{"locale":"en",}', '<br /><b>Notice', '5', 'null', '"x"', '[]'])(
    'is all defaults, with one warning, where it is %j',
    text => {
      putConfig(text);
      expect(readPageConfig()).toEqual(defaults);
      readPageConfig();
      expect(lines).toEqual([
        expect.stringContaining('config (script#shop-widgets-config): the page configuration is not'),
      ]);
    },
  );

  it('is read anew each time', () => {
    putConfig('{"locale":"en"}');
    readPageConfig();
    document.body.replaceChildren();
    expect(readPageConfig().locale).toBe('');
  });
});

describe('the shop’s settings', () => {
  it('are missing where the shop prints none', () => {
    expect([readAddToCartParams(), readVariationParams(), readFragmentParams()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(ajaxTemplate()).toBe('/?wc-ajax=%%endpoint%%');
  });

  it.each([
    ['1', true],
    ['', false],
    ['0', false],
    [true, true],
    [false, false],
    [1, true],
    [undefined, false],
  ])('is_cart as %j is %s', (is_cart, on) => {
    vi.stubGlobal('wc_add_to_cart_params', { is_cart });
    expect(readAddToCartParams()?.isCart).toBe(on);
  });

  it('of adding have empty texts for missing and odd keys', () => {
    vi.stubGlobal('wc_add_to_cart_params', { cart_url: 5, cart_redirect_after_add: true });
    expect(readAddToCartParams()).toEqual({
      ajaxUrl: '',
      cartUrl: '',
      viewCartText: '',
      isCart: false,
      redirectsAfterAdd: false,
    });
    vi.stubGlobal('wc_add_to_cart_params', { cart_redirect_after_add: 'yes', wc_ajax_url: '/a?wc-ajax=%%endpoint%%' });
    expect(readAddToCartParams()).toMatchObject({ redirectsAfterAdd: true, ajaxUrl: '/a?wc-ajax=%%endpoint%%' });
  });

  it.each([
    ['5000', 5000],
    [800, 800],
    ['', 5000],
    ['0', 5000],
    ['x', 5000],
    [true, 5000],
    [-1, 5000],
    [undefined, 5000],
  ])('request_timeout as %j is %d ms', (request_timeout, ms) => {
    vi.stubGlobal('wc_cart_fragments_params', { request_timeout });
    expect(readFragmentParams()?.timeout).toBe(ms);
  });

  it('of variations keep the HTML of the no-match text', () => {
    vi.stubGlobal('wc_add_to_cart_variation_params', { i18n_no_matching_variations_text: 'Ni <b>ujemanja</b>.' });
    expect(readVariationParams()).toMatchObject({ noMatchHtml: 'Ni <b>ujemanja</b>.', chooseText: '' });
  });

  it.each(['yes', 5, true])('that are %j are treated as missing, with one warning', value => {
    vi.stubGlobal('wc_add_to_cart_params', value);
    expect([readAddToCartParams(), readAddToCartParams()]).toEqual([undefined, undefined]);
    expect(lines).toEqual([expect.stringContaining('window.wc_add_to_cart_params is not an object')]);
  });

  it('carry the address of shop calls in any of four places', () => {
    vi.stubGlobal('woocommerce_params', { wc_ajax_url: '/d' });
    expect(ajaxTemplate()).toBe('/d');
    vi.stubGlobal('wc_add_to_cart_variation_params', { wc_ajax_url: '/c' });
    expect(ajaxTemplate()).toBe('/c');
    vi.stubGlobal('wc_cart_fragments_params', { wc_ajax_url: '/b' });
    expect(ajaxTemplate()).toBe('/b');
    vi.stubGlobal('wc_add_to_cart_params', { wc_ajax_url: '/a' });
    expect(ajaxTemplate()).toBe('/a');
  });
});
