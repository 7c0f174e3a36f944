import { type ReactNode, useLayoutEffect } from 'react';
import { scrollToNotice } from '../../src/core/scrollToNotice';
import { useStore } from '../../src/ui/useStore';
import { dropErrors, type Notice } from './notices';
import { useExpress } from './store';

const PLACE = '.woocommerce-notices-wrapper';
/** ms. Source: spec storefront 8, 9 "Timings". */
const SCROLL = 600;

/**
 * What the shopper is told: first among the page's notices, where the focus and the page go; without a place for notices beside
 * the buttons. Once there it belongs to the page, as the shop's own do: other scripts take it away, which React could not bear,
 * and it outlives buttons that leave with the totals they stand in. Source: add-on contract 8.6.
 */
export function ErrorNotice(): ReactNode {
  const notice = useStore(useExpress(), state => state.notice);
  useLayoutEffect(() => {
    const place = document.querySelector(PLACE);
    if (notice && place) show(notice, place);
  }, [notice]);
  if (!notice || document.querySelector(PLACE)) return null;
  return (
    <div className={`woocommerce-${notice.kind}`} role="alert">
      {notice.text}
    </div>
  );
}

function show({ kind, text }: Notice, place: Element): void {
  dropErrors();
  const node = document.createElement('div');
  node.className = `woocommerce-${kind}`;
  node.setAttribute('role', 'alert');
  node.tabIndex = -1;
  node.textContent = text;
  place.prepend(node);
  focusOn(node);
  scrollToNotice(node, SCROLL);
}

/** Now, or when the sheet that still lies over the page gives the focus back. */
function focusOn(node: HTMLElement): void {
  if (!node.isConnected) return;
  node.focus({ preventScroll: true });
  if (document.activeElement === node) return;
  // A moment later: the browser itself is still moving it.
  document.addEventListener('focusin', () => setTimeout(() => focusOn(node)), { once: true });
}
