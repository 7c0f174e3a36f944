import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { announceNow } from '../../../../src/core/cart/liveRegion';
import { pageGlobal } from '../../../../src/core/config/pageGlobal';
import { templateHtml } from '../../../../src/core/dataBlocks';
import { html, parseFragment } from '../../../../src/core/html';
import { followableUrl } from '../../../../src/core/url';
import type { WishlistAnswer } from '../../../../src/core/wishlist/wishlistData';
import { useClasses } from '../../../../src/hydrate';
import { removeOverlay } from '../../../../src/ui/elements';
import { takeEscape } from '../../../../src/ui/press';
import { useDomEvent } from '../../../../src/ui/useBus';
import { tRow } from '../../table/rows/messages';
import { showSingle, type Table } from '../../table/table';

const LINK = '.wcpt-ti-wishlist-growler';
const ADDED = `${LINK}__label--item-added`;
const VIEW = `${LINK}__label--view-wishlist`;
/** ms until it is shown. */
const REVEALS = 100;
/** ms from hiding to removing. */
const LEAVES = 500;
/** s, where the button has no other. */
const STAYS = 4;

interface GrowlerProps {
  readonly link: HTMLElement;
  /** Tab leads from it to the notice, and back. */
  readonly opener: HTMLElement;
  /** ms in view. */
  readonly duration: number;
  readonly hide: () => void;
}

/** See contract/wishlist.md#markup. */
function Growler({ link, opener, duration, hide }: GrowlerProps): ReactNode {
  const [stage, setStage] = useState<'coming' | 'shown' | 'leaving'>('coming');
  const [isPointed, point] = useState(false);
  const [hasFocus, focus] = useState(false);
  // It stays while the pointer or the focus is on it.
  const isHeld = stage === 'shown' && (isPointed || hasFocus);
  useLayoutEffect(() => {
    const wrapper = document.createElement('div');
    wrapper.className = 'sw-wishlist-growler';
    wrapper.append(link);
    (opener.closest('main, [role="main"]') ?? document.body).append(wrapper);
    return () => removeOverlay(wrapper, opener);
  }, [link, opener]);
  useClasses(link, { 'wcpt-ti-wishlist-growler--revealed': stage === 'shown' });
  useEffect(() => {
    if (isHeld) return;
    const step = { coming: REVEALS, shown: duration, leaving: LEAVES }[stage];
    const next = () => (stage === 'leaving' ? hide() : setStage(stage === 'coming' ? 'shown' : 'leaving'));
    const timer = setTimeout(next, step);
    return () => clearTimeout(timer);
  }, [stage, isHeld, duration, hide]);
  useDomEvent(link, 'pointerenter', () => point(true));
  useDomEvent(link, 'pointerleave', () => point(false));
  useDomEvent(link, 'focusin', () => focus(true));
  useDomEvent(link, 'focusout', () => focus(false));
  useDomEvent(document, 'keydown', (target, event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const { key, shiftKey } = event;
    if (takeEscape(event)) hide();
    else if (key === 'Tab' && !shiftKey && target === opener) {
      event.preventDefault();
      link.focus({ preventScroll: true });
    } else if (key === 'Tab' && target === link && opener.isConnected) {
      // The browser moves the focus on from the button, as if the notice stood behind it.
      opener.focus({ preventScroll: true });
      if (shiftKey) event.preventDefault();
    }
  });
  return null;
}

/**
 * Replaces another notice.
 * @param button has labels, icon, link and seconds
 */
export function showGrowler(table: Table, button: HTMLElement, product: string, answer: WishlistAnswer): void {
  const name = `"${product}"`;
  const fill = (text: string) => text.replaceAll('{n}', () => name);
  const link = makeLink(fill);
  const attribute = (key: string) => button.getAttribute(`data-wcpt-${key}`)?.trim() ?? '';
  label(link, ADDED, fill(attribute('item-added-label')), tRow('product-table.wishlist_added', { n: name }));
  label(link, VIEW, fill(attribute('view-wishlist-label')), tRow('product-table.wishlist_view'));
  link.setAttribute('data-wcpt-icon', attribute('icon') || 'heart');
  const url = [attribute('custom-url'), pageGlobal('wcpt_ti_wishlist_url'), answer.raw.wishlist_url]
    .map(one => followableUrl(one))
    .find(Boolean);
  if (url) link.setAttribute('href', url);
  const seconds = Number(attribute('duration-seconds') || Number.NaN);
  const duration = 1000 * (seconds > 0 ? seconds : STAYS);
  const hide = () => table.rows.remove(table.container);
  showSingle('growler', hide);
  const props = { link, opener: button, duration, hide };
  table.rows.add(table.container, <Growler {...props} />);
  announceNow(link.querySelector(ADDED)?.textContent?.trim() ?? '');
}

function makeLink(fill: (text: string) => string): HTMLElement {
  const content = parseFragment(templateHtml('#wcpt-ti-wishlist-growler-template') ?? html``);
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) node.nodeValue = fill(node.nodeValue ?? '');
  const found = content.querySelector<HTMLElement>(LINK);
  if (found) return found;
  const link = document.createElement('a');
  link.className = LINK.slice(1);
  link.append(content);
  return link;
}

/** The button's label, else the template's own, else ours. */
function label(link: Element, selector: string, own: string, otherwise: string): void {
  let part = link.querySelector(selector);
  if (!part) {
    part = document.createElement('span');
    part.className = selector.slice(1);
    link.append(part, ' ');
  }
  if (own || !part.textContent?.trim()) part.textContent = own || otherwise;
}
