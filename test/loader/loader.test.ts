import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetModule } from '../../src/loader/definition';
import { jQuery3, putConfig, putJQuery, quietConsole } from '../core/bus/helpers';
import { shopAnswers } from '../core/calls/helpers';
import { clearCart, miniCart, putCache, putCartCookies, putShopSettings } from '../core/cart/helpers';
import { byId, click, fakeIntersections, freshLoader, settle } from './helpers';

const FORM =
  '<form class="variations_form" id="form"><button class="single_add_to_cart_button" id="add">x</button></form>';
const LIST =
  '<ul class="products" id="list"><li><a class="add_to_cart_button ajax_add_to_cart" id="b" data-product_id="7" href="#7">x</a></li></ul>';

let loader: Awaited<ReturnType<typeof freshLoader>>;
let lines: string[];
let view: ReturnType<typeof fakeIntersections>;
let mounts: string[];

/** The widgets of the bundle without their chunks: mounting is written down. */
function standIn(): void {
  for (const definition of [...Object.values(loader.definitions), ...Object.values(loader.definitions)]) {
    const mount: WidgetModule['mount'] = (marker, { onMounted }) => {
      mounts.push(`${definition.name} on ${marker.id}`);
      queueMicrotask(() => onMounted?.());
      return { name: definition.name, marker, unmount: () => mounts.push(`${definition.name} off ${marker.id}`) };
    };
    vi.spyOn(definition, 'load').mockImplementation(async () => ({ mount }));
  }
}

beforeEach(async () => {
  clearCart();
  lines = quietConsole();
  putJQuery(undefined);
  putShopSettings();
  Reflect.deleteProperty(globalThis, 'wc_cart_fragments_params');
  shopAnswers('');
  view = fakeIntersections();
  mounts = [];
  loader = await freshLoader();
  standIn();
  document.body.innerHTML = FORM + LIST;
});

afterEach(() => {
  loader.unmountAll();
  document.body.replaceChildren();
});

it('the cart that starts anew answers its event alone, or leaves it to the shop’s own script that has come', async () => {
  putJQuery(jQuery3);
  const listeners = () => {
    const { wc_fragment_refresh } = jQuery3._data(document.body, 'events') ?? {};
    return Array.isArray(wc_fragment_refresh) ? wc_fragment_refresh.length : 0;
  };
  document.body.insertAdjacentHTML('beforeend', miniCart('x'));
  await loader.mountAll();
  await settle();
  expect(listeners()).toBe(1);
  loader.restartCart();
  expect(listeners()).toBe(1);
  const script = '<script type="module" src="/woocommerce/assets/js/frontend/cart-fragments.min.js"></script>';
  document.body.insertAdjacentHTML('beforeend', script);
  loader.restartCart();
  expect(listeners()).toBe(0);
});

it('a click is kept also while the check of the page’s settings is on its way; a disabled widget keeps none', async () => {
  putConfig({ locale: 'sl', disabled: ['variation-form'] });
  const ready = loader.mountAll();
  click(byId('b'));
  click(byId('add'));
  expect(byId('b').getAttribute('aria-busy')).toBe('true');
  expect(byId('add').hasAttribute('aria-busy')).toBe(false);
  await ready;
  await settle();
  expect(mounts).toContain('add-to-cart on list');
  expect(mounts).not.toContain('variation-form on form');
});

it('one widget that a script mounts brings the page’s cart with it, and no other widget', async () => {
  putConfig({ autoMount: false });
  const { marker } = await loader.mountOne('add-to-cart', byId('list'));
  document.body.insertAdjacentHTML('beforeend', FORM.replaceAll('form"', 'later"'));
  await settle();
  expect([marker, mounts]).toEqual([byId('list'), ['add-to-cart on list']]);
  loader.bus.emit('added_to_cart', { fragments: {}, cartHash: 'abc', button: byId('b') });
  expect(byId('b').className).toMatch(/\badded\b/);
  expect([...view.observed]).toEqual([]);
});

it('one widget that a script mounts ends with its signal', async () => {
  const ended = new AbortController();
  await loader.mountOne('add-to-cart', byId('list'), { signal: ended.signal });
  ended.abort();
  expect(mounts).toEqual(['add-to-cart on list', 'add-to-cart off list']);
  await expect(loader.mountOne('add-to-cart', byId('list'), { signal: ended.signal })).rejects.toThrow();
});

