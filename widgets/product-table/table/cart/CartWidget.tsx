import { type ReactNode, useLayoutEffect, useState } from 'react';
import { readGlobal } from '../../../../src/core/config/shopGlobals';
import { text } from '../../../../src/core/guards';
import { markupOf, parseFragment } from '../../../../src/core/html';
import { trimSigns } from '../../../../src/core/html/text';
import { navigate } from '../../../../src/core/navigate';
import { keepClearOf } from '../../../../src/core/scrollPadding';
import { decode } from '../../../../src/core/url';
import { adopt, hydrateWidget, useAttributes, useClasses } from '../../../../src/hydrate';
import { useDomEvent } from '../../../../src/ui/useBus';
import { useStore } from '../../../../src/ui/useStore';
import { isOff } from '../defineSettings';
import { tRow } from '../rows/messages';
import type { CartAnswer } from './cartAnswer';
import { pageCart } from './pageCart';

const WIDGET = '.wcpt-cart-widget';
const LOADING = 'wcpt-cart-widget--loading';
/** Attribute of a widget from an answer, in place of the page's own. */
const OURS = 'data-sw-widget';

/** The bar with the cart's pieces and total: shows that a call runs, and leads to the cart. */
function CartWidget({ widget }: { readonly widget: HTMLElement }): ReactNode {
  useClasses(widget, { [LOADING]: useStore(pageCart, ({ sent }) => sent !== undefined) });
  useLayoutEffect(() => keepClearOf(widget), [widget]);
  const [hasRole] = useState(() => widget.hasAttribute('role'));
  useAttributes(widget, hasRole ? {} : { role: 'region', 'aria-label': tRow('product-table.cart') });
  useDomEvent(widget, 'click', (target, event) => {
    const href = widget.getAttribute('data-wcpt-href');
    const isVetoed = event instanceof Event && event.defaultPrevented;
    if (href === null || isVetoed || target.closest('a, button, input, select')) return;
    navigate(href, 'product-table');
  });
  return adopt(widget, {});
}

const draw = (widget: HTMLElement) =>
  pageCart.setState({
    widget: hydrateWidget('table-cart', widget, () => <CartWidget widget={widget} />, { atOnce: true }),
  });

export function followWidget(signal: AbortSignal): void {
  const printed = document.querySelector<HTMLElement>(WIDGET);
  if (printed) draw(printed);
  signal.addEventListener('abort', () => {
    pageCart.getState().widget?.unmount();
    pageCart.setState({ widget: undefined });
    document.body.classList.remove('wcpt-cart-widget-visible');
    for (const widget of document.querySelectorAll(`${WIDGET}[${OURS}]`)) widget.remove();
  });
}

/** Shows the widget of an answer in place of the one that is shown. */
export function showWidget({ widget }: CartAnswer): void {
  if (!widget || !isWidgetPermitted()) return;
  const fresh = parseFragment(markupOf('answer', widget)).querySelector<HTMLElement>(WIDGET);
  if (!fresh) return;
  document.body.classList.toggle('wcpt-cart-widget-visible', !fresh.classList.contains('wcpt-hide'));
  pageCart.getState().widget?.unmount();
  const [shown, ...others] = document.querySelectorAll<HTMLElement>(WIDGET);
  for (const one of others) one.remove();
  if (shown) {
    const hadFocus = shown.contains(document.activeElement);
    copyWidget(fresh, shown);
    draw(shown);
    if (hadFocus) shown.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  } else {
    fresh.setAttribute(OURS, '');
    document.body.append(fresh);
    draw(fresh);
  }
}

/** An equal style sheet stays: a change of sheets styles the whole page again, 180 ms with a table of 138 rows on a slow phone. */
function copyWidget(from: HTMLElement, to: HTMLElement): void {
  const styleOf = (widget: HTMLElement) => widget.querySelector(':scope > style');
  const [style, freshStyle] = [styleOf(to), styleOf(from)];
  const isSame = style && freshStyle && style.textContent === freshStyle.textContent;
  if (isSame) freshStyle.remove();
  for (const node of [...to.childNodes]) if (node !== style || !isSame) node.remove();
  to.append(...from.childNodes);
  for (const { name } of [...to.attributes]) if (name !== OURS && !from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

export const isWidgetPermitted = (): boolean =>
  permits(readGlobal('wcpt_params') ?? {}, location.href, document.querySelector('.wcpt') !== null);

/** See contract/product-table.md#widget. @param params of the page; rules stand one a line, none is no limit */
export function permits(params: Readonly<Record<string, unknown>>, address: string, hasTable: boolean): boolean {
  if (!hasTable && isOff(String(params.cart_widget_enabled_site_wide ?? ''))) return false;
  // Addresses and rules may be written with or without percent-encoding.
  const base = withSlash(decode(text(params.site_url) || location.origin));
  const url = withSlash(decode(address.replace(/[?#].*$/s, '')));
  const included = linesOf(params.cart_widget_include_urls);
  const isNamed = (line: string) => matches(line, url, base);
  return (!included.length || included.some(isNamed)) && !linesOf(params.cart_widget_exclude_urls).some(isNamed);
}

const linesOf = (list: unknown): string[] =>
  text(list)
    .split(/\r?\n/)
    .map(line => decode(line.trim()))
    .filter(Boolean);

function matches(line: string, url: string, base: string): boolean {
  // A line may have the whole address; that of the site itself is its home page.
  const path = withSlash(line).startsWith(base) ? `/${line.slice(base.length)}` : line;
  if (path === '/*') return true;
  const name = trimSigns(path.replace(/^\/+/, ''), '/');
  if (!name) return url === base;
  if (name.endsWith('*')) return url.startsWith(withSlash(base + trimSigns(trimSigns(name, '*'), '/')));
  return url === withSlash(base + name);
}

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);
