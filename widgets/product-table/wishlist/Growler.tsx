import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageGlobal } from '../../../src/core/config/pageGlobal';
import { templateHtml } from '../../../src/core/dataBlocks';
import { html, parseFragment } from '../../../src/core/html';
import { followableUrl } from '../../../src/core/url';
import type { WishlistAnswer } from '../../../src/core/wishlist/wishlistData';
import { Adopted, adopt, hydrateWidget, type Mounted, type SlotProps, useClasses } from '../../../src/hydrate';
import { storeContext } from '../../../src/ui/storeContext';
import { announce } from '../announce';
import { tRowWishlist } from './messages';

const LINK = '.wcpt-ti-wishlist-growler';
const ADDED = `${LINK}__label--item-added`;
const VIEW = `${LINK}__label--view-wishlist`;
/** It comes into view after this, ms. Source: spec product-table 9.2. */
const REVEALS = 100;
/** It is taken away so long after it has gone out of view, ms. Source: spec product-table 9.2. */
const LEAVES = 500;
/** How long it stays where the button does not say, s. Source: contract product-table 23. */
const STAYS = 4;

interface Growl {
  /** What was pressed: Tab leads from it to the notice, and back. */
  readonly opener: HTMLElement;
  /** How long it is in view, ms. */
  readonly duration: number;
  readonly close: () => void;
}

const [GrowlProvider, useGrowl] = storeContext<Growl>();
const slots = { [LINK]: GrowlLink };

/** The notice that something is in the list now, a link to it. Source: spec product-table 3.11; contract 23. */
function GrowlLink({ element, children }: SlotProps): ReactNode {
  const { opener, duration, close } = useGrowl();
  const [stage, setStage] = useState<'coming' | 'shown' | 'leaving'>('coming');
  const [isHeld, hold] = useState(false);
  const holders = useRef(0);
  useClasses(element, { 'wcpt-ti-wishlist-growler--revealed': stage === 'shown' });
  useEffect(() => {
    // Whoever reads it or has come to it is not hurried.
    if (stage === 'shown' && isHeld) return;
    const step = { coming: REVEALS, shown: duration, leaving: LEAVES }[stage];
    const next = () => (stage === 'leaving' ? close() : setStage(stage === 'coming' ? 'shown' : 'leaving'));
    const timer = setTimeout(next, step);
    return () => clearTimeout(timer);
  }, [stage, isHeld, duration, close]);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey, target } = event;
      if (key === 'Escape' && !event.defaultPrevented) close();
      else if (key === 'Tab' && !shiftKey && target === opener) {
        event.preventDefault();
        element.focus({ preventScroll: true });
      } else if (key === 'Tab' && target === element && opener.isConnected) {
        // On from the button, as if the notice stood behind it.
        opener.focus({ preventScroll: true });
        if (shiftKey) event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [element, opener, close]);
  const count = (change: number) => () => {
    holders.current += change;
    hold(holders.current > 0);
  };
  return (
    <Adopted of={element} onPointerEnter={count(1)} onPointerLeave={count(-1)} onFocus={count(1)} onBlur={count(-1)}>
      {children}
    </Adopted>
  );
}

let shown: { readonly widget: Mounted; readonly opener: HTMLElement } | undefined;

/**
 * Shows that a row's product is in the list now, and has screen readers say it once; a second notice takes the place of the
 * first. Source: contract product-table 23, add-ons 7.6, 7.8.
 * @param button the row's, which brings labels, icon, link and seconds
 */
export function showGrowler(button: HTMLElement, product: string, answer: WishlistAnswer): void {
  hideGrowler();
  const name = `"${product}"`;
  const fill = (text: string) => text.replaceAll('{n}', () => name);
  const wrapper = document.createElement('div');
  wrapper.className = 'sw-wishlist-growler';
  const link = makeLink(fill);
  wrapper.append(link);
  const attribute = (key: string) => button.getAttribute(`data-wcpt-${key}`)?.trim() ?? '';
  label(link, ADDED, fill(attribute('item-added-label')), tRowWishlist('product-table.wishlist_added', { n: name }));
  label(link, VIEW, fill(attribute('view-wishlist-label')), tRowWishlist('product-table.wishlist_view'));
  link.setAttribute('data-wcpt-icon', attribute('icon') || 'heart');
  const url = [attribute('custom-url'), pageGlobal('wcpt_ti_wishlist_url'), answer.raw.wishlist_url]
    .map(one => followableUrl(one))
    .find(Boolean);
  if (url) link.setAttribute('href', url);
  const seconds = Number(attribute('duration-seconds') || Number.NaN);
  const duration = 1000 * (seconds > 0 ? seconds : STAYS);
  (button.closest('main, [role="main"]') ?? document.body).append(wrapper);
  const growl = { opener: button, duration, close: hideGrowler };
  const draw = () => <GrowlProvider value={growl}>{adopt(wrapper, slots)}</GrowlProvider>;
  shown = { widget: hydrateWidget('product-table', wrapper, draw, { atOnce: true }), opener: button };
  announce(link.querySelector(ADDED)?.textContent?.trim() ?? '');
}

/** The page's template, with the name in its texts; a plain link where there is none. */
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

/** Writes a label: the button's, else the template's own, else ours. */
function label(link: Element, selector: string, own: string, otherwise: string): void {
  let part = link.querySelector(selector);
  if (!part) {
    part = document.createElement('span');
    part.className = selector.slice(1);
    link.append(part, ' ');
  }
  if (own || !part.textContent?.trim()) part.textContent = own || otherwise;
}

/** Takes the notice away, if there is one. */
export function hideGrowler(): void {
  if (!shown) return;
  const { widget, opener } = shown;
  shown = undefined;
  const hadFocus = widget.marker.contains(document.activeElement);
  widget.unmount();
  widget.marker.remove();
  if (hadFocus) opener.focus({ preventScroll: true });
}
