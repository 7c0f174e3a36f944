import { parseFragment } from '../../../src/core/html';
import { navigate } from '../../../src/core/navigate';
import type { CartAnswer } from './cartAnswer';
import { tCart } from './messages';
import { isWidgetPermitted } from './permission';
import { cartTraffic } from './sendCart';

const WIDGET = '.wcpt-cart-widget';
const LOADING = 'wcpt-cart-widget--loading';

/** Has the cart's widget show that a call runs, and lead to the cart. Source: contract product-table 17.4, 17.8. */
export function followWidget(signal: AbortSignal): void {
  const showLoading = () => {
    const { sent } = cartTraffic.getState();
    for (const widget of document.querySelectorAll(WIDGET)) widget.classList.toggle(LOADING, sent !== undefined);
  };
  signal.addEventListener('abort', cartTraffic.subscribe(showLoading));
  document.body.addEventListener(
    'click',
    event => {
      const { target } = event;
      const widget = target instanceof Element && target.closest(`${WIDGET}[data-wcpt-href]`);
      if (!widget || event.defaultPrevented || target.closest('a, button, input, select')) return;
      navigate(widget.getAttribute('data-wcpt-href'), 'product-table');
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    document.body.classList.remove('wcpt-cart-widget-visible');
    for (const widget of document.querySelectorAll(`${WIDGET}[data-sw-widget]`)) widget.remove();
  });
}

/** Puts the widget of an answer in the place of the one that is shown. Source: spec product-table 2.8; contract 17.5. */
export function showWidget({ widget }: CartAnswer): void {
  if (!widget || !isWidgetPermitted()) return;
  const fresh = parseFragment(widget).querySelector<HTMLElement>(WIDGET);
  if (!fresh) return;
  fresh.setAttribute('data-sw-widget', '');
  fresh.classList.toggle(LOADING, cartTraffic.getState().sent !== undefined);
  if (!fresh.hasAttribute('role')) {
    fresh.setAttribute('role', 'region');
    fresh.setAttribute('aria-label', tCart('product-table.cart'));
  }
  const old = [...document.querySelectorAll(WIDGET)];
  const hadFocus = old.some(one => one.contains(document.activeElement));
  document.body.classList.toggle('wcpt-cart-widget-visible', !fresh.classList.contains('wcpt-hide'));
  document.body.append(fresh);
  for (const one of old) one.remove();
  if (hadFocus) fresh.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
}
