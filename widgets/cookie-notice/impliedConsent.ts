import type { NoticeParams } from './params';

const CONTROLS = '.cn-set-cookie, .cn-revoke-cookie';
const SCROLL_KEYS = /^(?: |Arrow(?:Up|Down)|Page(?:Up|Down)|Home|End)$/;
const OWN_KEYS = 'button, input, select, textarea, [contenteditable]';

/** A restored scroll position, a jump to an anchor, scrolling back up and clicks of scripts are no yes. Source: spec storefront 4; add-on contract 3.8. */
export function listenForImplied(box: Element, params: NoticeParams, accept: () => void, signal: AbortSignal): void {
  const { scrollOffset, clickAccepts } = params;
  if (clickAccepts) {
    const onClick = ({ target, isTrusted, detail }: MouseEvent) => {
      // A replayed click is untrusted.
      const isShoppers = isTrusted || detail > 0;
      if (isShoppers && target instanceof Element && !box.contains(target) && !target.closest(CONTROLS)) accept();
    };
    document.addEventListener('click', onClick, { capture: true, signal });
  }
  if (scrollOffset === undefined) return;
  let scrolls = false;
  const onIntent = (event: Event) => {
    if (isScrolling(event)) scrolls = true;
  };
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    window.addEventListener(type, onIntent, { capture: true, passive: true, signal });
  let before = window.scrollY;
  const onScroll = () => {
    const isCrossed = before <= scrollOffset && window.scrollY > scrollOffset;
    before = window.scrollY;
    if (scrolls && isCrossed) accept();
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal });
}

/** Whether the shopper is about to scroll: a press in the page may follow a link, a key may belong to a field. */
function isScrolling(event: Event): boolean {
  const { target } = event;
  if (event instanceof KeyboardEvent)
    return SCROLL_KEYS.test(event.key) && !(target instanceof Element && target.closest(OWN_KEYS));
  // The window's scroll bar, and scrolling with the middle button.
  return !(event instanceof PointerEvent) || target === document.documentElement || event.button === 1;
}
