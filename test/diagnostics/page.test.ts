import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { replacedScripts } from '../../src/loader/replaced';
import type { HeldScript } from '../../src/loader/replacing/heldScripts';
import { jQueries, putConfig, putJQuery, quietConsole } from '../core/bus/helpers';
import { shopAnswers } from '../core/calls/helpers';
import { clearCart } from '../core/cart/helpers';
import { fakeIntersections } from '../loader/helpers';
import { freshPage, putScript } from './helpers';

const TAG = '/shop-widgets/shop-widgets.js';
const PLUGINS = 'https://shop.test/wp-content/plugins';

/** Scripts that the classic tag has held back. */
const held: HeldScript[] = [];
let loaded: Awaited<ReturnType<typeof freshPage>>;

beforeAll(async () => {
  vi.doMock('../../src/loader/replacing/heldScripts', () => ({ heldScripts: () => held }));
  loaded = await freshPage();
});

afterAll(() => vi.doUnmock('../../src/loader/replacing/heldScripts'));

beforeEach(() => {
  clearCart();
  quietConsole();
  putJQuery(undefined);
  shopAnswers('');
  fakeIntersections();
});

afterEach(() => {
  loaded.unmountAll();
  held.length = 0;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const problemsOf = (place: string) =>
  loaded
    .look()
    .problems.filter(({ where }) => where === place)
    .map(({ message, fix }) => `${message} ${fix}`);

describe('scripts that do the same job', () => {
  it('are known by their file, with and without .min and version; templates and others are not', () => {
    putScript(`${PLUGINS}/woocommerce/assets/js/frontend/cart.min.js?ver=10.1`);
    putScript(`${PLUGINS}/woo-product-bundle/assets/js/frontend.js`);
    putScript(`${PLUGINS}/other/assets/js/frontend.js`);
    putScript('https://:x/frontend.js');
    putScript(`${PLUGINS}/woocommerce/assets/js/frontend/checkout.min.js`, 'type="text/plain"');
    expect(loaded.look().scripts.map(({ handle, widgets, state }) => [handle, widgets, state])).toEqual([
      ['wc-cart', ['cart-page'], 'running'],
      ['woosb-frontend', ['bundle'], 'running'],
    ]);
  });

  it.each(replacedScripts.map(({ handle, file }) => [handle, file]))('%s is known', (handle, file) => {
    putScript(`https://shop.test/x/${file}.min.js?ver=1`);
    expect(loaded.look().scripts.map(one => one.handle)).toEqual([handle]);
  });

  it.each([
    ['is to be taken off', 'frontend/cart', undefined, 'Umaknite ga s strani'],
    ['is to come after the tag that holds it back', 'frontend/cart', 'data-replace', 'na začetek glave strani'],
    ['that the tag does not name is to be named', 'frontend/cart', 'data-replace="menu checkout"', 'imen cart-page'],
    ['that the tag leaves out', 'frontend/cart', 'data-replace data-replace-not="cart-page"', 'imen cart-page'],
    [
      'that the tag names by a widget it goes with',
      'flexslider/jquery.flexslider',
      'data-replace="product-tabs"',
      'na začetek glave strani',
    ],
  ])('one %s: %s.js, %s', (_, file, attributes, fix) => {
    putScript(`${PLUGINS}/woocommerce/assets/js/${file}.min.js`);
    if (attributes) putScript('/shop-widgets/shop-widgets.classic.js', attributes);
    expect(loaded.look().scripts.map(one => one.fix)).toEqual([expect.stringContaining(fix)]);
  });

  it('are right where their widget is switched off', () => {
    putConfig('{"disabled":["cart-page"]}');
    putScript(`${PLUGINS}/woocommerce/assets/js/frontend/cart.min.js`);
    expect(loaded.look().scripts).toEqual([
      expect.objectContaining({ why: 'Izključeno: cart-page. Zato to delo ostane skriptu.' }),
    ]);
    expect(loaded.look().scripts).not.toEqual([expect.objectContaining({ fix: expect.anything() })]);
  });

  it('that were held back are told as such, and why one was given back', () => {
    const address = `${PLUGINS}/woo-product-bundle/assets/js/frontend.js`;
    const cart = `${PLUGINS}/woocommerce/assets/js/frontend/cart.min.js`;
    held.push(
      { handle: 'wc-cart', address: cart, widgets: ['cart-page'], state: 'held' },
      { handle: 'woosb-frontend', address, widgets: ['bundle'], state: 'given-back', reason: 'disabled: bundle' },
    );
    document.body.innerHTML = '<div class="woosb-wrap" id="wrap"></div>';
    putScript(address);
    expect(loaded.look().scripts).toEqual([
      { handle: 'wc-cart', address: cart, state: 'held', widgets: ['cart-page'] },
      {
        handle: 'woosb-frontend',
        address,
        state: 'given-back',
        widgets: ['bundle'],
        why: 'Vrnjen je bil: disabled: bundle.',
      },
    ]);
    expect(loaded.of('bundle')).toEqual([
      expect.objectContaining({
        state: 'plain',
        reason: 'clash',
        why: 'Isto delo že opravlja skript strani: woosb-frontend. Vrnjen je bil: disabled: bundle.',
      }),
    ]);
  });
});

describe('settings', () => {
  const missing = () => loaded.look().settings.map(({ name }) => name);

  it.each([
    ['form.cart', '<form class="cart" method="post"></form>', ['wc_add_to_cart_params']],
    ['a mini-cart', '<div class="widget_shopping_cart_content"></div>', ['wc_cart_fragments_params']],
    ['a variations form', '<form class="variations_form"></form>', ['wc_add_to_cart_variation_params']],
    ['a gallery', '<div class="woocommerce-product-gallery"></div>', ['wc_single_product_params']],
    ['a cart', '<form class="woocommerce-cart-form"></form>', ['wc_cart_params']],
    ['a checkout', '<form class="checkout woocommerce-checkout"></form>', ['wc_checkout_params']],
    [
      'address fields',
      '<div class="woocommerce-billing-fields"></div>',
      ['wc_address_i18n_params', 'wc_country_select_params'],
    ],
    [
      'a new password',
      '<form class="register"><input type="password" id="reg_password"></form>',
      ['wc_password_strength_meter_params', '_zxcvbnSettings'],
    ],
    ['a table', '<div class="wcpt"></div>', ['wcpt_params']],
    ['a bundle', '<div class="woosb-wrap"></div>', ['woosb_vars']],
    ['swatches', '<ul class="variable-items-wrapper"></ul>', ['woo_variation_swatches_options']],
    ['a cookie notice', '<div id="cookie-notice"></div>', ['cnArgs']],
    ['a live search', '<form class="is-search-form is-ajax-search"></form>', ['IvoryAjaxVars']],
    [
      'the attribution’s inputs',
      '<wc-order-attribution-inputs></wc-order-attribution-inputs>',
      ['wc_order_attribution'],
    ],
  ])('that %s needs are missing until the page has them', (_, html, names) => {
    expect(missing()).toEqual([]);
    document.body.innerHTML = html;
    expect(missing()).toEqual(names);
    for (const name of names) vi.stubGlobal(name, {});
    expect(missing()).toEqual([]);
  });

  it('of a behaviour for the whole page are missing where its script is present', () => {
    putScript(`${PLUGINS}/mailchimp-for-woocommerce/public/js/mailchimp-woocommerce-public.min.js`);
    expect(missing()).toEqual(['mailchimp_public_data']);
  });

  it('of a widget that is switched off are not missed', () => {
    document.body.innerHTML = '<div class="woosb-wrap"></div>';
    putConfig('{"disabled":["bundle"]}');
    expect(missing()).toEqual([]);
  });
});

describe('the configuration', () => {
  it.each([
    ['{"disabled":["menu"],"report":true,"messages":{"a":"b"}}', []],
    ['{"disabled":["menus"]}', ['V "disabled" je neznano ime „menus“.']],
    ['{"disable":["menu"]}', ['Nastavitve „disable“ ni.']],
    ['{"timeout":"5"}', ['Vrednost nastavitve „timeout“ ni uporabna, zato velja privzeta.']],
    ['{"locale":"en",}', ['#shop-widgets-config ni en objekt JSON, zato velja vse privzeto.']],
    ['[]', ['#shop-widgets-config ni en objekt JSON, zato velja vse privzeto.']],
  ])('%s', (text, messages) => {
    putConfig(text);
    expect(loaded.look().problems.flatMap(({ where, message }) => (where === 'config' ? message : []))).toEqual(
      messages,
    );
    for (const { fix } of loaded.look().problems) expect(fix).not.toBe('');
  });

  it('that is no JSON is told once, though the console says it as well', async () => {
    putConfig('{"locale":"en",}');
    await loaded.mountAll();
    expect(loaded.toldProblems.map(({ where }) => where)).toContain('config');
    expect(problemsOf('config')).toEqual([expect.stringContaining('ni en objekt JSON')]);
  });

  it('counts only in a script of its type', () => {
    document.body.innerHTML = '<script id="shop-widgets-config">{}</script>';
    expect(problemsOf('config')).toEqual([expect.stringContaining('application/json')]);
  });
});

describe('the tag', () => {
  it('is missing, there, or there twice', () => {
    expect(problemsOf('tag')).toEqual([expect.stringContaining('ni oznake z naslovom skripta')]);
    putScript(TAG, 'type="module"');
    expect(problemsOf('tag')).toEqual([]);
    putScript('/shop-widgets/shop-widgets.classic.js');
    expect(problemsOf('tag')).toEqual([expect.stringContaining('več oznak skripta')]);
  });

  it('has the name that tells the content', () => {
    putScript('/shop-widgets/shop-widgets-0123abcd.js', 'type="module"');
    expect(problemsOf('tag')).toEqual([]);
    putScript(TAG, 'type="module"');
    expect(problemsOf('tag')).toEqual([expect.stringContaining('več oznak skripta')]);
  });

  it('has brought several copies', () => {
    putScript(TAG, 'type="module"');
    const entries = [`https://shop.test${TAG}`, `https://shop.test${TAG}?ver=2`].map(name => ({ name }));
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(Object(entries));
    expect(problemsOf('tag')).toEqual([expect.stringContaining(`${TAG}?ver=2`)]);
  });
});

it('the stylesheet is missed once a widget is hydrated, unless the page wants none', () => {
  document.body.innerHTML = '<nav class="main-navigation"><ul></ul></nav>';
  expect(problemsOf('styles')).toEqual([]);
  for (const menu of document.body.children) Reflect.set(menu, Symbol.for('shop-widgets.mounted'), { name: 'menu' });
  expect(problemsOf('styles')).toEqual([expect.stringContaining('Slogi gradnikov se niso naložili')]);
  putConfig('{"styles":false}');
  expect(problemsOf('styles')).toEqual([]);
});

it('a mark that means nothing is told', () => {
  document.body.innerHTML = '<p id="a" data-shop-widgets="false"></p><p data-shop-widgets="off"></p>';
  expect(problemsOf('markers')).toEqual([
    'data-shop-widgets="false" na p#a ne pomeni ničesar. Šteje samo data-shop-widgets="off".',
  ]);
});

describe('the report', () => {
  beforeEach(() => {
    putScript(TAG, 'type="module"');
    document.body.innerHTML = '<nav class="main-navigation" id="menu" data-shop-widgets="off"><ul></ul></nav>';
  });

  it('is a list to read as well', async () => {
    const report = await loaded.report();
    expect(String(report)).toBe(report.text);
    expect(report.text.split('\n')).toEqual([
      expect.stringMatching(/^shop-widgets \d+\.\d+\.\d+: delujejo 0, čakajo 0, navadni 1$/),
      location.href,
      '',
      'Ostajajo navadni (1)',
      '- menu: nav#menu',
      '  Ta element ali eden okoli njega ima data-shop-widgets="off".',
      '  Rešitev: Če želite tu gradnik, ta atribut odstranite.',
    ]);
  });

  it('is JSON without the markers', async () => {
    const { version, widgets, page } = JSON.parse(JSON.stringify(await loaded.report()));
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(widgets).toEqual([expect.objectContaining({ name: 'menu', label: 'nav#menu', reason: 'off' })]);
    expect(JSON.stringify(widgets)).not.toContain('marker');
    expect(page).toMatchObject({ language: 'sl', autoMount: true, disabled: [] });
  });
});

it('earlier reports to the console are there, without the elements', () => {
  const element = document.createElement('p');
  loaded.reportError({ where: 'cart', element, found: 'it is odd', consequence: 'The page stays.' });
  loaded.reportError({ where: 'cart', element, found: 'it is odd', consequence: 'The page stays.' });
  loaded.warnOnce({ where: 'bus', found: 'it is late', consequence: 'It waits.' });
  expect(loaded.look().problems.slice(-2)).toEqual([
    { where: 'cart', message: '(p): it is odd. The page stays.', level: 'error' },
    { where: 'bus', message: 'it is late. It waits.', level: 'warning' },
  ]);
  expect(Object.values(loaded.toldProblems.at(-2) ?? {})).not.toContain(element);
});

it('of a page that tells very much the last fifty are kept', () => {
  for (let n = 1; n <= 60; n++) loaded.reportError({ where: 'x', found: `number ${n}`, consequence: '' });
  expect(loaded.toldProblems.map(({ found }) => found)).toEqual(
    Array.from({ length: 50 }, (_, n) => `number ${n + 11}`),
  );
});

describe('jQuery', () => {
  const told = (users: string) =>
    putScript('/shop-widgets/shop-widgets-0123abcd.js', `type="module" data-jquery='${users}'`);

  it('is reported with the scripts that keep it, as the tag lists them', () => {
    expect(loaded.look().page.jQuery).toBeUndefined();
    told('["theme","jQuery( f );"]');
    const { page, text } = loaded.look();
    expect(page.jQuery?.users).toEqual(['theme', 'jQuery( f );']);
    expect(text).toContain(
      'jQuery ostaja na strani, ker ga uporablja ali bi ga lahko uporabljalo: theme, jQuery( f );.',
    );
  });

  it('that nothing uses is reported with a way to remove it, as long as it is there', () => {
    told('[]');
    expect(loaded.look().page.jQuery).toBeUndefined();
    for (const [, $] of jQueries) putJQuery($);
    expect(loaded.look().page.jQuery).toMatchObject({ users: [], fix: expect.stringContaining('look') });
  });

  it('is not told of by a tag that says nothing of use', () => {
    for (const users of ['', '{', '{"a":1}', '7']) told(users);
    expect(loaded.look().page.jQuery).toBeUndefined();
  });
});
