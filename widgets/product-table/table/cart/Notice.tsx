import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { markupOf, parseFragment } from '../../../../src/core/html';
import { navigate } from '../../../../src/core/navigate';
import { createNotice } from '../../../../src/core/notices';
import { adopt, hydrateWidget, useClasses } from '../../../../src/hydrate';
import { removeOverlay } from '../../../../src/ui/elements';
import { takeEscape } from '../../../../src/ui/press';
import { keepFocus } from '../keepFocus';
import { tables } from '../table';
import { pageCart } from './pageCart';

/** Controls after whose use the notice takes the focus. */
const FROM =
  '[data-wcpt-link-code], .wcpt-remove, .wcpt-add-selected, .wcpt-cart-checkbox-trigger, .wcpt-cart-checkbox, .single_add_to_cart_button';

interface NoticeProps {
  readonly wrapper: HTMLElement;
  readonly redirect: string | undefined;
  readonly takesFocus: boolean;
}

/** Shows the shop's notice above the page until the next click or Escape. */
function Notice({ wrapper, redirect, takesFocus }: NoticeProps): ReactNode {
  const [covers, setCovers] = useState(false);
  // The shop's style sheet may have it cover the page.
  useClasses(wrapper, covers ? { 'sw-table-notice': true } : {});
  useLayoutEffect(() => {
    // Deferred to the frame's layout: reading the size or focusing any sooner would lay out the whole page once more.
    const size = new ResizeObserver(() => {
      size.disconnect();
      flushSync(() => setCovers(coversPage(wrapper)));
      if (takesFocus) wrapper.focus({ preventScroll: true });
    });
    size.observe(wrapper);
    return () => size.disconnect();
  }, [wrapper, takesFocus]);
  useLayoutEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const since = performance.now();
    // The click that caused the notice may still be bubbling.
    const onClick = ({ timeStamp }: MouseEvent) => timeStamp > since && hideNotice();
    const lead = () => redirect && navigate(redirect, 'product-table');
    const onKeyDown = (event: KeyboardEvent) => {
      if (takeEscape(event)) hideNotice();
      else if (event.key === 'Enter' && event.target === wrapper) lead();
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    wrapper.addEventListener('click', lead, { signal });
    document.body.addEventListener('click', onClick, { signal });
    return () => ended.abort();
  }, [wrapper, redirect]);
  return adopt(wrapper, {});
}

/** @param redirect where a click on it, or Enter, leads */
export function showNotice(html: string, redirect?: string): void {
  show(parseFragment(markupOf('answer', html)), redirect);
}

export const showNoticeText = (text: string): void => show(createNotice('error', text), undefined);

export function addToNotice(text: string): void {
  const { notice } = pageCart.getState();
  if (notice) sayIn(notice.widget.marker, createNotice('error', text));
  else showNoticeText(text);
}

/** Adds content to an existing alert, which screen readers announce; an alert inside it would be announced twice. */
function sayIn(alert: Element, content: Node): void {
  alert.append(content);
  for (const inner of alert.querySelectorAll('[role="alert"]')) inner.removeAttribute('role');
}

function show(content: Node, redirect: string | undefined): void {
  hideNotice();
  const { activeElement } = document;
  const opener = activeElement instanceof HTMLElement && activeElement.closest(FROM) ? activeElement : undefined;
  const table = [...tables].find(({ container }) => container.contains(activeElement));
  const wrapper = document.createElement('div');
  wrapper.className = 'wcpt-notice-wrapper';
  wrapper.tabIndex = -1;
  wrapper.setAttribute('role', 'alert');
  document.body.append(wrapper);
  sayIn(wrapper, content);
  const takesFocus = opener !== undefined || activeElement === document.body;
  const view = () => <Notice wrapper={wrapper} redirect={redirect} takesFocus={takesFocus} />;
  const widget = hydrateWidget('table-cart', wrapper, view, { atOnce: true });
  // An answer may replace the opener meanwhile.
  const giveFocus = table ? keepFocus(table, activeElement) : () => {};
  pageCart.setState({ notice: { widget, opener, giveFocus } });
}

function coversPage(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return clientWidth > 0 && width >= clientWidth && height >= clientHeight;
}

/** Hides the notice and restores the focus to the opener, or to the element that an answer has put in its place. */
export function hideNotice(): void {
  const { notice } = pageCart.getState();
  if (!notice) return;
  const { widget, opener, giveFocus } = notice;
  const hadFocus = widget.marker.contains(document.activeElement);
  pageCart.setState({ notice: undefined });
  removeOverlay(widget.marker, opener, widget.unmount);
  if (hadFocus) giveFocus();
}
