import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putConfig, putJQuery, quietConsole } from '../core/bus/helpers';
import { shopAnswers } from '../core/calls/helpers';
import { clearCart, putShopSettings } from '../core/cart/helpers';
import { byId, fakeIntersections, settle } from '../loader/helpers';
import { freshPage, putScript } from './helpers';

let loaded: Awaited<ReturnType<typeof freshPage>>;

beforeEach(async () => {
  clearCart();
  quietConsole();
  putJQuery(undefined);
  putShopSettings();
  Reflect.deleteProperty(globalThis, 'wc_cart_fragments_params');
  shopAnswers('');
  fakeIntersections();
  loaded = await freshPage();
  document.body.innerHTML =
    '<nav class="main-navigation" id="menu"><button class="menu-toggle"></button><ul></ul></nav>';
});

afterEach(() => {
  loaded.unmountAll();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Of a plain widget: the reason, what is said, and whether there is a fix. */
const whyOf = (name: Parameters<typeof loaded.of>[0]) =>
  loaded.of(name).map(({ state, reason, why, fix }) => [state, reason, why, Boolean(fix)]);

describe('a widget', () => {
  it('that works is awake', async () => {
    await loaded.mountOne('menu', byId('menu'));
    expect(loaded.of('menu')).toEqual([{ label: 'nav#menu', state: 'awake' }]);
    expect(loaded.look().widgets.map(({ marker }) => marker)).toEqual([byId('menu')]);
  });

  it('that a script has mounted on an element of its choice is found there', async () => {
    document.body.innerHTML = '<div id="own"></div>';
    await loaded.mountOne('menu', byId('own'));
    expect(loaded.of('menu')).toEqual([{ label: 'div#own', state: 'awake' }]);
  });

  it('that waits is asleep, with the reasons for which it wakes', async () => {
    document.body.innerHTML =
      '<div class="widget_shopping_cart_content" id="cart"></div><form class="mc4wp-form" id="letter"><p data-show-if="X:1"></p></form>';
    await loaded.mountAll();
    expect(loaded.of('mini-cart')).toEqual([
      {
        label: 'div#cart',
        state: 'asleep',
        wakes: ['interaction', 'cart'],
        why: 'Začne delovati, ko ga kdo uporabi ali ko je kaj v košarici.',
      },
    ]);
    expect(loaded.of('newsletter').map(({ wakes }) => wakes)).toEqual([['interaction', 'visible', 'idle']]);
  });

  it('is told only the reasons that count for its marker', async () => {
    document.body.innerHTML = '<form class="mc4wp-form"></form>';
    await loaded.mountAll();
    expect(loaded.of('newsletter').map(({ wakes }) => wakes)).toEqual([['interaction', 'visible']]);
  });

  it('is asleep while its script loads, and wakes at once', async () => {
    vi.spyOn(loaded.definitions.menu, 'load').mockReturnValue(new Promise(() => {}));
    void loaded.mountOne('menu', byId('menu'));
    await settle();
    expect(loaded.of('menu')).toEqual([
      { label: 'nav#menu', state: 'asleep', wakes: ['at-once'], why: 'Ravno se nalaga.' },
    ]);
  });

  it('that stands for the page is not woken by use', async () => {
    vi.stubGlobal('wcpt_params', { cart_widget_enabled_site_wide: '1' });
    await loaded.mountAll();
    expect(loaded.of('table-cart').map(({ label, wakes }) => [label, wakes])).toEqual([['head', ['cart']]]);
  });

  it('that takes only markers of the loaded page is not listed for a later one', async () => {
    await loaded.mountAll();
    document.body.insertAdjacentHTML('beforeend', '<div class="woocommerce-message" role="alert">x</div>');
    expect(loaded.of('notices')).toEqual([]);
  });

  it('comes in the order of the page', async () => {
    document.body.innerHTML =
      '<form class="woocommerce-ordering" id="a"></form><nav class="main-navigation" id="b"><ul></ul></nav><form class="woocommerce-ordering" id="c"></form>';
    await loaded.mountAll();
    expect(loaded.look().widgets.map(({ label }) => label)).toEqual(['form#a', 'nav#b', 'form#c']);
  });
});

describe('a widget is plain', () => {
  it('below data-shop-widgets="off"', async () => {
    byId('menu').setAttribute('data-shop-widgets', 'off');
    await loaded.mountAll();
    expect(whyOf('menu')).toEqual([
      ['plain', 'off', 'Ta element ali eden okoli njega ima data-shop-widgets="off".', true],
    ]);
  });

  it('where the configuration names it', async () => {
    putConfig('{"disabled":["menu"]}');
    await loaded.mountAll();
    expect(whyOf('menu')).toEqual([['plain', 'disabled', 'Izključen je v nastavitvah strani.', true]]);
    expect(loaded.of('menu').map(({ fix }) => fix)).toEqual([
      'V #shop-widgets-config odstranite „menu“ iz "disabled".',
    ]);
  });

  it.each([
    ['the configuration', () => putConfig('{"autoMount":false}')],
    ['the tag', () => putScript('/shop-widgets/shop-widgets.js', 'type="module" data-auto-mount="off"')],
  ])('where %s lets nothing mount by itself, until a script asks for it', async (_, put) => {
    put();
    expect(whyOf('menu').map(([state, reason]) => [state, reason])).toEqual([['plain', 'auto-mount']]);
    await loaded.mountAll();
    expect(loaded.of('menu').map(({ state }) => state)).toEqual(['asleep']);
  });

  it('where a script of the page has its job, which is named; asleep or not', async () => {
    putScript('/wp-content/themes/storefront/assets/js/navigation.min.js?ver=4.6.0');
    await loaded.mountAll();
    const why = "Isto delo že opravlja skript strani: the theme's own menu script (storefront-navigation).";
    expect(whyOf('menu')).toEqual([['plain', 'clash', why, true]]);
    await loaded.mountOne('menu', byId('menu')).catch(() => {});
    expect(whyOf('menu')).toEqual([['plain', 'clash', why, true]]);
    expect(
      loaded.look().problems.filter(({ where }) => where === 'menu'),
      'is told once',
    ).toEqual([]);
  });

  it('on markup that it can’t take over, in the words of the error', async () => {
    vi.spyOn(loaded.definitions.menu, 'load').mockResolvedValue({
      mount(marker) {
        throw new loaded.MarkupError('menu', marker, 'it has no list');
      },
    });
    for (let time = 0; time < 2; time++) await loaded.mountOne('menu', byId('menu')).catch(() => {});
    expect(whyOf('menu')).toEqual([['plain', 'markup', 'Elementa ni mogoče prevzeti: it has no list.', true]]);
    expect(
      loaded.look().problems.filter(({ where }) => where === 'menu'),
      'is told once',
    ).toEqual([]);
  });

  it('when it has stopped, also when a script has unmounted it then', async () => {
    let stop = (_: unknown) => {};
    vi.spyOn(loaded.definitions.menu, 'load').mockResolvedValue({
      mount(marker, { onMounted, onFail }) {
        stop = error => onFail?.(error);
        queueMicrotask(() => onMounted?.());
        return { name: 'menu', marker, unmount() {} };
      },
    });
    const { unmount } = await loaded.mountOne('menu', byId('menu'));
    stop(new Error('no list'));
    const failed = [['plain', 'failed', 'Gradnik se je ustavil in element vrnil: no list.', true]];
    expect(whyOf('menu')).toEqual(failed);
    loaded.unmountAll();
    unmount();
    expect(whyOf('menu')).toEqual(failed);
  });

  it('when its script did not load, until one of its markers has it', async () => {
    vi.spyOn(loaded.definitions.menu, 'load').mockRejectedValueOnce(new Error('404'));
    vi.spyOn(loaded.definitions.menu, 'load').mockRejectedValueOnce(new Error('404'));
    vi.spyOn(loaded.definitions.menu, 'load').mockRejectedValueOnce(new Error('404'));
    await loaded.mountOne('menu', byId('menu')).catch(() => {});
    expect(whyOf('menu')).toEqual([['plain', 'chunk', 'Njegov skript se ni naložil.', true]]);
    document.body.insertAdjacentHTML('beforeend', '<nav class="main-navigation" id="late"><ul></ul></nav>');
    await loaded.mountOne('menu', byId('late'));
    await loaded.mountAll();
    expect(loaded.of('menu').map(({ state }) => state)).toEqual(['asleep', 'awake']);
  });

  it('where another widget has the element', async () => {
    await loaded.mountOne('quantity', byId('menu'));
    await loaded.mountAll();
    expect(whyOf('menu')).toEqual([['plain', 'taken', 'Element že ima gradnik quantity.', true]]);
  });

  it('where it came to be a marker too late', async () => {
    document.body.innerHTML = '<nav id="menu"></nav>';
    await loaded.mountAll();
    byId('menu').className = 'main-navigation';
    byId('menu').innerHTML = '<ul></ul>';
    expect(whyOf('menu').map(([state, reason]) => [state, reason])).toEqual([['plain', 'missed']]);
    await loaded.mountAll();
    expect(loaded.of('menu').map(({ state }) => state)).toEqual(['asleep']);
  });

  it('where lists lack their settings', async () => {
    vi.stubGlobal('wc_add_to_cart_params', undefined);
    document.body.innerHTML =
      '<ul class="products" id="list"><li><a class="add_to_cart_button ajax_add_to_cart" href="#"></a></li></ul><form class="cart" id="form" method="post"></form>';
    await loaded.mountAll();
    const entry = ['plain', 'settings', 'Na strani ni nastavitev wc_add_to_cart_params.', true];
    expect(whyOf('add-to-cart')).toEqual([entry, entry]);
    expect(loaded.look().settings.map(({ name, widgets }) => [name, widgets])).toContainEqual([
      'wc_add_to_cart_params',
      ['add-to-cart'],
    ]);
  });
});

it('in English on English pages', async () => {
  document.documentElement.lang = 'en';
  await loaded.mountAll();
  expect(loaded.of('menu').map(({ why }) => why)).toEqual(['It wakes when it is used.']);
  document.documentElement.lang = '';
});
