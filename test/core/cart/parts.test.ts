import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { announceCart } from '../../../src/core/cart/announceCart';
import { markAdded, markIdle, markLoading } from '../../../src/core/cart/buttonState';
import { ANNOUNCE_AFTER, announce, clearAnnouncement, liveRegion } from '../../../src/core/cart/liveRegion';
import { hideWhenEmpty } from '../../../src/core/cart/startCart';
import { setLocale } from '../../../src/core/messages';
import { find } from '../../hydrate/page';
import { endsWithTest, putJQuery } from '../bus/helpers';
import { clearCart, namesHeard, putCartCookies, putShopSettings } from './helpers';

const ended = endsWithTest();

beforeEach(() => {
  clearCart();
  putJQuery(undefined);
  putShopSettings();
  setLocale('sl');
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a button', () => {
  const put = (html = '') => {
    document.body.innerHTML = `<p><a class="button added">Dodaj</a>${html}</p>`;
    return find(document, '.button');
  };

  it('is loading, and idle again', () => {
    const button = put();
    markLoading(button);
    expect([button.className, button.getAttribute('aria-busy')]).toEqual(['button loading', 'true']);
    markIdle(button);
    expect([button.className, button.hasAttribute('aria-busy')]).toEqual(['button', false]);
  });

  it('gets one link to the cart after its product was added', () => {
    const heard = namesHeard(['wc_cart_button_updated'], ended.signal);
    const button = put();
    markAdded(button, true);
    markAdded(button, true);
    expect(document.querySelectorAll('.added_to_cart')).toHaveLength(1);
    expect(button.nextElementSibling?.outerHTML).toBe(
      '<a href="https://shop.test/kosarica/" class="added_to_cart wc-forward" title="Prikaz košarice">Prikaz košarice</a>',
    );
    expect(heard).toHaveLength(2);
  });

  it.each([
    ['on the cart page', () => putShopSettings({ is_cart: '1' })],
    ['without an address of the cart', () => putShopSettings({ cart_url: '' })],
    ['with an address that is none to follow', () => putShopSettings({ cart_url: 'javascript:1' })],
  ])('gets no such link %s', (_case, arrange) => {
    arrange();
    const button = put();
    markAdded(button, true);
    expect(button.className).toBe('button added');
    expect(button.nextElementSibling).toBeNull();
  });

  it('gets its link in the bundle’s words where the shop has none', () => {
    putShopSettings({ i18n_view_cart: '' });
    const button = put();
    markAdded(button, true);
    expect(button.nextElementSibling?.textContent).toBe('Pokaži košarico');
  });

  it('is idle after its product was not added', () => {
    const button = put();
    markLoading(button);
    markAdded(button, false);
    expect(button.className).toBe('button');
    expect(button.nextElementSibling).toBeNull();
  });
});

