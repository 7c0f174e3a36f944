import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { markupOf, parseFragment } from '../../../src/core/html';
import { navigate } from '../../../src/core/navigate';
import { errorList } from '../../../src/core/notices';
import { adopt, hydrateWidget, useClasses } from '../../../src/hydrate';
import { removeOverlay } from '../../../src/ui/elements';
import { takeEscape } from '../../../src/ui/press';
import { keepFocus } from '../container/keepFocus';
import { tables } from '../table';
import { pageCart } from './pageCart';

/** After a use of anything else the focus is not taken. */
const FROM =
  '[data-wcpt-link-code], .wcpt-remove, .wcpt-add-selected, .wcpt-cart-checkbox-trigger, .wcpt-cart-checkbox, .single_add_to_cart_button';

interface NoticeProps {
  readonly wrapper: HTMLElement;
  readonly redirect: string | undefined;
  readonly takesFocus: boolean;
}

/** What the shop has to say, above the page, until the next click or Escape. Source: spec product-table 8; contract 17.3, 17.5. */
function Notice({ wrapper, redirect, takesFocus }: NoticeProps): ReactNode {
  const [covers, setCovers] = useState(false);
  // The shop's style sheet may have it cover the page.
  useClasses(wrapper, covers ? { 'sw-table-notice': true } : {});
  useLayoutEffect(() => {
    // It is laid out with the frame that shows it. Asked any sooner, its size and its focus have the whole page laid out once more.
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
    // The click that asked for it may still be on its way up.
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

export const showNoticeText = (text: string): void => show(errorList(text), undefined);

export function addToNotice(text: string): void {
  const { notice } = pageCart.getState();
  if (notice) sayIn(notice.widget.marker, errorList(text));
  else showNoticeText(text);
}

/** Into an alert that is there: screen readers say what comes into it. One in it would say it twice. */
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

/** Returns the focus to where it was before the notice, or to what an answer has put there. */
export function hideNotice(): void {
  const { notice } = pageCart.getState();
  if (!notice) return;
  const { widget, opener, giveFocus } = notice;
  const hadFocus = widget.marker.contains(document.activeElement);
  pageCart.setState({ notice: undefined });
  removeOverlay(widget.marker, opener, widget.unmount);
  if (hadFocus) giveFocus();
}
