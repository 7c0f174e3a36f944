import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followWidget, showWidget } from '../../../../../widgets/product-table/table/cart/CartWidget';
import { readCartAnswer } from '../../../../../widgets/product-table/table/cart/cartAnswer';
import { pageCart } from '../../../../../widgets/product-table/table/cart/pageCart';
import { find } from '../../../../hydrate/page';

const WIDGET = '.wcpt-cart-widget';
const STYLE = '.wcpt-cart-widget { color: red }';
const widgetHtml = (pieces: number, style = STYLE, classes = '') =>
  `<div class="wcpt-cart-widget ${classes}" data-wcpt-href="/cart/"><style>${style}</style>
    <span class="wcpt-cw-qty-total">${pieces}</span><a class="wcpt-cw-half" href="/cart/">Košarica</a></div>`;
const show = (html: string) => showWidget(readCartAnswer({ success: true, in_cart: {}, cart_widget: html }));
const widgets = () => document.querySelectorAll(WIDGET);

let ended = new AbortController();

beforeEach(() => {
  vi.stubGlobal('wcpt_params', { cart_widget_enabled_site_wide: '1' });
  ended = new AbortController();
});

afterEach(() => {
  ended.abort();
  document.body.replaceChildren();
});

it('an answer changes the content of the widget and keeps an equal style sheet', () => {
  document.body.innerHTML = widgetHtml(1, STYLE, 'wcpt-hide');
  followWidget(ended.signal);
  const [shown, style] = [find(document, WIDGET), find(document, 'style')];
  show(widgetHtml(3));
  expect([...widgets()]).toEqual([shown]);
  expect([...document.querySelectorAll('style')]).toEqual([style]);
  expect(shown.classList.contains('wcpt-hide')).toBe(false);
  expect(find(shown, '.wcpt-cw-qty-total').textContent).toBe('3');
  expect(shown.getAttribute('role')).toBe('region');
  expect(document.body.classList.contains('wcpt-cart-widget-visible')).toBe(true);
});

it('the widget is a named region, also while calls run and after them', async () => {
  followWidget(ended.signal);
  show(widgetHtml(1));
  const shown = find(document, WIDGET);
  for (const sent of [{ payload: {} }, undefined, { payload: {} }]) {
    await act(async () => pageCart.setState({ sent }));
    expect(shown.classList.contains('wcpt-cart-widget--loading')).toBe(sent !== undefined);
    expect([shown.getAttribute('role'), shown.getAttribute('aria-label')]).toEqual(['region', 'Košarica']);
  }
  pageCart.setState({ sent: undefined });
});

it('an answer with another style sheet replaces the old one', () => {
  followWidget(ended.signal);
  show(widgetHtml(1));
  show(widgetHtml(2, '.wcpt-cart-widget { color: blue }'));
  expect([...document.querySelectorAll('style')].map(one => one.textContent)).toEqual([
    '.wcpt-cart-widget { color: blue }',
  ]);
  expect(widgets()).toHaveLength(1);
});

it('the link in the widget keeps the focus when an answer replaces it', () => {
  followWidget(ended.signal);
  show(widgetHtml(1));
  find(document, 'a').focus();
  show(widgetHtml(2));
  expect(document.activeElement).toBe(find(document, `${WIDGET} a`));
});

it('unmounting removes a widget that an answer added, and keeps the one of the page', () => {
  followWidget(ended.signal);
  show(widgetHtml(1));
  ended.abort();
  expect(widgets()).toHaveLength(0);
  document.body.innerHTML = widgetHtml(1);
  ended = new AbortController();
  followWidget(ended.signal);
  show(widgetHtml(2));
  ended.abort();
  expect(widgets()).toHaveLength(1);
});