describe('the live region', () => {
  it('is the page’s own where it has one', () => {
    expect(liveRegion().outerHTML).toContain('role="status"');
    expect(liveRegion()).toBe(find(document, '.widget_shopping_cart_live_region'));
    expect(document.querySelectorAll('.widget_shopping_cart_live_region')).toHaveLength(1);
  });

  it('is the page’s own where an answer of the shop has put one in its place', () => {
    const before = liveRegion();
    const fresh = document.createElement('div');
    fresh.className = before.className;
    before.replaceWith(fresh);
    expect(liveRegion()).toBe(fresh);
    expect(before.isConnected).toBe(false);
  });

  it('announces a text once, a second later; a newer one takes its place', () => {
    expect(ANNOUNCE_AFTER).toBe(1000);
    announce('first');
    vi.advanceTimersByTime(999);
    expect(liveRegion().textContent).toBe('');
    announce('second');
    vi.advanceTimersByTime(999);
    expect(liveRegion().textContent).toBe('');
    vi.advanceTimersByTime(1);
    expect([liveRegion().textContent, liveRegion().getAttribute('aria-relevant')]).toEqual(['second', 'all']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is emptied when something new begins, and waiting texts are dropped', () => {
    announce('first');
    vi.advanceTimersByTime(1000);
    announce('second');
    clearAnnouncement();
    vi.advanceTimersByTime(5000);
    expect([liveRegion().textContent, liveRegion().hasAttribute('aria-relevant')]).toEqual(['', false]);
  });
});

describe('the announcement of a cart', () => {
  const item = (quantity: string) => `<li class="woocommerce-mini-cart-item">${quantity}</li>`;
  const said = (message: string, ...quantities: string[]) => {
    document.body.innerHTML = `<div class="widget_shopping_cart_content">${quantities.map(item).join('')}</div>`;
    announceCart(message);
    vi.advanceTimersByTime(1000);
    return liveRegion().textContent;
  };
  const pieces = (text: string) => `<span class="quantity">${text} × <b>9 €</b></span>`;

  it.each([
    [['1'], 'V košarici je 1 izdelek.'],
    [['1', '1'], 'V košarici sta 2 izdelka.'],
    [['3'], 'V košarici so 3 izdelki.'],
    [['3', '2'], 'V košarici je 5 izdelkov.'],
    [['101'], 'V košarici je 101 izdelek.'],
    [['0.1', '0.2', '0,7'], 'V košarici je 1 izdelek.'],
    [[], 'Košarica je prazna.'],
  ])('of %j pieces is in the right number', (quantities, text) => {
    expect(said('Dodano.', ...quantities.map(pieces))).toBe(`Dodano. ${text}`);
  });

  it.each([
    ['“Čajnik 2” je bil dodan v košarico', '“Čajnik 2” je bil dodan v košarico. '],
    ['Dodano: čajnik (2)', 'Dodano: čajnik (2). '],
    ['Dodano!', 'Dodano! '],
    ['', ''],
  ])('follows the end of a sentence: %j', (message, start) => {
    expect(said(message, pieces('1'))).toBe(`${start}V košarici je 1 izdelek.`);
  });

  it('counts a line whose quantity a theme left out as one', () => {
    expect(said('', pieces('2'), '')).toBe('V košarici so 3 izdelki.');
  });

  it.each([[['2.5']], [['1', '0,5']]])('of %j, which is no whole number, is the message alone', quantities => {
    expect(said('Dodano.', ...quantities.map(pieces))).toBe('Dodano.');
  });

  it('counts a bundle as one, without what is in it', () => {
    const child = item(pieces('3')).replace('mini-cart-item', 'mini-cart-item woosb-cart-child');
    document.body.innerHTML = `<div class="widget_shopping_cart_content">${item(pieces('1'))}${child}</div>`;
    announceCart('');
    vi.advanceTimersByTime(1000);
    expect(liveRegion().textContent).toBe('V košarici je 1 izdelek.');
  });

  it('is the message alone on a page without a mini-cart, and nothing without either', () => {
    document.body.replaceChildren();
    announceCart('Dodano.');
    vi.advanceTimersByTime(1000);
    expect(liveRegion().textContent).toBe('Dodano.');
    document.body.replaceChildren();
    announceCart('');
    vi.advanceTimersByTime(1000);
    expect(liveRegion().textContent).toBe('');
  });
});

describe('a mini-cart that is hidden when empty', () => {
  const isShown = () => find(document, '.widget_shopping_cart').style.display !== 'none';

  beforeEach(() => {
    document.body.innerHTML =
      '<div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty"></div></div><div class="hide_cart_widget_if_empty"></div>';
  });

  it.each([
    ['', false],
    ['abc', true],
  ])('with the hash “%s” in the cookie is shown: %s', (hash, shown) => {
    putCartCookies(hash);
    hideWhenEmpty(ended.signal);
    expect(isShown()).toBe(shown);
  });

  it('is shown as soon as an add starts, and hidden again when the button’s update ends it in vain', () => {
    hideWhenEmpty(ended.signal);
    bus.emit('adding_to_cart', { button: null, data: {} });
    expect(isShown()).toBe(true);
    bus.emit('wc_cart_button_updated', { button: null });
    expect(isShown()).toBe(false);
  });

  it.each(['removed_from_cart', 'wc_fragments_loaded', 'wc_fragments_refreshed'] as const)('follows %s', name => {
    putCartCookies('abc');
    hideWhenEmpty(ended.signal);
    putCartCookies('');
    bus.emit(name, { fragments: undefined, cartHash: '', button: null });
    expect(isShown()).toBe(false);
    putCartCookies('abc');
    bus.emit(name, { fragments: undefined, cartHash: '', button: null });
    expect(isShown()).toBe(true);
  });
});
