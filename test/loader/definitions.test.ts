import { afterEach, describe, expect, it, vi } from 'vitest';
import { definitions } from '../../src/registry';
import { definition as addToCart } from '../../widgets/add-to-cart/definition';
import { definition as menu } from '../../widgets/menu/definition';
import { definition as miniCart } from '../../widgets/mini-cart/definition';
import { definition as reviewForm } from '../../widgets/review-form/definition';

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'wc_add_to_cart_params');
});

/** Ids of the markers that a definition finds in a page. */
function markersIn(html: string, { markers, markerOf }: { markers: string; markerOf(found: Element): Element | null }) {
  document.body.innerHTML = html;
  const found = [...document.querySelectorAll(markers)].map(markerOf);
  return [...new Set(found)].flatMap(marker => (marker ? [marker.id] : []));
}

const LINK = '<a class="remove_from_cart_button" href="#"></a>';

describe('a mini-cart', () => {
  it.each([
    [
      'the shop’s widget',
      `<div id="a" class="widget_shopping_cart_content"><ul class="woocommerce-mini-cart">${LINK}</ul></div>`,
    ],
    ['the list of a theme’s drawer', `<aside><ul id="a" class="woocommerce-mini-cart"><li>${LINK}</li></ul></aside>`],
    ['an empty list', '<ul id="a" class="woocommerce-mini-cart"></ul>'],
    ['a list of the theme’s own', `<ul id="a"><li>${LINK}</li><li>${LINK}</li></ul>`],
    ['what is around a link alone', `<p id="a">${LINK}</p>`],
  ])('is %s', (_, html) => {
    expect(markersIn(html, miniCart)).toEqual(['a']);
  });
});

describe('a menu', () => {
  it.each([
    ['with a list', '<nav id="a" class="main-navigation"><ul></ul></nav>', ['a']],
    ['not without one', '<nav id="a" class="main-navigation"><a href="/">x</a></nav>', []],
  ])('is a navigation %s', (_, html, expected) => {
    expect(markersIn(html, menu)).toEqual(expected);
  });
});

describe('the form of a review', () => {
  const RATING = '<select name="rating"></select>';

  it.each([
    ['the shop’s', '<div id="review_form"><form id="a"></form></div>', ['a']],
    ['one without the element around it', `<div id="respond"><form id="a">${RATING}</form></div>`, ['a']],
    ['not that of a comment', '<div id="respond"><form id="a"></form></div>', []],
  ])('is %s', (_, html, expected) => {
    expect(markersIn(html, reviewForm)).toEqual(expected);
  });
});

describe('buttons that add in the background', () => {
  const BUTTON = '<p id="a"><a class="add_to_cart_button ajax_add_to_cart" data-product_id="1"></a></p>';

  it('are not there where the shop’s setting is off', () => {
    expect(markersIn(BUTTON, addToCart)).toEqual([]);
  });

  it('are there with the shop’s settings, and in a theme made of blocks', () => {
    expect(markersIn(`<div class="wp-site-blocks">${BUTTON}</div>`, addToCart)).toEqual(['a']);
    Object.assign(window, { wc_add_to_cart_params: {} });
    expect(markersIn(BUTTON, addToCart)).toEqual(['a']);
  });
});

describe('the marker of a definition for the whole page', () => {
  afterEach(() => {
    history.replaceState(null, '', '/');
    sessionStorage.clear();
    document.head.replaceChildren();
    document.body.className = '';
  });

  it('is another element for each definition', () => {
    document.head.innerHTML =
      '<meta charset="utf-8"><title></title><meta name="robots"><link rel="icon"><link rel="stylesheet"><script></script>';
    for (const settings of ['wcpayConfig', 'mailchimp_public_data', 'wc_order_attribution'])
      vi.stubGlobal(settings, {});
    vi.stubGlobal('wcpt_params', { cart_widget_enabled_site_wide: true });
    history.replaceState(null, '', '/?mc_cart_id=1');
    sessionStorage.setItem('shop-widgets:payment', '[]');
    document.body.className = 'cookies-not-set';
    const { documentElement, head, body } = document;
    const claims = Object.values(definitions).flatMap(({ name, markers, markerOf }) =>
      [documentElement, head, ...head.children, body]
        .filter(element => element.matches(markers))
        .flatMap(element => (markerOf ? markerOf(element) : element) ?? [])
        .map(marker => `${name}: ${marker.outerHTML.replace(/>.*/s, '>')}`),
    );
    expect(claims.sort()).toEqual([
      'abandoned-cart: <head>',
      'consent-classes: <meta charset="utf-8">',
      'order-attribution: <html>',
      'payment-report: <body class="cookies-not-set">',
      'table-cart: <head>',
      'usage-events: <title>',
    ]);
  });
});