describe('widgets of pages that few have', () => {
  const CHECKOUT =
    '<div class="woocommerce"><form class="checkout woocommerce-checkout" method="post" id="order"></form></div>';

  it('are known where the page has something for them', async () => {
    document.body.innerHTML = CHECKOUT;
    await loader.mountAll();
    await vi.waitFor(() => expect(mounts).toContain('checkout on order'));
  });

  it('are known when something for them comes, with what came before', async () => {
    await loader.mountAll();
    document.body.insertAdjacentHTML('beforeend', CHECKOUT.replaceAll('order"', 'late"'));
    await vi.waitFor(() => expect(mounts).toContain('checkout on late'));
  });

  it('can be mounted by their names; an unknown name is refused', async () => {
    document.body.innerHTML = CHECKOUT;
    const { name } = await loader.mountOne('checkout', byId('order'));
    expect(name).toBe('checkout');
    const unknown: string = 'none';
    await expect(Reflect.apply(loader.mountOne, undefined, [unknown, byId('order')])).rejects.toThrow('no widget none');
  });

  it.each([
    ['menu', '/wp-content/themes/storefront/assets/js/navigation.min.js?ver=4', "the theme's own menu script"],
    ['site-search', '/wp-content/plugins/add-search-to-menu/public/js/ivory-search.min.js', "the search's own script"],
  ] as const)('leave their job to a script of the page: %s', async (name, src, script) => {
    const own = document.createElement('script');
    own.type = 'module';
    own.setAttribute('src', src);
    document.body.innerHTML = '<nav id="nav"></nav>';
    document.body.append(own);
    await expect(loader.mountOne(name, byId('nav'))).rejects.toThrow(`${script} is on the page`);
    own.remove();
    expect((await loader.mountOne(name, byId('nav'))).name).toBe(name);
  });
});

describe('mountAll', () => {
  it('leaves widgets pending until they are seen or touched', async () => {
    expect(await loader.mountAll()).toEqual([]);
    expect([mounts, [...view.observed]]).toEqual([[], [byId('form')]]);
    view.see(byId('form'));
    await settle();
    expect(click(byId('b'))).toBe(false);
    await settle();
    expect(mounts).toEqual(['variation-form on form', 'add-to-cart on list']);
    expect(view.observed.size).toBe(0);
  });

  it('mounts all of it now when asked to, and gives what it mounted', async () => {
    const mounted = await loader.mountAll(document, { now: true });
    expect(mounted.map(({ name }) => name).sort()).toEqual(['add-to-cart', 'variation-form']);
  });

  it('twice finds every marker once', async () => {
    await Promise.all([loader.mountAll(), loader.mountAll()]);
    await loader.mountAll(document, { now: true });
    await loader.mountAll(document, { now: true });
    expect(mounts).toHaveLength(2);
  });

  it('finds markers that come later, also the added element itself, and ends those that go', async () => {
    byId('form').remove();
    await loader.mountAll();
    document.body.insertAdjacentHTML('beforeend', FORM);
    await settle();
    view.see(byId('form'));
    await settle();
    expect(mounts).toEqual(['variation-form on form']);
    byId('form').remove();
    await settle();
    expect(mounts).toEqual(['variation-form on form', 'variation-form off form']);
  });

  it('leaves buttons of another script and shops without background adds to themselves', async () => {
    byId('b').classList.add('wc-interactive');
    await loader.mountAll(document, { now: true });
    expect(mounts).toEqual(['variation-form on form']);
    byId('b').classList.remove('wc-interactive');
    vi.stubGlobal('wc_add_to_cart_params', undefined);
    await loader.mountAll(document, { now: true });
    expect(mounts).toEqual(['variation-form on form']);
  });
});

