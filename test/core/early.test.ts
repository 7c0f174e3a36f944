import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBlockPlugins } from '../../src/core/blockPlugins';
import { pageJQuery } from '../../src/core/bus/jquery';
import { installEarly } from '../../src/core/early';
import { customButtons } from '../../src/core/early/customButtons';
import { keptChoice } from '../../src/core/early/orderTracking';
import { fulfil, loadOnUse, offerStandIn } from '../../src/core/early/standIn';
import { jQueries, putJQuery, quietConsole } from './bus/helpers';

const take = (name: string) => Reflect.deleteProperty(window, name);

beforeEach(() => void putJQuery(undefined));
afterEach(() => {
  for (const name of ['wc', 'wc_order_attribution']) take(name);
  customButtons().clear();
  document.body.replaceChildren();
});

describe('a stand-in', () => {
  it('keeps its calls, plays them on what comes, and passes later ones on', () => {
    const owner: Record<string, unknown> = {};
    offerStandIn(owner, 'run');
    const early: unknown = owner.run;
    const call = (run: unknown, ...args: unknown[]) => typeof run === 'function' && Reflect.apply(run, owner, args);
    expect(call(early, 1)).toBe(owner);
    const load = vi.fn();
    loadOnUse(owner, 'run', load);
    expect(load).toHaveBeenCalledTimes(1);
    const own = vi.fn();
    fulfil(owner, 'run', own);
    call(early, 2);
    call(owner.run, 3);
    expect(own.mock.calls).toEqual([[1], [2], [3]]);
  });

  it('leaves what the page has', () => {
    const own = () => {};
    const owner = { run: own };
    offerStandIn(owner, 'run');
    fulfil(owner, 'run', () => {});
    expect(owner.run).toBe(own);
  });
});

describe('a payment method’s own button', () => {
  const register = (...args: unknown[]) => Object(Reflect.get(window, 'wc')).customPlaceOrderButton.register(...args);

  it('is kept from the first script on, and told', () => {
    installEarly();
    const heard = vi.fn();
    document.addEventListener('wc_custom_place_order_button_registered', heard, { once: true });
    register('pay', { render() {}, cleanup() {} });
    expect([...customButtons().keys()]).toEqual(['pay']);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no id', '', { render() {} }, 'the id of a payment method'],
    ['no object', 'pay', null, 'must be an object'],
    ['no render', 'pay', {}, '"pay" has no function render'],
    ['another cleanup', 'pay', { render() {}, cleanup: 1 }, 'cleanup of "pay" is no function'],
  ])('with %s is not kept, and the console says why', (_what, id, button, said) => {
    installEarly();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    register(id, button);
    expect(customButtons().size).toBe(0);
    expect(error.mock.calls).toEqual([[expect.stringContaining(said)]]);
  });
});

it('the last choice about order tracking is kept, also where the settings are printed later', () => {
  installEarly();
  const settings = { params: {} };
  Reflect.set(window, 'wc_order_attribution', settings);
  expect(Reflect.get(window, 'wc_order_attribution')).toBe(settings);
  expect(keptChoice(settings)).toBeUndefined();
  const { setOrderTracking } = Object(settings);
  setOrderTracking(true);
  setOrderTracking(false);
  expect(keptChoice(settings)).toBe(false);
});

const ADD_ONS = {
  WooVariationSwatches: 'woo_variation_swatches_options',
  tinvwl_get_wishlist_data: 'tinvwl_add_to_wishlist',
};

describe.each(jQueries)('with jQuery %s', (_version, $) => {
  afterEach(() => {
    for (const name of ['block', 'unblock', 'wc_variation_form', 'wc_product_gallery', ...Object.keys(ADD_ONS)])
      Reflect.deleteProperty($.fn, name);
    for (const name of ['blockUI', 'unblockUI']) Reflect.deleteProperty($, name);
  });

  it('covers that scripts ask for early come when their code is there; the page as a whole can be covered', () => {
    quietConsole();
    putJQuery($);
    installEarly();
    document.body.innerHTML = '<div></div>';
    const call = (owner: unknown, name: string) => Object(owner)[name]({ message: null });
    call($('div'), 'block');
    call($, 'blockUI');
    Object($).blockUI.defaults.overlayCSS.cursor = 'default';
    expect(document.querySelectorAll('.blockOverlay')).toHaveLength(0);
    const page = pageJQuery();
    if (page) installBlockPlugins(page);
    expect(document.querySelectorAll('div > .blockOverlay, body > .blockOverlay')).toHaveLength(2);
    expect(Object($).blockUI.defaults.overlayCSS.cursor).toBe('default');
    call($, 'unblockUI');
    call($('div'), 'unblock');
  });

  it.each(Object.entries(ADD_ONS))('%s is there on a page with the settings %s alone', (plugin, settings) => {
    putJQuery($);
    installEarly();
    expect($.fn[plugin]).toBeUndefined();
    vi.stubGlobal(settings, {});
    installEarly();
    const run: unknown = $.fn[plugin];
    const all = $('form');
    expect(typeof run === 'function' && Reflect.apply(run, all, ['destroy'])).toBe(all);
    const own = vi.fn();
    fulfil($.fn, plugin, own);
    expect(own.mock.calls).toEqual([['destroy']]);
  });
});