describe('unmountAll', () => {
  it('ends everything, and mountAll starts it again', async () => {
    await loader.mountAll(document, { now: true });
    loader.unmountAll();
    expect(mounts.slice(2).sort()).toEqual(['add-to-cart off list', 'variation-form off form']);
    expect(click(byId('b'))).toBe(true);
    document.body.insertAdjacentHTML('beforeend', FORM);
    await settle();
    expect(view.observed.size).toBe(0);
    await loader.mountAll(byId('list'), { now: true });
    expect(mounts.at(-1)).toBe('add-to-cart on list');
  });

  it('of a part leaves the rest', async () => {
    await loader.mountAll(document, { now: true });
    loader.unmountAll(byId('list'));
    expect(mounts.slice(2)).toEqual(['add-to-cart off list']);
  });

  it('before the page’s settings are read keeps everything unenhanced', async () => {
    const mounting = loader.mountAll(document, { now: true });
    loader.unmountAll();
    expect([await mounting, mounts]).toEqual([[], []]);
  });
});

describe('a page with jQuery', () => {
  afterEach(() => Reflect.deleteProperty(jQuery3.fn, 'wc_variation_form'));

  it('keeps a form unenhanced, with one warning, where the shop’s own variation script is present', async () => {
    jQuery3.fn.wc_variation_form = () => {};
    putJQuery(jQuery3);
    loader.connectPage();
    document.body.insertAdjacentHTML('beforeend', FORM.replace('id="form"', 'id="form2"'));
    await loader.mountAll(document, { now: true });
    expect(mounts).toEqual(['add-to-cart on list']);
    expect(lines).toEqual([expect.stringContaining("variation-form: the shop's own variation script is on the page")]);
  });

  it('has a plugin of the shop’s name that mounts forms, once, and is chainable', async () => {
    putJQuery(jQuery3);
    loader.connectPage();
    const forms = jQuery3(document.querySelectorAll('form'));
    expect(forms.wc_variation_form?.()).toBe(forms);
    forms.wc_variation_form?.();
    await vi.waitFor(() => expect(mounts).toHaveLength(1));
    expect(mounts).toEqual(['variation-form on form']);
    expect(lines).toEqual([]);
  });
});

it.each(['the config', 'the page'])(
  'a plugin of the shop’s name leaves a form plain that %s has switched off',
  async where => {
    putJQuery(jQuery3);
    loader.connectPage();
    if (where === 'the config') putConfig({ disabled: ['variation-form'] });
    else byId('form').dataset.shopWidgets = 'off';
    await loader.mountAll();
    jQuery3(byId('form')).wc_variation_form?.();
    await settle();
    Reflect.deleteProperty(jQuery3.fn, 'wc_variation_form');
    expect(mounts).not.toContain('variation-form on form');
  },
);

it('a cart that can’t start leaves the widgets, and the console tells', async () => {
  putShopSettings();
  putCartCookies('abc');
  putCache('x', 'abc', Date.now());
  const refuse = () => {
    throw new TypeError('refused');
  };
  vi.stubGlobal('trustedTypes', { createPolicy: () => ({ createHTML: refuse }) });
  document.body.insertAdjacentHTML('beforeend', miniCart(''));
  await loader.mountAll(document, { now: true });
  expect(mounts).toContain('variation-form on form');
  expect(lines.join()).toContain('the cart did not start');
});

it('tells the page of a problem, on the body when it is about no element', async () => {
  loader.connectPage();
  const heard: unknown[] = [];
  loader.bus.on('shop_widgets_error', ({ where, level }, { target }) => heard.push(where, level, target));
  vi.stubGlobal('EventTarget', Object.getPrototypeOf(Node));
  vi.spyOn(loader.definitions['variation-form'], 'load').mockRejectedValue(new Error('offline'));
  await loader.mountAll(document, { now: true });
  expect(heard).toEqual(['variation-form', 'error', document.body]);
});

it('a page with a choice of cookies and a payment that the shop does not know of has a behaviour for each', async () => {
  document.head.insertAdjacentHTML('afterbegin', '<meta charset="utf-8">');
  document.body.className = 'cookies-set';
  sessionStorage.setItem('shop-widgets:payment', '[]');
  await loader.mountAll();
  await settle();
  document.head.querySelector('meta')?.remove();
  document.body.className = '';
  sessionStorage.clear();
  expect(mounts).toEqual(expect.arrayContaining(['consent-classes on ', 'payment-report on ']));
});
